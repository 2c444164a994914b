/** Azure rows that describe an object: where its id, name and properties are, and what contains it. */
import {
  readApplication,
  readAuthenticatedApplication,
  readCluster,
  readIdentities,
  readOnPremisesGroup
} from './particulars.ts'
import type { NodeRow, PropertyRow } from './read-node.ts'
import type { AzureKind } from './row.ts'

const DISPLAY: readonly PropertyRow[] = [
  ['displayName', 'displayname'],
  ['description', 'description']
]
const ON_PREMISES: readonly PropertyRow[] = [
  ['onPremisesSecurityIdentifier', 'onpremid', 'id'],
  ['onPremisesSyncEnabled', 'onpremsyncenabled']
]

function resource(kind: AzureKind, properties: readonly PropertyRow[] = []): NodeRow {
  return {
    kind,
    id: ['id'],
    name: 'name',
    parent: 'resource-group',
    properties,
    also: readIdentities(kind)
  }
}

export const NODE_ROWS: readonly NodeRow[] = [
  {
    kind: 'AZApp',
    id: ['appId'],
    name: 'displayName',
    qualified: true,
    parent: 'tenant',
    properties: [
      ...DISPLAY,
      ['createdDateTime', 'whencreated', 'date'],
      ['appId', 'appid'],
      ['publisherDomain', 'publisherdomain'],
      ['signInAudience', 'signinaudience']
    ]
  },
  {
    kind: 'AZDevice',
    id: ['id'],
    name: 'displayName',
    qualified: true,
    parent: 'tenant',
    properties: [
      ...DISPLAY,
      ['deviceId', 'deviceid'],
      ['operatingSystem', 'operatingsystem'],
      ['operatingSystemVersion', 'operatingsystemversion'],
      ['trustType', 'trusttype']
    ]
  },
  {
    kind: 'AZGroup',
    id: ['id'],
    name: 'displayName',
    qualified: true,
    parent: 'tenant',
    properties: [
      ...DISPLAY,
      ...ON_PREMISES,
      ['createdDateTime', 'whencreated', 'date'],
      ['isAssignableToRole', 'isassignabletorole'],
      ['securityEnabled', 'securityenabled'],
      ['securityIdentifier', 'securityidentifier']
    ],
    also: readOnPremisesGroup
  },
  {
    kind: 'AZRole',
    id: ['id'],
    name: 'displayName',
    qualified: true,
    parent: 'tenant',
    properties: [
      ...DISPLAY,
      ['isEnabled', 'enabled'],
      ['isBuiltIn', 'isbuiltin'],
      ['templateId', 'templateid', 'lower']
    ]
  },
  {
    kind: 'AZServicePrincipal',
    id: ['id'],
    name: 'displayName',
    qualified: true,
    parent: 'tenant',
    properties: [
      ...DISPLAY,
      ['accountEnabled', 'enabled'],
      ['appId', 'appid'],
      ['appOwnerOrganizationId', 'appownerorganizationid'],
      ['appDescription', 'appdescription'],
      ['appDisplayName', 'appdisplayname'],
      ['loginUrl', 'loginurl'],
      ['servicePrincipalType', 'serviceprincipaltype']
    ],
    also: readApplication
  },
  {
    kind: 'AZTenant',
    id: ['tenantId', 'id'],
    name: 'displayName',
    parent: 'none',
    properties: [
      ['displayName', 'displayname'],
      ['collected', 'collected']
    ]
  },
  {
    kind: 'AZUser',
    id: ['id'],
    name: 'userPrincipalName',
    parent: 'tenant',
    properties: [
      ...DISPLAY,
      ...ON_PREMISES,
      ['accountEnabled', 'enabled'],
      ['createdDateTime', 'whencreated', 'date'],
      ['lastPasswordChangeDateTime', 'pwdlastset', 'date'],
      ['jobTitle', 'title'],
      ['mail', 'email'],
      ['userPrincipalName', 'userprincipalname'],
      ['userType', 'usertype']
    ]
  },
  {
    kind: 'AZManagementGroup',
    id: ['id'],
    name: 'properties.displayName',
    qualified: true,
    parent: 'tenant',
    properties: [['properties.displayName', 'displayname']]
  },
  {
    kind: 'AZSubscription',
    id: ['id', 'subscriptionId'],
    name: 'displayName',
    parent: 'tenant',
    properties: [['displayName', 'displayname']]
  },
  {
    kind: 'AZResourceGroup',
    id: ['id'],
    name: 'name',
    parent: 'subscription',
    properties: []
  },
  {
    kind: 'AZFederatedIdentityCredential',
    id: ['id'],
    name: 'name',
    parent: 'none',
    properties: [
      ['name', 'displayname'],
      ['description', 'description'],
      ['issuer', 'issuer'],
      ['subject', 'subject'],
      ['audiences', 'audiences'],
      ['appId', 'appid']
    ],
    also: readAuthenticatedApplication
  },
  resource('AZAutomationAccount'),
  resource('AZContainerRegistry'),
  resource('AZFunctionApp'),
  resource('AZKeyVault', [['properties.enableRbacAuthorization', 'enablerbacauthorization']]),
  resource('AZLogicApp'),
  { ...resource('AZManagedCluster'), also: readCluster },
  resource('AZVM', [
    ['properties.storageProfile.osDisk.osType', 'operatingsystem'],
    ['properties.vmId', 'vmid']
  ]),
  resource('AZVMScaleSet'),
  resource('AZWebApp')
]
