/** Functions on lists and paths, and those that take a list or a text. */
import { type RawBuilder, sql } from 'kysely'
import { isList, listOf, type StaticType } from '../types.ts'
import { equals } from './expressions/comparison.ts'
import { commaList, unify } from './expressions/scope.ts'
import { argument, type Call, native, type WriteCall } from './function-call.ts'
import {
  castTo,
  formOf,
  fromJson,
  isEntity,
  NULL,
  placeOf,
  type Typed,
  toForm,
  toJson,
  typed
} from './typed.ts'

const ANY_LIST = listOf('any')

/** The first argument as a list. */
const listOfCall = ({ given: [list = NULL], call }: Call): Typed =>
  isList(list.type) ? list : toForm(list, ANY_LIST, call)

function elementAt(call: Call, position: RawBuilder<unknown>): Typed {
  const list = listOfCall(call)
  const type = isList(list.type) ? list.type.list : 'any'
  const element = sql`cypher.element(${list.sql}, ${position})`
  return isEntity(type) ? typed(type, element) : fromJson(element, type)
}

const size: WriteCall = ({ given: [value = NULL], call }) => {
  if (value.type === 'string') return typed('integer', sql`length(${value.sql})::bigint`)
  if (!isList(value.type)) {
    return typed('integer', sql`cypher.size(${toJson(value)}, ${placeOf(call)})`)
  }
  return formOf(value.type) === 'jsonb'
    ? typed('integer', sql`jsonb_array_length(${value.sql})::bigint`)
    : typed('integer', sql`cardinality(${value.sql})::bigint`)
}

const reverse: WriteCall = ({ given: [value = NULL], call }) => {
  if (value.type === 'string') return typed('string', sql`reverse(${value.sql})`)
  return formOf(value.type) === 'jsonb'
    ? typed(value.type, sql`cypher.reverse(${value.sql}, ${placeOf(call)})`)
    : typed(value.type, sql`cypher.reverse(${value.sql})`)
}

const coalesce: WriteCall = ({ given }) => {
  const candidates = given.filter(({ type }) => type !== 'null')
  if (candidates.length === 0) return NULL
  const { type, items } = unify(candidates)
  return typed(type, sql`coalesce(${commaList(items)})`)
}

const part = (odd: 0 | 1, element: StaticType): WriteCall =>
  native(['path'], listOf(element), (path) => sql`cypher.path_part(${path}, ${odd}::integer)`)

export const LIST_SQL = {
  size,
  reverse,
  coalesce,
  length: native(['path'], 'integer', (path) => sql`(cardinality(${path}) / 2)::bigint`),
  isEmpty: ({ given: [value = NULL], call }) =>
    typed('boolean', sql`cypher.is_empty(${toJson(value)}, ${placeOf(call)})`),
  head: (call) => elementAt(call, sql`0::bigint`),
  last: (call) => elementAt(call, sql`(-1)::bigint`),
  tail: (call) => {
    const list = listOfCall(call)
    return typed(list.type, sql`cypher.slice(${list.sql}, 1, 9223372036854775807)`)
  },
  range: (call) =>
    typed(
      call.type,
      sql`cypher.range(${argument(call, 0, 'integer')}, ${argument(call, 1, 'integer')},
        ${call.given[2] ? argument(call, 2, 'integer') : sql`1::bigint`}, ${placeOf(call.call)})`
    ),
  nullIf: ({ given: [value = NULL, other = NULL] }) =>
    typed(
      value.type,
      castTo(value.type, sql`(case when ${equals(value, other)} then null else ${value.sql} end)`)
    ),
  exists: ({ given: [value = NULL] }) => typed('boolean', sql`(${value.sql} is not null)`),
  nodes: part(1, 'node'),
  relationships: part(0, 'relationship')
} satisfies Record<string, WriteCall>
