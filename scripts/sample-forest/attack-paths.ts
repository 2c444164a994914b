/**
 * What is wrong in this forest on purpose. The relations of the first table are planted where the structure of
 * the forest does not bring them anyway; ROOT and CHILD stand for the names of the two first domains.
 */

export type Step = readonly [from: string, kind: string, to: string]
export type AttackPath = { name: string; steps: readonly Step[] }

/** Starts and ends by name; each step is a relation as the collector sees it, nothing is derived. */
export const ATTACK_PATHS: readonly AttackPath[] = [
  {
    name: 'a service account with a guessable password is nested into the domain administrators',
    steps: [
      ['SVC-SQL@ROOT', 'MemberOf', 'SQL-SERVER-ADMINS@ROOT'],
      ['SQL-SERVER-ADMINS@ROOT', 'MemberOf', 'SERVICE-OWNERS@ROOT'],
      ['SERVICE-OWNERS@ROOT', 'MemberOf', 'DOMAIN ADMINS@ROOT']
    ]
  },
  {
    name: 'an application administrator owns the account that may copy every secret of the domain',
    steps: [
      ['ADM-APPS@ROOT', 'GenericAll', 'SVC-DIRSYNC@ROOT'],
      ['SVC-DIRSYNC@ROOT', 'MemberOf', 'SYNC-SERVICES@ROOT'],
      ['SYNC-SERVICES@ROOT', 'GetChanges', 'ROOT'],
      ['SYNC-SERVICES@ROOT', 'GetChangesAll', 'ROOT']
    ]
  },
  {
    name: 'the help desk resets a server administrator who meets tier zero on the jump host',
    steps: [
      ['HELPDESK@ROOT', 'ForceChangePassword', 'ADM-T1-1@ROOT'],
      ['ADM-T1-1@ROOT', 'MemberOf', 'SERVER-ADMINS@ROOT'],
      ['SERVER-ADMINS@ROOT', 'MemberOfLocalGroup', 'ADMINISTRATORS@JUMP01.ROOT'],
      ['ADMINISTRATORS@JUMP01.ROOT', 'LocalToComputer', 'JUMP01.ROOT'],
      ['JUMP01.ROOT', 'HasSession', 'ADM-T0-1@ROOT'],
      ['ADM-T0-1@ROOT', 'MemberOf', 'DOMAIN ADMINS@ROOT']
    ]
  },
  {
    name: 'every user may enrol a certificate in any name',
    steps: [
      ['DOMAIN USERS@ROOT', 'Enroll', 'LEGACY-VPN-USER@ROOT'],
      ['LEGACY-VPN-USER@ROOT', 'PublishedTo', 'ISSUING-CA-2@ROOT'],
      ['AUTHENTICATED USERS@ROOT', 'Enroll', 'ISSUING-CA-2@ROOT']
    ]
  },
  {
    name: 'editors of the child domain write a policy that controllers of the root obey',
    steps: [
      ['GPO-EDITORS@CHILD', 'GenericWrite', 'CONTROLLER MAINTENANCE@ROOT'],
      ['CONTROLLER MAINTENANCE@ROOT', 'GPLink', 'DOMAIN CONTROLLERS@ROOT'],
      ['DOMAIN CONTROLLERS@ROOT', 'Contains', 'DC01.ROOT'],
      ['DC01.ROOT', 'DCFor', 'ROOT']
    ]
  },
  {
    name: 'operators write the permissions that are stamped on every administrator',
    steps: [['IDENTITY-OPERATORS@ROOT', 'WriteDacl', 'ADMINSDHOLDER@ROOT']]
  },
  {
    name: 'the web server may impersonate anyone on the backup server',
    steps: [
      ['WEB01.ROOT', 'AllowedToAct', 'BACKUP01.ROOT'],
      ['BACKUP01.ROOT', 'HasSession', 'SVC-BACKUP@ROOT'],
      ['SVC-BACKUP@ROOT', 'MemberOf', 'BACKUP OPERATORS@ROOT']
    ]
  },
  {
    name: 'the intranet account delegates to the database server, where an administrator works',
    steps: [
      ['SVC-WEB@ROOT', 'AllowedToDelegate', 'SQL01.ROOT'],
      ['SQL01.ROOT', 'HasSession', 'SVC-SQL@ROOT']
    ]
  },
  {
    name: 'a report host reads the password of a managed account that operates accounts',
    steps: [
      ['WEB01.ROOT', 'MemberOf', 'REPORT-HOSTS@ROOT'],
      ['REPORT-HOSTS@ROOT', 'ReadGMSAPassword', 'GMSA-REPORTS$@ROOT'],
      ['GMSA-REPORTS$@ROOT', 'MemberOf', 'ACCOUNT OPERATORS@ROOT']
    ]
  },
  {
    name: 'desktop administrators read the password of a server that keeps the tickets of its visitors',
    steps: [
      ['DESKTOP-ADMINS@ROOT', 'ReadLAPSPassword', 'PRINT01.ROOT'],
      ['PRINT01.ROOT', 'CoerceToTGT', 'ROOT']
    ]
  },
  {
    name: 'a migrated account kept the identity of the administrators of the child domain',
    steps: [['MIGRATED-OWNER@ROOT', 'HasSIDHistory', 'DOMAIN ADMINS@CHILD']]
  },
  {
    name: 'server administrators of the child domain administer the web server of the root',
    steps: [
      ['SERVER-ADMINS@CHILD', 'MemberOfLocalGroup', 'ADMINISTRATORS@WEB01.ROOT'],
      ['ADMINISTRATORS@WEB01.ROOT', 'LocalToComputer', 'WEB01.ROOT']
    ]
  }
]

