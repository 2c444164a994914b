/** What a shortest path is searched between, and what was found: the agreement of translator and runner. */
import type { RawBuilder } from 'kysely'

/** `right`: along the edges. */
export type SearchDirection = 'right' | 'left' | 'both'

export type SearchPlan = {
  /** All shortest paths of a pair instead of one of them. */
  readonly all: boolean
  readonly direction: SearchDirection
  /** Kinds of edges to follow; undefined: any. */
  readonly kindIds: readonly number[] | undefined
  readonly min: 0 | 1
  /** Most hops; undefined: open. */
  readonly max: number | undefined
  /** Two sets, each of which is searched from to each of the other, or the pairs themselves. */
  readonly ends:
    | {
        readonly sources: RawBuilder<{ id: number }>
        readonly targets: RawBuilder<{ id: number }>
      }
    | { readonly pairs: RawBuilder<{ start_id: number; end_id: number }> }
  /** Whether the query leaves out pairs of a node and itself; without that they are an error. */
  readonly excludesEqualEnds: boolean
  /** What the query calls the two ends, where it names both. */
  readonly endNames?: readonly [string, string] | undefined
  /** How many paths are enough. */
  readonly limit: number | undefined
  /** The `id` of every edge that may be followed; undefined: all of the kinds. */
  readonly edgeFilter?: RawBuilder<{ id: number }> | undefined
}

/** `path` alternates node, edge, node, …, from `start` to `end`. */
export type FoundPath = {
  readonly start: number
  readonly end: number
  readonly path: readonly number[]
}

export type SearchResult = readonly FoundPath[]
