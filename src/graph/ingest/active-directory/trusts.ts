/** Trusts of a domain. An edge runs from the domain that trusts to the domain that is trusted. */
import { field, flag, id, integer, objects, text } from '../fields.ts'
import type { Json, JsonObject } from '../records.ts'
import type { CollectedObject } from './collected-object.ts'
import { endOf } from './principals.ts'

const DIRECTIONS: readonly string[] = ['disabled', 'inbound', 'outbound', 'bidirectional']
const TYPES: readonly string[] = ['ParentChild', 'CrossLink', 'Forest', 'External', 'Unknown']
const WITHIN_FOREST: ReadonlySet<string> = new Set(['parentchild', 'treeroot', 'crosslink'])

export function readTrusts(object: CollectedObject): void {
  for (const trust of objects(object.item, 'Trusts')) readTrust(object, trust)
}

function readTrust({ self, sink }: CollectedObject, trust: JsonObject): void {
  const targetId = id(trust, 'TargetDomainSid')
  if (targetId === undefined) return
  const target = endOf(targetId, 'Domain')
  const name = text(trust, 'TargetDomainName')
  sink.node({
    ...target,
    properties: { domainsid: targetId, ...(name !== undefined && { name: name.toUpperCase() }) },
    collected: false
  })

  const type = named(field(trust, 'TrustType'), TYPES) ?? 'Unknown'
  const direction = named(field(trust, 'TrustDirection'), DIRECTIONS)?.toLowerCase()
  const crossForest = !WITHIN_FOREST.has(type.toLowerCase())
  const kind = crossForest ? 'CrossForestTrust' : 'SameForestTrust'
  const common: JsonObject = { trusttype: type }
  const transitive = flag(trust, 'IsTransitive')
  if (transitive !== undefined) common.transitive = transitive
  const attributes = integer(trust, 'TrustAttributes') ?? text(trust, 'TrustAttributes')

  if (direction === 'inbound' || direction === 'bidirectional') {
    const delegation = flag(trust, 'TGTDelegationEnabled')
    const properties = { ...common }
    if (attributes !== undefined) properties.trustattributesinbound = attributes
    if (delegation !== undefined) properties.tgtdelegation = delegation
    sink.edge({ start: target, end: self, kind, properties })
    if (crossForest && delegation === true) {
      sink.edge({ start: target, end: self, kind: 'AbuseTGTDelegation', properties: {} })
    }
  }
  if (direction === 'outbound' || direction === 'bidirectional') {
    const filtered = flag(trust, 'SidFilteringEnabled')
    const properties = { ...common }
    if (attributes !== undefined) properties.trustattributesoutbound = attributes
    if (filtered !== undefined) properties.spoofsidhistoryblocked = filtered
    sink.edge({ start: self, end: target, kind, properties })
    if (crossForest && filtered === false) {
      sink.edge({ start: target, end: self, kind: 'SpoofSIDHistory', properties: {} })
    }
  }
}

/** Collectors write these values as names or as numbers. */
function named(value: Json | undefined, names: readonly string[]): string | undefined {
  if (typeof value === 'number') return names[value]
  return typeof value === 'string' && value !== '' ? value : undefined
}
