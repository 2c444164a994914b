/** SQL with the static type that it has, and the ways from one form of a value to another. */
import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../ast.ts'
import { isList, type StaticType, sameType } from '../types.ts'
import type { CypherValue } from '../values.ts'
import { encodeJson } from './encode.ts'

/** `sql` is in the form of its type and can stand as an operand. Null is always SQL's null. */
export type Typed = {
  readonly type: StaticType
  readonly sql: RawBuilder<unknown>
  /** Where it is a literal or a parameter: what it is. */
  readonly value?: CypherValue
  /** The same jsonb but with JSON's null for null, where that costs less. */
  readonly raw?: RawBuilder<unknown> | undefined
  /** The elements of a list that is the same for every row, as a SELECT that looks at no row: hashed once. */
  readonly elements?: RawBuilder<unknown> | undefined
}

/** How a value of a type lies in SQL: an id, a native type, an array of ids, or jsonb. */
export type Form = 'boolean' | 'bigint' | 'float8' | 'text' | 'bigint[]' | 'jsonb'

export function formOf(type: StaticType): Form {
  if (isList(type)) return isEntity(type.list) ? 'bigint[]' : 'jsonb'
  return FORMS[type] ?? 'jsonb'
}

const FORMS: Partial<Record<Exclude<StaticType, object>, Form>> = {
  node: 'bigint',
  relationship: 'bigint',
  path: 'bigint[]',
  boolean: 'boolean',
  integer: 'bigint',
  float: 'float8',
  string: 'text'
}

export const isEntity = (type: StaticType): boolean => type === 'node' || type === 'relationship'

export const typed = (type: StaticType, sql: RawBuilder<unknown>): Typed => ({ type, sql })

export const NULL: Typed = { type: 'null', sql: sql`null::jsonb`, value: null }

/** The cast that gives a bare null or a parameter the form of the type. */
export function castTo(type: StaticType, value: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (formOf(type)) {
    case 'boolean':
      return sql`${value}::boolean`
    case 'bigint':
      return sql`${value}::bigint`
    case 'float8':
      return sql`${value}::float8`
    case 'text':
      return sql`${value}::text collate "C"`
    case 'bigint[]':
      return sql`${value}::bigint[]`
    case 'jsonb':
      return sql`${value}::jsonb`
  }
}

/** The jsonb form. Entities, paths, floats without a number are tagged; null stays SQL's null. */
export function toJson(t: Typed): RawBuilder<unknown> {
  if (t.type === 'null' || t.value === null) return NULL.sql
  if (t.value !== undefined) return sql`${encodeJson(t.value)}::jsonb`
  if (isList(t.type)) {
    if (t.type.list === 'node') return sql`cypher.node_list(${t.sql})`
    if (t.type.list === 'relationship') return sql`cypher.relationship_list(${t.sql})`
    return t.sql
  }
  switch (t.type) {
    case 'boolean':
    case 'integer':
    case 'string':
      return sql`to_jsonb(${t.sql})`
    case 'float':
      return sql`cypher.from_float(${t.sql})`
    case 'node':
      return sql`cypher.from_node(${t.sql})`
    case 'relationship':
      return sql`cypher.from_relationship(${t.sql})`
    case 'path':
      return sql`cypher.from_path(${t.sql})`
    default:
      return t.sql
  }
}

/** Where an expression stands, as the functions of the schema `cypher` raise it with their errors. */
export const placeOf = ({ start, end }: Span): RawBuilder<unknown> =>
  sql`${`${start}-${end}`}::text`

/**
 * The same value in the form of another type. From `any` it is looked at when it runs: a value of
 * another type is an error there, null is null.
 * @param span where the error is, if that is known
 */
export function toForm(t: Typed, type: StaticType, span?: Span): Typed {
  if (sameType(t.type, type)) return t
  if (t.type === 'null') return { type, sql: castTo(type, sql`null`), value: null }
  if (formOf(type) === 'jsonb') return typed(type, checkedJson(t, type, span))
  if (t.type === 'integer' && type === 'float') return typed(type, sql`(${t.sql})::float8`)
  const json = withPlace(toJson(t), span)
  if (isList(type)) {
    return type.list === 'node'
      ? typed(type, sql`cypher.to_node_list(${json})`)
      : typed(type, sql`cypher.to_relationship_list(${json})`)
  }
  switch (type) {
    case 'boolean':
      return typed(type, sql`cypher.to_boolean(${json})`)
    case 'integer':
      return typed(type, sql`cypher.to_integer(${json})`)
    case 'float':
      return typed(type, sql`cypher.to_float(${json})`)
    case 'string':
      return typed(type, sql`cypher.to_text(${json}) collate "C"`)
    case 'node':
      return typed(type, sql`cypher.to_node(${json})`)
    case 'relationship':
      return typed(type, sql`cypher.to_relationship(${json})`)
    case 'path':
      return typed(type, sql`cypher.to_path(${json})`)
    default:
      throw new Error(`no form of ${JSON.stringify(type)}`)
  }
}

const withPlace = (json: RawBuilder<unknown>, span: Span | undefined): RawBuilder<unknown> =>
  span ? sql`${json}, ${placeOf(span)}` : json

function checkedJson(t: Typed, type: StaticType, span: Span | undefined): RawBuilder<unknown> {
  const json = toJson(t)
  const given = withPlace(json, span)
  if (isList(type)) return isList(t.type) ? json : sql`cypher.to_list(${given})`
  if (type === 'map') return sql`cypher.to_map(${given})`
  if (type === 'number' && t.type === 'any') return sql`cypher.to_number(${given})`
  return json
}

/** A jsonb value of which it is known that it has the type or is JSON's null. */
export function fromJson(json: RawBuilder<unknown>, type: StaticType): Typed {
  if (formOf(type) === 'jsonb') return typed(type, sql`nullif(${json}, 'null'::jsonb)`)
  switch (type) {
    case 'string':
      return typed(type, sql`(${json} #>> '{}') collate "C"`)
    case 'boolean':
      return typed(type, sql`(${json} #>> '{}')::boolean`)
    case 'integer':
      return typed(type, sql`(${json} #>> '{}')::bigint`)
    default:
      return toForm(typed('any', sql`nullif(${json}, 'null'::jsonb)`), type)
  }
}

/**
 * The elements of a list as a FROM item called `alias` with the columns `value` and `position`
 * (from 1). A list that is null has no elements.
 */
export function elementsOf(
  list: Typed,
  alias: string
): { source: RawBuilder<unknown>; element: Typed; position: RawBuilder<unknown> } {
  const value = sql.ref(`${alias}.value`)
  const position = sql.ref(`${alias}.position`)
  const as = sql`with ordinality as ${sql.id(alias)}(value, position)`
  const checked = isList(list.type) ? list : toForm(list, { list: 'any' })
  const element = isList(checked.type) ? checked.type.list : 'any'
  return isEntity(element)
    ? { source: sql`unnest(${checked.sql}) ${as}`, element: typed(element, value), position }
    : {
        source: sql`jsonb_array_elements(${checked.sql}) ${as}`,
        element: fromJson(value, element),
        position
      }
}

/** What to sort by: `any` in the language's order of types, what is known natively. */
export function toSortKey(t: Typed): RawBuilder<unknown> {
  return formOf(t.type) === 'jsonb' ? sql`cypher.sort_key(${t.sql})` : t.sql
}
