/**
 * Lenient access to the fields of a collector's JSON: collectors differ in the case of field names, every
 * field may be missing or null, and a field of another type than expected counts as missing.
 */
import type { Json, JsonObject } from './records.ts'

/** The named field, whatever the case of its name; the exact spelling wins where there are several. */
export function field(object: JsonObject, name: string): Json | undefined {
  const exact = object[name]
  if (exact !== undefined) return exact
  // Names of another length are told apart without allocating: most lookups that get here find nothing.
  const length = name.length
  for (const key in object) {
    if (key.length === length && key.toLowerCase() === name.toLowerCase()) return object[key]
  }
  return undefined
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text that is not empty. */
export function text(object: JsonObject, name: string): string | undefined {
  const value = field(object, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** An object id: upper case without surrounding space, since both ends of an edge must spell it alike. */
export function id(object: JsonObject, name: string): string | undefined {
  return asId(field(object, name))
}

export function asId(value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.trim().toUpperCase() || undefined
}

/** True and false, also as text; undefined where the field says neither. */
export function flag(object: JsonObject, name: string): boolean | undefined {
  return asFlag(field(object, name))
}

export function asFlag(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return undefined
  const lower = value.toLowerCase()
  return lower === 'true' ? true : lower === 'false' ? false : undefined
}

/** A whole number, also as text. */
export function integer(object: JsonObject, name: string): number | undefined {
  return asInteger(field(object, name))
}

export function asInteger(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

const EMPTY: readonly never[] = []

export function list(object: JsonObject, name: string): readonly Json[] {
  const value = field(object, name)
  return Array.isArray(value) ? value : EMPTY
}

export function objects(object: JsonObject, name: string): readonly JsonObject[] {
  const values = list(object, name)
  return values.length === 0 ? EMPTY : values.filter(isObject)
}

export function texts(object: JsonObject, name: string): string[] {
  return list(object, name).filter((value) => typeof value === 'string')
}

export function nested(object: JsonObject, name: string): JsonObject | undefined {
  const value = field(object, name)
  return isObject(value) ? value : undefined
}
