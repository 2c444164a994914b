/** Conversions between booleans, numbers and text. */
import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../ast.ts'
import { isList, listOf, type StaticType } from '../types.ts'
import type { WriteCall } from './function-call.ts'
import { elementsOf, NULL, placeOf, type Typed, toForm, toJson, typed } from './typed.ts'

type Target = 'integer' | 'float' | 'boolean' | 'string'

/** From jsonb; `lenient` gives null where the value cannot be converted. */
function fromAny(target: Target, json: RawBuilder<unknown>, lenient: boolean, span: Span): Typed {
  const how = sql`${lenient ? sql`true` : sql`false`}, ${placeOf(span)}`
  switch (target) {
    case 'integer':
      return typed(target, sql`cypher.convert_integer(${json}, ${how})`)
    case 'float':
      return typed(target, sql`cypher.convert_float(${json}, ${how})`)
    case 'boolean':
      return typed(target, sql`cypher.convert_boolean(${json}, ${how})`)
    case 'string': {
      const text = lenient
        ? sql`cypher.text_of(${json})`
        : sql`cypher.to_string(${json}, ${placeOf(span)})`
      return typed(target, sql`${text} collate "C"`)
    }
  }
}

/** The short ways between native types. */
const SHORT: Partial<
  Record<`${string} to ${Target}`, (x: RawBuilder<unknown>) => RawBuilder<unknown>>
> = {
  'float to integer': (x) => sql`trunc(${x})::bigint`,
  'string to integer': (x) => sql`cypher.parse_integer(${x})`,
  'integer to float': (x) => sql`(${x})::float8`,
  'string to float': (x) => sql`cypher.parse_float(${x})`,
  'string to boolean': (x) => sql`cypher.parse_boolean(${x})`,
  'integer to string': (x) => sql`(${x})::text collate "C"`,
  'boolean to string': (x) => sql`(${x})::text collate "C"`
}

const convert =
  (target: Target, lenient = false): WriteCall =>
  ({ given: [value = NULL], call }) => {
    if (value.type === target) return value
    const short = typeof value.type === 'string' && SHORT[`${value.type} to ${target}`]
    return short ? typed(target, short(value.sql)) : fromAny(target, toJson(value), lenient, call)
  }

const convertAll =
  (target: Target): WriteCall =>
  ({ given: [value = NULL], call, scope }) => {
    const any: StaticType = listOf('any')
    const list = isList(value.type) ? typed(any, toJson(value)) : toForm(value, any, call)
    const alias = scope.context.alias('x')
    const { source, element, position } = elementsOf(list, alias)
    const converted = toJson(fromAny(target, element.sql, true, call))
    return typed(
      listOf(target),
      sql`(case when ${list.sql} is not null then
        (select coalesce(jsonb_agg(${converted} order by ${position}), '[]'::jsonb) from ${source}) end)`
    )
  }

export const CONVERSION_SQL = {
  toInteger: convert('integer'),
  toFloat: convert('float'),
  toBoolean: convert('boolean'),
  toString: convert('string'),
  toIntegerOrNull: convert('integer', true),
  toFloatOrNull: convert('float', true),
  toBooleanOrNull: convert('boolean', true),
  toStringOrNull: convert('string', true),
  toIntegerList: convertAll('integer'),
  toFloatList: convertAll('float'),
  toBooleanList: convertAll('boolean'),
  toStringList: convertAll('string')
} satisfies Record<string, WriteCall>
