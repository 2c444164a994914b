/** Reads an Azure row that describes an object, as its table row says. */
import { isObject } from '../fields.ts'
import type { Json, JsonObject, Sink } from '../records.ts'
import {
  type AzureEnd,
  type AzureKind,
  at,
  azureEnd,
  idAt,
  type RowReader,
  roleId,
  subscriptionId,
  textAt
} from './row.ts'

/** Path in the row -> name of the property; `date` is stored as Unix seconds. */
export type PropertyRow = readonly [path: string, property: string, as?: 'date' | 'id' | 'lower']

type Parent = 'tenant' | 'subscription' | 'resource-group' | 'none'

export type NodeRow = {
  kind: AzureKind
  /** Paths of the object id, the first that is filled. */
  id: readonly string[]
  /** Path of the name, and whether the tenant's name follows it. */
  name: string
  qualified?: true
  parent: Parent
  properties: readonly PropertyRow[]
  /** Reads what is particular to the kind. */
  also?: (data: JsonObject, objectId: string, sink: Sink) => void
}

export function readNode(row: NodeRow): RowReader {
  return (data, sink) => {
    const tenant = idAt(data, 'tenantId')
    const objectId = objectIdOf(row, data, tenant)
    if (objectId === undefined) return false
    const properties: JsonObject = {}
    const name = textAt(data, row.name)
    const suffix = row.qualified === true ? textAt(data, 'tenantName') : undefined
    if (name !== undefined) {
      properties.name = (suffix === undefined ? name : `${name}@${suffix}`).toUpperCase()
    }
    if (tenant !== undefined) properties.tenantid = tenant
    for (const [path, property, as] of row.properties) {
      const value = storedValue(at(data, path), as)
      if (value !== undefined) properties[property] = value
    }
    if (typeof properties.operatingsystem === 'string') {
      properties.operatingsystem = properties.operatingsystem.toUpperCase()
    }
    const self = azureEnd(objectId, row.kind)
    sink.node({ ...self, properties, collected: true })
    const parent = parentOf(row.parent, data, objectId, tenant)
    if (parent !== undefined) {
      sink.edge({ start: parent, end: self, kind: 'AZContains', properties: {} })
    }
    row.also?.(data, objectId, sink)
    return true
  }
}

function objectIdOf(
  row: NodeRow,
  data: JsonObject,
  tenant: string | undefined
): string | undefined {
  const found = idAt(data, ...row.id)
  if (found === undefined) return undefined
  if (row.kind === 'AZRole') return tenant === undefined ? undefined : roleId(found, tenant)
  return row.kind === 'AZSubscription' ? subscriptionId(found) : found
}

/** Nulls and empty texts say nothing; only what can be compared is stored. */
function storedValue(value: Json | undefined, as: PropertyRow[2]): Json | undefined {
  if (value === undefined || value === null || value === '' || isObject(value)) return undefined
  if (typeof value !== 'string' || as === undefined) return value
  if (as === 'id') return value.toUpperCase()
  if (as === 'lower') return value.toLowerCase()
  const time = Date.parse(value)
  return Number.isNaN(time) || time < 0 ? undefined : Math.floor(time / 1000)
}

const PROVIDERS = '/PROVIDERS/'

function parentOf(
  parent: Parent,
  data: JsonObject,
  objectId: string,
  tenant: string | undefined
): AzureEnd | undefined {
  switch (parent) {
    case 'tenant':
      return tenant === undefined ? undefined : azureEnd(tenant, 'AZTenant')
    case 'subscription': {
      const path = objectId.split('/RESOURCEGROUPS/', 1)[0]
      const id =
        subscriptionId(idAt(data, 'subscriptionId')) ?? (path === objectId ? undefined : path)
      return id === undefined ? undefined : azureEnd(id, 'AZSubscription')
    }
    case 'resource-group': {
      const end = objectId.indexOf(PROVIDERS)
      const path = end > 0 ? objectId.slice(0, end) : undefined
      const id = idAt(data, 'resourceGroupId', 'resourceGroup') ?? path
      return id === undefined ? undefined : azureEnd(id, 'AZResourceGroup')
    }
    case 'none':
      return undefined
  }
}
