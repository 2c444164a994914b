/** What a node and an edge of an OpenGraph file must look like. Each function answers with what is wrong. */
import { isTagKind } from '../kinds.ts'
import { isObject } from './fields.ts'
import type { Json, JsonObject } from './records.ts'

/** A node has up to this many kinds of its own; the source kind of the file comes on top. */
const MAX_KINDS = 3
const EDGE_KIND = /^[A-Za-z0-9_]+$/

export function nodeErrors(value: Json, hasSourceKind: boolean): string[] {
  if (!isObject(value)) return ['must be an object']
  const errors: string[] = []
  if (!isFilled(value.id)) errors.push('id must be a text that is not empty')
  errors.push(...kindsErrors(value.kinds, hasSourceKind))
  errors.push(...propertyErrors(value.properties))
  if (isObject(value.properties) && 'objectid' in value.properties) {
    errors.push('properties.objectid is not allowed: the object id is the id of the node')
  }
  return errors
}

function kindsErrors(kinds: Json | undefined, hasSourceKind: boolean): string[] {
  if (!Array.isArray(kinds)) return ['kinds must be an array']
  const errors: string[] = []
  if (kinds.length > MAX_KINDS) errors.push(`kinds has more than ${MAX_KINDS} items`)
  if (kinds.length === 0 && !hasSourceKind) {
    errors.push('kinds is empty and the file has no source kind')
  }
  kinds.forEach((kind, index) => {
    if (!isFilled(kind)) errors.push(`kinds[${index}] must be a text that is not empty`)
    else if (isTagKind(kind)) errors.push(`kinds[${index}] "${kind}" is reserved`)
  })
  return errors
}

export function edgeErrors(value: Json): string[] {
  if (!isObject(value)) return ['must be an object']
  const errors: string[] = []
  const { kind } = value
  if (typeof kind !== 'string' || !EDGE_KIND.test(kind)) {
    errors.push('kind must consist of letters, digits and underscores')
  } else if (isTagKind(kind)) errors.push(`kind "${kind}" is reserved`)
  for (const side of ['start', 'end'] as const) {
    errors.push(...endErrors(value[side]).map((text) => `${side}${text}`))
  }
  errors.push(...propertyErrors(value.properties))
  return errors
}

/** Messages continue the name of the end, e.g. `.value is required`. */
function endErrors(end: Json | undefined): string[] {
  if (!isObject(end)) return [' must be an object']
  const errors: string[] = []
  const { kind } = end
  if (kind !== undefined && kind !== null && typeof kind !== 'string') {
    errors.push('.kind must be a text')
  } else if (typeof kind === 'string' && isTagKind(kind)) {
    errors.push(`.kind "${kind}" is reserved`)
  }
  const by = end.match_by ?? 'id'
  if (by === 'property') return [...errors, ...matcherErrors(end)]
  if (by !== 'id' && by !== 'name') {
    return [...errors, '.match_by must be "id", "name" or "property"']
  }
  if (!isFilled(end.value)) errors.push('.value must be a text that is not empty')
  if (isPresent(end.property_matchers)) {
    errors.push(`.property_matchers is not allowed with match_by "${by}"`)
  }
  return errors
}

function matcherErrors(end: JsonObject): string[] {
  const errors: string[] = []
  if (isPresent(end.value)) errors.push('.value is not allowed with match_by "property"')
  const matchers = end.property_matchers
  if (!Array.isArray(matchers) || matchers.length === 0) {
    return [...errors, '.property_matchers must name at least one property']
  }
  matchers.forEach((matcher, index) => {
    const at = `.property_matchers[${index}]`
    if (!isObject(matcher)) {
      errors.push(`${at} must be an object`)
      return
    }
    if (!isFilled(matcher.key)) errors.push(`${at}.key must be a text that is not empty`)
    if (matcher.operator !== 'equals') errors.push(`${at}.operator must be "equals"`)
    if (!isScalar(matcher.value)) errors.push(`${at}.value must be a text, a number or a boolean`)
  })
  return errors
}

function propertyErrors(properties: Json | undefined): string[] {
  if (properties === undefined || properties === null) return []
  if (!isObject(properties)) return ['properties must be an object or null']
  const errors: string[] = []
  for (const key in properties) {
    const value = properties[key]
    if (isScalar(value)) continue
    if (!Array.isArray(value)) {
      errors.push(`properties.${key} must be a text, a number, a boolean or an array of these`)
    } else if (!value.every((item) => isScalar(item) && typeof item === typeof value[0])) {
      errors.push(`properties.${key} must be an array of texts, of numbers or of booleans`)
    }
  }
  return errors
}

function isFilled(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isPresent(value: Json | undefined): boolean {
  return value !== undefined && value !== null
}

function isScalar(value: Json | undefined): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
