import t from 'tap'
import type { JsonObject } from '../../../src/graph/ingest/records.ts'
import { azureRows, edgeLines, nodeOf } from './in-memory-graph.ts'

const TENANT = 'TTTT'
const tenant = { tenantId: 'tttt' }

t.test('owners and members are edges to what the row is about', async (t) => {
  const rows: [
    row: string,
    id: string,
    list: string,
    item: string,
    target: string,
    edge: string
  ][] = [
    ['AZAppOwner', 'appId', 'owners', 'owner', 'AZApp', 'AZOwns'],
    ['AZDeviceOwner', 'deviceId', 'owners', 'owner', 'AZDevice', 'AZOwns'],
    ['AZGroupOwner', 'groupId', 'owners', 'owner', 'AZGroup', 'AZOwns'],
    [
      'AZServicePrincipalOwner',
      'servicePrincipalId',
      'owners',
      'owner',
      'AZServicePrincipal',
      'AZOwns'
    ],
    ['AZGroupMember', 'groupId', 'members', 'member', 'AZGroup', 'AZMemberOf']
  ]
  const types: [string, string][] = [
    ['#microsoft.graph.user', 'AZUser'],
    ['#microsoft.graph.group', 'AZGroup'],
    ['#microsoft.graph.servicePrincipal', 'AZServicePrincipal'],
    ['#microsoft.graph.device', 'AZDevice']
  ]
  for (const [row, id, list, item, target, edge] of rows) {
    const entries = types.map(([type], index) => ({
      [item]: { id: `p${index}`, '@odata.type': type }
    }))
    const contact = { [item]: { id: 'c', '@odata.type': '#microsoft.graph.orgContact' } }
    const untyped = { [item]: { id: 'u' } }
    const read = azureRows([row, { [id]: 'x', [list]: [...entries, contact, untyped, {}] }])
    t.strictSame(
      edgeLines(read),
      ['P0', 'P1', 'P2', 'P3', 'U'].map((start) => `${start} -${edge}-> X`),
      row
    )
    t.strictSame(
      read.edges.map(({ start }) => start.kinds),
      [...types.map(([, kind]) => ['AZBase', kind]), ['AZBase']]
    )
    t.strictSame(read.edges[0]?.end, { objectId: 'X', kinds: ['AZBase', target] })
  }
})

t.test('a role assignment is a role in the tenant, or over one application', async (t) => {
  const application = '9b895d92-2cd3-44c7-9d02-a6ac2d5ea5c3'
  const cloud = '158c047a-c907-4556-b7ef-446551a6b5f7'
  const other = '62e90394-69f5-4237-9190-012177145e10'
  const lines = (roleDefinitionId: string, directoryScopeId: string) =>
    edgeLines(
      azureRows([
        'AZRoleAssignment',
        {
          ...tenant,
          roleDefinitionId,
          roleAssignments: [{ principalId: 'p', roleDefinitionId, directoryScopeId }]
        }
      ])
    )
  for (const role of [application, cloud, other]) {
    t.strictSame(lines(role, '/'), [`P -AZHasRole-> ${role.toUpperCase()}@${TENANT}`])
  }
  t.strictSame(lines(application, '/obj'), ['P -AZAppAdmin-> OBJ'])
  t.strictSame(lines(cloud, '/obj'), ['P -AZCloudAppAdmin-> OBJ'])
  t.strictSame(lines(other, '/administrativeUnits/1'), [
    `P -AZHasRole-> ${other.toUpperCase()}@${TENANT}`
  ])
  const read = azureRows([
    'AZRoleAssignment',
    { ...tenant, roleDefinitionId: 'r', roleAssignments: [{ principalId: 'p' }, { id: 1 }, null] }
  ])
  t.strictSame(
    edgeLines(read),
    [`P -AZHasRole-> R@${TENANT}`],
    'the role may stand outside the list'
  )
  t.strictSame(read.edges[0]?.properties, { scope: TENANT })
})

t.test('eligibility for a role is not the role', async (t) => {
  const row = { ...tenant, roleDefinitionId: 'r', principalId: 'p' }
  const read = azureRows(['AZRoleEligibilityScheduleInstance', row])
  t.strictSame(edgeLines(read), [`P -AZRoleEligible-> R@${TENANT}`])
})

t.test('a role that needs approval has its approvers, or the default one', async (t) => {
  const policy = (fields: JsonObject) =>
    azureRows(['AZRoleManagementPolicyAssignment', { ...tenant, roleDefinitionId: 'r', ...fields }])
  const named = policy({
    endUserAssignmentRequiresApproval: true,
    endUserAssignmentUserApprovers: ['u'],
    endUserAssignmentGroupApprovers: ['g'],
    endUserAssignmentRequiresMFA: true
  })
  t.strictSame(edgeLines(named), [
    `U -AZRoleApprover-> R@${TENANT}`,
    `G -AZRoleApprover-> R@${TENANT}`
  ])
  t.strictSame(nodeOf(named, `R@${TENANT}`), {
    objectId: `R@${TENANT}`,
    kinds: ['AZBase', 'AZRole'],
    properties: {
      tenantid: TENANT,
      roledefinitionid: 'R',
      enduserassignmentuserapprovers: ['U'],
      enduserassignmentgroupapprovers: ['G'],
      enduserassignmentrequiresapproval: true,
      enduserassignmentrequiresmfa: true
    },
    collected: false
  })
  const unnamed = policy({
    endUserAssignmentRequiresApproval: true,
    endUserAssignmentUserApprovers: null
  })
  t.strictSame(edgeLines(unnamed), [
    `E8611AB8-C189-46E8-94E1-60213AB1F814@${TENANT} -AZRoleApprover-> R@${TENANT}`
  ])
  const free = policy({
    endUserAssignmentRequiresApproval: false,
    endUserAssignmentUserApprovers: ['u']
  })
  t.strictSame(free.edges, [])
})

