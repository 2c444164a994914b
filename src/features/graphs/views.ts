/** Paths of the graph as the contract shows them. */
import type { OperationAnswer } from '../../contract/operation.ts'
import { edgeItem, type Graph, nodeItem } from '../../graph/items.ts'

/** Without properties, which a client asks for by the nodes' own operations. */
export function pathsView({ nodes, edges }: Graph): OperationAnswer<'getShortestPath'>['data'] {
  return {
    nodes: Object.fromEntries(nodes.map((node) => [String(node.id), bare(nodeItem(node))])),
    edges: edges.map((edge) => bare(edgeItem(edge)))
  }
}

const bare = <T extends { properties: unknown }>({ properties: _, ...rest }: T) => rest
