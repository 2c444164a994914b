/** IN, with an array of the native type where the elements are known. */
import { type RawBuilder, sql } from 'kysely'
import type { BinaryExpression } from '../../ast.ts'
import { isList, type StaticType } from '../../types.ts'
import type { CypherValue } from '../../values.ts'
import { encodeJson } from '../encode.ts'
import { formOf, isEntity, type Typed, toJson, typed } from '../typed.ts'
import { asList } from './access.ts'
import { isScalar } from './comparison.ts'
import type { Scope } from './scope.ts'

export function translateMembership({ left, right }: BinaryExpression, scope: Scope): Typed {
  const value = scope.translate(left)
  const list = asList(scope.translate(right), right, scope)
  return typed('boolean', isIn(value, list))
}

function isIn(value: Typed, list: Typed): RawBuilder<unknown> {
  const element = isList(list.type) ? list.type.list : 'any'
  if (list.elements && isEntity(element) && value.type === element) {
    return sql`(${value.sql} in (${list.elements}))`
  }
  if (isEntity(element) && value.type === element) return sql`(${value.sql} = any(${list.sql}))`
  const array = scalars(list.value)
  if (array && isNative(value.type) && (element === value.type || element === 'null')) {
    return sql`(${value.sql} = any(${arrayOf(value.type, array.map(String))}))`
  }
  if (array && !isComposite(value.type)) {
    return sql`(${toJson(value)} = any(${array.map(encodeJson)}::jsonb[]))`
  }
  const json = toJson(value)
  const isMember = sql`cypher.is_in(${json}, ${toJson(list)})`
  if (!list.elements || isEntity(element) || isComposite(value.type)) return isMember
  return sql`(case when jsonb_typeof(${json}) in ('array', 'object') then ${isMember}
    else ${json} in (${list.elements}) end)`
}

/** The elements of a literal list that jsonb compares as the language does, without null. */
export function scalars(list: CypherValue | undefined): CypherValue[] | undefined {
  if (!Array.isArray(list)) return undefined
  return list.every(isScalar) ? (list as CypherValue[]) : undefined
}

const isNative = (type: StaticType): boolean =>
  type === 'string' || type === 'integer' || type === 'boolean'

const isComposite = (type: StaticType): boolean => isList(type) || type === 'map'

function arrayOf(type: StaticType, items: string[]): RawBuilder<unknown> {
  if (formOf(type) === 'text') return sql`${items}::text[]`
  return formOf(type) === 'bigint' ? sql`${items}::bigint[]` : sql`${items}::boolean[]`
}
