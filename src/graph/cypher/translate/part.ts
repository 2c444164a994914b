/** One SELECT while it grows: what it reads from, what holds of it, and how its variables are read. */
import { type RawBuilder, sql } from 'kysely'
import type { PatternComprehension, PatternExpression, SubqueryExpression } from '../ast.ts'
import type { SearchResult } from '../search/search-plan.ts'
import type { TranslateInput } from './input.ts'
import type { Typed } from './typed.ts'

/** What all parts of one statement share. */
export type Statement = {
  readonly input: TranslateInput
  /** A name that nothing else in the statement has. */
  alias(prefix: string): string
  /** Answer to the next search; undefined where it has yet to be made. */
  nextSearch(): SearchResult | undefined
  subquery(
    part: Part,
    expression: SubqueryExpression | PatternExpression | PatternComprehension
  ): Typed
}

/** The same object wherever the variable is read, so that its table is found again. */
export type Variable = Typed & {
  /** An entity of which it is known that it is not null. */
  readonly present?: boolean
}

type FromItem = {
  readonly join: 'inner' | 'left'
  /** With its alias, and `lateral` where it looks to the left. */
  readonly source: RawBuilder<unknown>
  readonly on?: RawBuilder<unknown>
}

export type Part = {
  readonly statement: Statement
  /** What a subquery or an OPTIONAL MATCH stands in. */
  readonly outer: Part | undefined
  readonly variables: Map<string, Variable>
  readonly from: FromItem[]
  readonly where: RawBuilder<unknown>[]
  /** The common table expressions before it. */
  readonly expressions: RawBuilder<unknown>[]
  /** Alias of the table that has the columns of an entity. */
  readonly tables: Map<Typed, string>
  /** How many rows a variable is guessed to range over. */
  readonly guesses: Map<string, number>
  /** Only adds names; what it reads from is the outer's. */
  readonly namesOnly: boolean
  /** The place of each row, where an earlier ORDER BY gave it one. */
  readonly place?: RawBuilder<unknown> | undefined
}

export const newPart = (
  statement: Statement,
  outer: Part | undefined,
  expressions: RawBuilder<unknown>[] = []
): Part => ({
  statement,
  outer,
  variables: new Map(),
  from: [],
  where: [],
  expressions,
  tables: new Map(),
  guesses: new Map(),
  namesOnly: false
})

/** Stands in another and knows some names more. */
export const withNames = (outer: Part, names: ReadonlyMap<string, Typed>): Part =>
  names.size === 0
    ? outer
    : { ...newPart(outer.statement, outer), variables: new Map(names), namesOnly: true }

export const findVariable = (part: Part, name: string): Variable | undefined =>
  part.variables.get(name) ?? (part.outer && findVariable(part.outer, name))

export function bind(part: Part, name: string, variable: Variable): Variable {
  part.variables.set(name, variable)
  return variable
}

/** Alias of the table with the columns of an entity, joined now if it is not yet; none for a value that is no variable. */
export function tableOf(part: Part, entity: Typed, table: 'nodes' | 'edges'): string | undefined {
  const known = part.tables.get(entity)
  if (known !== undefined) return known
  const variable = part.namesOnly
    ? undefined
    : [...part.variables.values()].find((variable) => variable === entity)
  if (variable === undefined) return part.outer && tableOf(part.outer, entity, table)
  const alias = part.statement.alias(table === 'nodes' ? 'n' : 'e')
  part.from.push({
    join: variable.present ? 'inner' : 'left',
    source: sql`${sql.table(table)} as ${sql.id(alias)}`,
    on: sql`${sql.ref(`${alias}.id`)} = ${variable.sql}`
  })
  part.tables.set(entity, alias)
  return alias
}

/** `from … where …` */
export function fromAndWhere({ from, where }: Part): RawBuilder<unknown> {
  const [first, ...others] = from
  const conditions = [...where]
  const sources: RawBuilder<unknown>[] = []
  if (first?.join === 'left') sources.push(sql`(select) as unit`, joined(first))
  else if (first) {
    sources.push(first.source)
    if (first.on) conditions.push(first.on)
  }
  sources.push(...others.map(joined))
  const reading = sources.length > 0 ? sql` from ${sql.join(sources, sql` `)}` : sql``
  return conditions.length > 0
    ? sql`${reading} where ${sql.join(
        conditions.map((condition) => sql`(${condition})`),
        sql` and `
      )}`
    : reading
}

const joined = ({ join, source, on }: FromItem): RawBuilder<unknown> => {
  if (join === 'left') return sql`left join ${source} on ${on ?? sql`true`}`
  return on ? sql`join ${source} on ${on}` : sql`cross join ${source}`
}

/** Puts the common table expressions before a SELECT. */
export const withExpressions = (
  { expressions }: Pick<Part, 'expressions'>,
  select: RawBuilder<unknown>
): RawBuilder<unknown> =>
  expressions.length > 0 ? sql`with ${sql.join(expressions)} ${select}` : select
