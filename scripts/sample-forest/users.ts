/** User accounts: the named ones, those of trusts, and the staff. */
import { ace, defaultAces } from './aces.ts'
import {
  COLLECTED_AT,
  type CollectorObject,
  collectorObject,
  DAY,
  type TypedPrincipal
} from './collector-object.ts'
import { FIRST_TRUST_ACCOUNT_RID, NAMED_USERS, type NamedUser } from './named-accounts.ts'
import { DEPARTMENTS, JOB_TITLES, personName } from './names.ts'
import { cellOf, type Domain, type Forest, groupSid, siteHelpDesk, userSid } from './plan.ts'
import type { Planted } from './planted.ts'
import { below, pick, randomFrom } from './random.ts'
import { branch, departmentOu, SERVICES_OU, TIER_ZERO_OU, USERS_CONTAINER } from './tree.ts'

export function* users(
  forest: Forest,
  domain: Domain,
  planted: Planted
): Iterable<CollectorObject> {
  for (const user of NAMED_USERS) yield namedUser(domain, planted, user)
  for (const other of forest.domains) {
    if (other !== domain) yield trustAccount(domain, planted, other)
  }
  const defaults = defaultAces(domain, 'user')
  for (let index = 0; index < domain.users; index++) {
    const random = randomFrom(domain.seed, domain.name, 'user', index)
    const { given, surname, suffix } = personName(index)
    const { site, department } = cellOf(domain, index)
    const account = `${given}.${surname}${suffix}`
    const rdn = departmentOu(domain.sites[site] ?? '', department)
    const enabled = random() < 0.94
    const aces = [...defaults]
    if (random() < 0.6) {
      aces.push(ace(groupSid(domain, siteHelpDesk(site)), 'Group', 'ForceChangePassword', true))
    }
    yield userObject(domain, planted, {
      id: userSid(domain, index),
      account,
      rdn: `CN=${account},${rdn}`,
      aces,
      containedBy: branch(domain, rdn),
      properties: {
        enabled,
        lastlogon: enabled ? COLLECTED_AT - below(random, 60 * DAY) : 0,
        lastlogontimestamp: enabled ? COLLECTED_AT - below(random, 74 * DAY) : -1,
        pwdlastset: COLLECTED_AT - below(random, 400 * DAY),
        whencreated: COLLECTED_AT - 400 * DAY - below(random, 2500 * DAY),
        pwdneverexpires: random() < 0.07,
        passwordnotreqd: random() < 0.004,
        dontreqpreauth: random() < 0.003,
        displayname: `${capital(given)} ${capital(surname)}${suffix && ` ${suffix}`}`,
        email: `${account}@${domain.name}`.toLowerCase(),
        title: pick(random, JOB_TITLES),
        department: DEPARTMENTS[department]?.[0]
      }
    })
  }
}

function namedUser(domain: Domain, planted: Planted, user: NamedUser): CollectorObject {
  const isProtected = user.traits?.admincount === true
  const rdn = user.rid < 1000 ? USERS_CONTAINER : isProtected ? TIER_ZERO_OU : SERVICES_OU
  const services = (user.services ?? []).map((service) =>
    service.includes('kadmin') ? service : `${service}.${domain.name.toLowerCase()}`
  )
  return userObject(domain, planted, {
    id: `${domain.sid}-${user.rid}`,
    account: user.name,
    rdn: `CN=${user.name},${rdn}`,
    aces: defaultAces(domain, isProtected ? 'protectedPrincipal' : 'user'),
    isProtected,
    primaryGroup: user.rid === 501 ? 514 : user.traits?.gmsa === true ? 515 : 513,
    containedBy: branch(domain, rdn),
    properties: {
      description: user.description,
      displayname: user.name,
      lastlogon: COLLECTED_AT - 2 * DAY,
      lastlogontimestamp: COLLECTED_AT - 9 * DAY,
      pwdlastset: COLLECTED_AT - 900 * DAY,
      serviceprincipalnames: services,
      hasspn: services.length > 0,
      ...user.traits
    }
  })
}

/** The account with which another domain of the forest proves the trust. */
function trustAccount(domain: Domain, planted: Planted, other: Domain): CollectorObject {
  const account = `${other.netbios}$`
  return userObject(domain, planted, {
    id: `${domain.sid}-${FIRST_TRUST_ACCOUNT_RID + other.index}`,
    account,
    rdn: `CN=${account},${USERS_CONTAINER}`,
    aces: defaultAces(domain, 'user'),
    containedBy: branch(domain, USERS_CONTAINER),
    properties: { passwordnotreqd: true, pwdlastset: COLLECTED_AT - 20 * DAY }
  })
}

function userObject(
  domain: Domain,
  planted: Planted,
  user: {
    id: string
    account: string
    rdn: string
    aces: ReturnType<typeof defaultAces>
    isProtected?: boolean
    primaryGroup?: number
    containedBy: TypedPrincipal
    properties: Record<string, unknown>
  }
): CollectorObject {
  const name = `${user.account}@${domain.name}`
  const delegatesTo = planted.of(name, 'delegatesTo')
  const history = planted.of(name, 'history')
  return collectorObject(domain, {
    id: user.id,
    name,
    rdn: user.rdn,
    aces: planted.aces(name, user.aces),
    isProtected: user.isProtected ?? false,
    containedBy: user.containedBy,
    properties: {
      samaccountname: user.account,
      enabled: true,
      sensitive: false,
      dontreqpreauth: false,
      passwordnotreqd: false,
      unconstraineddelegation: false,
      pwdneverexpires: false,
      trustedtoauth: false,
      lastlogon: 0,
      lastlogontimestamp: -1,
      serviceprincipalnames: [],
      hasspn: false,
      displayname: null,
      email: null,
      title: null,
      admincount: false,
      sidhistory: history.map((old) => old.ObjectIdentifier),
      ...(delegatesTo.length > 0 && {
        allowedtodelegate: delegatesTo.map((target) => target.ObjectIdentifier)
      }),
      ...user.properties
    },
    fields: {
      AllowedToDelegate: delegatesTo,
      PrimaryGroupSID: `${domain.sid}-${user.primaryGroup ?? 513}`,
      HasSIDHistory: history,
      SPNTargets: [],
      UnconstrainedDelegation: false,
      DomainSID: domain.sid
    }
  })
}

function capital(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase()
}
