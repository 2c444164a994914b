/** What a translation starts from. */
import type { Query } from '../ast.ts'
import type { SearchResult } from '../search/search-plan.ts'
import type { CypherValue } from '../values.ts'

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
