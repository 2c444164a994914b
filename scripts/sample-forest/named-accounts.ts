/** The accounts that every domain of the forest has by name, whatever its size. */
import type { Domain } from './plan.ts'

/** Domain groups by relative identifier; some exist in the forest root alone. */
export const DOMAIN_GROUPS: readonly { rid: number; name: string; rootOnly?: true }[] = [
  { rid: 498, name: 'ENTERPRISE READ-ONLY DOMAIN CONTROLLERS', rootOnly: true },
  { rid: 512, name: 'DOMAIN ADMINS' },
  { rid: 513, name: 'DOMAIN USERS' },
  { rid: 514, name: 'DOMAIN GUESTS' },
  { rid: 515, name: 'DOMAIN COMPUTERS' },
  { rid: 516, name: 'DOMAIN CONTROLLERS' },
  { rid: 517, name: 'CERT PUBLISHERS' },
  { rid: 518, name: 'SCHEMA ADMINS', rootOnly: true },
  { rid: 519, name: 'ENTERPRISE ADMINS', rootOnly: true },
  { rid: 520, name: 'GROUP POLICY CREATOR OWNERS' },
  { rid: 521, name: 'READ-ONLY DOMAIN CONTROLLERS' },
  { rid: 522, name: 'CLONEABLE DOMAIN CONTROLLERS' },
  { rid: 525, name: 'PROTECTED USERS' },
  { rid: 526, name: 'KEY ADMINS' },
  { rid: 527, name: 'ENTERPRISE KEY ADMINS', rootOnly: true },
  { rid: 553, name: 'RAS AND IAS SERVERS' },
  { rid: 571, name: 'ALLOWED RODC PASSWORD REPLICATION GROUP' },
  { rid: 572, name: 'DENIED RODC PASSWORD REPLICATION GROUP' }
]

/** Groups whose identifier is the same in every domain, hence written behind the domain's name. */
export const BUILTIN_GROUPS: readonly (readonly [sid: string, name: string])[] = [
  ['S-1-5-32-544', 'ADMINISTRATORS'],
  ['S-1-5-32-545', 'USERS'],
  ['S-1-5-32-546', 'GUESTS'],
  ['S-1-5-32-548', 'ACCOUNT OPERATORS'],
  ['S-1-5-32-549', 'SERVER OPERATORS'],
  ['S-1-5-32-550', 'PRINT OPERATORS'],
  ['S-1-5-32-551', 'BACKUP OPERATORS'],
  ['S-1-5-32-552', 'REPLICATOR'],
  ['S-1-5-32-554', 'PRE-WINDOWS 2000 COMPATIBLE ACCESS'],
  ['S-1-5-32-555', 'REMOTE DESKTOP USERS'],
  ['S-1-5-32-556', 'NETWORK CONFIGURATION OPERATORS'],
  ['S-1-5-32-557', 'INCOMING FOREST TRUST BUILDERS'],
  ['S-1-5-32-558', 'PERFORMANCE MONITOR USERS'],
  ['S-1-5-32-559', 'PERFORMANCE LOG USERS'],
  ['S-1-5-32-560', 'WINDOWS AUTHORIZATION ACCESS GROUP'],
  ['S-1-5-32-562', 'DISTRIBUTED COM USERS'],
  ['S-1-5-32-568', 'IIS_IUSRS'],
  ['S-1-5-32-573', 'EVENT LOG READERS'],
  ['S-1-5-32-574', 'CERTIFICATE SERVICE DCOM ACCESS'],
  ['S-1-5-32-578', 'HYPER-V ADMINISTRATORS'],
  ['S-1-5-32-580', 'REMOTE MANAGEMENT USERS']
]

/** Identities that the system assigns; they have no place in the tree. */
export const SPECIAL_IDENTITIES: readonly (readonly [sid: string, name: string])[] = [
  ['S-1-5-11', 'AUTHENTICATED USERS'],
  ['S-1-1-0', 'EVERYONE'],
  ['S-1-5-4', 'INTERACTIVE'],
  ['S-1-5-9', 'ENTERPRISE DOMAIN CONTROLLERS']
]

export type NamedUser = {
  rid: number
  name: string
  description: string
  services?: readonly string[]
  traits?: Readonly<Record<string, unknown>>
}

