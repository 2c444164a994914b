/** Enterprise certification authorities: templates, host, registry and web enrollment. */
import { field, flag, id, isObject, list, nested, objects, text } from '../fields.ts'
import type { JsonObject } from '../records.ts'
import type { CollectedObject } from './collected-object.ts'
import { objectNamed, principal, principals } from './principals.ts'

export function readTemplates({ item, self, sink }: CollectedObject): void {
  for (const start of principals(list(item, 'EnabledCertTemplates'))) {
    sink.edge({ start, end: self, kind: 'PublishedTo', properties: {} })
  }
}

export function readHost({ item, self, sink }: CollectedObject): void {
  const start = objectNamed(item, 'HostingComputer', 'Computer')
  if (start !== undefined) sink.edge({ start, end: self, kind: 'HostsCAService', properties: {} })
}

/** Rights that count as the registry of the authority states them, where it could be read. */
const REGISTRY_RIGHTS: ReadonlySet<string> = new Set(['ManageCA', 'ManageCertificates', 'Enroll'])

/**
 * The entries that hold for an authority. The directory's copy of its list is advisory: once the registry
 * was read, its own entries replace it, except those of the computer that runs the authority.
 */
export function authorityAces({ item }: CollectedObject): readonly JsonObject[] {
  const directory = objects(item, 'Aces')
  const security = registryResult(item, 'CASecurity')
  if (security === undefined || flag(security, 'Collected') !== true) return directory
  const host = id(item, 'HostingComputer')
  return [
    ...objects(security, 'Data').filter(
      (ace) => text(ace, 'RightName') !== 'Owns' && text(ace, 'PrincipalType') !== 'ADLocalGroup'
    ),
    ...directory.filter(
      (ace) =>
        !REGISTRY_RIGHTS.has(text(ace, 'RightName') ?? '') ||
        (host !== undefined && id(ace, 'PrincipalSID') === host)
    )
  ]
}

/** Part of the registry -> the property that says whether it was read. */
const READ_MARKS: readonly (readonly [string, string])[] = [
  ['CASecurity', 'casecuritycollected'],
  ['EnrollmentAgentRestrictions', 'enrollmentagentrestrictionscollected'],
  ['IsUserSpecifiesSanEnabled', 'isuserspecifiessanenabledcollected'],
  ['RoleSeparationEnabled', 'roleseparationenabledcollected']
]

export function readRegistry(object: CollectedObject): void {
  const { item, properties } = object
  for (const [name, mark] of READ_MARKS) {
    const result = registryResult(item, name)
    const collected = result && flag(result, 'Collected')
    if (collected !== undefined) properties[mark] ??= collected
  }
  for (const name of ['IsUserSpecifiesSanEnabled', 'RoleSeparationEnabled']) {
    const result = registryResult(item, name)
    if (result === undefined || flag(result, 'Collected') !== true) continue
    const value = flag(result, 'Value')
    if (value !== undefined) properties[name.toLowerCase()] = value
  }
  const restrictions = registryResult(item, 'EnrollmentAgentRestrictions')
  if (restrictions === undefined || flag(restrictions, 'Collected') !== true) return
  const rows = objects(restrictions, 'Restrictions')
  properties.hasenrollmentagentrestrictions = rows.length > 0
  for (const row of rows) readRestriction(object, row)
}

/** Only rows that allow: an agent that is denied gains nothing. */
function readRestriction({ item, sink }: CollectedObject, row: JsonObject): void {
  if (text(row, 'AccessType') !== 'AccessAllowedCallback') return
  const start = principal(field(row, 'Agent'))
  if (start === undefined) return
  const templates =
    flag(row, 'AllTemplates') === true
      ? list(item, 'EnabledCertTemplates')
      : [field(row, 'Template') ?? null]
  for (const end of principals(templates)) {
    sink.edge({ start, end, kind: 'DelegatedEnrollmentAgent', properties: {} })
  }
}

function registryResult(item: JsonObject, name: string): JsonObject | undefined {
  const registry = nested(item, 'CARegistryData')
  return registry && nested(registry, name)
}

/** Vulnerable to relayed authentication: plain HTTP, or HTTPS that does not bind the channel. */
export function readEnrollmentEndpoints({ item, properties }: CollectedObject): void {
  const http: string[] = []
  const https: string[] = []
  let collected = false
  const endpoints = nested(item, 'HttpEnrollmentEndpoints')
  for (const endpoint of endpoints ? [endpoints] : objects(item, 'HttpEnrollmentEndpoints')) {
    if (flag(endpoint, 'Collected') !== true) continue
    collected = true
    const results = field(endpoint, 'Result')
    for (const result of Array.isArray(results) ? results : [results]) {
      if (!isObject(result)) continue
      const url = text(result, 'Url') ?? ''
      if (flag(result, 'ADCSWebEnrollmentHTTP') === true) http.push(url)
      const bound = flag(result, 'ADCSWebEnrollmentEPA') === true
      if (flag(result, 'ADCSWebEnrollmentHTTPS') === true && !bound) https.push(url)
    }
  }
  if (!collected) return
  if (http.length > 0) properties.httpenrollmentendpoints = http
  if (https.length > 0) properties.httpsenrollmentendpoints = https
  properties.hasvulnerableendpoint = http.length + https.length > 0
}

/** The group whose members a certificate with this issuance policy makes its holder one of. */
export function readGroupLink({ item, self, properties, sink }: CollectedObject): void {
  const end = principal(field(item, 'GroupLink'))
  if (end === undefined) return
  properties.grouplinkid = end.objectId
  sink.edge({ start: self, end, kind: 'OIDGroupLink', properties: {} })
}