t.test('permissions of applications over the directory are edges, others are not', async (t) => {
  const roles: [string, string][] = [
    ['1bfefb4e-e0b5-418b-a88f-73c46d2cc8e9', 'AZMGApplication_ReadWrite_All'],
    ['06b708a9-e830-4db3-a914-8e69da51d44f', 'AZMGAppRoleAssignment_ReadWrite_All'],
    ['19dbc75e-c2e2-444c-a770-ec69d8559fc7', 'AZMGDirectory_ReadWrite_All'],
    ['62a82d76-70ea-41e2-9197-370581804d09', 'AZMGGroup_ReadWrite_All'],
    ['dbaae8cf-10b5-4b86-a4a1-f871c94c6695', 'AZMGGroupMember_ReadWrite_All'],
    ['9e3f62cf-ca93-4989-b6ce-bf83c28f9fe8', 'AZMGRoleManagement_ReadWrite_Directory'],
    ['89c8469c-83ad-45f7-8ff2-6e3d4285709e', 'AZMGServicePrincipalEndpoint_ReadWrite_All']
  ]
  const row = { principalId: 'p', resourceId: 'graph', principalType: 'ServicePrincipal' }
  const lines = (fields: JsonObject) =>
    edgeLines(azureRows(['AZAppRoleAssignment', { ...row, ...fields }]))
  for (const [appRoleId, kind] of roles) {
    const appId = '00000003-0000-0000-c000-000000000000'
    t.strictSame(lines({ appRoleId, appId }), [`P -${kind}-> GRAPH`])
    t.strictSame(lines({ appRoleId, principalType: 'User' }), [])
    t.strictSame(lines({ appRoleId, appId: '00000002-0000-0000-c000-000000000000' }), [])
  }
  t.strictSame(lines({ appRoleId: '00000000-0000-0000-0000-000000000000' }), [])
})

t.test('roles on a resource count where they were assigned', async (t) => {
  type Row = [row: string, id: string, list: string, item: string, edge: string]
  const owner = ['owners', 'owner', 'AZOwner'] as const
  const access = ['userAccessAdmins', 'userAccessAdmin', 'AZUserAccessAdministrator'] as const
  const rows: Row[] = [
    ['AZManagementGroupOwner', 'managementGroupId', ...owner],
    ['AZManagementGroupUserAccessAdmin', 'managementGroupId', ...access],
    ['AZSubscriptionOwner', 'subscriptionId', ...owner],
    ['AZSubscriptionUserAccessAdmin', 'subscriptionId', ...access],
    ['AZResourceGroupOwner', 'resourceGroupId', ...owner],
    ['AZResourceGroupUserAccessAdmin', 'resourceGroupId', ...access],
    ['AZKeyVaultOwner', 'keyVaultId', ...owner],
    ['AZKeyVaultUserAccessAdmin', 'keyVaultId', ...access],
    ['AZKeyVaultContributor', 'keyVaultId', 'contributors', 'contributor', 'AZContributor'],
    [
      'AZKeyVaultKVContributor',
      'keyVaultId',
      'kvContributors',
      'kvContributor',
      'AZKeyVaultContributor'
    ],
    ['AZVMOwner', 'virtualMachineId', ...owner],
    ['AZVMUserAccessAdmin', 'virtualMachineId', ...access],
    ['AZVMContributor', 'virtualMachineId', 'contributors', 'contributor', 'AZContributor'],
    ['AZVMVMContributor', 'virtualMachineId', 'vmContributors', 'vmContributor', 'AZVMContributor'],
    [
      'AZVMAvereContributor',
      'virtualMachineId',
      'avereContributors',
      'avereContributor',
      'AZAvereContributor'
    ],
    ['AZVMAdminLogin', 'virtualMachineId', 'adminLogins', 'adminLogin', 'AZVMAdminLogin']
  ]
  const at = (principalId: string, scope: string) => ({ properties: { principalId, scope } })
  for (const [row, id, list, item, edge] of rows) {
    const data = {
      [id]: '/x/box',
      [list]: [{ [item]: at('p', '/X/Box') }, { [item]: at('q', '/x') }]
    }
    t.strictSame(edgeLines(azureRows([row, data])), [`P -${edge}-> /X/BOX`], row)
  }
})

