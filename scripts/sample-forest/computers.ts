/** Computers: named servers, ordinary servers, workstations. About half could be asked for their sessions. */
import { ace, defaultAces } from './aces.ts'
import {
  type Ace,
  COLLECTED_AT,
  type CollectorObject,
  collected,
  collectorObject,
  DAY,
  notCollected,
  principal,
  type TypedPrincipal
} from './collector-object.ts'
import { localGroups, userRights } from './local-groups.ts'
import { NAMED_COMPUTERS, type NamedComputer, ofDomain } from './named-accounts.ts'
import {
  cellOf,
  computerSid,
  type Domain,
  groupSid,
  siteAdministrators,
  userSid,
  workstationOwner
} from './plan.ts'
import type { Planted } from './planted.ts'
import { below, pick, type Random, randomFrom } from './random.ts'
import { branch, CONTROLLERS_OU, SERVERS_OU, workstationsOu } from './tree.ts'

type Computer = {
  id: string
  host: string
  ou: string
  role: 'controller' | 'server' | 'workstation'
  reachable: boolean
  haslaps: boolean
  system: string
  aces: Ace[]
  sessions: string[]
  /** Members of the local administrators and of those who may log on remotely. */
  administrators: TypedPrincipal[]
  visitors: TypedPrincipal[]
  traits?: Readonly<Record<string, unknown>>
}

const SERVER_SYSTEMS = [
  'WINDOWS SERVER 2019 STANDARD',
  'WINDOWS SERVER 2022 STANDARD',
  'WINDOWS SERVER 2016 STANDARD',
  'WINDOWS SERVER 2012 R2 STANDARD'
] as const
const WORKSTATION_SYSTEMS = [
  'WINDOWS 11 ENTERPRISE',
  'WINDOWS 10 ENTERPRISE',
  'WINDOWS 11 PRO'
] as const

export function* computers(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  for (const computer of ofDomain(domain, NAMED_COMPUTERS)) {
    yield computerObject(domain, planted, namedComputer(domain, computer))
  }
  const owner = ace(`${domain.sid}-512`, 'Group', 'Owns')
  const joiner = ace(`${domain.sid}-1105`, 'User', 'Owns')
  const lapsReader = ace(`${domain.sid}-1202`, 'Group', 'ReadLAPSPassword', true)
  const defaults = defaultAces(domain, 'computer')
  for (let index = 0; index < domain.servers + domain.workstations; index++) {
    const random = randomFrom(domain.seed, domain.name, 'computer', index)
    const acesOf = (haslaps: boolean) => [
      random() < 0.4 ? joiner : owner,
      ...defaults,
      ...(haslaps ? [lapsReader] : [])
    ]
    const isServer = index < domain.servers
    const machine = isServer ? server : workstation
    yield computerObject(domain, planted, machine(domain, index, random, acesOf))
  }
}

function namedComputer(domain: Domain, { rid, name, role, traits }: NamedComputer): Computer {
  return {
    id: `${domain.sid}-${rid}`,
    host: name,
    ou: role === 'controller' ? CONTROLLERS_OU : SERVERS_OU,
    role,
    reachable: true,
    haslaps: role === 'server',
    system: SERVER_SYSTEMS[1],
    aces: [ace(`${domain.sid}-512`, 'Group', 'Owns'), ...defaultAces(domain, 'computer')],
    sessions: role === 'controller' ? [`${domain.sid}-1108`] : [],
    administrators: [],
    visitors: [principal(`${domain.sid}-1203`, 'Group')],
    ...(traits && { traits })
  }
}

function server(
  domain: Domain,
  index: number,
  random: Random,
  acesOf: (laps: boolean) => Ace[]
): Computer {
  const haslaps = random() < 0.5
  const visitor = userSid(domain, below(random, domain.users))
  const serviceAccount = `${domain.sid}-${pick(random, [1101, 1102, 1104, 1105, 1110])}`
  return {
    id: computerSid(domain, index),
    host: `SRV-${String(index).padStart(5, '0')}`,
    ou: SERVERS_OU,
    role: 'server',
    reachable: random() < 0.7,
    haslaps,
    system: pick(random, SERVER_SYSTEMS),
    aces: acesOf(haslaps),
    sessions: random() < 0.5 ? [visitor, serviceAccount] : [visitor],
    administrators: [
      principal(`${domain.sid}-1203`, 'Group'),
      ...(random() < 0.2 ? [principal(visitor, 'User')] : [])
    ],
    visitors: [principal(`${domain.sid}-1212`, 'Group')]
  }
}

