/** MATCH: the hops of its patterns become joins, its conditions conjuncts of the same SELECT. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression, PathPattern } from '../ast.ts'
import { listOf } from '../types.ts'
import { guessFor, guessReach } from './direction.ts'
import { disjointConditions, guessNodes, impliedConditions } from './ends.ts'
import { translatePredicate } from './expression.ts'
import { kindIn } from './label.ts'
import { bind, findVariable, fromAndWhere, newPart, type Part, type Variable } from './part.ts'
import { contextOf } from './part-context.ts'
import { type Hop, type PathBinding, type PatternGraph, readPatterns } from './pattern.ts'
import { emitSearch } from './shortest-path.ts'
import { simplify } from './simplify.ts'
import { toForm, typed } from './typed.ts'
import { expand } from './variable-length.ts'

export type MatchOptions = {
  /** Whether it makes no difference how often a row comes. */
  readonly distinct: boolean
  /** How many rows are enough, where nothing after this MATCH leaves one out. */
  readonly limit?: number | undefined
}

export function match(
  part: Part,
  patterns: readonly PathPattern[],
  where: readonly Expression[],
  options: MatchOptions
): void {
  const graph = readPatterns(part.statement, patterns)
  const conditions = [...graph.conditions, ...where].map(simplify)
  const branches = disjointConditions(part, graph, conditions)
  if (branches === undefined) {
    emit(part, graph, conditions, options)
    return
  }
  const columns = newVariables(part, graph)
  const inner = branches.map((branch) => {
    const one = newPart(part.statement, part)
    emit(one, graph, branch, options)
    return one
  })
  joinAs(part, inner, columns, 'inner')
}

/** OPTIONAL MATCH: null for all that it would name where there is no match. */
export function optionalMatch(
  part: Part,
  patterns: readonly PathPattern[],
  where: readonly Expression[],
  options: MatchOptions
): void {
  const inner = newPart(part.statement, part)
  match(inner, patterns, where, { distinct: options.distinct })
  const names = [...inner.variables.keys()].filter((name) => !name.startsWith(' '))
  joinAs(part, [inner], names, 'left')
}

/** The names that come out of the patterns. */
const newVariables = (part: Part, { nodes, hops, paths }: PatternGraph): string[] =>
  [
    ...new Set([
      ...nodes,
      ...hops.filter(({ named }) => named).map(({ name }) => name),
      ...paths.map(({ name }) => name)
    ])
  ].filter((name) => !name.startsWith(' ') && findVariable(part, name) === undefined)

/** Makes a FROM item of parts inside; the same variables of each are its columns. */
function joinAs(
  part: Part,
  inner: readonly Part[],
  names: readonly string[],
  join: 'inner' | 'left'
): void {
  const alias = part.statement.alias('m')
  const read = (one: Part, name: string): Variable => {
    const variable = findVariable(one, name)
    if (variable === undefined) throw new Error(`no such variable in a branch: ${name}`)
    return variable
  }
  const selects = inner.map((one) => {
    const columns = names.map((name, i) => sql`${read(one, name).sql} as ${sql.ref(`c${i}`)}`)
    return sql`select ${sql.join(columns)}${fromAndWhere(one)}`
  })
  part.from.push({
    join,
    source: sql`lateral (${sql.join(selects, sql` union all `)}) as ${sql.id(alias)}`
  })
  const [first] = inner
  names.forEach((name, i) => {
    const { type, present } = first ? read(first, name) : {}
    if (type === undefined) return
    bind(part, name, {
      type,
      sql: sql.ref(`${alias}.c${i}`),
      present: join === 'inner' && present === true
    })
  })
}

