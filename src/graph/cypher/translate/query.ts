/** A query: its clauses one after the other, and the results of a UNION under each other. */
import { type RawBuilder, sql } from 'kysely'
import type { Clause, Expression, Projection, Query, SingleQuery, WithClause } from '../ast.ts'
import { commonType, type StaticType } from '../types.ts'
import { translateExpression, translatePredicate } from './expression.ts'
import { match, optionalMatch } from './match.ts'
import { enough, repetitionsMatter } from './multiplicity.ts'
import { fromAndWhere, newPart, type Part, withExpressions } from './part.ts'
import { contextOf } from './part-context.ts'
import { itemsOf, project } from './projection.ts'
import { type Column, partOver, type Select } from './select.ts'
import type { Statement } from './statement.ts'
import { formOf, toForm, toJson, typed } from './typed.ts'
import { unwind } from './unwind.ts'
import { conjunctsOf } from './walk.ts'

export type QueryOptions = {
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
  return { sql: body, columns: selects[0]?.columns ?? [] }
}

/** Brings the columns of all to the types that they share. */
function alignColumns(statement: Statement, selects: readonly Select[]): Select[] {
  const types = (selects[0]?.columns ?? []).map(({ name }) =>
    selects.map((select) => columnNamed(select, name).type).reduce(commonType)
  )
  return selects.map((select) => {
    const alias = statement.alias('q')
    const columns = (selects[0]?.columns ?? []).map(
      ({ name, present }, i): Column => ({
        name,
        type: types[i] ?? 'any',
        present
      })
    )
    const listed = columns.map(({ name, type }, i) => {
      const place = select.columns.findIndex((column) => column.name === name)
      const given = typed(columnNamed(select, name).type, sql.ref(`${alias}.c${place}`))
      return sql`${inForm(given, type)} as ${sql.ref(`c${i}`)}`
    })
    return {
      columns,
      sql: sql`select ${sql.join(listed)} from (${select.sql}) as ${sql.id(alias)}`
    }
  })
}

const inForm = (given: ReturnType<typeof typed>, type: StaticType): RawBuilder<unknown> =>
  formOf(type) === 'jsonb' ? toJson(given) : toForm(given, type).sql

function columnNamed({ columns }: Select, name: string): Column {
  const column = columns.find((one) => one.name === name)
  if (column === undefined) throw new Error(`the check let a UNION of other columns pass: ${name}`)
  return column
}

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
  return { columns: [], sql: withExpressions({ expressions }, select) }
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
  const limit = enough(following, part.statement.input.parameters)
  if (clause.optional) optionalMatch(part, patterns, where, { distinct: once })
  else match(part, patterns, where, { distinct: once, limit })
}

function translateWith(part: Part, clause: WithClause): Part {
  if (isRenaming(clause)) return rename(part, clause)
  const whereAfter = clause.distinct || clause.skip !== undefined || clause.limit !== undefined
  const select = project(part, clause, whereAfter ? undefined : clause.where)
  const name = part.statement.alias('p')
  const columns = sql.join(select.columns.map((_, i) => sql.ref(`c${i}`)))
  part.expressions.push(sql`${sql.id(name)} (${columns}) as (${select.sql})`)
  const next = partOver(part, sql.id(name), select.columns, name)
  if (whereAfter && clause.where) filter(next, clause.where)
  return next
}

const filter = (part: Part, where: Expression): void => {
  for (const condition of conjunctsOf(where)) {
    part.where.push(translatePredicate(condition, contextOf(part)))
  }
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
  if (clause.where) {
    const names = new Map(values)
    for (const condition of conjunctsOf(clause.where)) {
      part.where.push(translatePredicate(condition, contextOf(part, names)))
    }
  }
  const guesses = new Map(part.guesses)
  part.variables.clear()
  for (const [name, value] of values) part.variables.set(name, value)
  part.guesses.clear()
  for (const [name, rows] of guesses) if (part.variables.has(name)) part.guesses.set(name, rows)
  return part
}
