/** Ends of edges as collectors name them: an object id with a type beside it. */
import { AD_BASE_KIND, AD_NODE_KINDS } from '../../kinds.ts'
import { asId, field, id, isObject, text } from '../fields.ts'
import type { EndPoint, Json, JsonObject } from '../records.ts'

const BASE: readonly string[] = [AD_BASE_KIND]

/** Collectors name the accounts of a single computer without the prefix that their kinds have. */
const TYPE_BY_KIND: ReadonlyMap<string, string> = new Map([
  ['ADLocalGroup', 'LocalGroup'],
  ['ADLocalUser', 'LocalUser']
])

const KINDS_BY_TYPE = new Map<string, readonly string[]>(
  AD_NODE_KINDS.flatMap((kind) => {
    const kinds = [AD_BASE_KIND, kind]
    const types = [kind, TYPE_BY_KIND.get(kind) ?? kind]
    return [...types, ...types.map((type) => type.toLowerCase())].map((type) => [type, kinds])
  })
)

/** The kinds of an object of a collector's type; a type that is no node kind (`Configuration`) says nothing. */
function kindsOf(type: string | undefined): readonly string[] {
  if (type === undefined) return BASE
  return KINDS_BY_TYPE.get(type) ?? KINDS_BY_TYPE.get(type.toLowerCase()) ?? BASE
}

export type KnownEnd = { objectId: string; kinds: readonly string[] }

export function endOf(objectId: string, type?: string): KnownEnd {
  return { objectId, kinds: kindsOf(type) }
}

/** A typed principal, or a bare object id as some collectors write it; undefined where there is no id. */
export function principal(value: Json | undefined): KnownEnd | undefined {
  if (!isObject(value)) {
    const objectId = asId(value)
    return objectId === undefined ? undefined : endOf(objectId)
  }
  const objectId = id(value, 'ObjectIdentifier')
  return objectId === undefined ? undefined : endOf(objectId, text(value, 'ObjectType'))
}

export function principals(values: readonly Json[]): KnownEnd[] {
  const ends: KnownEnd[] = []
  for (const value of values) {
    const end = principal(value)
    if (end !== undefined) ends.push(end)
  }
  return ends
}

/** The object whose id a field holds. */
export function objectNamed(object: JsonObject, name: string, type?: string): KnownEnd | undefined {
  const objectId = asId(field(object, name))
  return objectId === undefined ? undefined : endOf(objectId, type)
}

const DISTINGUISHED_NAME = 'DN='

/** A member, which a collector may know by its distinguished name alone (`DN=CN=…`). */
export function member(value: Json): EndPoint | undefined {
  const end = principal(value)
  if (end === undefined || !end.objectId.startsWith(DISTINGUISHED_NAME)) return end
  return {
    // Stored distinguished names are upper case, as is every object id here.
    match: [
      { key: 'distinguishedname', value: end.objectId.slice(DISTINGUISHED_NAME.length).trim() }
    ],
    ignoreCase: false,
    kind: AD_BASE_KIND,
    kinds: []
  }
}