t.test('a machine also counts what was assigned on its resource group', async (t) => {
  const group = '/subscriptions/s/resourceGroups/rg-1'
  const lines = (row: string, id: string, scope: string) =>
    edgeLines(
      azureRows([
        row,
        {
          [id]: `${group}/providers/vm`,
          owners: [{ owner: { properties: { principalId: 'p', scope } } }]
        }
      ])
    ).length
  t.equal(lines('AZVMOwner', 'virtualMachineId', group), 1)
  t.equal(lines('AZVMOwner', 'virtualMachineId', group.slice(0, -2)), 0, 'not of one named alike')
  t.equal(lines('AZVMOwner', 'virtualMachineId', '/subscriptions/s'), 0)
  t.equal(lines('AZKeyVaultOwner', 'keyVaultId', group), 0)
})

t.test('a subscription is one node, by its path or by its bare id', async (t) => {
  const id = '22222222-2222-2222-2222-22222222222a'
  const owners = [{ owner: { properties: { principalId: 'p', scope: `/subscriptions/${id}` } } }]
  for (const subscriptionId of [id, `/subscriptions/${id}`]) {
    t.strictSame(edgeLines(azureRows(['AZSubscriptionOwner', { subscriptionId, owners }])), [
      `P -AZOwner-> /SUBSCRIPTIONS/${id.toUpperCase()}`
    ])
  }
})

t.test('lists of all role assignments give the edges of the roles that matter', async (t) => {
  const common: [string, string][] = [
    ['8e3af657-a8ff-443c-a75c-2fe8c4bcb635', 'AZOwner'],
    ['18d7d88d-d35e-4fb5-a5c3-7773c20a72d9', 'AZUserAccessAdministrator'],
    ['b24988ac-6180-42a0-ab88-20f7382dd24c', 'AZContributor']
  ]
  const special: Record<string, [string, string][]> = {
    AZAutomationAccount: [['f353d9bd-d4a6-484e-a77a-8050b599b867', 'AZAutomationContributor']],
    AZContainerRegistry: [],
    AZFunctionApp: [['de139f84-1756-47ae-9be6-808fbbe84772', 'AZWebsiteContributor']],
    AZLogicApp: [['87a39d53-fc1b-424a-814c-f7e04687dc9e', 'AZLogicAppContributor']],
    AZManagedCluster: [['ed7f3fbd-7b88-4dd4-9017-9adb7ce333f8', 'AZAKSContributor']],
    AZVMScaleSet: [['9980e02c-c2be-4d73-94e8-173b1dc7cf3c', 'AZVMContributor']],
    AZWebApp: [['de139f84-1756-47ae-9be6-808fbbe84772', 'AZWebsiteContributor']]
  }
  const reader = 'acdd72a7-3385-48ef-bd42-f606fba81ae7'
  for (const [kind, own] of Object.entries(special)) {
    const roles = [...common, ...own]
    const roleAssignments = [...roles.map(([id]) => id), reader].map((roleDefinitionId) => ({
      roleDefinitionId,
      assignee: { properties: { principalId: 'p', scope: '/X/BOX' } }
    }))
    const inherited = {
      roleDefinitionId: common[0]?.[0] ?? '',
      assignee: { properties: { principalId: 'q', scope: '/x' } }
    }
    const read = azureRows([
      `${kind}RoleAssignment`,
      { objectId: '/x/box', roleAssignments: [...roleAssignments, inherited] }
    ])
    t.strictSame(
      edgeLines(read),
      roles.map(([, edge]) => `P -${edge}-> /X/BOX`),
      kind
    )
    t.strictSame(read.edges[0]?.end.kinds, ['AZBase', kind])
  }
})

t.test('an access policy that lets read is an edge for each sort of content', async (t) => {
  const lines = (permissions: JsonObject) =>
    edgeLines(
      azureRows(['AZKeyVaultAccessPolicy', { keyVaultId: 'kv', objectId: 'p', permissions }])
    )
  t.strictSame(lines({ secrets: ['Get'], keys: ['get', 'list'], certificates: ['all'] }), [
    'P -AZGetCertificates-> KV',
    'P -AZGetKeys-> KV',
    'P -AZGetSecrets-> KV'
  ])
  t.strictSame(lines({ secrets: ['List', 'Set'], keys: null }), [])
})

t.test('management groups contain groups and subscriptions', async (t) => {
  const root = '/providers/Microsoft.Management/managementGroups/root'
  const row = (id: string) =>
    azureRows(['AZManagementGroupDescendant', { id, properties: { parent: { id: root } } }])
  const child = row('/providers/Microsoft.Management/managementGroups/child')
  t.strictSame(child.edges[0]?.end.kinds, ['AZBase', 'AZManagementGroup'])
  t.strictSame(child.edges[0]?.start, {
    objectId: root.toUpperCase(),
    kinds: ['AZBase', 'AZManagementGroup']
  })
  const subscription = row('/subscriptions/s')
  t.strictSame(subscription.edges[0]?.end, {
    objectId: '/SUBSCRIPTIONS/S',
    kinds: ['AZBase', 'AZSubscription']
  })
})
