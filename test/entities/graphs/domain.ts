/** Two forests: CORP with a child, and PARTNER, whose people have rights in CORP. */
import type { EntityCase } from '../prove-lists.ts'

const CORP = 'S-1-5-21-1-1-1'
const PARTNER = 'S-1-5-21-2-2-2'
const inCorp = (kinds: string) => [kinds, { domainsid: CORP }] as const
const inPartner = (kinds: string) => [kinds, { domainsid: PARTNER }] as const

export const domainCase: EntityCase = {
  entity: CORP,
  otherKind: 'ADA',
  graph: {
    nodes: {
      [CORP]: ['Domain', { name: 'CORP.EXAMPLE', domainsid: CORP, collected: true }],
      CHILD: ['Domain', { name: 'CHILD.CORP.EXAMPLE' }],
      [PARTNER]: ['Domain', { domainsid: PARTNER }],
      FARAWAY: 'Domain',
      ADA: inCorp('User'),
      BOB: inCorp('User'),
      G: inCorp('Group'),
      LOCAL: inCorp('Group ADLocalGroup'),
      ONLY_LOCAL: inCorp('ADLocalGroup'),
      PC: inCorp('Computer'),
      UNIT: inCorp('OU'),
      POLICY: inCorp('GPO'),
      UNLINKED: inCorp('GPO'),
      CA: inCorp('EnterpriseCA'),
      EVE: inPartner('User'),
      FRED: inPartner('User'),
      TEAM: inPartner('Group'),
      INNER_TEAM: inPartner('Group'),
      BOX: inPartner('Computer'),
      NOWHERE: 'User'
    },
    edges: [
      // TEAM is in a group of CORP, INNER_TEAM in TEAM, EVE in INNER_TEAM.
      'TEAM -MemberOf-> G',
      'INNER_TEAM -MemberOf-> TEAM',
      'EVE -MemberOf-> INNER_TEAM',
      'ADA -MemberOf-> G',
      'G -MemberOf-> LOCAL',
      'NOWHERE -MemberOf-> G',
      'BOX -MemberOf-> TEAM',
      'G -MemberOf-> TEAM',
      'INNER_TEAM -AdminTo-> PC',
      'BOB -AdminTo-> PC',
      'FRED -AdminTo-> BOX',
      'FRED -GenericAll-> POLICY',
      'NOWHERE -GenericAll-> POLICY',
      'FRED -MemberOf-> ONLY_LOCAL',
      `CHILD -SameForestTrust-> ${CORP}`,
      `${CORP} -SameForestTrust-> CHILD`,
      `${PARTNER} -CrossForestTrust-> CHILD`,
      `FARAWAY -CrossForestTrust-> ${PARTNER}`,
      `G -GenericAll-> ${CORP}`,
      `BOB -GetChanges-> ${CORP}`,
      `ADA -WriteOwnerRaw-> ${CORP}`,
      `G -MemberOf-> ${CORP}`,
      `POLICY -GPLink-> ${CORP}`,
      'UNLINKED -GPLink-> UNIT',
      `BOB -DCSync-> ${CORP}`,
      `CA -GoldenCert-> ${CORP}`
    ]
  },
  // `adcs-escalations` is absent: its edges are not derived yet, even if a file brings some along.
  lists: {
    users: ['ADA', 'BOB'],
    groups: ['G', 'LOCAL'],
    computers: ['PC'],
    ous: ['UNIT'],
    gpos: ['POLICY', 'UNLINKED'],
    'foreign-users': ['EVE'],
    'foreign-groups': ['TEAM', 'INNER_TEAM'],
    'foreign-gpo-controllers': ['FRED'],
    'foreign-admins': ['INNER_TEAM', 'EVE'],
    'inbound-trusts': ['CHILD', PARTNER, 'FARAWAY'],
    'outbound-trusts': ['CHILD'],
    // By way of G: TEAM and all that is in it, G's own members, and BOB.
    controllers: ['G', 'BOB', 'ADA', 'TEAM', 'INNER_TEAM', 'EVE', 'BOX', 'NOWHERE'],
    'linked-gpos': ['POLICY'],
    'dc-syncers': ['BOB']
  }
}

export const domainCountNames = {
  'foreign-users': 'foreignUsers',
  'foreign-groups': 'foreignGroups',
  'foreign-gpo-controllers': 'foreignGPOControllers',
  'foreign-admins': 'foreignAdmins',
  'inbound-trusts': 'inboundTrusts',
  'outbound-trusts': 'outboundTrusts',
  'linked-gpos': 'linkedgpos',
  'dc-syncers': 'dcsyncers'
}
