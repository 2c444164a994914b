/** The shapes that a directory collector writes, version 6, as far as this forest uses them. */
import type { Domain } from './plan.ts'

export type ObjectType =
  | 'domains'
  | 'users'
  | 'groups'
  | 'computers'
  | 'ous'
  | 'gpos'
  | 'containers'
  | 'certtemplates'
  | 'enterprisecas'
  | 'rootcas'
  | 'aiacas'
  | 'ntauthstores'

export type TypedPrincipal = { ObjectIdentifier: string; ObjectType: string }

export type Ace = {
  PrincipalSID: string
  PrincipalType: string
  RightName: string
  IsInherited: boolean
}

export type CollectorObject = {
  ObjectIdentifier: string
  Properties: { name: string; [property: string]: unknown }
  Aces: Ace[]
  IsDeleted: boolean
  IsACLProtected: boolean
  ContainedBy: TypedPrincipal | null
  [field: string]: unknown
}

/** The moment of the collection, in seconds since 1970; a constant, so that equal seeds give equal files. */
export const COLLECTED_AT = 1_736_150_400
export const DAY = 86_400

export type Described = {
  id: string
  /** Without the domain. */
  name: string
  /** Distinguished name without the domain's; empty for the domain itself. */
  rdn: string
  properties?: Record<string, unknown>
  aces: Ace[]
  isProtected?: boolean
  containedBy: TypedPrincipal | null
  /** What only objects of this type have. */
  fields?: Record<string, unknown>
}

export function collectorObject(domain: Domain, described: Described): CollectorObject {
  const { id, name, rdn, properties, aces, isProtected = false, containedBy, fields } = described
  return {
    Properties: {
      domain: domain.name,
      name,
      distinguishedname: rdn === '' ? domain.dn : `${rdn},${domain.dn}`,
      domainsid: domain.sid,
      isaclprotected: isProtected,
      description: null,
      whencreated: COLLECTED_AT - 1500 * DAY,
      ...properties
    },
    ...fields,
    Aces: aces,
    ObjectIdentifier: id,
    IsDeleted: false,
    IsACLProtected: isProtected,
    ContainedBy: containedBy
  }
}

export function principal(id: string, type: string): TypedPrincipal {
  return { ObjectIdentifier: id, ObjectType: type }
}

/** What the collector asked of a computer's interface, and got. */
export function collected(results: unknown[]) {
  return { Results: results, Collected: true, FailureReason: null }
}

export function notCollected(reason: string) {
  return { Results: [], Collected: false, FailureReason: reason }
}
