/** What users and computers have in common as security principals, and what each has of its own. */
import { asFlag, asId, id, integer, list, objects, text } from '../fields.ts'
import type { JsonObject } from '../records.ts'
import { type CollectedObject, fact } from './collected-object.ts'
import { endOf, member, objectNamed } from './principals.ts'

export function readPrimaryGroup({ item, self, sink }: CollectedObject): void {
  const end = objectNamed(item, 'PrimaryGroupSID', 'Group')
  if (end === undefined) return
  sink.edge({ start: self, end, kind: 'MemberOf', properties: { isprimarygroup: true } })
}

export function readMembers({ item, self, sink }: CollectedObject): void {
  for (const value of list(item, 'Members')) {
    const start = member(value)
    if (start === undefined) continue
    sink.edge({ start, end: self, kind: 'MemberOf', properties: { isprimarygroup: false } })
  }
}

export function readServiceTargets({ item, self, sink }: CollectedObject): void {
  for (const target of objects(item, 'SPNTargets')) {
    const end = objectNamed(target, 'ComputerSID', 'Computer')
    const kind = text(target, 'Service')
    if (end === undefined || kind === undefined || !/^\w+$/.test(kind)) continue
    const port = integer(target, 'Port')
    const properties: JsonObject = port === undefined ? {} : { port }
    sink.edge({ start: self, end, kind, properties })
  }
}

/** Whoever may delegate to any service can make the domain's controllers hand over their tickets. */
export function readUnconstrainedDelegation(object: CollectedObject): void {
  if (asFlag(fact(object, 'UnconstrainedDelegation')) === true) {
    readDomainEdge(object, 'CoerceToTGT')
  }
}

const DOMAIN_CONTROLLERS = '-516'

/** What a domain controller could be coerced into, it already is: one edge says it all. */
export function readDomainRole(object: CollectedObject): void {
  if (isDomainController(object)) readDomainEdge(object, 'DCFor')
  else readUnconstrainedDelegation(object)
}

/** Older collectors do not say; there the primary group does. */
function isDomainController(object: CollectedObject): boolean {
  const stated = asFlag(fact(object, 'IsDC'))
  return stated ?? id(object.item, 'PrimaryGroupSID')?.endsWith(DOMAIN_CONTROLLERS) === true
}

export function readDomainEdge(object: CollectedObject, kind: string): void {
  const domainId = asId(fact(object, 'DomainSID'))
  if (domainId === undefined) return
  const { self, sink } = object
  sink.edge({ start: self, end: endOf(domainId, 'Domain'), kind, properties: {} })
}
