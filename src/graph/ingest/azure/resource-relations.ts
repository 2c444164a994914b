/** Azure rows that say who may do what to a resource. */
import { isObject, list, nested, objects } from '../fields.ts'
import type { JsonObject, Sink } from '../records.ts'
import {
  type AzureKind,
  at,
  azureEnd,
  idAt,
  lastPart,
  type RowReader,
  subscriptionId
} from './row.ts'

/** A row that lists the holders of one role on one resource. */
export type GrantRow = {
  kind: string
  target: AzureKind
  id: string
  list: string
  item: string
  edge: string
}

const OWNER = ['owners', 'owner', 'AZOwner'] as const
const ACCESS = ['userAccessAdmins', 'userAccessAdmin', 'AZUserAccessAdministrator'] as const
const CONTRIBUTOR = ['contributors', 'contributor', 'AZContributor'] as const

type Grant = readonly [list: string, item: string, edge: string]

function grants(target: AzureKind, id: string, rows: Readonly<Record<string, Grant>>): GrantRow[] {
  return Object.entries(rows).map(([suffix, [list, item, edge]]) => ({
    kind: `${target}${suffix}`,
    target,
    id,
    list,
    item,
    edge
  }))
}

export const GRANT_ROWS: readonly GrantRow[] = [
  ...grants('AZManagementGroup', 'managementGroupId', { Owner: OWNER, UserAccessAdmin: ACCESS }),
  ...grants('AZSubscription', 'subscriptionId', { Owner: OWNER, UserAccessAdmin: ACCESS }),
  ...grants('AZResourceGroup', 'resourceGroupId', { Owner: OWNER, UserAccessAdmin: ACCESS }),
  ...grants('AZKeyVault', 'keyVaultId', {
    Owner: OWNER,
    UserAccessAdmin: ACCESS,
    Contributor: CONTRIBUTOR,
    KVContributor: ['kvContributors', 'kvContributor', 'AZKeyVaultContributor']
  }),
  ...grants('AZVM', 'virtualMachineId', {
    Owner: OWNER,
    UserAccessAdmin: ACCESS,
    Contributor: CONTRIBUTOR,
    VMContributor: ['vmContributors', 'vmContributor', 'AZVMContributor'],
    AvereContributor: ['avereContributors', 'avereContributor', 'AZAvereContributor'],
    AdminLogin: ['adminLogins', 'adminLogin', 'AZVMAdminLogin']
  })
]

export function readGrants(row: GrantRow): RowReader {
  return (data, sink) => {
    const targetId = resourceId(row.target, idAt(data, row.id))
    if (targetId === undefined) return false
    const end = azureEnd(targetId, row.target)
    for (const entry of objects(data, row.list)) {
      const assignment = nested(entry, row.item)
      const id = assignment && holderOf(assignment, row.target, targetId)
      if (id !== undefined) sink.edge({ start: azureEnd(id), end, kind: row.edge, properties: {} })
    }
    return true
  }
}

function resourceId(target: AzureKind, id: string | undefined): string | undefined {
  return target === 'AZSubscription' ? subscriptionId(id) : id
}

const GROUP_SCOPE = /^\/SUBSCRIPTIONS\/[^/]+\/RESOURCEGROUPS\/[^/]+$/

/**
 * The principal of a role assignment, if it was made on the resource itself. What a resource inherits is
 * an edge to whatever it inherits from; only resource groups do not report the roles that concern machines.
 */
function holderOf(assignment: JsonObject, target: AzureKind, targetId: string): string | undefined {
  const principal = idAt(assignment, 'properties.principalId')
  const scope = resourceId(target, idAt(assignment, 'properties.scope'))
  if (scope === undefined || scope === targetId) return principal
  const fromGroup = target === 'AZVM' && GROUP_SCOPE.test(scope) && targetId.startsWith(`${scope}/`)
  return fromGroup ? principal : undefined
}

const ROLE_OWNER = '8E3AF657-A8FF-443C-A75C-2FE8C4BCB635'
const ROLE_ACCESS = '18D7D88D-D35E-4FB5-A5C3-7773C20A72D9'
const ROLE_CONTRIBUTOR = 'B24988AC-6180-42A0-AB88-20F7382DD24C'
const ROLE_WEBSITE = 'DE139F84-1756-47AE-9BE6-808FBBE84772'

