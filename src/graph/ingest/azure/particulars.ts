/** What some Azure objects say besides their properties: identities, applications, twins on premises. */
import { AD_BASE_KIND } from '../../kinds.ts'
import { field, isObject, nested } from '../fields.ts'
import type { JsonObject, Sink } from '../records.ts'
import { type AzureKind, azureEnd, idAt, textAt } from './row.ts'

/** The service principals that a resource can act as: its own, and those that users assigned to it. */
export function readIdentities(kind: AzureKind) {
  return (data: JsonObject, objectId: string, sink: Sink): void => {
    const identity = nested(data, 'identity')
    if (identity === undefined) return
    const assigned = field(identity, 'userAssignedIdentities')
    const ids = [idAt(identity, 'principalId')]
    for (const value of isObject(assigned) ? Object.values(assigned) : []) {
      if (isObject(value)) ids.push(idAt(value, 'principalId'))
    }
    const start = azureEnd(objectId, kind)
    for (const id of ids) {
      if (id === undefined) continue
      const end = azureEnd(id, 'AZServicePrincipal')
      sink.edge({ start, end, kind: 'AZManagedIdentity', properties: {} })
    }
  }
}

export function readCluster(data: JsonObject, objectId: string, sink: Sink): void {
  readIdentities('AZManagedCluster')(data, objectId, sink)
  const name = idAt(data, 'properties.nodeResourceGroup')
  const subscription = objectId.split('/RESOURCEGROUPS/', 1)[0]
  if (name === undefined || subscription === objectId) return
  const end = azureEnd(
    name.startsWith('/') ? name : `${subscription}/RESOURCEGROUPS/${name}`,
    'AZResourceGroup'
  )
  const start = azureEnd(objectId, 'AZManagedCluster')
  sink.node({ ...start, properties: { noderesourcegroupid: end.objectId }, collected: true })
  sink.edge({ start, end, kind: 'AZNodeResourceGroup', properties: {} })
}

/** A synchronised group is the same as the group of the directory that it came from. */
export function readOnPremisesGroup(data: JsonObject, _objectId: string, sink: Sink): void {
  const id = idAt(data, 'onPremisesSecurityIdentifier')
  if (id === undefined) return
  sink.node({ objectId: id, kinds: [AD_BASE_KIND, 'Group'], properties: {}, collected: false })
}

/** The application may belong to another tenant, which nobody collects: what is known of it is written here. */
export function readApplication(data: JsonObject, objectId: string, sink: Sink): void {
  const id = idAt(data, 'appId')
  if (id === undefined) return
  const app = azureEnd(id, 'AZApp')
  const properties: JsonObject = {}
  const name = textAt(data, 'appDisplayName')
  const tenant = idAt(data, 'appOwnerOrganizationId')
  if (name !== undefined) properties.displayname = name
  if (tenant !== undefined) properties.tenantid = tenant
  sink.node({ ...app, properties, collected: false })
  const end = azureEnd(objectId, 'AZServicePrincipal')
  sink.edge({ start: app, end, kind: 'AZRunsAs', properties: {} })
}

export function readAuthenticatedApplication(data: JsonObject, objectId: string, sink: Sink): void {
  const id = idAt(data, 'appId')
  if (id === undefined) return
  const start = azureEnd(objectId, 'AZFederatedIdentityCredential')
  sink.edge({ start, end: azureEnd(id, 'AZApp'), kind: 'AZAuthenticatesTo', properties: {} })
}
