/** Access control entries -> edges, with the rule for owners, whose rights an entry for OWNER RIGHTS replaces. */
import { asFlag, flag, id, text } from '../fields.ts'
import type { JsonObject, Sink } from '../records.ts'
import type { CollectedObject } from './collected-object.ts'
import { endOf, type KnownEnd } from './principals.ts'

/** Rights that become edges of the same name. */
const RIGHTS: ReadonlySet<string> = new Set([
  'AddAllowedToAct',
  'AddKeyCredentialLink',
  'AddMember',
  'AddSelf',
  'AllExtendedRights',
  'Enroll',
  'ForceChangePassword',
  'GenericAll',
  'GenericWrite',
  'GetChanges',
  'GetChangesAll',
  'GetChangesInFilteredSet',
  'ManageCA',
  'ManageCertificates',
  'ReadGMSAPassword',
  'ReadLAPSPassword',
  'WriteAccountRestrictions',
  'WriteAltSecurityIdentities',
  'WriteDacl',
  'WriteGPLink',
  'WritePKIEnrollmentFlag',
  'WritePKINameFlag',
  'WritePublicInformation',
  'WriteSPN'
])

const OWNER_RIGHTS_SID = 'S-1-3-4'

/** Names the rights that are left out; called once for each unknown one by the reader of the file. */
export type UnknownRight = (right: string) => void

type Holder = { end: KnownEnd; properties: JsonObject }

/** Emits one edge per entry to the object; entries that the object holds on itself say nothing. */
export function readAces(
  object: CollectedObject,
  aces: readonly JsonObject[],
  unknownRight: UnknownRight
): void {
  const { self, sink } = object
  const owners: Holder[] = []
  const ownerWriters: Holder[] = []
  const limited: { all: string[]; inherited: string[] } = { all: [], inherited: [] }
  for (const ace of aces) {
    const principalId = id(ace, 'PrincipalSID')
    const right = text(ace, 'RightName')
    if (principalId === undefined || right === undefined || principalId === self.objectId) continue
    const ownership = right === 'Owns' || right === 'WriteOwner'
    if (!ownership && !RIGHTS.has(right)) {
      unknownRight(right)
      continue
    }
    const inherited = flag(ace, 'IsInherited') ?? false
    if (principalId.endsWith(OWNER_RIGHTS_SID)) {
      limited.all.push(right)
      if (inherited) limited.inherited.push(right)
      continue
    }
    const properties: JsonObject = { isacl: true, isinherited: inherited }
    const hash = text(ace, 'InheritanceHash')
    if (hash !== undefined) properties.inheritancehash = hash
    const start = endOf(principalId, text(ace, 'PrincipalType'))
    if (!ownership) sink.edge({ start, end: self, kind: right, properties })
    else (right === 'Owns' ? owners : ownerWriters).push({ end: start, properties })
  }
  readOwnership(object, owners, ownerWriters, limited)
}

function readOwnership(
  object: CollectedObject,
  owners: readonly Holder[],
  ownerWriters: readonly Holder[],
  limited: { all: string[]; inherited: string[] }
): void {
  const { self, sink, properties } = object
  const anyGrant = asFlag(properties.doesanyacegrantownerrights) === true
  const inheritedGrant = asFlag(properties.doesanyinheritedacegrantownerrights) === true

  if (limited.all.length > 0) {
    emit(sink, self, owners, 'OwnsLimitedRights', limited.all)
    if (limited.inherited.length > 0) {
      emit(sink, self, ownerWriters, 'WriteOwnerLimitedRights', limited.inherited)
    } else if (!inheritedGrant) emit(sink, self, ownerWriters, 'WriteOwnerRaw')
    return
  }
  if (!anyGrant) {
    emit(sink, self, owners, 'OwnsRaw')
    emit(sink, self, ownerWriters, 'WriteOwnerRaw')
  } else if (!inheritedGrant) {
    // A new owner sheds an entry that is not inherited, so that taking ownership still gives control.
    emit(sink, self, ownerWriters, 'WriteOwnerRaw')
  }
}

function emit(
  sink: Sink,
  end: KnownEnd,
  holders: readonly Holder[],
  kind: string,
  privileges?: readonly string[]
): void {
  for (const holder of holders) {
    const properties =
      privileges === undefined
        ? holder.properties
        : { ...holder.properties, privileges: [...privileges] }
    sink.edge({ start: holder.end, end, kind, properties })
  }
}
