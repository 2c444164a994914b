import t from 'tap'
import type { JsonObject } from '../../../src/graph/ingest/records.ts'
import { azureRows, edgeLines, nodeOf, readItems } from './in-memory-graph.ts'

const TENANT = '11111111-1111-1111-1111-111111111111'
const SUBSCRIPTION = '22222222-2222-2222-2222-22222222222a'
const GROUP_PATH = `/SUBSCRIPTIONS/${SUBSCRIPTION.toUpperCase()}/RESOURCEGROUPS/RG`
const tenant = { tenantId: TENANT, tenantName: 'Corp' }

t.test('a user is a node with its properties, contained in the tenant', async (t) => {
  const read = azureRows([
    'AZUser',
    {
      ...tenant,
      id: 'aaaa-1',
      displayName: 'Ann',
      userPrincipalName: 'ann@corp.test',
      accountEnabled: true,
      createdDateTime: '2024-01-02T03:04:05Z',
      lastPasswordChangeDateTime: '0001-01-01T00:00:00Z',
      mail: null,
      jobTitle: '',
      userType: 'Member',
      onPremisesSecurityIdentifier: 's-1-5-21-9-1100',
      onPremisesSyncEnabled: true
    }
  ])
  t.strictSame(read.nodes, [
    {
      objectId: 'AAAA-1',
      kinds: ['AZBase', 'AZUser'],
      properties: {
        name: 'ANN@CORP.TEST',
        tenantid: TENANT,
        displayname: 'Ann',
        onpremid: 'S-1-5-21-9-1100',
        onpremsyncenabled: true,
        enabled: true,
        whencreated: 1704164645,
        userprincipalname: 'ann@corp.test',
        usertype: 'Member'
      },
      collected: true
    }
  ])
  t.strictSame(edgeLines(read), [`${TENANT} -AZContains-> AAAA-1`])
  t.strictSame(read.edges[0]?.start, { objectId: TENANT, kinds: ['AZBase', 'AZTenant'] })
})

t.test('each kind of directory object has its id, its name and its tenant', async (t) => {
  const rows: [string, JsonObject, string, string][] = [
    ['AZApp', { appId: 'app', id: 'object', displayName: 'Portal' }, 'APP', 'PORTAL@CORP'],
    ['AZDevice', { id: 'd', deviceId: 'other', displayName: 'PC' }, 'D', 'PC@CORP'],
    ['AZGroup', { id: 'g', displayName: 'Staff' }, 'G', 'STAFF@CORP'],
    ['AZRole', { id: 'r', displayName: 'Reader' }, `R@${TENANT}`, 'READER@CORP'],
    ['AZServicePrincipal', { id: 's', displayName: 'Bot' }, 'S', 'BOT@CORP'],
    [
      'AZManagementGroup',
      { id: '/mg/1', properties: { displayName: 'Root' } },
      '/MG/1',
      'ROOT@CORP'
    ],
    [
      'AZSubscription',
      { id: `/subscriptions/${SUBSCRIPTION}`, displayName: 'Dev' },
      `/SUBSCRIPTIONS/${SUBSCRIPTION.toUpperCase()}`,
      'DEV'
    ]
  ]
  for (const [kind, data, objectId, name] of rows) {
    const read = azureRows([kind, { ...tenant, ...data }])
    const node = nodeOf(read, objectId)
    t.strictSame(node.kinds, ['AZBase', kind])
    t.equal(node.properties.name, name)
    t.equal(node.properties.tenantid, TENANT)
    t.strictSame(edgeLines(read), [`${TENANT} -AZContains-> ${objectId}`])
  }
  const bare = azureRows(['AZSubscription', { ...tenant, subscriptionId: SUBSCRIPTION }])
  t.equal(bare.nodes[0]?.objectId, `/SUBSCRIPTIONS/${SUBSCRIPTION.toUpperCase()}`)
  const itself = azureRows(['AZTenant', { ...tenant, displayName: 'Corp', collected: true }])
  t.strictSame(nodeOf(itself, TENANT).properties, {
    name: 'CORP',
    tenantid: TENANT,
    displayname: 'Corp',
    collected: true
  })
  t.strictSame(itself.edges, [])
})

t.test('what later rules compare is stored in one spelling', async (t) => {
  const role = azureRows([
    'AZRole',
    { ...tenant, id: 'r', templateId: '62E90394-AB', isEnabled: true }
  ])
  t.match(nodeOf(role, `R@${TENANT}`).properties, { templateid: '62e90394-ab', enabled: true })
  const group = azureRows(['AZGroup', { ...tenant, id: 'g', isAssignableToRole: false }])
  t.equal(nodeOf(group, 'G').properties.isassignabletorole, false)
  const device = azureRows(['AZDevice', { ...tenant, id: 'd', operatingSystem: 'Windows' }])
  t.equal(nodeOf(device, 'D').properties.operatingsystem, 'WINDOWS')
})

t.test('a synchronised group stands for a group on premises, a user for none', async (t) => {
  const read = azureRows(
    ['AZGroup', { ...tenant, id: 'g', onPremisesSecurityIdentifier: 's-1-5-21-9-512' }],
    ['AZUser', { ...tenant, id: 'u', onPremisesSecurityIdentifier: 's-1-5-21-9-500' }]
  )
  t.strictSame(nodeOf(read, 'S-1-5-21-9-512'), {
    objectId: 'S-1-5-21-9-512',
    kinds: ['Base', 'Group'],
    properties: {},
    collected: false
  })
  t.equal(read.nodes.length, 3)
})

