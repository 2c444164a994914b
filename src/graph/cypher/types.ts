/** What can be said of an expression's value before it runs. The check and the translator share this. */
import { TEMPORAL_TYPES, type TemporalType } from './values.ts'

export type ScalarType =
  /** Anything, known only when it runs: a property, a parameter. */
  | 'any'
  | 'null'
  | 'boolean'
  | 'integer'
  | 'float'
  /** An integer or a float. */
  | 'number'
  | 'string'
  | 'node'
  | 'relationship'
  | 'path'
  | 'map'
  | TemporalType

export type StaticType = ScalarType | { readonly list: StaticType }

export const listOf = (element: StaticType): StaticType => ({ list: element })

export const isList = (type: StaticType): type is { readonly list: StaticType } =>
  typeof type === 'object'

/** `list of integer`, for messages. */
export const describeType = (type: StaticType): string =>
  isList(type) ? (type.list === 'any' ? 'list' : `list of ${describeType(type.list)}`) : type

export const sameType = (a: StaticType, b: StaticType): boolean =>
  isList(a) && isList(b) ? sameType(a.list, b.list) : a === b

/** The narrowest type that both fit. */
export function commonType(a: StaticType, b: StaticType): StaticType {
  if (sameType(a, b) || b === 'null') return a
  if (a === 'null') return b
  if (isList(a) && isList(b)) return listOf(commonType(a.list, b.list))
  return isNumeric(a) && isNumeric(b) ? 'number' : 'any'
}

export const isNumeric = (type: StaticType): boolean =>
  type === 'integer' || type === 'float' || type === 'number'

export const isTemporal = (type: StaticType): type is TemporalType =>
  (TEMPORAL_TYPES as readonly StaticType[]).includes(type)
