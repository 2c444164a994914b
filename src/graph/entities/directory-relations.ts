/** The lists of every kind of directory object. */
import { ACL_EDGE_KINDS } from '../kinds.ts'
import {
  anyNumber,
  holders,
  inward,
  leaving,
  once,
  oneOrMore,
  outward,
  type Relation,
  rights
} from './relation.ts'

type Relations = Readonly<Record<string, Relation>>

const controllers = holders(...ACL_EDGE_KINDS)
const controllables = rights(...ACL_EDGE_KINDS)

const memberships = outward(oneOrMore('MemberOf'))

const principalRights = {
  'admin-rights': rights('AdminTo'),
  'rdp-rights': rights('CanRDP'),
  'ps-remote-rights': rights('CanPSRemote'),
  'dcom-rights': rights('ExecuteDCOM')
} satisfies Relations

const trusts = oneOrMore('SameForestTrust', 'CrossForestTrust')

// Every group of the domain is a beginning, so only members from outside lead any further.
const outsiders = inward(leaving('MemberOf'), anyNumber('MemberOf'))

const domain = {
  users: { from: 'User' },
  groups: { from: 'Group' },
  computers: { from: 'Computer' },
  ous: { from: 'OU' },
  gpos: { from: 'GPO' },
  'foreign-users': {
    from: 'Group',
    ...outsiders,
    kind: 'User',
    otherDomain: true
  },
  'foreign-groups': {
    from: 'Group',
    ...outsiders,
    kind: 'Group',
    otherDomain: true
  },
  'foreign-gpo-controllers': { from: 'GPO', ...controllers, otherDomain: true },
  'foreign-admins': { from: 'Computer', ...holders('AdminTo'), otherDomain: true },
  'inbound-trusts': { ...inward(trusts), kind: 'Domain' },
  'outbound-trusts': { ...outward(trusts), kind: 'Domain' },
  controllers,
  'linked-gpos': { ...inward(once('GPLink')), kind: 'GPO' },
  'dc-syncers': inward(once('DCSync')),
  'adcs-escalations': {
    ...inward(
      once(
        'GoldenCert',
        'ADCSESC1',
        'ADCSESC3',
        'ADCSESC4',
        'ADCSESC6a',
        'ADCSESC6b',
        'ADCSESC9a',
        'ADCSESC9b',
        'ADCSESC10a',
        'ADCSESC10b',
        'ADCSESC13'
      )
    ),
    notDerivedYet: true
  }
} satisfies Relations

const user = {
  sessions: inward(once('HasSession')),
  memberships,
  ...principalRights,
  'sql-admin-rights': rights('SQLAdmin'),
  'constrained-delegation-rights': outward(once('AllowedToDelegate')),
  controllables,
  controllers
} satisfies Relations

const group = {
  members: inward(oneOrMore('MemberOf')),
  memberships,
  sessions: inward(oneOrMore('MemberOf'), once('HasSession')),
  ...principalRights,
  controllables,
  controllers
} satisfies Relations

const computer = {
  sessions: outward(once('HasSession')),
  'admin-users': holders('AdminTo'),
  'rdp-users': holders('CanRDP'),
  'ps-remote-users': holders('CanPSRemote'),
  'dcom-users': holders('ExecuteDCOM'),
  'sql-admins': holders('SQLAdmin'),
  'constrained-users': inward(once('AllowedToDelegate')),
  'constrained-delegation-rights': outward(once('AllowedToDelegate')),
  'group-membership': memberships,
  ...principalRights,
  controllables,
  controllers
} satisfies Relations

const contained = outward(oneOrMore('Contains'))

const organizationalUnit = {
  users: { ...contained, kind: 'User' },
  groups: { ...contained, kind: 'Group' },
  computers: { ...contained, kind: 'Computer' },
  // Policies that apply to it: those linked to what it lies in are inherited.
  gpos: { ...inward(anyNumber('Contains'), once('GPLink')), kind: 'GPO' }
} satisfies Relations

const applied = outward(once('GPLink'), anyNumber('Contains'))

const policy = {
  users: { ...applied, kind: 'User' },
  computers: { ...applied, kind: 'Computer' },
  ous: { ...applied, kind: 'OU' },
  'tier-zero': { ...applied, tierZero: true },
  controllers
} satisfies Relations

const hierarchy = oneOrMore('IssuedSignedBy', 'EnterpriseCAFor')

export const directoryRelations = {
  Base: { controllables, controllers },
  Domain: domain,
  User: user,
  Group: group,
  Computer: computer,
  OU: organizationalUnit,
  GPO: policy,
  Container: { controllers },
  CertTemplate: { controllers, 'published-to-cas': outward(once('PublishedTo')) },
  EnterpriseCA: {
    controllers,
    'pki-hierarchy': outward(hierarchy),
    'published-templates': inward(once('PublishedTo'))
  },
  AIACA: { controllers, 'pki-hierarchy': outward(hierarchy) },
  // A root has no authority above it: its hierarchy is what descends from it.
  RootCA: { controllers, 'pki-hierarchy': inward(hierarchy) },
  NTAuthStore: { controllers, 'trusted-cas': inward(once('TrustedForNTAuth')) },
  IssuancePolicy: {
    controllers,
    'linked-templates': { ...inward(once('ExtendedByPolicy')), notDerivedYet: true }
  }
} satisfies Record<string, Relations>
