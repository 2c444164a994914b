/** The object types of a directory collection: the node kind of each, and what is read besides the common part. */
import { objects } from '../fields.ts'
import type { JsonObject } from '../records.ts'
import {
  readDomainRole,
  readMembers,
  readPrimaryGroup,
  readServiceTargets,
  readUnconstrainedDelegation
} from './accounts.ts'
import {
  authorityAces,
  readEnrollmentEndpoints,
  readGroupLink,
  readHost,
  readRegistry,
  readTemplates
} from './certification-authorities.ts'
import type { CollectedObject } from './collected-object.ts'
import { readControllerRegistry, readNtlmFacts, renameLdapFacts } from './computer-services.ts'
import { readChildren, readContainer, readInheritanceHashes, readLinks } from './containment.ts'
import { readGpoStatus, readPolicy } from './domain-settings.ts'
import { readGpoChanges, readLocalGroups } from './local-groups.ts'
import { readComputerSessions } from './sessions.ts'
import { readTrusts } from './trusts.ts'
import { readUserRights } from './user-rights.ts'

/** A field of principals, the kind of the edges, and whether the object is where they end. */
type PrincipalField = { field: string; edge: string; incoming?: true }

export type ObjectType = {
  kind: string
  principals?: readonly PrincipalField[]
  /** Kind of the edge to the domain that the field DomainSID names. */
  domainEdge?: string
  readers: readonly ((object: CollectedObject) => void)[]
  /** Where the access control entries are, if not in Aces alone. */
  aces?: (object: CollectedObject) => readonly JsonObject[]
}

export function directoryAces({ item }: CollectedObject): readonly JsonObject[] {
  return objects(item, 'Aces')
}

const ALLOWED_TO_DELEGATE = { field: 'AllowedToDelegate', edge: 'AllowedToDelegate' } as const
const SID_HISTORY = { field: 'HasSIDHistory', edge: 'HasSIDHistory' } as const

export const OBJECT_TYPES: ReadonlyMap<string, ObjectType> = new Map<string, ObjectType>([
  [
    'users',
    {
      kind: 'User',
      principals: [ALLOWED_TO_DELEGATE, SID_HISTORY],
      readers: [readContainer, readPrimaryGroup, readServiceTargets, readUnconstrainedDelegation]
    }
  ],
  [
    'computers',
    {
      kind: 'Computer',
      principals: [
        ALLOWED_TO_DELEGATE,
        SID_HISTORY,
        { field: 'DumpSMSAPassword', edge: 'DumpSMSAPassword' },
        { field: 'AllowedToAct', edge: 'AllowedToAct', incoming: true }
      ],
      readers: [
        readContainer,
        readPrimaryGroup,
        readComputerSessions,
        readLocalGroups,
        readUserRights,
        readDomainRole,
        readControllerRegistry,
        readNtlmFacts,
        renameLdapFacts
      ]
    }
  ],
  ['groups', { kind: 'Group', principals: [SID_HISTORY], readers: [readContainer, readMembers] }],
  [
    'domains',
    {
      kind: 'Domain',
      readers: [
        readChildren,
        readLinks,
        readTrusts,
        readGpoChanges,
        readInheritanceHashes,
        readPolicy
      ]
    }
  ],
  [
    'ous',
    {
      kind: 'OU',
      readers: [readContainer, readChildren, readLinks, readGpoChanges, readInheritanceHashes]
    }
  ],
  [
    'containers',
    { kind: 'Container', readers: [readContainer, readChildren, readInheritanceHashes] }
  ],
  // The container of a group policy is the same one in every domain and tells nothing.
  ['gpos', { kind: 'GPO', readers: [readGpoStatus] }],
  ['certtemplates', { kind: 'CertTemplate', readers: [readContainer] }],
  [
    'enterprisecas',
    {
      kind: 'EnterpriseCA',
      readers: [readContainer, readTemplates, readHost, readRegistry, readEnrollmentEndpoints],
      aces: authorityAces
    }
  ],
  ['rootcas', { kind: 'RootCA', domainEdge: 'RootCAFor', readers: [readContainer] }],
  ['aiacas', { kind: 'AIACA', readers: [readContainer] }],
  ['ntauthstores', { kind: 'NTAuthStore', domainEdge: 'NTAuthStoreFor', readers: [readContainer] }],
  ['issuancepolicies', { kind: 'IssuancePolicy', readers: [readContainer, readGroupLink] }],
  ['sites', { kind: 'Site', readers: [readContainer, readLinks] }],
  ['siteservers', { kind: 'SiteServer', readers: [readContainer] }],
  ['sitesubnets', { kind: 'SiteSubnet', readers: [readContainer] }]
])
