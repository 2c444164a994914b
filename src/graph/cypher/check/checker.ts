/** What the parts of the check call of one another, and what they know of a place in the query. */
import type { Expression, PathPattern, Query, Span } from '../ast.ts'
import { CypherError, type CypherErrorKind } from '../errors.ts'
import { describeType, isList, type StaticType } from '../types.ts'

/** The variables that can be read at a place. */
export type Scope = ReadonlyMap<string, StaticType>

export type Place = {
  readonly scope: Scope
  /** Why no aggregate may stand here; absent where one may. */
  readonly noAggregates?: string
  /** What helps where a variable is undefined. */
  readonly hint?: string
}

/** The names and types of the columns that a query returns. */
export type Columns = ReadonlyMap<string, StaticType>

export type Checker = {
  /** Checks an expression and says what it is. */
  typeOf(expression: Expression, place: Place): StaticType
  /** Checks what has to be true or false; a pattern can be. */
  condition(expression: Expression, place: Place): void
  /** A pattern of an expression; gives the scope that includes its variables. */
  pattern(pattern: PathPattern, place: Place, introduces: boolean): Scope
  /** A query inside another reads the variables of the outer one. */
  query(query: Query, outer: Scope): Columns
  fail(kind: CypherErrorKind, span: Span, reason: string, hint?: string): never
}

export const failIn =
  (query: string): Checker['fail'] =>
  (kind, span, reason, hint) => {
    throw new CypherError({ kind, reason, hint, place: { query, span } })
  }

export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`

/** A type in a sentence: `an integer`, `a list of node`. */
export function article(type: StaticType): string {
  if (type === 'null') return type
  return withArticle(isList(type) && type.list === 'null' ? 'list' : describeType(type))
}
