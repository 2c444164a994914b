/**
 * How big the forest is and which identifier each object has. Everything is computed from an index, so that
 * any file can refer to any object of any other without keeping it.
 */
import { InvalidRequestError } from '../../src/errors.ts'
import { DEPARTMENTS, domainNames, EXTERNAL_FOREST, MAX_DOMAINS, townName } from './names.ts'
import { guid, hash } from './random.ts'

export type ForestOptions = {
  seed: number
  /** Staff accounts of all domains; service and administrative accounts come on top. */
  users: number
  /** The forest root and its children; 2 unless given. */
  domains?: number
}

export type Domain = {
  seed: number
  index: number
  /** The domain that holds the forest-wide groups. */
  root: { name: string; sid: string }
  /** Fully qualified, upper case. */
  name: string
  netbios: string
  sid: string
  dn: string
  users: number
  workstations: number
  servers: number
  /** Groups that open applications and shares, beside those of sites and departments. */
  resourceGroups: number
  sites: string[]
  /** First user of each site-department cell, site by site, and the number of users at the end. */
  cells: number[]
}

export type Forest = { seed: number; domains: Domain[]; external: ExternalDomain }
export type ExternalDomain = { name: string; sid: string }

const MIN_USERS = 20
export const MAX_USERS = 2_000_000
const USERS_PER_SITE = 100
const FIRST_USER_RID = 2000

/** Site groups beside the staff of each department: the site's help desk and its workstation administrators. */
const GROUPS_PER_SITE = DEPARTMENTS.length + 2

export function planForest({ seed, users, domains = 2 }: ForestOptions): Forest {
  requireInteger('seed', seed, 0, Number.MAX_SAFE_INTEGER)
  requireInteger('users', users, MIN_USERS, MAX_USERS)
  requireInteger('domains', domains, 1, MAX_DOMAINS)

  // The root holds as many people as three children.
  const share = users / (domains + 2)
  const names = domainNames(seed, domains)
  const inChildren = Math.floor(share) * (domains - 1)
  const [rootName = ''] = names
  const root = { name: rootName, sid: domainSid(seed, rootName) }
  return {
    seed,
    external: { name: EXTERNAL_FOREST, sid: domainSid(seed, EXTERNAL_FOREST) },
    domains: names.map((name, index) =>
      planDomain(seed, root, name, index, index === 0 ? users - inChildren : Math.floor(share))
    )
  }
}

export const userSid = (domain: Domain, index: number) => `${domain.sid}-${FIRST_USER_RID + index}`

/** Groups of sites first, then of departments, then of resources. */
export const groupSid = (domain: Domain, index: number) =>
  `${domain.sid}-${FIRST_USER_RID + domain.users + index}`

export const computerSid = (domain: Domain, index: number) =>
  `${domain.sid}-${FIRST_USER_RID + domain.users + groupCount(domain) + index}`

/** For objects that have no security identifier. */
export const objectGuid = (domain: Domain, type: string, name: string) =>
  guid(domain.seed, domain.name, type, name)

function groupCount(domain: Domain): number {
  return domain.sites.length * GROUPS_PER_SITE + DEPARTMENTS.length + domain.resourceGroups
}

export const siteStaffGroup = (site: number, department: number) =>
  site * GROUPS_PER_SITE + department
export const siteHelpDesk = (site: number) => site * GROUPS_PER_SITE + DEPARTMENTS.length
export const siteAdministrators = (site: number) => site * GROUPS_PER_SITE + DEPARTMENTS.length + 1
export const departmentGroup = (domain: Domain, department: number) =>
  domain.sites.length * GROUPS_PER_SITE + department
export const firstResourceGroup = (domain: Domain) => departmentGroup(domain, DEPARTMENTS.length)

/** The site and the department of a user. */
export function cellOf(domain: Domain, user: number): { site: number; department: number } {
  let low = 0
  let high = domain.cells.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((domain.cells[middle] ?? 0) <= user) low = middle
    else high = middle
  }
  return { site: Math.floor(low / DEPARTMENTS.length), department: low % DEPARTMENTS.length }
}

/** Who uses a workstation; it stands at that user's site. */
export const workstationOwner = (domain: Domain, workstation: number) =>
  Math.floor(((workstation + 0.5) / domain.workstations) * domain.users)

function planDomain(
  seed: number,
  root: Domain['root'],
  name: string,
  index: number,
  users: number
): Domain {
  const labels = name.split('.')
  const sites = Array.from({ length: Math.ceil(users / USERS_PER_SITE) }, (_, at) =>
    townName(at * MAX_DOMAINS + index)
  )
  return {
    seed,
    index,
    root,
    name,
    netbios: labels[0] ?? name,
    sid: domainSid(seed, name),
    dn: labels.map((label) => `DC=${label}`).join(','),
    users,
    workstations: Math.round(users * 0.44),
    servers: Math.max(3, Math.round(users * 0.06)),
    resourceGroups: Math.round(users * 0.45),
    sites,
    cells: cellsOf(sites.length, users)
  }
}

/** Early sites are larger than late ones, and departments have their own shares. */
function cellsOf(sites: number, users: number): number[] {
  const weights: number[] = []
  for (let site = 0; site < sites; site++) {
    for (const [, share] of DEPARTMENTS) weights.push(share / (site + 1) ** 0.6)
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const cells = [0]
  let sum = 0
  for (const weight of weights) {
    sum += weight
    cells.push(Math.round((sum / total) * users))
  }
  return cells
}

function domainSid(seed: number, name: string): string {
  const part = (at: number) => 100_000_000 + (hash(seed, name, 'sid', at) % 4_000_000_000)
  return `S-1-5-21-${part(0)}-${part(1)}-${part(2)}`
}

function requireInteger(name: string, value: number, least: number, most: number) {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return
  throw new InvalidRequestError(name, `must be a whole number from ${least} to ${most}`)
}