function workstation(
  domain: Domain,
  index: number,
  random: Random,
  acesOf: (laps: boolean) => Ace[]
): Computer {
  const ownerIndex = workstationOwner(domain, index - domain.servers)
  const owner = userSid(domain, ownerIndex)
  const { site } = cellOf(domain, ownerIndex)
  const town = domain.sites[site] ?? ''
  const haslaps = random() < 0.65
  const sessions = random() < 0.85 ? [owner] : []
  if (random() < 0.15) sessions.push(userSid(domain, below(random, domain.users)))
  return {
    id: computerSid(domain, index),
    host: `WS-${String(index).padStart(5, '0')}`,
    ou: workstationsOu(town),
    role: 'workstation',
    reachable: random() < 0.42,
    haslaps,
    system: pick(random, WORKSTATION_SYSTEMS),
    aces: acesOf(haslaps),
    sessions,
    administrators: [
      principal(groupSid(domain, siteAdministrators(site)), 'Group'),
      ...(random() < 0.12 ? [principal(owner, 'User')] : [])
    ],
    visitors: [principal(owner, 'User')]
  }
}

function computerObject(domain: Domain, planted: Planted, computer: Computer): CollectorObject {
  const { id, host, role, reachable } = computer
  const name = `${host}.${domain.name}`
  const isController = role === 'controller'
  const random = randomFrom(domain.seed, name, 'dates')
  const session = (user: string) => ({ ComputerSID: id, UserSID: user })
  const privileged = [
    ...computer.sessions,
    ...planted.of(name, 'sessions').map((user) => user.ObjectIdentifier)
  ].map(session)
  const fails = notCollected('TargetUnreachable')
  return collectorObject(domain, {
    id,
    name,
    rdn: `CN=${host},${computer.ou}`,
    aces: planted.aces(name, computer.aces),
    containedBy: branch(domain, computer.ou),
    properties: {
      samaccountname: `${host}$`,
      haslaps: computer.haslaps,
      enabled: true,
      unconstraineddelegation: isController,
      trustedtoauth: false,
      isdc: isController,
      lastlogon: COLLECTED_AT - below(random, 30 * DAY),
      lastlogontimestamp: COLLECTED_AT - below(random, 40 * DAY),
      pwdlastset: COLLECTED_AT - below(random, 30 * DAY),
      serviceprincipalnames: [
        `HOST/${name.toLowerCase()}`,
        `RestrictedKrbHost/${name.toLowerCase()}`
      ],
      email: null,
      operatingsystem: computer.system,
      sidhistory: [],
      ...computer.traits
    },
    fields: {
      PrimaryGroupSID: `${domain.sid}-${isController ? 516 : 515}`,
      AllowedToDelegate: [],
      AllowedToAct: planted.of(name, 'actors'),
      HasSIDHistory: [],
      DumpSMSAPassword: [],
      Sessions: reachable ? collected(privileged.slice(0, 1)) : fails,
      PrivilegedSessions: reachable ? collected(privileged) : fails,
      RegistrySessions: fails,
      LocalGroups: reachable ? localGroups(domain, planted, computer) : [],
      UserRights: reachable ? userRights(domain, computer) : [],
      DCRegistryData: {
        CertificateMappingMethods: isController
          ? { Value: 24, Collected: true, FailureReason: null }
          : null,
        StrongCertificateBindingEnforcement: isController
          ? { Value: 2, Collected: true, FailureReason: null }
          : null
      },
      Status: reachable ? null : { Connectable: false, Error: 'TargetUnreachable' },
      IsDC: isController,
      DomainSID: domain.sid,
      UnconstrainedDelegation: isController || computer.traits?.unconstraineddelegation === true
    }
  })
}
