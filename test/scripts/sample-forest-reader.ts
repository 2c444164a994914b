/**
 * Reads collector files into nodes and raw edges, straight from the format's field table and without the code
 * under test, for the promises about the forest as a graph.
 */
import { generateForest } from '../../scripts/sample-forest/generate.ts'
import type { ForestOptions } from '../../scripts/sample-forest/plan.ts'

type Bag = Record<string, unknown>
export type Edge = { from: string; kind: string; to: string }

export type Graph = {
  objects: number
  /** Names by identifier, of everything that a file describes or names. */
  names: Map<string, string>
  /** Identifiers that stand in edges. */
  nodes: Set<string>
  edges: Map<string, Edge>
}

export function readForest(options: ForestOptions): Graph {
  const graph: Graph = { objects: 0, names: new Map(), nodes: new Set(), edges: new Map() }
  for (const file of generateForest(options)) {
    for (const written of file.objects) {
      graph.objects++
      readObject(graph, file.type, JSON.parse(JSON.stringify(written)))
    }
  }
  return graph
}

/** Edges as "from -kind-> to", by name. */
export function namedEdges({ edges, names }: Graph): Set<string> {
  const name = (id: string) => names.get(id) ?? id
  return new Set(
    Array.from(edges.values(), ({ from, kind, to }) => `${name(from)} -${kind}-> ${name(to)}`)
  )
}

function readObject(graph: Graph, type: string, object: Bag) {
  const id = String(object.ObjectIdentifier)
  const properties = object.Properties as Bag
  graph.names.set(id, String(properties.name))
  graph.nodes.add(id)
  const edge = (from: unknown, kind: string, to: unknown) => {
    const ends = { from: String(from), kind, to: String(to) }
    graph.nodes.add(ends.from).add(ends.to)
    graph.edges.set(`${ends.from} ${kind} ${ends.to}`, ends)
  }
  const each = (field: string, visit: (other: string, item: Bag) => void) => {
    for (const item of (object[field] ?? []) as Bag[]) visit(String(item.ObjectIdentifier), item)
  }

  for (const ace of object.Aces as Bag[]) {
    // What an object may do to itself is not an edge.
    if (ace.PrincipalSID !== id) edge(ace.PrincipalSID, String(ace.RightName), id)
  }
  const parent = object.ContainedBy as Bag | null
  if (parent) edge(parent.ObjectIdentifier, 'Contains', id)
  if (object.PrimaryGroupSID) edge(id, 'MemberOf', object.PrimaryGroupSID)
  each('Members', (member) => edge(member, 'MemberOf', id))
  each('AllowedToDelegate', (target) => edge(id, 'AllowedToDelegate', target))
  each('AllowedToAct', (actor) => edge(actor, 'AllowedToAct', id))
  each('HasSIDHistory', (old) => edge(id, 'HasSIDHistory', old))
  each('EnabledCertTemplates', (template) => edge(template, 'PublishedTo', id))
  if (object.HostingComputer) edge(object.HostingComputer, 'HostsCAService', id)
  for (const link of (object.Links ?? []) as Bag[]) edge(link.GUID, 'GPLink', id)
  for (const trust of (object.Trusts ?? []) as Bag[]) {
    const kind = trust.TrustType === 'Forest' ? 'CrossForestTrust' : 'SameForestTrust'
    edge(trust.TargetDomainSid, kind, id)
    edge(id, kind, trust.TargetDomainSid)
  }
  if (type === 'rootcas') edge(id, 'RootCAFor', object.DomainSID)
  if (type === 'ntauthstores') edge(id, 'NTAuthStoreFor', object.DomainSID)
  if (object.IsDC === true) edge(id, 'DCFor', object.DomainSID)
  else if (object.UnconstrainedDelegation === true) edge(id, 'CoerceToTGT', object.DomainSID)
  if (type === 'computers') readComputer(graph, id, object, edge)
}

function readComputer(
  graph: Graph,
  id: string,
  object: Bag,
  edge: (from: unknown, kind: string, to: unknown) => void
) {
  for (const field of ['Sessions', 'PrivilegedSessions', 'RegistrySessions']) {
    const { Results } = object[field] as { Results: Bag[] }
    for (const session of Results) edge(session.ComputerSID, 'HasSession', session.UserSID)
  }
  for (const group of object.LocalGroups as Bag[]) {
    const members = group.Results as Bag[]
    if (members.length === 0) continue
    const groupId = group.ObjectIdentifier
    if (group.Name !== 'IGNOREME') graph.names.set(String(groupId), String(group.Name))
    edge(groupId, 'LocalToComputer', id)
    for (const member of members) edge(member.ObjectIdentifier, 'MemberOfLocalGroup', groupId)
    for (const local of group.LocalNames as Bag[]) {
      graph.names.set(String(local.ObjectIdentifier), String(local.PrincipalName))
    }
  }
  for (const right of object.UserRights as Bag[]) {
    for (const holder of right.Results as Bag[]) {
      edge(holder.ObjectIdentifier, 'RemoteInteractiveLogonRight', id)
    }
  }
}
