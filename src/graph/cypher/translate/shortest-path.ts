/** shortestPath() and allShortestPaths(): what is searched between, and what was found as a FROM item. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression } from '../ast.ts'
import { CypherError } from '../errors.ts'
import type { SearchPlan, SearchResult } from '../search/search-plan.ts'
import { listOf } from '../types.ts'
import { variablesIn } from '../walk.ts'
import { onlyOf } from './direction.ts'
import { translateExpression, translatePredicate } from './expression.ts'
import { connect } from './hop.ts'
import { kindIn } from './label.ts'
import { bind, findVariable, fromAndWhere, newPart, type Part, withExpressions } from './part.ts'
import { contextOf } from './part-context.ts'
import type { Hop, SearchPattern } from './pattern.ts'
import { type Typed, toForm, typed } from './typed.ts'

/** Thrown through the translation: it cannot go on before this search has been made. */
export class SearchNeeded extends Error {
  readonly plan: SearchPlan
  constructor(plan: SearchPlan) {
    super('a search has to be made first')
    this.plan = plan
  }
}

/** Gives the conditions that are still to be asked of the rows. */
export function emitSearch(
  part: Part,
  { hop, path, all }: SearchPattern,
  conditions: readonly Expression[],
  limit: number | undefined
): readonly Expression[] {
  const unbound = (name: string) => findVariable(part, name) === undefined
  const ends = [...new Set([hop.left, hop.right])]
  const ofEnds = ends.flatMap((name) =>
    unbound(name) ? conditions.filter((condition) => onlyOf(condition, name, () => false)) : []
  )
  const differ = conditions.filter((condition) => isInequality(condition, hop))
  const each = conditions.flatMap((condition) => eachCondition(condition, hop, path) ?? [])
  // That each node fits is asked of the path again: it may have no relationship.
  const asked = each.flatMap(({ of, condition }) => (of === 'relationships' ? condition : []))
  const left = conditions.filter((one) => ![...ofEnds, ...differ, ...asked].includes(one))
  const alone = part.from.length === 0 && part.outer === undefined
  const result =
    part.statement.nextSearch() ??
    needed({
      all,
      direction: hop.direction,
      kindIds: hop.kindIds,
      ...lengthOf(hop),
      ends: endsOf(part, hop, conditions),
      excludesEqualEnds: differ.length > 0,
      endNames: endNames(hop),
      limit: alone && left.length === 0 ? limit : undefined,
      edgeFilter: edgeFilter(part, hop, each)
    })
  joinResult(part, hop, path, result)
  return left
}

function needed(plan: SearchPlan): never {
  throw new SearchNeeded(plan)
}

function lengthOf({ length }: Hop): Pick<SearchPlan, 'min' | 'max'> {
  const { min, max } = length ?? { min: 1, max: 1 }
  if (min === 0 || min === 1) return { min, max }
  throw new Error('the check let a search pass that begins further away')
}

/** None where a name would have to be quoted, as that of a node without one. */
const endNames = ({ left, right }: Hop): [string, string] | undefined =>
  left !== right && [left, right].every((name) => /^[a-z_]\w*$/i.test(name))
    ? [left, right]
    : undefined

/** `s <> t` or `id(s) <> id(t)` */
function isInequality(condition: Expression, { left, right }: Hop): boolean {
  if (condition.type !== 'comparison') return false
  const [only, ...more] = condition.rest
  if (only === undefined || more.length > 0 || only.operator !== '<>') return false
  const names = [condition.first, only.operand].map(entityOf)
  return names.includes(left) && names.includes(right)
}

function entityOf(expression: Expression): string | undefined {
  if (expression.type === 'variable') return expression.name
  if (expression.type !== 'function' || !/^(id|elementid)$/i.test(expression.name.text)) return
  const [argument] = expression.arguments
  return argument?.type === 'variable' ? argument.name : undefined
}

type EachCondition = {
  readonly of: 'nodes' | 'relationships'
  readonly condition: Expression
  /** One of them. */
  readonly name: string
  readonly where: Expression
  readonly not: boolean
}

/** `all(r IN relationships(p) WHERE …)` and `none(n IN nodes(p) WHERE …)` that speak of nothing else. */
function eachCondition(condition: Expression, hop: Hop, path: string): EachCondition | undefined {
  if (condition.type !== 'quantifier' || condition.where === undefined) return undefined
  const { quantifier, list, where } = condition
  if (quantifier !== 'all' && quantifier !== 'none') return undefined
  const name = condition.variable.text
  const of = elementsOf(list, hop, path)
  if (of === undefined || [...variablesIn(where)].some((other) => other !== name)) return undefined
  return { of, condition, name, where, not: quantifier === 'none' }
}

