/** What a job or an event collects, and where: the rules that both have in common. */
import { InvalidRequestError } from '../../errors.ts'

const COLLECTIONS = [
  'session_collection',
  'local_group_collection',
  'ad_structure_collection',
  'cert_services_collection',
  'ca_registry_collection',
  'dc_registry_collection'
] as const

type Flags = Record<(typeof COLLECTIONS)[number] | 'all_trusted_domains', boolean>
type Reference = string | { objectid: string }

export type Scope = Flags & { ous: string[]; domains: string[] }

const objectId = (reference: Reference) =>
  typeof reference === 'string' ? reference : reference.objectid

/** Each object once, in the order in which it was first named. */
const objectIds = (references: readonly Reference[]) => [...new Set(references.map(objectId))]

export function readScope(body: Flags & { ous: Reference[]; domains: Reference[] }): Scope {
  if (!COLLECTIONS.some((name) => body[name])) {
    throw new InvalidRequestError('body', 'at least one data collection flag must be provided')
  }
  const narrowings = [body.ous.length > 0, body.domains.length > 0, body.all_trusted_domains]
  if (narrowings.filter(Boolean).length > 1) {
    const message = 'may only scope collection by exactly one of OU, Domain, or All Trusted Domains'
    throw new InvalidRequestError('body', message)
  }
  return { ...flagsOf(body), ous: objectIds(body.ous), domains: objectIds(body.domains) }
}

/** Nothing but the flags of a body or a row that has more. */
export function flagsOf(of: Flags): Flags {
  return {
    session_collection: of.session_collection,
    local_group_collection: of.local_group_collection,
    ad_structure_collection: of.ad_structure_collection,
    cert_services_collection: of.cert_services_collection,
    ca_registry_collection: of.ca_registry_collection,
    dc_registry_collection: of.dc_registry_collection,
    all_trusted_domains: of.all_trusted_domains
  }
}