function emit(
  part: Part,
  graph: PatternGraph,
  given: readonly Expression[],
  { distinct, limit }: MatchOptions
): void {
  const hasExpansion = graph.hops.some(({ length }) => length)
  const conditions = hasExpansion ? [...given, ...impliedConditions(part, graph, given)] : given
  const searchEnds = new Set(graph.searches.flatMap(({ hop }) => [hop.left, hop.right]))
  requirePresence(part, [...graph.nodes, ...searchEnds])
  const steps = new Map<Hop, RawBuilder<unknown>>()
  const rows = guessNodes(part, graph, conditions)
  const waiting = new Set(graph.hops)
  const guess = guessFor(part.statement.input)

  /** Joins the hops of fixed length around a node. */
  const emitAround = (name: string): void => {
    for (const hop of waiting) {
      if (hop.length || (hop.left !== name && hop.right !== name)) continue
      waiting.delete(hop)
      emitHop(part, hop)
      emitAround(hop.left === name ? hop.right : hop.left)
    }
  }
  const cheapest = () =>
    [...waiting]
      .filter((hop) => hop.length)
      .flatMap((hop) => [
        { hop, from: 'left' as const, near: hop.left, far: hop.right },
        { hop, from: 'right' as const, near: hop.right, far: hop.left }
      ])
      .map((way) => ({
        ...way,
        cost: (rows.get(way.near) ?? 1) * guessReach(guess, way.hop, way.from)
      }))
      .sort((a, b) => a.cost - b.cost)[0]

  for (let way = cheapest(); way !== undefined; way = cheapest()) {
    const { hop, from, near, far, cost } = way
    waiting.delete(hop)
    emitAround(near)
    const start = nodeId(part, near)
    const once = distinct && canBeDistinct(hop, graph.hops)
    const alias = part.statement.alias('v')
    const bound = hop.named ? findVariable(part, hop.name) : undefined
    const within = bound && toForm(bound, listOf('relationship')).sql
    const source = expand(
      part,
      { hop, from, start, distinct: once, steps: hop.inPath, within },
      alias
    )
    part.from.push({ join: 'inner', source })
    connect(part, far, sql.ref(`${alias}.far_id`))
    if (within) part.where.push(sql`${sql.ref(`${alias}.edge_ids`)} = ${within}`)
    else if (!once) {
      bind(part, hop.name, typed(listOf('relationship'), sql.ref(`${alias}.edge_ids`)))
    }
    steps.set(hop, sql.ref(`${alias}.steps`))
    rows.set(far, Math.min(rows.get(far) ?? cost, cost))
  }
  for (const hop of waiting) emitHop(part, hop)
  for (const name of graph.nodes) if (!searchEnds.has(name)) nodeId(part, name)
  for (const [name, guessed] of rows) if (part.variables.has(name)) part.guesses.set(name, guessed)

  part.where.push(...uniqueness(part, graph.hops))
  for (const path of graph.paths) bindPath(part, path, steps)
  let left = conditions
  for (const search of graph.searches) {
    left = emitSearch(part, search, left, graph.searches.length === 1 ? limit : undefined)
  }
  for (const condition of left) part.where.push(translatePredicate(condition, contextOf(part)))
}

/** A variable that is null matches nothing. */
function requirePresence(part: Part, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const variable = findVariable(part, name)
    if (variable === undefined || variable.present) continue
    const id = toForm(variable, 'node')
    part.where.push(sql`${id.sql} is not null`)
    if (part.variables.has(name)) bind(part, name, { ...id, present: true })
  }
}

/** The id of a node, which is read from the table of all nodes where nothing has led to it yet. */
export function nodeId(part: Part, name: string): RawBuilder<unknown> {
  const known = findVariable(part, name)
  if (known) return toForm(known, 'node').sql
  const alias = part.statement.alias('n')
  part.from.push({ join: 'inner', source: sql`nodes as ${sql.id(alias)}` })
  const variable = bind(part, name, {
    ...typed('node', sql.ref(`${alias}.id`)),
    present: true
  })
  part.tables.set(variable, alias)
  return variable.sql
}