function elementsOf(list: Expression, hop: Hop, path: string): EachCondition['of'] | undefined {
  if (list.type === 'variable') return list.name === hop.name ? 'relationships' : undefined
  if (list.type !== 'function') return undefined
  const [argument] = list.arguments
  if (argument?.type !== 'variable' || argument.name !== path) return undefined
  if (/^nodes$/i.test(list.name.text)) return 'nodes'
  return /^(relationships|rels)$/i.test(list.name.text) ? 'relationships' : undefined
}

/** The relationships that may be part of a path. */
function edgeFilter(
  { statement }: Part,
  hop: Hop,
  each: readonly EachCondition[]
): RawBuilder<{ id: number }> | undefined {
  if (each.length + hop.each.length === 0) return undefined
  const part = newPart(statement, undefined)
  const alias = statement.alias('e')
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  part.from.push({ join: 'inner', source: sql`edges as ${sql.id(alias)}` })
  const relationship = { ...typed('relationship', column('id')), present: true }
  const ends = ['start_id', 'end_id'].map((end) => ({
    ...typed('node', column(end)),
    present: true
  }))
  part.tables.set(relationship, alias)
  if (hop.kindIds) part.where.push(kindIn(column('kind_id'), hop.kindIds))
  const ask = (name: string, entity: Typed, where: Expression, not: boolean) => {
    bind(part, name, entity)
    const condition = toForm(translateExpression(where, contextOf(part)), 'boolean').sql
    part.where.push(not ? sql`not ${condition}` : condition)
  }
  for (const where of hop.each) ask(hop.name, relationship, where, false)
  for (const { of, name, where, not } of each) {
    for (const one of of === 'nodes' ? ends : [relationship]) ask(name, one, where, not)
  }
  return sql`select ${relationship.sql} as id${fromAndWhere(part)}`
}

function endsOf(part: Part, hop: Hop, conditions: readonly Expression[]): SearchPlan['ends'] {
  const rows = rowsOf(part)
  const [start, end] = [hop.left, hop.right].map((name) => findVariable(part, name))
  if (start && end) {
    const [from, to] = [toForm(start, 'node').sql, toForm(end, 'node').sql]
    return {
      pairs: withExpressions(
        rows,
        sql`select distinct ${from} as start_id, ${to} as end_id${present(rows, from, to)}`
      ) as RawBuilder<{ start_id: number; end_id: number }>
    }
  }
  const setOf = (name: string): RawBuilder<{ id: number }> => {
    const bound = findVariable(part, name)
    if (bound) {
      const id = toForm(bound, 'node').sql
      return withExpressions(
        rows,
        sql`select distinct ${id} as id${present(rows, id)}`
      ) as RawBuilder<{ id: number }>
    }
    const own = newPart(part.statement, undefined)
    const alias = part.statement.alias('n')
    own.from.push({ join: 'inner', source: sql`nodes as ${sql.id(alias)}` })
    const id = bind(own, name, { ...typed('node', sql.ref(`${alias}.id`)), present: true })
    own.tables.set(id, alias)
    for (const condition of conditions) {
      if (!onlyOf(condition, name, () => false)) continue
      own.where.push(translatePredicate(condition, contextOf(own)))
    }
    return sql`select ${id.sql} as id${fromAndWhere(own)}`
  }
  return { sources: setOf(hop.left), targets: setOf(hop.right) }
}

/** What a part reads, without the rows in which an end is null. */
const present = (part: Part, ...ends: readonly RawBuilder<unknown>[]) =>
  fromAndWhere({ ...part, where: [...part.where, ...ends.map((end) => sql`${end} is not null`)] })

/** The rows that the ends come from: those of the query around, where a part has none of its own. */
function rowsOf(part: Part): Part {
  if (part.outer === undefined) return part
  if (part.from.length === 0) return rowsOf(part.outer)
  const { input } = part.statement
  throw new CypherError({
    kind: 'unsupported',
    reason: 'a shortest path cannot be searched between what a subquery has matched',
    hint: 'match both ends before the subquery',
    place: { query: input.text, span: input.query }
  })
}

function joinResult(part: Part, hop: Hop, path: string, result: SearchResult): void {
  const alias = part.statement.alias('s')
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  // One text: a list of many values takes the driver long to write.
  const paths = result.map(({ path: ids }) => ids.join()).join(';')
  part.from.push({
    join: 'inner',
    source: sql`(
      select path, path[1] as start_id, path[cardinality(path)] as end_id,
        array(select path[i] from generate_series(2, cardinality(path), 2) as i) as edge_ids
      from (
        select string_to_array(ids, ',')::bigint[] as path
        from unnest(string_to_array(${paths}::text, ';')) as ids offset 0
      ) as found
    ) as ${sql.id(alias)}`
  })
  connect(part, hop.left, column('start_id'))
  connect(part, hop.right, column('end_id'))
  bind(part, path, typed('path', column('path')))
  if (!hop.named) return
  const relationships = column('edge_ids')
  bind(
    part,
    hop.name,
    hop.length
      ? typed(listOf('relationship'), relationships)
      : typed('relationship', sql`(${relationships})[1]`)
  )
}
