/** A query: its clauses one after the other, and the results of a UNION under each other. */
import { type RawBuilder, sql } from 'kysely'
import type { Clause, Expression, Projection, Query, SingleQuery, WithClause } from '../ast.ts'
import { columnReader } from '../columns.ts'
import { commonType, isList, type StaticType } from '../types.ts'
import { conjunctsOf, hasAggregate } from '../walk.ts'
import type { ExpressionContext } from './context.ts'
import { translateExpression, translatePredicate } from './expression.ts'
import { match, optionalMatch } from './match.ts'
import { enough, repetitionsMatter } from './multiplicity.ts'
import { fromAndWhere, newPart, type Part, type Statement, withExpressions } from './part.ts'
import { contextOf } from './part-context.ts'
import { itemsOf, project } from './projection.ts'
import { type Column, partOver, type Select } from './select.ts'
import { simplify } from './simplify.ts'
import { formOf, isEntity, type Typed, toForm, toJson, typed } from './typed.ts'
import { unwind } from './unwind.ts'

type QueryOptions = {
  /** Whether it makes no difference how often a row comes. */
  readonly distinct: boolean
}

/** @param outer what the query is a subquery of */
export function translateQuery(
  statement: Statement,
  query: Query,
  outer: Part | undefined,
  options: QueryOptions
): Select {
  const distinct = options.distinct || query.unions.some(({ all }) => !all)
  const single = (one: SingleQuery) => translateSingle(statement, one, outer, { distinct })
  const first = single(query.first)
  if (query.unions.length === 0) return first
  const others = query.unions.map((union) => single(union.query))
  const selects = alignColumns(statement, [first, ...others])
  const body = selects
    .slice(1)
    .reduce(
      (before, select, i) =>
        sql`${before} union ${query.unions[i]?.all ? sql`all ` : sql``}(${select.sql})`,
      sql`(${selects[0]?.sql ?? sql``})`
    )
  return { sql: body, columns: selects[0]?.columns ?? [], ordered: false }
}

/** Brings the columns of all to the types that they share. */
function alignColumns(statement: Statement, selects: readonly Select[]): Select[] {
  const [first] = selects
  const columns = (first?.columns ?? []).map(({ name, present }, i): Column => {
    const types = selects.map((select) => select.columns[i]?.type ?? 'null')
    return { name, type: types.reduce(commonType), present }
  })
  return selects.map((select) => {
    const alias = statement.alias('q')
    const listed = columns.map(({ type }, i) => {
      const given = typed(select.columns[i]?.type ?? 'null', sql.ref(`${alias}.c${i}`))
      return sql`${inForm(given, type)} as ${sql.ref(`c${i}`)}`
    })
    const read = sql`select ${sql.join(listed)} from (${select.sql}) as ${sql.id(alias)}`
    return { columns, ordered: false, sql: read }
  })
}

const inForm = (given: Typed, type: StaticType): RawBuilder<unknown> =>
  formOf(type) === 'jsonb' ? toJson(given) : toForm(given, type).sql

function translateSingle(
  statement: Statement,
  { clauses }: SingleQuery,
  outer: Part | undefined,
  options: QueryOptions
): Select {
  const expressions: RawBuilder<unknown>[] = []
  let part = newPart(statement, outer, expressions)
  for (const [i, clause] of clauses.entries()) {
    if (clause.type === 'return') {
      const select = project(part, clause)
      return { ...select, sql: withExpressions({ expressions }, select.sql) }
    }
    if (clause.type === 'with') part = translateWith(part, clause)
    else translateReading(part, clause, clauses.slice(i + 1), options)
  }
  // The bare pattern of EXISTS { … } or COUNT { … }
  const select = sql`select 1 as c0${fromAndWhere(part)}`
  return { columns: [], ordered: false, sql: withExpressions({ expressions }, select) }
}

function translateReading(
  part: Part,
  clause: Exclude<Clause, Projection>,
  following: readonly Clause[],
  { distinct }: QueryOptions
): void {
  if (clause.type === 'unwind') {
    unwind(part, clause)
    return
  }
  const { patterns } = clause
  const where = conjunctsOf(clause.where)
  const once = !repetitionsMatter(following, distinct)
  const { query, parameters, maxRows } = part.statement.input
  const isWhole = part.outer === undefined && query.unions.length === 0
  const limit = enough(following, parameters, isWhole ? maxRows : undefined)
  if (clause.optional) optionalMatch(part, patterns, where, { distinct: once })
  else match(part, patterns, where, { distinct: once, limit })
}

function translateWith(part: Part, clause: WithClause): Part {
  if (isRenaming(clause)) return rename(part, clause)
  const whereAfter = clause.distinct || clause.skip !== undefined || clause.limit !== undefined
  const onlyColumns = whereAfter || clause.items.some((item) => hasAggregate(item.expression))
  const read = onlyColumns ? columnReader(clause.items) : (one: Expression) => one
  const where = clause.where && read(clause.where)
  const next = nextPart(part, project(part, clause, whereAfter ? undefined : where))
  if (whereAfter && where) filter(next, where, contextOf(next))
  return next
}

/** A part that reads a SELECT, which becomes a common table expression. */
function nextPart(part: Part, { sql: select, columns: given, ordered, single }: Select): Part {
  const name = part.statement.alias('p')
  const columns = single && !part.outer ? given.map((one, i) => withElements(one, i, name)) : given
  const listed = columns.map((_, i) => sql.ref(`c${i}`))
  const place = ordered ? [sql.ref('place')] : []
  const numbered = ordered
    ? sql`select *, row_number() over () from (${select}) as ${sql.id(`${name}s`)}`
    : select
  part.expressions.push(sql`${sql.id(name)} (${sql.join([...listed, ...place])}) as (${numbered})`)
  const next = partOver(part, sql.id(name), columns, name)
  return ordered ? { ...next, place: sql.ref(`${name}.place`) } : next
}

/** The lists of an only row are looked into as a set of its own. */
function withElements(column: Column, place: number, source: string): Column {
  if (!isList(column.type)) return column
  const list = sql.ref(`${source}.c${place}`)
  const elements = isEntity(column.type.list)
    ? sql`select unnest(${list}) from ${sql.id(source)}`
    : sql`select nullif(element, 'null') from ${sql.id(source)}, jsonb_array_elements(${list}) as element`
  return { ...column, elements }
}

function filter(part: Part, where: Expression, context: ExpressionContext): void {
  for (const condition of conjunctsOf(where))
    part.where.push(translatePredicate(simplify(condition), context))
}

/** Names that mean what they meant before need no SELECT of their own. */
const isRenaming = ({ distinct, orderBy, skip, limit, items }: WithClause): boolean =>
  !distinct &&
  orderBy.length === 0 &&
  skip === undefined &&
  limit === undefined &&
  items.every(({ expression }) => ['variable', 'literal', 'parameter'].includes(expression.type))

function rename(part: Part, clause: WithClause): Part {
  const context = contextOf(part)
  const values = itemsOf(part, clause).map(
    ({ name, expression }) => [name, translateExpression(expression, context)] as const
  )
  // What is filtered by may be named as it was before or as it is now.
  if (clause.where) filter(part, clause.where, contextOf(part, new Map(values)))
  const guesses = new Map(part.guesses)
  part.variables.clear()
  for (const [name, value] of values) part.variables.set(name, value)
  part.guesses.clear()
  for (const [name, rows] of guesses) if (part.variables.has(name)) part.guesses.set(name, rows)
  return part
}
