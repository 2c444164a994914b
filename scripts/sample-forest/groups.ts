/** Groups: well-known, named, of sites and departments, and the long tail that opens resources. */
import { defaultAces, holderSid } from './aces.ts'
import {
  type CollectorObject,
  collectorObject,
  principal,
  type TypedPrincipal
} from './collector-object.ts'
import {
  BUILTIN_GROUPS,
  DOMAIN_GROUPS,
  NAMED_GROUPS,
  ofDomain,
  SPECIAL_IDENTITIES,
  wellKnownSid
} from './named-accounts.ts'
import { DEPARTMENTS, RESOURCES } from './names.ts'
import {
  type Domain,
  departmentGroup,
  type Forest,
  firstResourceGroup,
  groupSid,
  siteAdministrators,
  siteHelpDesk,
  siteStaffGroup,
  userSid
} from './plan.ts'
import type { Planted } from './planted.ts'
import { below, heavyTailed, randomFrom, spread } from './random.ts'
import { BUILTIN_CONTAINER, branch, GROUPS_OU, USERS_CONTAINER } from './tree.ts'

const PROTECTED_GROUPS = new Set([512, 516, 518, 519, 526, 527])

export function* groups(
  forest: Forest,
  domain: Domain,
  planted: Planted
): Iterable<CollectorObject> {
  const group = (id: string, name: string, parent: string | null, members: TypedPrincipal[]) =>
    groupObject(domain, planted, id, name, parent, members)

  for (const [sid, name] of SPECIAL_IDENTITIES) {
    if (sid === 'S-1-5-9' && domain.index > 0) continue
    yield group(wellKnownSid(domain, sid), name, null, [])
  }
  for (const [sid, name] of BUILTIN_GROUPS) {
    yield group(wellKnownSid(domain, sid), name, BUILTIN_CONTAINER, builtinMembers(domain, sid))
  }
  for (const { rid, name } of ofDomain(domain, DOMAIN_GROUPS)) {
    const members = rid === 512 ? [principal(`${domain.sid}-500`, 'User')] : []
    yield group(`${domain.sid}-${rid}`, name, USERS_CONTAINER, members)
  }
  for (const { rid, name, share } of NAMED_GROUPS) {
    const members = name === 'ALL STAFF' ? departmentGroups(domain) : staff(domain, name, share)
    yield group(`${domain.sid}-${rid}`, name, GROUPS_OU, members)
  }
  for (const [site, town] of domain.sites.entries()) {
    for (const [department, [name]] of DEPARTMENTS.entries()) {
      yield group(
        groupSid(domain, siteStaffGroup(site, department)),
        `${town}-${name} STAFF`,
        GROUPS_OU,
        cellMembers(domain, site * DEPARTMENTS.length + department)
      )
    }
    const desk = staff(domain, `${town}-HELPDESK`, 0.001)
    yield group(groupSid(domain, siteHelpDesk(site)), `${town}-HELPDESK`, GROUPS_OU, desk)
    yield group(
      groupSid(domain, siteAdministrators(site)),
      `${town}-WORKSTATION ADMINS`,
      GROUPS_OU,
      [...staff(domain, `${town}-ADMINS`, 0.0005), principal(`${domain.sid}-1202`, 'Group')]
    )
  }
  for (const [department, [name]] of DEPARTMENTS.entries()) {
    const members = domain.sites.map((_, site) =>
      principal(groupSid(domain, siteStaffGroup(site, department)), 'Group')
    )
    const id = groupSid(domain, departmentGroup(domain, department))
    yield group(id, `ALL ${name}`, GROUPS_OU, members)
  }
  for (let resource = 0; resource < domain.resourceGroups; resource++) {
    const name = `${RESOURCES[resource % RESOURCES.length]}-${String(resource).padStart(4, '0')}`
    const id = groupSid(domain, firstResourceGroup(domain) + resource)
    yield group(id, `${name} USERS`, GROUPS_OU, resourceMembers(forest, domain, resource))
  }
}