/** Rows that list every role assignment of a resource: the kind of row, its resource, the roles with an edge. */
export type ResourceRoleRow = {
  kind: string
  target: AzureKind
  edges: ReadonlyMap<string, string>
}

function roles(target: AzureKind, ...special: readonly (readonly [string, string])[]) {
  const edges = new Map([
    [ROLE_OWNER, 'AZOwner'],
    [ROLE_ACCESS, 'AZUserAccessAdministrator'],
    [ROLE_CONTRIBUTOR, 'AZContributor'],
    ...special
  ])
  return { kind: `${target}RoleAssignment`, target, edges }
}

export const RESOURCE_ROLE_ROWS: readonly ResourceRoleRow[] = [
  roles('AZAutomationAccount', ['F353D9BD-D4A6-484E-A77A-8050B599B867', 'AZAutomationContributor']),
  roles('AZContainerRegistry'),
  roles('AZFunctionApp', [ROLE_WEBSITE, 'AZWebsiteContributor']),
  roles('AZLogicApp', ['87A39D53-FC1B-424A-814C-F7E04687DC9E', 'AZLogicAppContributor']),
  roles('AZManagedCluster', ['ED7F3FBD-7B88-4DD4-9017-9ADB7CE333F8', 'AZAKSContributor']),
  roles('AZVMScaleSet', ['9980E02C-C2BE-4D73-94E8-173B1DC7CF3C', 'AZVMContributor']),
  roles('AZWebApp', [ROLE_WEBSITE, 'AZWebsiteContributor'])
]

export function readResourceRoles(row: ResourceRoleRow): RowReader {
  return (data, sink) => {
    const targetId = idAt(data, 'objectId')
    if (targetId === undefined) return false
    const end = azureEnd(targetId, row.target)
    for (const entry of objects(data, 'roleAssignments')) {
      const assignment = nested(entry, 'assignee')
      const definition =
        idAt(entry, 'roleDefinitionId') ?? idAt(entry, 'assignee.properties.roleDefinitionId')
      const kind = definition === undefined ? undefined : row.edges.get(lastPart(definition))
      const id = assignment && holderOf(assignment, row.target, targetId)
      if (kind !== undefined && id !== undefined) {
        sink.edge({ start: azureEnd(id), end, kind, properties: {} })
      }
    }
    return true
  }
}

const PERMISSIONS: readonly (readonly [string, string])[] = [
  ['certificates', 'AZGetCertificates'],
  ['keys', 'AZGetKeys'],
  ['secrets', 'AZGetSecrets']
]
const READING: ReadonlySet<string> = new Set(['get', 'all'])

export function readAccessPolicy(data: JsonObject, sink: Sink): boolean {
  const vault = idAt(data, 'keyVaultId')
  const holder = idAt(data, 'objectId')
  if (vault === undefined || holder === undefined) return false
  const permissions = nested(data, 'permissions') ?? {}
  for (const [name, kind] of PERMISSIONS) {
    const granted = list(permissions, name).some(
      (value) => typeof value === 'string' && READING.has(value.toLowerCase())
    )
    if (!granted) continue
    const end = azureEnd(vault, 'AZKeyVault')
    sink.edge({ start: azureEnd(holder), end, kind, properties: {} })
  }
  return true
}

/** A subscription or a management group below a management group. */
export function readDescendant(data: JsonObject, sink: Sink): boolean {
  const id = idAt(data, 'id')
  const parent = at(data, 'properties.parent')
  const parentId = isObject(parent) ? idAt(parent, 'id') : undefined
  if (id === undefined || parentId === undefined) return false
  const childKind = id.includes('/MANAGEMENTGROUPS/') ? 'AZManagementGroup' : 'AZSubscription'
  const end = azureEnd(resourceId(childKind, id) ?? id, childKind)
  const start = azureEnd(parentId, 'AZManagementGroup')
  sink.edge({ start, end, kind: 'AZContains', properties: {} })
  return true
}