/** The last label of a service name is completed with the domain's name. */
export const NAMED_USERS: readonly NamedUser[] = [
  {
    rid: 500,
    name: 'ADMINISTRATOR',
    description: 'Built-in account',
    traits: { admincount: true }
  },
  { rid: 501, name: 'GUEST', description: 'Built-in account', traits: { enabled: false } },
  {
    rid: 502,
    name: 'KRBTGT',
    description: 'Key distribution service account',
    services: ['kadmin/changepw'],
    traits: { enabled: false, admincount: true }
  },
  { rid: 1101, name: 'SVC-SQL', description: 'Runs the databases', services: ['MSSQLSvc/SQL01'] },
  {
    rid: 1102,
    name: 'SVC-WEB',
    description: 'Runs the intranet',
    services: ['HTTP/WEB01'],
    traits: { trustedtoauth: true }
  },
  { rid: 1103, name: 'SVC-DIRSYNC', description: 'Copies accounts to the cloud' },
  {
    rid: 1104,
    name: 'SVC-BACKUP',
    description: 'Runs the nightly backup',
    traits: { dontreqpreauth: true, pwdneverexpires: true }
  },
  { rid: 1105, name: 'SVC-DEPLOY', description: 'Joins computers to the domain' },
  {
    rid: 1106,
    name: 'GMSA-REPORTS$',
    description: 'Managed account of the reports',
    traits: { gmsa: true }
  },
  {
    rid: 1107,
    name: 'ADM-T0-1',
    description: 'Tier zero administrator',
    traits: { admincount: true }
  },
  {
    rid: 1108,
    name: 'ADM-T0-2',
    description: 'Tier zero administrator',
    traits: { admincount: true, sensitive: true }
  },
  { rid: 1109, name: 'ADM-T1-1', description: 'Server administrator' },
  { rid: 1110, name: 'ADM-T1-2', description: 'Server administrator' },
  { rid: 1111, name: 'ADM-APPS', description: 'Application administrator' },
  { rid: 1112, name: 'MIGRATED-OWNER', description: 'Came from another domain with its history' }
]

/** Group accounts of the organisation; `share` of the domain's staff are members. */
export const NAMED_GROUPS: readonly { rid: number; name: string; share?: number }[] = [
  { rid: 1201, name: 'HELPDESK', share: 0.01 },
  { rid: 1202, name: 'DESKTOP-ADMINS', share: 0.005 },
  { rid: 1203, name: 'SERVER-ADMINS', share: 0.004 },
  { rid: 1204, name: 'SQL-SERVER-ADMINS', share: 0.002 },
  { rid: 1205, name: 'SERVICE-OWNERS' },
  { rid: 1206, name: 'SYNC-SERVICES' },
  { rid: 1207, name: 'IDENTITY-OPERATORS', share: 0.002 },
  { rid: 1208, name: 'GPO-EDITORS', share: 0.003 },
  { rid: 1209, name: 'REPORT-HOSTS' },
  { rid: 1210, name: 'PKI-MANAGERS', share: 0.001 },
  { rid: 1211, name: 'VPN-USERS', share: 0.15 },
  { rid: 1212, name: 'REMOTE-STAFF', share: 0.12 },
  { rid: 1213, name: 'PARTNER-ACCESS' },
  { rid: 1214, name: 'PROJECT-EAST', share: 0.02 },
  { rid: 1215, name: 'PROJECT-WEST', share: 0.02 },
  { rid: 1216, name: 'ALL STAFF' }
]

export type NamedComputer = {
  rid: number
  name: string
  role: 'controller' | 'server'
  rootOnly?: true
  traits?: Readonly<Record<string, unknown>>
}

export const NAMED_COMPUTERS: readonly NamedComputer[] = [
  { rid: 1000, name: 'DC01', role: 'controller' },
  { rid: 1001, name: 'DC02', role: 'controller' },
  { rid: 1002, name: 'CA01', role: 'server', rootOnly: true },
  { rid: 1003, name: 'CA02', role: 'server', rootOnly: true },
  { rid: 1004, name: 'JUMP01', role: 'server' },
  { rid: 1005, name: 'SQL01', role: 'server' },
  { rid: 1006, name: 'WEB01', role: 'server' },
  { rid: 1007, name: 'PRINT01', role: 'server', traits: { unconstraineddelegation: true } },
  { rid: 1008, name: 'BACKUP01', role: 'server' }
]

/** Accounts that the trusts to the other domains of the forest use start here. */
export const FIRST_TRUST_ACCOUNT_RID = 1150

/** Those that this domain has: the root has more than its children. */
export function ofDomain<T extends { rootOnly?: true }>(domain: Domain, list: readonly T[]): T[] {
  return list.filter((item) => domain.index === 0 || !item.rootOnly)
}

export const wellKnownSid = (domain: { name: string }, sid: string) => `${domain.name}-${sid}`
