/** What a list of related nodes is: a walk over the graph, declared as data. */
import type {
  ACL_EDGE_KINDS,
  AD_NODE_KINDS,
  AD_OTHER_EDGE_KINDS,
  AD_TRAVERSABLE_EDGE_KINDS,
  AZURE_OTHER_EDGE_KINDS,
  AZURE_TRAVERSABLE_EDGE_KINDS
} from '../kinds.ts'

export type NodeKind = (typeof AD_NODE_KINDS)[number]
export type EdgeKind = (
  | typeof ACL_EDGE_KINDS
  | typeof AD_TRAVERSABLE_EDGE_KINDS
  | typeof AD_OTHER_EDGE_KINDS
  | typeof AZURE_TRAVERSABLE_EDGE_KINDS
  | typeof AZURE_OTHER_EDGE_KINDS
)[number]

/** How many edges in a row one hop follows; with `any-number` the nodes it begins at count as reached. */
export type Times = 'once' | 'one-or-more' | 'any-number'

export type Hop = {
  edges: readonly EdgeKind[]
  times: Times
  /** Go on only from nodes that are not known to be in the entity's domain. */
  leaving?: true
}

/** Every hop follows edges from their start to their end, or all of them the other way. */
export type Direction = 'out' | 'in'

/** The related nodes are those that the last hop reaches. The entity is never related to itself. */
export type Relation = {
  /** Begin at every node of this kind in the entity's domain; absent: at the entity. */
  from?: NodeKind
  direction?: Direction
  hops?: readonly Hop[]
  /** Keep the nodes of this kind. */
  kind?: NodeKind
  /** Keep the nodes whose domain is known and not the entity's. */
  otherDomain?: true
  /** Keep the nodes of Tier Zero. */
  tierZero?: true
  /** The analysis does not derive the edges of the last hop, so nobody knows what is related. */
  notDerivedYet?: true
}

export const once = (...edges: readonly EdgeKind[]): Hop => ({ edges, times: 'once' })
export const leaving = (...edges: readonly EdgeKind[]): Hop => ({
  ...once(...edges),
  leaving: true
})
export const oneOrMore = (...edges: readonly EdgeKind[]): Hop => ({ edges, times: 'one-or-more' })
export const anyNumber = (...edges: readonly EdgeKind[]): Hop => ({ edges, times: 'any-number' })

export const outward = (...hops: readonly Hop[]) => ({ direction: 'out', hops }) satisfies Relation
export const inward = (...hops: readonly Hop[]) => ({ direction: 'in', hops }) satisfies Relation

/** Where a principal has such an edge to, itself or as a member of groups. */
export const rights = (...edges: readonly EdgeKind[]) =>
  outward(anyNumber('MemberOf'), once(...edges))

/** Who has such an edge to a node, directly or as a member of groups. */
export const holders = (...edges: readonly EdgeKind[]) =>
  inward(once(...edges), anyNumber('MemberOf'))
