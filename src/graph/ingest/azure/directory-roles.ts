/** Azure rows about roles of the directory and about permissions of applications. */
import { asFlag, asId, list } from '../fields.ts'
import type { JsonObject, Sink } from '../records.ts'
import { at, azureEnd, idAt, lastPart, roleId, textAt } from './row.ts'

/** Roles that, scoped to one application, are an edge to it rather than a role in the tenant. */
const SCOPED_ROLES: ReadonlyMap<string, string> = new Map([
  ['9B895D92-2CD3-44C7-9D02-A6AC2D5EA5C3', 'AZAppAdmin'],
  ['158C047A-C907-4556-B7EF-446551A6B5F7', 'AZCloudAppAdmin']
])

const WHOLE_TENANT = '/'

export function readRoleAssignments(data: JsonObject, sink: Sink): boolean {
  const tenant = idAt(data, 'tenantId')
  const definition = idAt(data, 'roleDefinitionId')
  const entries = list(data, 'roleAssignments')
  if (tenant === undefined) return false
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue
    const principal = idAt(entry, 'principalId')
    const role = idAt(entry, 'roleDefinitionId') ?? definition
    if (principal === undefined || role === undefined) continue
    const start = azureEnd(principal)
    const scope = idAt(entry, 'directoryScopeId') ?? WHOLE_TENANT
    const scopedEdge = scope === WHOLE_TENANT ? undefined : SCOPED_ROLES.get(role)
    if (scopedEdge !== undefined) {
      const end = azureEnd(scope.replace(/^\//, ''))
      sink.edge({ start, end, kind: scopedEdge, properties: {} })
      continue
    }
    const properties = { scope: scope === WHOLE_TENANT ? tenant : scope.replace(/^\//, '') }
    sink.edge({
      start,
      end: azureEnd(roleId(role, tenant), 'AZRole'),
      kind: 'AZHasRole',
      properties
    })
  }
  return true
}

export function readRoleEligibility(data: JsonObject, sink: Sink): boolean {
  const tenant = idAt(data, 'tenantId')
  const role = idAt(data, 'roleDefinitionId')
  const principal = idAt(data, 'principalId')
  if (tenant === undefined || role === undefined || principal === undefined) return false
  const end = azureEnd(roleId(role, tenant), 'AZRole')
  sink.edge({ start: azureEnd(principal), end, kind: 'AZRoleEligible', properties: {} })
  return true
}

const PRIVILEGED_ROLE_ADMINISTRATOR = 'E8611AB8-C189-46E8-94E1-60213AB1F814'

const POLICY_FLAGS: readonly string[] = [
  'endUserAssignmentRequiresApproval',
  'endUserAssignmentRequiresCAPAuthenticationContext',
  'endUserAssignmentRequiresMFA',
  'endUserAssignmentRequiresJustification',
  'endUserAssignmentRequiresTicketInformation'
]

/**
 * What a role asks of those who activate it. The approvers that are written here are provisional: the
 * analysis replaces them once it knows every role of the tenant.
 */
export function readPolicy(data: JsonObject, sink: Sink): boolean {
  const tenant = idAt(data, 'tenantId')
  const definition = idAt(data, 'roleDefinitionId')
  if (tenant === undefined || definition === undefined) return false
  const role = azureEnd(roleId(definition, tenant), 'AZRole')
  const users = ids(data, 'endUserAssignmentUserApprovers')
  const groups = ids(data, 'endUserAssignmentGroupApprovers')
  const properties: JsonObject = {
    tenantid: tenant,
    roledefinitionid: definition,
    enduserassignmentuserapprovers: users,
    enduserassignmentgroupapprovers: groups
  }
  for (const name of POLICY_FLAGS) {
    const value = asFlag(at(data, name))
    if (value !== undefined) properties[name.toLowerCase()] = value
  }
  sink.node({ ...role, properties, collected: false })
  if (properties.enduserassignmentrequiresapproval !== true) return true

  const approvers = [
    ...users.map((id) => azureEnd(id, 'AZUser')),
    ...groups.map((id) => azureEnd(id, 'AZGroup'))
  ]
  if (approvers.length === 0) {
    approvers.push(azureEnd(roleId(PRIVILEGED_ROLE_ADMINISTRATOR, tenant), 'AZRole'))
  }
  for (const start of approvers) {
    sink.edge({ start, end: role, kind: 'AZRoleApprover', properties: {} })
  }
  return true
}

function ids(data: JsonObject, name: string): string[] {
  return list(data, name)
    .map((value) => asId(value))
    .filter((value) => value !== undefined)
}

/** The directory's own interface, whose application permissions have edges. */
const GRAPH_APPLICATION = '00000003-0000-0000-C000-000000000000'

const EDGE_BY_APP_ROLE: ReadonlyMap<string, string> = new Map([
  ['1BFEFB4E-E0B5-418B-A88F-73C46D2CC8E9', 'AZMGApplication_ReadWrite_All'],
  ['06B708A9-E830-4DB3-A914-8E69DA51D44F', 'AZMGAppRoleAssignment_ReadWrite_All'],
  ['19DBC75E-C2E2-444C-A770-EC69D8559FC7', 'AZMGDirectory_ReadWrite_All'],
  ['62A82D76-70EA-41E2-9197-370581804D09', 'AZMGGroup_ReadWrite_All'],
  ['DBAAE8CF-10B5-4B86-A4A1-F871C94C6695', 'AZMGGroupMember_ReadWrite_All'],
  ['9E3F62CF-CA93-4989-B6CE-BF83C28F9FE8', 'AZMGRoleManagement_ReadWrite_Directory'],
  ['89C8469C-83AD-45F7-8FF2-6E3D4285709E', 'AZMGServicePrincipalEndpoint_ReadWrite_All']
])

export function readAppRoleAssignment(data: JsonObject, sink: Sink): boolean {
  const principal = idAt(data, 'principalId')
  const resource = idAt(data, 'resourceId')
  if (principal === undefined || resource === undefined) return false
  const type = textAt(data, 'principalType') ?? 'ServicePrincipal'
  const application = idAt(data, 'appId') ?? GRAPH_APPLICATION
  const kind = EDGE_BY_APP_ROLE.get(lastPart(idAt(data, 'appRoleId') ?? ''))
  if (kind === undefined || type !== 'ServicePrincipal') return true
  if (application !== GRAPH_APPLICATION) return true
  const start = azureEnd(principal, 'AZServicePrincipal')
  sink.edge({ start, end: azureEnd(resource, 'AZServicePrincipal'), kind, properties: {} })
  return true
}