/** Ordinary relations between the named accounts, the foreign ones included. EXTERNAL is the trusted forest. */
export const ORDINARY_RELATIONS: readonly Step[] = [
  ['ADM-T0-2@ROOT', 'MemberOf', 'ENTERPRISE ADMINS@ROOT'],
  ['ADMINISTRATOR@ROOT', 'MemberOf', 'ENTERPRISE ADMINS@ROOT'],
  ['ADMINISTRATOR@ROOT', 'MemberOf', 'SCHEMA ADMINS@ROOT'],
  ['ADM-T1-2@ROOT', 'MemberOf', 'SERVER-ADMINS@ROOT'],
  ['ADM-T0-2@ROOT', 'MemberOf', 'PROTECTED USERS@ROOT'],
  ['CA01.ROOT', 'MemberOf', 'CERT PUBLISHERS@ROOT'],
  ['CA02.ROOT', 'MemberOf', 'CERT PUBLISHERS@ROOT'],
  ['PKI-MANAGERS@ROOT', 'GenericWrite', 'BADGE-LOGON@ROOT'],
  ['IDENTITY-OPERATORS@ROOT', 'AddMember', 'VPN-USERS@ROOT'],
  ['SVC-DEPLOY@ROOT', 'WriteAccountRestrictions', 'JUMP01.ROOT'],
  ['SVC-DEPLOY@ROOT', 'WriteSPN', 'SVC-WEB@ROOT'],
  ['ADM-APPS@ROOT', 'AddSelf', 'REMOTE-STAFF@ROOT'],
  ['PROJECT-EAST@ROOT', 'MemberOf', 'PROJECT-WEST@ROOT'],
  ['PROJECT-WEST@ROOT', 'MemberOf', 'PROJECT-EAST@ROOT'],
  ['ADM-T0-1@CHILD', 'MemberOf', 'DOMAIN ADMINS@CHILD'],
  ['HELPDESK@CHILD', 'ForceChangePassword', 'ADM-T1-1@CHILD'],
  ['ADM-T1-1@CHILD', 'MemberOf', 'SERVER-ADMINS@CHILD'],
  ['ADM-T1-1@ROOT', 'MemberOf', 'SERVER-ADMINS@CHILD'],
  ['ADM-APPS@CHILD', 'MemberOf', 'PARTNER-ACCESS@ROOT'],
  ['HELPDESK@CHILD', 'MemberOf', 'PARTNER-ACCESS@ROOT'],
  ['EXTERNAL-1106', 'MemberOf', 'PARTNER-ACCESS@ROOT'],
  ['EXTERNAL-1107', 'MemberOf', 'PARTNER-ACCESS@ROOT'],
  ['EXTERNAL-1111', 'MemberOf', 'PARTNER-ACCESS@CHILD'],
  ['EXTERNAL-1106', 'MemberOfLocalGroup', 'REMOTE DESKTOP USERS@WEB01.ROOT']
]

/** Kinds that follow from the structure of the forest; naming them in a path plants nothing. */
export const STRUCTURAL_KINDS: ReadonlySet<string> = new Set([
  'LocalToComputer',
  'PublishedTo',
  'GPLink',
  'Contains',
  'DCFor',
  'CoerceToTGT'
])
