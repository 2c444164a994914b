/** The result of a Cypher query as the contract shows it: a graph, and what does not belong to one. */
import {
  type CypherAnswer,
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship,
  TemporalValue
} from './cypher/cypher.ts'
import { edgeItem, nodeItem } from './items.ts'
import { type Pauses, startPauses } from './pauses.ts'

type Found = { nodes: Map<number, GraphNode>; edges: Map<number, GraphRelationship> }
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Bare<T> = Omit<T, 'properties'> & { properties?: Record<string, unknown> }
type NodeItem = Bare<ReturnType<typeof nodeItem>>
type EdgeItem = Bare<ReturnType<typeof edgeItem>>

export type CypherGraph = {
  nodes: Record<string, NodeItem>
  edges: EdgeItem[]
  literals: { key: string; value: Json }[]
  node_keys?: string[]
  edge_keys?: string[]
  cut?: 'rows' | 'bytes'
  warnings?: string[]
}

/** A large answer takes a while: others have their turn in between. */
export async function cypherView(
  answer: CypherAnswer,
  withProperties: boolean,
  signal: AbortSignal
): Promise<CypherGraph> {
  const { cut, warnings } = answer
  const pauses = startPauses(signal)
  return {
    ...(await graphOf(answer, withProperties, pauses)),
    literals: await literalsOf(answer, pauses),
    ...(cut ? { cut } : {}),
    ...(warnings.length > 0 ? { warnings } : {})
  }
}

async function graphOf({ rows }: CypherAnswer, withProperties: boolean, pauses: Pauses) {
  const found: Found = { nodes: new Map(), edges: new Map() }
  for (const row of rows) {
    for (const value of row) collect(value, found)
    if (pauses.isDue()) await pauses.take()
  }
  const nodes: CypherGraph['nodes'] = {}
  const edges: CypherGraph['edges'] = []
  const keys = { ofNodes: new Set<string>(), ofEdges: new Set<string>() }
  for (const node of found.nodes.values()) {
    const item = shownNode(node)
    nodes[String(node.id)] = withProperties ? item : bare(item)
    for (const key in item.properties) keys.ofNodes.add(key)
    if (pauses.isDue()) await pauses.take()
  }
  for (const edge of found.edges.values()) {
    const item = shownEdge(edge)
    edges.push(withProperties ? item : bare(item))
    for (const key in item.properties) keys.ofEdges.add(key)
    if (pauses.isDue()) await pauses.take()
  }
  if (!withProperties) return { nodes, edges }
  return { nodes, edges, node_keys: [...keys.ofNodes].sort(), edge_keys: [...keys.ofEdges].sort() }
}

/** What is all graph is no literal, nor is the lack of it where others of its column are. */
async function literalsOf({ columns, rows }: CypherAnswer, pauses: Pauses) {
  const literals: CypherGraph['literals'] = []
  const ofGraph = columns.map((_, place) => rows.some((row) => isGraph(row[place] ?? null)))
  for (const row of rows) {
    for (const [place, value] of row.entries()) {
      if (isGraph(value) || (ofGraph[place] && isNothing(value))) continue
      literals.push({ key: columns[place] ?? '', value: jsonOf(value) })
    }
    if (pauses.isDue()) await pauses.take()
  }
  return literals
}

const bare = <T extends { properties: unknown }>({ properties: _, ...rest }: T) => rest

/** Every node and relationship, also those of paths and those inside lists and maps, once. */
function collect(value: CypherValue, found: Found): void {
  if (typeof value !== 'object' || value === null) return
  if (value instanceof GraphNode) found.nodes.set(value.id, value)
  else if (value instanceof GraphRelationship) found.edges.set(value.id, value)
  else if (value instanceof GraphPath) {
    for (const node of value.nodes) found.nodes.set(node.id, node)
    for (const edge of value.relationships) found.edges.set(edge.id, edge)
  } else if (value instanceof CypherMap)
    for (const one of value.entries.values()) collect(one, found)
  else if (Array.isArray(value)) for (const one of value) collect(one, found)
}

const isNothing = (value: CypherValue) =>
  value === null || (Array.isArray(value) && value.length === 0)

/** A node, a relationship, a path, or a list of nothing else. */
function isGraph(value: CypherValue): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isGraph)
  return (
    value instanceof GraphNode || value instanceof GraphRelationship || value instanceof GraphPath
  )
}

function shownNode({ labels, properties: { entries } }: GraphNode) {
  const properties = plain(entries)
  const { objectid, name } = properties
  return nodeItem({
    objectId: typeof objectid === 'string' ? objectid : '',
    name: typeof name === 'string' ? name : null,
    kinds: [...labels],
    properties
  })
}

function shownEdge({ type, startId, endId, lastSeen, properties }: GraphRelationship) {
  // Every relationship that comes from the graph has been seen.
  const seen = lastSeen as Date
  return edgeItem({
    startId,
    endId,
    kind: type,
    lastSeen: seen,
    properties: plain(properties.entries)
  })
}

const plain = (entries: CypherMap['entries']): { [key: string]: Json } =>
  Object.fromEntries([...entries].map(([key, value]) => [key, jsonOf(value)]))

export function jsonOf(value: CypherValue): Json {
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof GraphNode) return String(value.id)
  if (value instanceof GraphRelationship) return bare(shownEdge(value))
  if (value instanceof GraphPath) return pathOf(value)
  if (value instanceof TemporalValue) return value.text
  if (value instanceof CypherMap) return plain(value.entries)
  return value.map(jsonOf)
}

/** Nodes and relationships by turns. */
const pathOf = ({ nodes, relationships }: GraphPath): Json[] =>
  nodes.flatMap((node, place) => [node, ...relationships.slice(place, place + 1)]).map(jsonOf)
