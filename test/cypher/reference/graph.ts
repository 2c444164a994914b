/** A graph in memory. */
import { CypherMap, GraphNode, GraphRelationship } from '../../../src/graph/cypher/values.ts'

export type MemoryGraph = {
  readonly nodes: Map<number, GraphNode>
  readonly relationships: Map<number, GraphRelationship>
}

export const emptyGraph = (): MemoryGraph => ({ nodes: new Map(), relationships: new Map() })

const nextId = (entities: ReadonlyMap<number, unknown>): number =>
  Math.max(0, ...entities.keys()) + 1

/** Properties that are null are not kept. */
const stored = (properties: CypherMap): CypherMap =>
  new CypherMap(new Map([...properties.entries].filter(([, value]) => value !== null)))

export function addNode(
  graph: MemoryGraph,
  labels: readonly string[],
  properties: CypherMap
): GraphNode {
  const node = new GraphNode(graph.nodes.size + 1, labels, stored(properties))
  graph.nodes.set(node.id, node)
  return node
}

export function addRelationship(
  graph: MemoryGraph,
  type: string,
  ends: { startId: number; endId: number },
  properties: CypherMap
): GraphRelationship {
  const id = nextId(graph.relationships)
  const relationship = new GraphRelationship(id, type, ends, stored(properties))
  graph.relationships.set(id, relationship)
  return relationship
}
