/** The organisational units and containers of a domain: what stands where. */
import { principal, type TypedPrincipal } from './collector-object.ts'
import { DEPARTMENTS } from './names.ts'
import { type Domain, objectGuid } from './plan.ts'
import { guid } from './random.ts'

export type Branch = {
  name: string
  /** Distinguished name without the domain's. */
  rdn: string
  parent: TypedPrincipal
}

export const CONTROLLERS_OU = 'OU=DOMAIN CONTROLLERS'
export const TIER_ZERO_OU = 'OU=TIER ZERO'
export const SERVERS_OU = 'OU=SERVERS'
export const SERVICES_OU = 'OU=SERVICE ACCOUNTS'
export const GROUPS_OU = 'OU=GROUPS'
const STAFF_OU = 'OU=STAFF'
export const USERS_CONTAINER = 'CN=USERS'
export const BUILTIN_CONTAINER = 'CN=BUILTIN'
const POLICIES_CONTAINER = 'CN=POLICIES,CN=SYSTEM'
export const PUBLIC_KEY_SERVICES = 'CN=PUBLIC KEY SERVICES,CN=SERVICES,CN=CONFIGURATION'

export const siteOu = (town: string) => `OU=${town},${STAFF_OU}`
export const workstationsOu = (town: string) => `OU=WORKSTATIONS,${siteOu(town)}`
export const departmentOu = (town: string, department: number) =>
  `OU=${DEPARTMENTS[department]?.[0]},${siteOu(town)}`

export function branchId(domain: Domain, rdn: string): string {
  return objectGuid(domain, 'branch', rdn)
}

/** As it appears in ContainedBy. */
export function branch(domain: Domain, rdn: string): TypedPrincipal {
  if (rdn === '') return principal(domain.sid, 'Domain')
  return principal(branchId(domain, rdn), rdn.startsWith('OU=') ? 'OU' : 'Container')
}

export function* ouBranches(domain: Domain): Iterable<Branch> {
  for (const rdn of [CONTROLLERS_OU, TIER_ZERO_OU, SERVERS_OU, SERVICES_OU, GROUPS_OU, STAFF_OU]) {
    yield branchAt(domain, rdn)
  }
  for (const town of domain.sites) {
    yield branchAt(domain, siteOu(town))
    yield branchAt(domain, workstationsOu(town))
    for (const department of DEPARTMENTS.keys())
      yield branchAt(domain, departmentOu(town, department))
  }
}

const SYSTEM_CHILDREN = [
  'ADMINSDHOLDER',
  'COMPARTITIONS',
  'DFS-CONFIGURATION',
  'DFSR-GLOBALSETTINGS',
  'DOMAINUPDATES',
  'IP SECURITY',
  'MEETINGS',
  'MICROSOFTDNS',
  'PASSWORD SETTINGS CONTAINER',
  'POLICIES',
  'PSPS',
  'WINSOCKSERVICES',
  'WMIPOLICY'
]
/** Each update of the schema leaves a container behind. */
const DOMAIN_OPERATIONS = 'CN=OPERATIONS,CN=DOMAINUPDATES,CN=SYSTEM'
const SCHEMA_UPDATES = 46
const PUBLIC_KEY_CHILDREN = [
  'AIA',
  'CDP',
  'CERTIFICATE TEMPLATES',
  'CERTIFICATION AUTHORITIES',
  'ENROLLMENT SERVICES',
  'KRA',
  'OID'
]
/** Language codes, each with its forms in the configuration of a forest. */
const DISPLAY_LANGUAGES =
  '401 404 405 406 407 408 409 40B 40C 40D 40E 410 411 412 413 414 415 416 419 41D 41F 804 816 C0A'

/** `policies`: the identifiers of the group policies, each of which has a container of its own. */
export function* containerBranches(domain: Domain, policies: Iterable<string>): Iterable<Branch> {
  for (const name of ['BUILTIN', 'COMPUTERS', 'FOREIGNSECURITYPRINCIPALS', 'KEYS']) {
    yield branchAt(domain, `CN=${name}`)
  }
  for (const name of ['MANAGED SERVICE ACCOUNTS', 'PROGRAM DATA', 'SYSTEM', 'USERS']) {
    yield branchAt(domain, `CN=${name}`)
  }
  for (const name of SYSTEM_CHILDREN) yield branchAt(domain, `CN=${name},CN=SYSTEM`)
  yield branchAt(domain, DOMAIN_OPERATIONS)
  for (let update = 0; update < SCHEMA_UPDATES; update++) {
    const name = guid('schema update', update)
    yield branchAt(domain, `CN=${name},${DOMAIN_OPERATIONS}`)
  }
  for (const policy of policies) {
    const rdn = `CN={${policy}},${POLICIES_CONTAINER}`
    yield branchAt(domain, rdn)
    for (const part of ['MACHINE', 'USER']) yield branchAt(domain, `CN=${part},${rdn}`)
  }
  if (domain.index > 0) return

  yield branchAt(domain, 'CN=CONFIGURATION')
  for (const name of ['DISPLAYSPECIFIERS', 'EXTENDED-RIGHTS', 'PARTITIONS', 'SERVICES', 'SITES']) {
    yield branchAt(domain, `CN=${name},CN=CONFIGURATION`)
  }
  for (const code of DISPLAY_LANGUAGES.split(' ')) {
    yield branchAt(domain, `CN=${code},CN=DISPLAYSPECIFIERS,CN=CONFIGURATION`)
  }
  yield branchAt(domain, PUBLIC_KEY_SERVICES)
  for (const name of PUBLIC_KEY_CHILDREN)
    yield branchAt(domain, `CN=${name},${PUBLIC_KEY_SERVICES}`)
}

function branchAt(domain: Domain, rdn: string): Branch {
  const comma = rdn.indexOf(',')
  const [own, parent] = comma < 0 ? [rdn, ''] : [rdn.slice(0, comma), rdn.slice(comma + 1)]
  return { name: own.slice(3), rdn, parent: branch(domain, parent) }
}
