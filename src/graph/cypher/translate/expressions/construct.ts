/** Lists, maps, map projections and CASE. */
import { type RawBuilder, sql } from 'kysely'
import type {
  CaseExpression,
  Expression,
  ListExpression,
  MapExpression,
  MapProjectionExpression
} from '../../ast.ts'
import { listOf } from '../../types.ts'
import { CypherMap, type CypherValue } from '../../values.ts'
import { encodeKey } from '../encode.ts'
import { literal } from '../literal.ts'
import { castTo, isEntity, type Typed, toJson, typed } from '../typed.ts'
import { propertiesOf, readProperty } from './access.ts'
import { equals } from './comparison.ts'
import { commaList, type Scope, translateAs, unify } from './scope.ts'

/** PostgreSQL's functions take 100 arguments. */
const MOST_ARGUMENTS = 100

export function translateList({ items }: ListExpression, scope: Scope): Typed {
  const elements = items.map((item) => scope.translate(item))
  const values = elements.map(({ value }) => value)
  if (values.every((value) => value !== undefined)) return literal(values as CypherValue[])
  const { type, items: unified } = unify(elements)
  if (isEntity(type)) return typed(listOf(type), sql`array[${commaList(unified)}]::bigint[]`)
  return typed(listOf(type), inChunks('jsonb_build_array', elements.map(toJson)))
}

export function translateMap({ entries }: MapExpression, scope: Scope): Typed {
  const parts = entries.map(({ key, value }) => ({ key: key.text, value: scope.translate(value) }))
  if (parts.every(({ value }) => value.value !== undefined)) {
    return literal(
      new CypherMap(new Map(parts.map(({ key, value }) => [key, value.value as CypherValue])))
    )
  }
  return typed('map', buildMap(parts))
}

function buildMap(parts: readonly { key: string; value: Typed }[]): RawBuilder<unknown> {
  const last = new Map(parts.map(({ key, value }) => [key, value]))
  return inChunks(
    'jsonb_build_object',
    [...last].flatMap(([key, value]) => [sql`${encodeKey(key)}::text`, toJson(value)])
  )
}

function inChunks(
  name: 'jsonb_build_array' | 'jsonb_build_object',
  parts: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> {
  const build = name === 'jsonb_build_array' ? sql`jsonb_build_array` : sql`jsonb_build_object`
  const chunks: RawBuilder<unknown>[] = []
  for (let at = 0; at === 0 || at < parts.length; at += MOST_ARGUMENTS) {
    chunks.push(sql`${build}(${commaList(parts.slice(at, at + MOST_ARGUMENTS))})`)
  }
  return chunks.length === 1
    ? (chunks[0] as RawBuilder<unknown>)
    : sql`(${sql.join(chunks, sql` || `)})`
}

export function translateMapProjection(
  { of, items }: MapProjectionExpression,
  scope: Scope
): Typed {
  const source = scope.translate(of)
  const all = items.some(({ type }) => type === 'all')
  const entries = items.flatMap((item) => {
    if (item.type === 'all') return []
    const key = item.key.text
    const value =
      item.type === 'entry'
        ? scope.translate(item.value)
        : readProperty(source, key, item.key, scope)
    return [{ key, value }]
  })
  const properties = propertiesOf(source, scope)
  const everything = properties
    ? sql`jsonb_strip_nulls(${properties})`
    : sql`cypher.properties(${toJson(source)})`
  const map = all ? sql`(${everything} || ${buildMap(entries)})` : buildMap(entries)
  return typed('map', sql`(case when ${source.sql} is not null then ${map} end)`)
}

export function translateCase(expression: CaseExpression, scope: Scope): Typed {
  const { subject, branches, otherwise } = expression
  const compared = subject && scope.translate(subject)
  const { type, items } = unify([
    ...branches.map(({ value }) => scope.translate(value)),
    ...(otherwise ? [scope.translate(otherwise)] : [])
  ])
  const condition = (when: Expression): RawBuilder<unknown> =>
    compared ? equals(compared, scope.translate(when)) : translateAs(when, 'boolean', scope).sql
  const whens = branches.map(({ when }, i) => sql`when ${condition(when)} then ${items[i]}`)
  const last = otherwise ? sql` else ${items.at(-1)}` : sql``
  return typed(type, castTo(type, sql`(case ${sql.join(whens, sql` `)}${last} end)`))
}
