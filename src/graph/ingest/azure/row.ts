/** What the readers of Azure rows share. */
import { AZURE_BASE_KIND, AZURE_NODE_KINDS } from '../../kinds.ts'
import { asId, field, isObject } from '../fields.ts'
import type { Json, JsonObject, Sink } from '../records.ts'

/** Reads the data of one row; false where it lacks the id of the object that it is about. */
export type RowReader = (data: JsonObject, sink: Sink) => boolean

export type AzureKind = (typeof AZURE_NODE_KINDS)[number]

export type AzureEnd = { objectId: string; kinds: readonly string[] }

const BASE: readonly string[] = [AZURE_BASE_KIND]

/** One array per kind, since the loader tells sets of kinds apart by identity first. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  AZURE_NODE_KINDS.map((kind) => [kind, [AZURE_BASE_KIND, kind]])
)

/** The end of an edge; without a kind, all that is known is that it is an object of Azure. */
export function azureEnd(objectId: string, kind?: AzureKind): AzureEnd {
  return { objectId, kinds: (kind && KINDS.get(kind)) ?? BASE }
}

/** A value by a path of field names with dots between them. */
export function at(data: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = data
  for (const name of path.split('.')) {
    if (!isObject(value)) return undefined
    value = field(value, name)
  }
  return value
}

export function idAt(data: JsonObject, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const found = asId(at(data, path))
    if (found !== undefined) return found
  }
  return undefined
}

export function textAt(data: JsonObject, path: string): string | undefined {
  const value = at(data, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const BARE_ID = /^[0-9A-F-]{36}$/

/** Collectors name a subscription by its path or by the last part of that path alone. */
export function subscriptionId(id: string | undefined): string | undefined {
  return id !== undefined && BARE_ID.test(id) ? `/SUBSCRIPTIONS/${id}` : id
}

/** A directory role exists once in each tenant. */
export function roleId(definition: string, tenant: string): string {
  return `${definition}@${tenant}`
}

/** The role definition's own id: the last part of the path that some rows give. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
