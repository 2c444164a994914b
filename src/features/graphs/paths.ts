/** What the operations that find shortest paths have in common. */
import type { OperationRequest } from '../../contract/operation.ts'
import { InvalidRequestError, NotFoundError } from '../../errors.ts'
import type { Graph } from '../../graph/items.ts'
import { isTraversable } from '../../graph/kinds.ts'
import { shortestPaths } from '../../graph/shortest-paths.ts'
import type { Context } from '../handler.ts'
import { findNodeId, unknownEdgeKinds } from './queries.ts'

type Follows = (kind: string) => boolean
type EndsQuery = OperationRequest<'findPaths'>['query']
type KindsQuery = Pick<
  OperationRequest<'getShortestPath'>['query'],
  'relationship_kinds' | 'only_traversable'
>

export async function pathsBetween(
  { graph, signal }: Pick<Context, 'graph' | 'signal'>,
  { start_node, end_node }: EndsQuery,
  follows: Follows = isTraversable
): Promise<Graph> {
  if (start_node === end_node) {
    throw new InvalidRequestError('end_node', 'must be another node than start_node')
  }
  const [start, end] = await Promise.all([
    findNodeId(graph, start_node),
    findNodeId(graph, end_node)
  ])
  if (start === undefined) throw new NotFoundError('start_node', 'node not found')
  if (end === undefined) throw new NotFoundError('end_node', 'node not found')
  return shortestPaths(graph, { start, end, follows, signal })
}

/** Which edges to follow. */
export async function followedKinds(
  graph: Context['graph'],
  { relationship_kinds: kinds, only_traversable: only }: KindsQuery
): Promise<Follows> {
  const [, operator, list] = /^(in|nin):(.*)$/s.exec(kinds ?? '') ?? []
  const wanted = only === undefined ? operator !== 'in' : /^t/i.test(only)
  const follows: Follows = wanted ? isTraversable : () => true
  if (list === undefined) return follows
  const names = new Set(list.split(',').map((name) => name.trim()))
  const unknown = await unknownEdgeKinds(graph, [...names])
  if (unknown.length > 0) refuse(`no edges are of the kind ${unknown.join(', ')}`)
  if (operator === 'nin') return (kind) => follows(kind) && !names.has(kind)
  if (![...names].some(follows)) refuse('none of the kinds is traversable')
  return (kind) => follows(kind) && names.has(kind)
}

function refuse(reason: string): never {
  throw new InvalidRequestError('relationship_kinds', reason)
}