t.test('a service principal is what its application runs as', async (t) => {
  const read = azureRows([
    'AZServicePrincipal',
    { ...tenant, id: 's', appId: 'app', appDisplayName: 'Portal', appOwnerOrganizationId: 'ffff' }
  ])
  t.strictSame(edgeLines(read), [`${TENANT} -AZContains-> S`, 'APP -AZRunsAs-> S'])
  t.strictSame(nodeOf(read, 'APP'), {
    objectId: 'APP',
    kinds: ['AZBase', 'AZApp'],
    properties: { displayname: 'Portal', tenantid: 'FFFF' },
    collected: false
  })
  t.match(nodeOf(read, 'S').properties, { appid: 'app', appownerorganizationid: 'ffff' })
})

t.test('resources lie in their resource group, as given or as their path says', async (t) => {
  const kinds = [
    'AZAutomationAccount',
    'AZContainerRegistry',
    'AZFunctionApp',
    'AZKeyVault',
    'AZLogicApp',
    'AZManagedCluster',
    'AZVM',
    'AZVMScaleSet',
    'AZWebApp'
  ]
  for (const kind of kinds) {
    const id = `${GROUP_PATH.toLowerCase()}/providers/x/y/box`
    const stated = azureRows([
      kind,
      { ...tenant, id, name: 'box', resourceGroupId: '/rg/elsewhere' }
    ])
    const silent = azureRows([kind, { ...tenant, id, name: 'box' }])
    t.strictSame(edgeLines(stated), [`/RG/ELSEWHERE -AZContains-> ${id.toUpperCase()}`], kind)
    t.strictSame(edgeLines(silent), [`${GROUP_PATH} -AZContains-> ${id.toUpperCase()}`], kind)
    t.strictSame(nodeOf(silent, id.toUpperCase()).properties, { name: 'BOX', tenantid: TENANT })
  }
  const vault = {
    ...tenant,
    id: 'kv',
    resourceGroup: '/rg',
    properties: { enableRbacAuthorization: true }
  }
  const read = azureRows(['AZKeyVault', vault])
  t.strictSame(edgeLines(read), ['/RG -AZContains-> KV'])
  t.equal(nodeOf(read, 'KV').properties.enablerbacauthorization, true)
})

t.test('a resource group lies in its subscription, however that is spelled', async (t) => {
  const parent = `/SUBSCRIPTIONS/${SUBSCRIPTION.toUpperCase()}`
  for (const subscriptionId of [SUBSCRIPTION, `/subscriptions/${SUBSCRIPTION}`, null]) {
    const read = azureRows([
      'AZResourceGroup',
      { ...tenant, id: GROUP_PATH, name: 'rg', subscriptionId }
    ])
    t.strictSame(edgeLines(read), [`${parent} -AZContains-> ${GROUP_PATH}`], `${subscriptionId}`)
  }
})

t.test('a resource acts as each of its identities', async (t) => {
  const identity = {
    principalId: 'sp-1',
    userAssignedIdentities: {
      '/a': { principalId: 'sp-2', clientId: 'c' },
      '/b': { clientId: 'c' }
    }
  }
  for (const kind of ['AZVM', 'AZWebApp', 'AZManagedCluster']) {
    const read = azureRows([kind, { ...tenant, id: 'box', identity }])
    t.strictSame(edgeLines(read), [
      'BOX -AZManagedIdentity-> SP-1',
      'BOX -AZManagedIdentity-> SP-2'
    ])
    t.strictSame(read.edges[0]?.end.kinds, ['AZBase', 'AZServicePrincipal'])
  }
})

t.test('a cluster controls the resource group of its machines', async (t) => {
  const id = `${GROUP_PATH}/PROVIDERS/X/AKS`
  const data = { ...tenant, id, properties: { nodeResourceGroup: 'mc_nodes' } }
  const group = `/SUBSCRIPTIONS/${SUBSCRIPTION.toUpperCase()}/RESOURCEGROUPS/MC_NODES`
  t.ok(
    edgeLines(azureRows(['AZManagedCluster', data])).includes(
      `${id} -AZNodeResourceGroup-> ${group}`
    )
  )
})

t.test('a federated credential authenticates to its application', async (t) => {
  const data = { id: 'f', name: 'ci', appId: 'app', subject: 'repo:x', audiences: ['a'] }
  const read = azureRows(['AZFederatedIdentityCredential', data])
  t.strictSame(edgeLines(read), ['F -AZAuthenticatesTo-> APP'])
  t.match(nodeOf(read, 'F').properties, { name: 'CI', subject: 'repo:x', audiences: ['a'] })
})

t.test(
  'rows without id, kind or data are named, rows of other kinds are passed over',
  async (t) => {
    const header = { format: 'azure', type: 'azure', version: 5 } as const
    const read = readItems(header, [
      { kind: 'AZUser', data: { displayName: 'x' } },
      { kind: 'AZUser' },
      { data: {} },
      'x',
      { kind: 'AZStorageAccount', data: { id: 's' } },
      { kind: 'AZRole', data: { id: 'r' } },
      { KIND: 'AZTenant', Data: { TENANTID: 't' } }
    ])
    t.strictSame(
      read.nodes.map(({ objectId }) => objectId),
      ['T']
    )
    t.strictSame(read.warnings, [
      'data[0] skipped: an object id of AZUser is missing',
      'data[1] skipped: kind or data is missing',
      'data[2] skipped: kind or data is missing',
      'data[3] skipped: kind or data is missing',
      'data[5] skipped: an object id of AZRole is missing'
    ])
  }
)
