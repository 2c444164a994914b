/**
 * All edges of the graph in typed arrays, sorted by start and again by end: 28 bytes for an edge, and some 60
 * for a node. Reading it takes about half a second for a million edges, a search in it a few milliseconds.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Pauses, startPauses } from './pauses.ts'

export type EdgeColumns = { ids: number[]; starts: number[]; kinds: number[]; ends: number[] }

export type CompressedGraph = {
  numbers: ReadonlyMap<number, number>
  ids: readonly number[]
  outgoing: Half
  incoming: Half
}

/** The edges of node n are at `offsets[n]` up to, not including, `offsets[n + 1]`. */
export type Half = {
  offsets: Uint32Array
  neighbours: Uint32Array
  kinds: Int16Array
  edges: Float64Array
}

/** One answer of PostgreSQL is read in a few milliseconds. */
const CHUNK = 20_000

type Chunk = { from: Uint32Array; to: Uint32Array; kinds: Int16Array; edges: Float64Array }

/** @param kindIds only edges of these kinds; undefined: all */
export async function* readEdgeColumns(
  db: Kysely<Database>,
  kindIds?: readonly number[]
): AsyncIterable<EdgeColumns> {
  type Row = { [name in keyof EdgeColumns]: number[] | null }
  const ofKinds = kindIds ? sql`and kind_id = any(${kindIds}::smallint[])` : sql``
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select json_agg(id) as ids, json_agg(start_id) as starts, json_agg(kind_id) as kinds,
        json_agg(end_id) as ends
      from (
        select id, start_id, kind_id, end_id from edges
        where id > ${last}::bigint ${ofKinds} order by id limit ${CHUNK}::int
      ) as chunk`.execute(db)
    const { ids, starts, kinds, ends } = rows[0] ?? {}
    if (!ids || !starts || !kinds || !ends) return
    yield { ids, starts, kinds, ends }
    last = ids.at(-1) as number
  }
}

export async function compressGraph(
  columns: AsyncIterable<EdgeColumns>,
  signal?: AbortSignal
): Promise<CompressedGraph> {
  const pauses = startPauses(signal)
  const numbers = new Map<number, number>()
  const ids: number[] = []
  function register(id: number): number {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, ids.length)
    return ids.push(id) - 1
  }
  const chunks: Chunk[] = []
  for await (const { ids: edges, starts, kinds, ends } of columns) {
    if (pauses.isDue()) await pauses.take()
    chunks.push({
      from: Uint32Array.from(starts, register),
      to: Uint32Array.from(ends, register),
      kinds: Int16Array.from(kinds),
      edges: Float64Array.from(edges)
    })
  }
  const outgoing = await sortByStart(chunks, ids.length, pauses)
  const turned = chunks.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))
  return { numbers, ids, outgoing, incoming: await sortByStart(turned, ids.length, pauses) }
}

async function sortByStart(chunks: readonly Chunk[], nodes: number, pauses: Pauses): Promise<Half> {
  const offsets = new Uint32Array(nodes + 1)
  for (const { from } of chunks) {
    if (pauses.isDue()) await pauses.take()
    for (const node of from) offsets[node + 1] = (offsets[node + 1] as number) + 1
  }
  for (let node = 0; node < nodes; node++) {
    offsets[node + 1] = (offsets[node + 1] as number) + (offsets[node] as number)
  }
  const count = offsets[nodes] as number
  const half = {
    offsets,
    neighbours: new Uint32Array(count),
    kinds: new Int16Array(count),
    edges: new Float64Array(count)
  }
  const free = offsets.slice()
  for (const { from, to, kinds, edges } of chunks) {
    if (pauses.isDue()) await pauses.take()
    for (let at = 0; at < from.length; at++) {
      const node = from[at] as number
      const place = free[node] as number
      free[node] = place + 1
      half.neighbours[place] = to[at] as number
      half.kinds[place] = kinds[at] as number
      half.edges[place] = edges[at] as number
    }
  }
  return half
}
