/** Who is next to whom, as a search for shortest paths asks it. */

/** Nodes have numbers from 0; an edge is known by its id. */
export type Visit = (from: number, edge: number, to: number) => void

export type Adjacency = {
  /** Undefined: no edge touches the node, as far as is known. */
  numberOf(id: number): number | undefined
  idOf(number: number): number
  /** All numbers are less; may grow. */
  readonly size: number
  /** Visits every edge that leaves one of the nodes, or enters it when going backward, in any order. */
  expand(nodes: readonly number[], backward: boolean, visit: Visit): Promise<void>
}