function connect(part: Part, name: string, id: RawBuilder<unknown>): void {
  const known = findVariable(part, name)
  if (known) part.where.push(sql`${id} = ${toForm(known, 'node').sql}`)
  else bind(part, name, { ...typed('node', id), present: true })
}

function emitHop(part: Part, hop: Hop): void {
  const alias = part.statement.alias('e')
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const both = hop.direction === 'both'
  part.from.push({
    join: 'inner',
    source: both ? sql`(${BOTH_WAYS}) as ${sql.id(alias)}` : sql`edges as ${sql.id(alias)}`
  })
  if (both) {
    part.where.push(sql`not (${column('turned')} and ${column('start_id')} = ${column('end_id')})`)
  }
  const [left, right] = both
    ? ['left_id', 'right_id']
    : hop.direction === 'right'
      ? ['start_id', 'end_id']
      : ['end_id', 'start_id']
  connect(part, hop.left, column(left ?? ''))
  connect(part, hop.right, column(right ?? ''))
  if (hop.kindIds) part.where.push(kindIn(column('kind_id'), hop.kindIds))
  const bound = findVariable(part, hop.name)
  if (bound) {
    part.where.push(sql`${column('id')} = ${toForm(bound, 'relationship').sql}`)
    return
  }
  const variable = bind(part, hop.name, {
    ...typed('relationship', column('id')),
    present: true
  })
  part.tables.set(variable, alias)
}

/** Each edge from either end. Without conditions, so that PostgreSQL looks up either end in its index. */
const BOTH_WAYS = sql`
  select id, kind_id, properties, start_id, end_id, start_id as left_id, end_id as right_id, false as turned
  from edges union all
  select id, kind_id, properties, start_id, end_id, end_id, start_id, true from edges`

/** Within one MATCH no two relationships are the same. */
function uniqueness(part: Part, hops: readonly Hop[]): RawBuilder<unknown>[] {
  return hops.flatMap((one, i) =>
    hops.slice(i + 1).flatMap((other) => {
      if (!canMeet(one, other)) return []
      const [a, b] = [findVariable(part, one.name), findVariable(part, other.name)]
      if (a === undefined || b === undefined) throw new Error('a relationship was left out')
      if (one.length && other.length) return [sql`not ${a.sql} && ${b.sql}`]
      if (one.length) return [sql`${b.sql} <> all(${a.sql})`]
      return [other.length ? sql`${a.sql} <> all(${b.sql})` : sql`${a.sql} <> ${b.sql}`]
    })
  )
}

const canMeet = (one: Hop, other: Hop): boolean =>
  one.kindIds === undefined ||
  other.kindIds === undefined ||
  one.kindIds.some((id) => other.kindIds?.includes(id))

/**
 * The ends of the shortest ways are the ends of all ways, but against the direction a way can go back to
 * where it began over the relationship that it came by.
 */
const canBeDistinct = (hop: Hop, hops: readonly Hop[]): boolean =>
  !hop.named &&
  !hop.inPath &&
  hop.direction !== 'both' &&
  (hop.length?.min ?? 1) <= 1 &&
  hops.every((other) => other === hop || !canMeet(hop, other))

function bindPath(
  part: Part,
  { name, start, hops }: PathBinding,
  steps: ReadonlyMap<Hop, RawBuilder<unknown>>
): void {
  const pieces: RawBuilder<unknown>[] = []
  let fixed = [nodeId(part, start)]
  for (const hop of hops) {
    const along = steps.get(hop)
    if (along) {
      if (fixed.length > 0) pieces.push(sql`array[${sql.join(fixed)}]`)
      pieces.push(along)
      fixed = []
    } else {
      const relationship = findVariable(part, hop.name)
      if (relationship) fixed.push(relationship.sql)
      fixed.push(nodeId(part, hop.right))
    }
  }
  if (fixed.length > 0) pieces.push(sql`array[${sql.join(fixed)}]`)
  bind(part, name, typed('path', sql`(${sql.join(pieces, sql` || `)})`))
}