function groupObject(
  domain: Domain,
  planted: Planted,
  id: string,
  bareName: string,
  parent: string | null,
  members: TypedPrincipal[]
): CollectorObject {
  const name = `${bareName}@${domain.name}`
  const isProtected =
    PROTECTED_GROUPS.has(Number(id.slice(domain.sid.length + 1))) ||
    /-S-1-5-32-5(44|48|49|50|51)$/.test(id)
  return collectorObject(domain, {
    id,
    name,
    rdn:
      parent === null
        ? `CN=${bareName},CN=WELLKNOWN SECURITY PRINCIPALS`
        : `CN=${bareName},${parent}`,
    isProtected,
    containedBy: parent === null ? null : branch(domain, parent),
    aces:
      parent === null
        ? []
        : planted.aces(name, defaultAces(domain, isProtected ? 'protectedPrincipal' : 'group')),
    properties: {
      samaccountname: bareName,
      admincount: isProtected,
      adminsdholderprotected: isProtected
    },
    fields: { Members: [...members, ...planted.of(name, 'members')], HasSIDHistory: [] }
  })
}

function builtinMembers(domain: Domain, sid: string): TypedPrincipal[] {
  const group = (...ids: string[]) => ids.map((id) => principal(id, 'Group'))
  switch (sid) {
    case 'S-1-5-32-544':
      return [
        ...group(`${domain.sid}-512`, holderSid(domain, 'enterpriseAdmins')),
        principal(`${domain.sid}-500`, 'User')
      ]
    case 'S-1-5-32-545':
      return group(
        `${domain.sid}-513`,
        wellKnownSid(domain, 'S-1-5-11'),
        wellKnownSid(domain, 'S-1-5-4')
      )
    case 'S-1-5-32-546':
      return group(`${domain.sid}-514`)
    case 'S-1-5-32-554':
      return group(wellKnownSid(domain, 'S-1-5-11'))
    case 'S-1-5-32-560':
      return group(holderSid(domain, 'enterpriseControllers'))
    default:
      return []
  }
}

function departmentGroups(domain: Domain): TypedPrincipal[] {
  return Array.from(DEPARTMENTS, (_, department) =>
    principal(groupSid(domain, departmentGroup(domain, department)), 'Group')
  )
}

/** `share` of the staff, two people at least. */
function staff(domain: Domain, purpose: string, share: number | undefined): TypedPrincipal[] {
  if (share === undefined) return []
  const random = randomFrom(domain.seed, domain.name, 'staff', purpose)
  const count = Math.max(2, Math.round(domain.users * share))
  return Array.from(spread(random, count, domain.users), (index) =>
    principal(userSid(domain, index), 'User')
  )
}

function cellMembers(domain: Domain, cell: number): TypedPrincipal[] {
  const members: TypedPrincipal[] = []
  for (let user = domain.cells[cell] ?? 0; user < (domain.cells[cell + 1] ?? 0); user++) {
    members.push(principal(userSid(domain, user), 'User'))
  }
  return members
}

/** Mostly a handful of people, rarely thousands; some groups hold earlier groups, and a few hold foreigners. */
function resourceMembers(forest: Forest, domain: Domain, resource: number): TypedPrincipal[] {
  const random = randomFrom(domain.seed, domain.name, 'resource', resource)
  const count = heavyTailed(random, 1.3, Math.ceil(domain.users / 10))
  const members = Array.from(spread(random, count, domain.users), (index) =>
    principal(userSid(domain, index), 'User')
  )
  if (random() < 0.4) {
    const site = below(random, domain.sites.length)
    const department = below(random, DEPARTMENTS.length)
    members.push(principal(groupSid(domain, siteStaffGroup(site, department)), 'Group'))
  }
  if (resource > 0 && random() < 0.3) {
    const earlier = firstResourceGroup(domain) + below(random, resource)
    members.push(principal(groupSid(domain, earlier), 'Group'))
  }
  const neighbour = forest.domains[(domain.index + 1) % forest.domains.length]
  if (neighbour && neighbour !== domain && random() < 0.01) {
    members.push(principal(userSid(neighbour, below(random, neighbour.users)), 'User'))
  }
  return members
}
