/** Keeps the compressed graph of the last version of the edges that somebody searched. */
import {
  type CompressedGraph,
  compressGraph,
  type EdgeColumns,
  readEdgeColumns
} from '../../compressed-graph.ts'
import type { GraphReader } from '../reader-role.ts'

/** A graph of more edges than this, some 450 MB, is searched in the database. */
const MOST_EDGES = 15_000_000

let kept: { version: string; graph: Promise<CompressedGraph | undefined> } | undefined

/** Undefined: it is too large. Searches that begin while somebody reads the graph wait for that. */
export async function loadGraph(
  reader: GraphReader,
  signal?: AbortSignal,
  mostEdges = MOST_EDGES
): Promise<CompressedGraph | undefined> {
  const { edgesVersion: version } = reader
  for (;;) {
    signal?.throwIfAborted()
    const known = kept
    if (known?.version !== version) return startLoading(reader, mostEdges, signal)
    try {
      return await unlessAborted(known.graph, signal)
    } catch {
      // Who read it has failed or given up: the next one in line reads it.
    }
  }
}

async function startLoading(reader: GraphReader, mostEdges: number, signal?: AbortSignal) {
  const graph = load(reader, mostEdges, signal)
  const mine = { version: reader.edgesVersion, graph }
  kept = mine
  try {
    return await graph
  } catch (error) {
    if (kept === mine) kept = undefined
    throw error
  }
}

class TooManyEdges extends Error {}

async function load(reader: GraphReader, mostEdges: number, signal?: AbortSignal) {
  try {
    return await compressGraph(readEdges(reader, mostEdges), signal)
  } catch (error) {
    if (error instanceof TooManyEdges) return undefined
    throw error
  }
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  let giveUp = () => {}
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason)
  })
  signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

async function* readEdges({ trx }: GraphReader, mostEdges: number): AsyncIterable<EdgeColumns> {
  let count = 0
  for await (const columns of readEdgeColumns(trx)) {
    count += columns.ids.length
    if (count > mostEdges) throw new TooManyEdges()
    yield columns
  }
}
