/** All shortest paths between two nodes, as one graph. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { readGraph } from './cypher/reader-role.ts'
import { edgesBetween } from './cypher/search/find-paths.ts'
import { adjacencyFor } from './cypher/search/search.ts'
import { type Graph, readEdges, readNodes } from './items.ts'

type Search = {
  start: number
  end: number
  /** Whether edges of this kind are followed. */
  follows: (kind: string) => boolean
  signal?: AbortSignal
}

/** Without nodes and edges where there is no path. */
export function shortestPaths(
  db: Kysely<Database>,
  { start, end, follows, signal }: Search
): Promise<Graph> {
  return readGraph(db, undefined, async (reader) => {
    const kindIds = [...reader.kinds].flatMap(([name, id]) => (follows(name) ? [id] : []))
    const adjacency = await adjacencyFor(reader, { direction: 'right', kindIds }, signal)
    const ids = await edgesBetween(adjacency, start, end)
    const edges = await readEdges(reader.trx, sql`select unnest(${ids}::bigint[])`)
    const ends = [...new Set(edges.flatMap(({ startId, endId }) => [startId, endId]))]
    return { nodes: await readNodes(reader.trx, sql`select unnest(${ends}::bigint[])`), edges }
  })
}
