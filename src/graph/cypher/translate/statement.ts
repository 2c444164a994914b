/** What all parts of one statement share. */
import type { PatternComprehension, PatternExpression, Query, SubqueryExpression } from '../ast.ts'
import type { SearchResult } from '../search/search-plan.ts'
import type { CypherValue } from '../values.ts'
import type { Part } from './part.ts'
import type { Typed } from './typed.ts'

export type TranslateInput = {
  readonly text: string
  readonly query: Query
  readonly parameters: ReadonlyMap<string, CypherValue>
  /** Name of a kind to its id. */
  readonly kinds: ReadonlyMap<string, number>
  /** The statement's time. */
  readonly now: Date
  /** The answers to the searches that were asked for so far. */
  readonly searches: readonly SearchResult[]
  readonly statistics?: GraphStatistics | undefined
  /** Nobody reads more rows of the result; undefined: all of them. */
  readonly maxRows?: number | undefined
}

/** What helps to choose where to start; rough figures are good enough. */
export type GraphStatistics = {
  readonly nodes: number
  /** Id of a kind to the share of the nodes that have it, between 0 and 1. */
  readonly kindShares: ReadonlyMap<number, number>
}

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
