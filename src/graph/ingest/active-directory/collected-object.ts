/** What every object of a directory collection has: id, properties, access control list, container. */
import { field, flag, id, isObject, nested, objects, text } from '../fields.ts'
import type { Json, JsonObject, Sink } from '../records.ts'
import { RowError } from '../row-reader.ts'
import { endOf, type KnownEnd } from './principals.ts'

/** An object while it is read: the readers of its type may still add to its properties. */
export type CollectedObject = {
  item: JsonObject
  self: KnownEnd
  properties: JsonObject
  sink: Sink
}

/** Passwords in clear text have no place in the graph; `reconcile` and `objectid` are the collector's own affair. */
const DROPPED: ReadonlySet<string> = new Set([
  'userpassword',
  'unixpassword',
  'unicodepassword',
  'sfupassword',
  'reconcile',
  'objectid',
  '__proto__'
])

const UPPER_CASE: readonly string[] = ['name', 'operatingsystem', 'distinguishedname']

export function readObject(value: Json, kind: string, sink: Sink): CollectedObject {
  if (!isObject(value)) throw new RowError('not an object')
  const objectId = id(value, 'ObjectIdentifier')
  if (objectId === undefined) throw new RowError('ObjectIdentifier is missing')
  const properties = storedProperties(nested(value, 'Properties'))
  const isProtected = flag(value, 'IsACLProtected')
  if (isProtected !== undefined) properties.isaclprotected ??= isProtected
  const owner = objects(value, 'Aces').find((ace) => text(ace, 'RightName') === 'Owns')
  const ownerId = owner === undefined ? undefined : id(owner, 'PrincipalSID')
  if (ownerId !== undefined) properties.ownersid = ownerId
  return { item: value, self: endOf(objectId, kind), properties, sink }
}

function storedProperties(properties: JsonObject | undefined): JsonObject {
  const stored: JsonObject = {}
  for (const key in properties) {
    const value = properties[key]
    if (value === null || value === undefined) continue
    const lower = key.toLowerCase()
    if (!DROPPED.has(lower)) stored[lower] = value
  }
  for (const key of UPPER_CASE) {
    const value = stored[key]
    if (typeof value === 'string') stored[key] = value.toUpperCase()
  }
  return stored
}

/** A fact that older collectors keep among the properties and newer ones beside them. */
export function fact(object: CollectedObject, name: string): Json | undefined {
  const value = field(object.item, name)
  return value === undefined || value === null ? object.properties[name.toLowerCase()] : value
}
