/** The readers' output held in memory, so that what a file means can be counted without a database. */

import type { FileHeader, Section } from '../../../src/graph/ingest/reader.ts'
import { readerFor } from '../../../src/graph/ingest/readers.ts'
import type {
  EdgeRecord,
  EndPoint,
  Json,
  JsonObject,
  NodeRecord,
  Sink
} from '../../../src/graph/ingest/records.ts'

export type Read = { nodes: NodeRecord[]; edges: EdgeRecord[]; warnings: string[] }

export function emptyRead(): Read & { sink: Sink } {
  const read: Read = { nodes: [], edges: [], warnings: [] }
  const sink: Sink = {
    node: (record) => read.nodes.push(record),
    edge: (record) => read.edges.push(record),
    warn: (message) => read.warnings.push(message)
  }
  return { ...read, sink }
}

/** Reads items of one section as a file of that header would hold them. */
export function readItems(
  header: FileHeader,
  items: readonly Json[],
  section: Section = 'data'
): Read {
  const { sink, ...read } = emptyRead()
  const reader = readerFor(header)
  items.forEach((item, index) => {
    reader.item(section, index, item, sink)
  })
  reader.end?.(sink)
  return read
}

export function directoryFile(type: string, items: readonly Json[], version = 6): Read {
  return readItems({ format: 'active-directory', type, version }, items)
}

export function azureRows(...rows: readonly (readonly [kind: string, data: JsonObject])[]): Read {
  const items = rows.map(([kind, data]) => ({ kind, data }))
  return readItems({ format: 'azure', type: 'azure', version: 5 }, items)
}

export function endId(end: EndPoint): string {
  return 'objectId' in end ? end.objectId : `?${end.match.map((m) => `${m.key}=${m.value}`).join()}`
}

/** `start -Kind-> end`, in the order of the file. */
export function edgeLines(read: Read): string[] {
  return read.edges.map(({ start, kind, end }) => `${endId(start)} -${kind}-> ${endId(end)}`)
}

export function nodeOf(read: Read, objectId: string): NodeRecord {
  const node = read.nodes.find((record) => record.objectId === objectId)
  if (node === undefined) throw new Error(`no node ${objectId}`)
  return node
}

/** A whole file, parsed in one go. */
export function readFile(text: string, into: ReturnType<typeof emptyRead>): void {
  const file = JSON.parse(text.replace(/^\uFEFF/, ''))
  const header: FileHeader = file.graph
    ? { format: 'open-graph', type: 'graph', version: undefined, ...sourceKindOf(file) }
    : { format: 'active-directory', type: file.meta.type.toLowerCase(), version: file.meta.version }
  const reader = readerFor(header)
  const sections: [Section, Json[] | undefined][] = [
    ['data', file.data],
    ['nodes', file.graph?.nodes],
    ['edges', file.graph?.edges]
  ]
  for (const [section, items] of sections) {
    items?.forEach((item, index) => {
      reader.item(section, index, item, into.sink)
    })
  }
  reader.end?.(into.sink)
}

function sourceKindOf(file: { metadata?: { source_kind?: string } }) {
  const sourceKind = file.metadata?.source_kind
  return sourceKind === undefined ? {} : { sourceKind }
}

export type Union = {
  /** Object id -> kinds, stubs included. */
  kinds: Map<string, Set<string>>
  properties: Map<string, JsonObject>
  /** Distinct (start, kind, end) by kind. */
  edges: Map<string, number>
  stubs: string[]
}

/** What merging leaves: nodes by object id with all their kinds, edges by start, kind and end. */
export function union(read: Read): Union {
  const kinds = new Map<string, Set<string>>()
  const properties = new Map<string, JsonObject>()
  const add = (objectId: string, names: readonly string[]) => {
    const known = kinds.get(objectId) ?? new Set()
    for (const name of names) known.add(name)
    kinds.set(objectId, known)
  }
  for (const node of read.nodes) {
    add(node.objectId, node.kinds)
    properties.set(node.objectId, { ...properties.get(node.objectId), ...node.properties })
  }
  const described = new Set(kinds.keys())
  const resolve = (end: EndPoint): string | undefined => {
    if ('objectId' in end) return end.objectId
    const found = [...properties].filter(([, known]) =>
      end.match.every(({ key, value }) => known[key] === value)
    )
    return found.length === 1 ? found[0]?.[0] : undefined
  }
  const seen = new Set<string>()
  const edges = new Map<string, number>()
  for (const edge of read.edges) {
    const [start, end] = [resolve(edge.start), resolve(edge.end)]
    if (start === undefined || end === undefined) continue
    if ('objectId' in edge.start) add(start, edge.start.kinds)
    if ('objectId' in edge.end) add(end, edge.end.kinds)
    const key = JSON.stringify([start, edge.kind, end])
    if (seen.has(key)) continue
    seen.add(key)
    edges.set(edge.kind, (edges.get(edge.kind) ?? 0) + 1)
  }
  const stubs = [...kinds.keys()].filter((objectId) => !described.has(objectId))
  return { kinds, properties, edges, stubs }
}

export function countByKind(graph: Union): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const names of graph.kinds.values()) {
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
