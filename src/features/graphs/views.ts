/** The result of a Cypher query as the contract shows it: a graph, and what does not belong to one. */
import type { OperationAnswer } from '../../contract/operation.ts'
import {
  type CypherAnswer,
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship,
  TemporalValue
} from '../../graph/cypher/cypher.ts'
import { edgeItem, type Graph, nodeItem } from '../../graph/items.ts'

type CypherGraph = OperationAnswer<'runCypherQuery'>['data']
type Row = CypherAnswer['rows'][number]
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export function cypherView(
  { columns, rows, cut, warnings }: CypherAnswer,
  withProperties: boolean
): CypherGraph {
  const graph = graphOf(rows)
  const nodes = [...graph.nodes].map(([id, node]) => [String(id), shownNode(node)] as const)
  const edges = [...graph.edges.values()].map(shownEdge)
  const shown = withProperties
    ? {
        nodes: Object.fromEntries(nodes),
        edges,
        node_keys: namesIn(nodes.map(([, { properties }]) => properties)),
        edge_keys: namesIn(edges.map(({ properties }) => properties))
      }
    : {
        nodes: Object.fromEntries(nodes.map(([key, node]) => [key, bare(node)])),
        edges: edges.map(bare)
      }
  return {
    ...shown,
    literals: literalsOf(columns, rows),
    ...(cut ? { cut } : {}),
    ...(warnings.length > 0 ? { warnings } : {})
  }
}

/** Without properties, which a client asks for by the nodes' own operations. */
export function pathsView({ nodes, edges }: Graph): OperationAnswer<'getShortestPath'>['data'] {
  return {
    nodes: Object.fromEntries(nodes.map((node) => [String(node.id), bare(nodeItem(node))])),
    edges: edges.map((edge) => bare(edgeItem(edge)))
  }
}

const bare = <T extends { properties: unknown }>({ properties: _, ...rest }: T) => rest

const namesIn = (all: readonly object[]): string[] =>
  [...new Set(all.flatMap((properties) => Object.keys(properties)))].sort()

/** Every node and relationship, also those of paths and those inside lists and maps, once. */
function graphOf(rows: readonly Row[]) {
  const nodes = new Map<number, GraphNode>()
  const edges = new Map<number, GraphRelationship>()
  const visit = (value: CypherValue): void => {
    if (typeof value !== 'object' || value === null) return
    if (value instanceof GraphNode) nodes.set(value.id, value)
    else if (value instanceof GraphRelationship) edges.set(value.id, value)
    else if (value instanceof GraphPath) [...value.nodes, ...value.relationships].forEach(visit)
    else if (value instanceof CypherMap) [...value.entries.values()].forEach(visit)
    else if (Array.isArray(value)) value.forEach(visit)
  }
  for (const row of rows) row.forEach(visit)
  return { nodes, edges }
}

/** What is all graph is no literal, nor is the lack of it where others of its column are. */
function literalsOf(columns: readonly string[], rows: readonly Row[]): CypherGraph['literals'] {
  const ofGraph = columns.map((_, place) => rows.some((row) => isGraph(row[place] ?? null)))
  return rows.flatMap((row) =>
    row.flatMap((value, place) =>
      isGraph(value) || (ofGraph[place] && isNothing(value))
        ? []
        : [{ key: columns[place] ?? '', value: jsonOf(value) }]
    )
  )
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

function shownNode({ labels, properties }: GraphNode) {
  const { objectid, name } = plain(properties)
  return nodeItem({
    objectId: typeof objectid === 'string' ? objectid : '',
    name: typeof name === 'string' ? name : null,
    kinds: [...labels],
    properties: plain(properties)
  })
}

function shownEdge({ type, startId, endId, lastSeen, properties }: GraphRelationship) {
  // Every relationship that comes from the graph has been seen.
  const seen = lastSeen as Date
  return edgeItem({ startId, endId, kind: type, lastSeen: seen, properties: plain(properties) })
}

const plain = ({ entries }: CypherMap): { [key: string]: Json } =>
  Object.fromEntries([...entries].map(([key, value]) => [key, jsonOf(value)]))

function jsonOf(value: CypherValue): Json {
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof GraphNode) return String(value.id)
  if (value instanceof GraphRelationship) return bare(shownEdge(value))
  if (value instanceof GraphPath) return pathOf(value)
  if (value instanceof TemporalValue) return value.text
  if (value instanceof CypherMap) return plain(value)
  return value.map(jsonOf)
}

/** Nodes and relationships by turns. */
const pathOf = ({ nodes, relationships }: GraphPath): Json[] =>
  nodes.flatMap((node, place) => [node, ...relationships.slice(place, place + 1)]).map(jsonOf)
