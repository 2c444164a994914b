/** Who holds which right on an object of which type by default: the hubs of every directory. */
import type { Ace } from './collector-object.ts'
import { wellKnownSid } from './named-accounts.ts'
import type { Domain } from './plan.ts'

const HOLDERS = {
  administrators: (domain: Domain) => wellKnownSid(domain, 'S-1-5-32-544'),
  accountOperators: (domain: Domain) => wellKnownSid(domain, 'S-1-5-32-548'),
  authenticatedUsers: (domain: Domain) => wellKnownSid(domain, 'S-1-5-11'),
  enterpriseControllers: (domain: Domain) => wellKnownSid(domain.root, 'S-1-5-9'),
  domainAdmins: (domain: Domain) => `${domain.sid}-512`,
  domainUsers: (domain: Domain) => `${domain.sid}-513`,
  domainComputers: (domain: Domain) => `${domain.sid}-515`,
  domainControllers: (domain: Domain) => `${domain.sid}-516`,
  keyAdmins: (domain: Domain) => `${domain.sid}-526`,
  enterpriseAdmins: (domain: Domain) => `${domain.root.sid}-519`,
  enterpriseKeyAdmins: (domain: Domain) => `${domain.root.sid}-527`
}

export type Holder = keyof typeof HOLDERS
type Grant = readonly [holder: Holder, rights: readonly string[], from?: 'inherited']

const WRITE_ALL = ['WriteDacl', 'WriteOwner', 'GenericWrite']
const WRITE_CONTROL = ['WriteDacl', 'WriteOwner']
const CONTROL: readonly Grant[] = [
  ['enterpriseAdmins', ['GenericAll'], 'inherited'],
  ['administrators', WRITE_ALL, 'inherited']
]
const KEY_ADMINS: readonly Grant[] = [['keyAdmins', ['AddKeyCredentialLink'], 'inherited']]
const PUBLIC_KEY_SERVICES: readonly Grant[] = [
  ['enterpriseAdmins', ['Owns', 'GenericAll']],
  ['domainAdmins', ['GenericAll']],
  ['administrators', WRITE_CONTROL, 'inherited']
]

const GRANTS = {
  domain: [
    [
      'administrators',
      ['Owns', ...WRITE_CONTROL, 'AllExtendedRights', 'GetChanges', 'GetChangesAll']
    ],
    ['domainAdmins', [...WRITE_CONTROL, 'AllExtendedRights']],
    ['enterpriseAdmins', ['GenericAll']],
    ['enterpriseControllers', ['GetChanges', 'GetChangesInFilteredSet']],
    ['domainControllers', ['GetChangesAll']],
    ['enterpriseKeyAdmins', ['AddKeyCredentialLink']]
  ],
  user: [
    ['domainAdmins', ['Owns', 'GenericAll']],
    ['accountOperators', ['GenericAll']],
    ...CONTROL,
    ...KEY_ADMINS
  ],
  /** Administrative accounts: inheritance is off and account operators have no say. */
  protectedPrincipal: [
    ['domainAdmins', ['Owns', ...WRITE_ALL]],
    ['enterpriseAdmins', WRITE_ALL],
    ['administrators', WRITE_CONTROL]
  ],
  group: [
    ['domainAdmins', ['Owns']],
    ['accountOperators', ['GenericAll']],
    ['enterpriseAdmins', ['GenericAll'], 'inherited'],
    ['administrators', WRITE_CONTROL, 'inherited']
  ],
  computer: [
    ['domainAdmins', ['GenericAll']],
    ['accountOperators', ['GenericAll']],
    ...CONTROL,
    ...KEY_ADMINS
  ],
  ou: [
    ['domainAdmins', ['Owns', 'GenericAll']],
    ['enterpriseAdmins', ['GenericAll'], 'inherited'],
    ['administrators', WRITE_CONTROL, 'inherited']
  ],
  gpo: [
    ['domainAdmins', ['Owns', ...WRITE_ALL]],
    ['enterpriseAdmins', WRITE_ALL]
  ],
  container: [
    ['domainAdmins', ['Owns', 'GenericAll']],
    ['enterpriseAdmins', ['GenericAll'], 'inherited'],
    ['administrators', WRITE_CONTROL, 'inherited']
  ],
  certTemplate: [
    ['enterpriseAdmins', ['Owns', ...WRITE_CONTROL, 'Enroll']],
    ['domainAdmins', [...WRITE_CONTROL, 'Enroll']]
  ],
  enterpriseCa: [...PUBLIC_KEY_SERVICES, ['authenticatedUsers', ['Enroll']]],
  publicKeyServices: PUBLIC_KEY_SERVICES
} as const satisfies Record<string, readonly Grant[]>

export function defaultAces(domain: Domain, type: keyof typeof GRANTS): Ace[] {
  const grants: readonly Grant[] = GRANTS[type]
  return grants.flatMap(([holder, rights, from]) =>
    rights.map((right) => ace(holderSid(domain, holder), 'Group', right, from === 'inherited'))
  )
}

export function holderSid(domain: Domain, holder: Holder): string {
  return HOLDERS[holder](domain)
}

export function ace(sid: string, type: string, right: string, inherited = false): Ace {
  return { PrincipalSID: sid, PrincipalType: type, RightName: right, IsInherited: inherited }
}
