import fc from 'fast-check'
import t from 'tap'
import type { FileHeader, Section } from '../../../src/graph/ingest/reader.ts'
import { readerFor } from '../../../src/graph/ingest/readers.ts'
import { FileError, type Json, type JsonObject } from '../../../src/graph/ingest/records.ts'
import { emptyRead, endId } from './in-memory-graph.ts'

const principal = { ObjectIdentifier: 'S-2', ObjectType: 'User' }
const ace = {
  PrincipalSID: 'S-3',
  PrincipalType: 'Group',
  RightName: 'GenericAll',
  IsInherited: true
}
const session = { ComputerSID: 'S-1', UserSID: 'S-2', LogonType: 2 }
const result = { Collected: true, Results: [principal] }

/** An object with every field that any directory type has. */
const OBJECT: JsonObject = {
  ObjectIdentifier: 'S-1',
  Properties: { name: 'x', gpostatus: 1, minpwdlength: '7' },
  Aces: [ace, { ...ace, RightName: 'Owns' }, { ...ace, PrincipalSID: 'S-1-3-4' }],
  ContainedBy: principal,
  ChildObjects: [principal],
  Links: [{ GUID: 'g', IsEnforced: true }],
  Trusts: [
    { TargetDomainSid: 'S-9', TargetDomainName: 'd', TrustType: 'Forest', TrustDirection: 3 }
  ],
  GPOChanges: { LocalAdmins: [principal], AffectedComputers: [principal] },
  PrimaryGroupSID: 'S-513',
  DomainSID: 'S-0',
  IsDC: true,
  Members: [principal, { ObjectIdentifier: 'DN=CN=X' }],
  AllowedToAct: [principal],
  SPNTargets: [{ ComputerSID: 'S-4', Service: 'SQLAdmin', Port: 1 }],
  Sessions: { Collected: true, Results: [session] },
  LocalGroups: [{ ...result, ObjectIdentifier: 'S-1-544', Name: 'a', LocalNames: [principal] }],
  UserRights: [{ ...result, Privilege: 'SeBackupPrivilege' }],
  DCRegistryData: { CertificateMappingMethods: { Collected: true, Value: 5 } },
  SmbInfo: { Collected: true, Result: { SigningEnabled: true } },
  NTLMRegistryData: { Collected: true, Result: { ClientAllowedNTLMServers: ['x'] } },
  HostingComputer: 'S-1',
  EnabledCertTemplates: [principal],
  CARegistryData: {
    CASecurity: { Collected: true, Data: [ace] },
    EnrollmentAgentRestrictions: {
      Collected: true,
      Restrictions: [{ AccessType: 'AccessAllowedCallback', Agent: principal, Template: principal }]
    }
  },
  HttpEnrollmentEndpoints: [{ Collected: true, Result: { Url: 'u', ADCSWebEnrollmentHTTP: true } }],
  GroupLink: principal
}

const DIRECTORY_TYPES = [
  'users computers groups domains ous containers gpos certtemplates enterprisecas rootcas aiacas',
  'ntauthstores issuancepolicies sites siteservers sitesubnets deleted localgroups'
].flatMap((line) => line.split(' '))

const holder = { id: 'p', '@odata.type': '#microsoft.graph.user' }
const assignment = { properties: { principalId: 'p', scope: 'x', roleDefinitionId: 'r' } }
/** Data with every field that any Azure row has. */
const AZURE_DATA: JsonObject = {
  id: 'x',
  appId: 'x',
  tenantId: 't',
  tenantName: 'T',
  displayName: 'X',
  groupId: 'x',
  virtualMachineId: 'x',
  keyVaultId: 'x',
  objectId: 'x',
  principalId: 'p',
  resourceId: 'x',
  roleDefinitionId: 'r',
  appRoleId: '1bfefb4e-e0b5-418b-a88f-73c46d2cc8e9',
  onPremisesSecurityIdentifier: 's',
  properties: { nodeResourceGroup: 'n', parent: { id: 'm' } },
  identity: { principalId: 'i', userAssignedIdentities: { '/a': { principalId: 'j' } } },
  members: [{ member: holder }],
  owners: [{ owner: { ...holder, ...assignment } }],
  roleAssignments: [{ principalId: 'p', assignee: assignment, directoryScopeId: '/' }],
  permissions: { secrets: ['Get'] },
  endUserAssignmentRequiresApproval: true,
  endUserAssignmentUserApprovers: ['u']
}

const AZURE_KINDS = [
  'AZApp AZGroup AZRole AZServicePrincipal AZTenant AZUser AZVM AZManagedCluster AZResourceGroup',
  'AZGroupMember AZGroupOwner AZVMOwner AZRoleAssignment AZWebAppRoleAssignment AZAppRoleAssignment',
  'AZKeyVaultAccessPolicy AZManagementGroupDescendant AZRoleManagementPolicyAssignment'
].flatMap((line) => line.split(' '))

type Case = [FileHeader, Section, JsonObject]
const graph: FileHeader = { format: 'open-graph', type: 'graph', version: undefined }
const matcher = { key: 'k', operator: 'equals', value: 1 }
const CASES: Case[] = [
  ...DIRECTORY_TYPES.map(
    (type): Case => [{ format: 'active-directory', type, version: 6 }, 'data', OBJECT]
  ),
  [{ format: 'active-directory', type: 'sessions', version: 6 }, 'data', session],
  ...AZURE_KINDS.map(
    (kind): Case => [
      { format: 'azure', type: 'azure', version: 5 },
      'data',
      { kind, data: AZURE_DATA }
    ]
  ),
  [graph, 'nodes', { id: 'a', kinds: ['X'], properties: { p: [1], q: 'x' } }],
  [
    { ...graph, sourceKind: 'X' },
    'edges',
    {
      start: { value: 'a', kind: 'Y' },
      end: { match_by: 'property', property_matchers: [matcher] },
      kind: 'Knows',
      properties: { p: true }
    }
  ]
]

const JUNK = fc.constantFrom<Json>(
  null,
  true,
  0,
  -1,
  2 ** 53,
  1.5,
  '',
  ' ',
  'x',
  [],
  {},
  [null],
  [[]],
  [{}]
)

/** The item with something else in the given place, counted from the first value inside it. */
function replaced(item: Json, place: number, junk: Json): Json {
  let left = place
  const visit = (value: Json): Json => {
    if (left-- === 0) return junk
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]))
  }
  return visit(item)
}

t.test('no content makes a reader fail, nor write an object without id or kind', async (t) => {
  let edges = 0
  const damage = fc.array(fc.tuple(fc.nat(110), JUNK), { maxLength: 4 })
  fc.assert(
    fc.property(fc.constantFrom(...CASES), damage, ([header, section, item], places) => {
      const { sink, ...read } = emptyRead()
      const reader = readerFor(header)
      try {
        const damaged = places.reduce<Json>(
          (value, [place, junk]) => replaced(value, place, junk),
          item
        )
        reader.item(section, 0, damaged, sink)
        reader.end?.(sink)
      } catch (error) {
        if (!(error instanceof FileError)) throw error
      }
      edges += read.edges.length
      const texts = [
        ...read.nodes.flatMap(({ objectId, kinds }) => [objectId, ...kinds]),
        ...read.edges.flatMap(({ start, end, kind }) => [endId(start), endId(end), kind])
      ]
      return texts.every((text) => typeof text === 'string' && text.trim() !== '')
    }),
    { seed: 20260102, numRuns: 4000 }
  )
  t.ok(edges > 4000, `${edges} edges were written`)
})
