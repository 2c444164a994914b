/** Equality and order of two values, in the cheapest form that their types allow. */
import { type RawBuilder, sql } from 'kysely'
import type { ComparisonExpression, ComparisonOperator } from '../../ast.ts'
import { isList, isNumeric, type StaticType } from '../../types.ts'
import type { CypherValue } from '../../values.ts'
import { formOf, isEntity, type Typed, toForm, toJson, typed } from '../typed.ts'
import type { Scope } from './scope.ts'

export function translateComparison({ first, rest }: ComparisonExpression, scope: Scope): Typed {
  let left = scope.translate(first)
  const links = rest.map(({ operator, operand }) => {
    const right = scope.translate(operand)
    const link = compare(operator, left, right)
    left = right
    return link
  })
  return typed('boolean', sql`(${sql.join(links, sql` and `)})`)
}

function compare(operator: ComparisonOperator, a: Typed, b: Typed): RawBuilder<unknown> {
  if (a.type === 'null' || b.type === 'null') return sql`null::boolean`
  switch (operator) {
    case '=':
      return equals(a, b)
    case '<>':
      return sql`(not ${equals(a, b)})`
    case '<':
      return less(a, b, true)
    case '>':
      return less(b, a, true)
    case '<=':
      return less(a, b, false)
    case '>=':
      return less(b, a, false)
  }
}

export function equals(a: Typed, b: Typed): RawBuilder<unknown> {
  if (a.type === 'null' || b.type === 'null') return sql`null::boolean`
  if (isNative(a.type) && isNative(b.type)) {
    if (a.type === 'float' || b.type === 'float') return floatsEqual(a, b)
    if (a.type === b.type) return sql`(${a.sql} = ${b.sql})`
    return falseUnlessNull(a, b)
  }
  if (isSimple(a) || isSimple(b)) return sql`(${toJson(a)} = ${toJson(b)})`
  return sql`cypher.equals(${toJson(a)}, ${toJson(b)})`
}

/** A literal that jsonb compares as the language does. */
export const isSimple = ({ value }: Typed): boolean => isScalar(value)

export const isScalar = (value: CypherValue | undefined): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  typeof value === 'bigint' ||
  (typeof value === 'number' && Number.isFinite(value))

const isNative = (type: StaticType): boolean =>
  type === 'path' || (!isList(type) && formOf(type) !== 'jsonb')

/** NaN, which equals itself in PostgreSQL, equals nothing here. */
function floatsEqual(a: Typed, b: Typed): RawBuilder<unknown> {
  if (!isNumeric(a.type) || !isNumeric(b.type)) return falseUnlessNull(a, b)
  const equal = sql`${asComparable(a, b)} = ${asComparable(b, a)}`
  return canBeNaN(a) && canBeNaN(b) ? sql`(${equal} and ${a.sql} <> 'NaN')` : sql`(${equal})`
}

const canBeNaN = ({ type, value }: Typed): boolean =>
  type === 'float' && !(typeof value === 'number' && !Number.isNaN(value))

/** An integer beside a float is compared exactly: as numeric, which knows NaN and the infinities. */
const asComparable = (a: Typed, other: Typed): RawBuilder<unknown> =>
  a.type === other.type
    ? a.sql
    : a.type === 'float'
      ? sql`cypher.exactly(${a.sql})`
      : sql`(${a.sql})::numeric`

const falseUnlessNull = (a: Typed, b: Typed): RawBuilder<unknown> =>
  sql`(case when ${a.sql} is not null and ${b.sql} is not null then false end)`

function less(a: Typed, b: Typed, strictly: boolean): RawBuilder<unknown> {
  const between = (x: RawBuilder<unknown>, y: RawBuilder<unknown>) =>
    strictly ? sql`(${x} < ${y})` : sql`(${x} <= ${y})`
  if (isNative(a.type) && isNative(b.type)) {
    if (a.type === b.type && a.type !== 'float') {
      return isEntity(a.type) || a.type === 'path' ? sql`null::boolean` : between(a.sql, b.sql)
    }
    if (!isNumeric(a.type) || !isNumeric(b.type)) return sql`null::boolean`
    const compared = between(asComparable(a, b), asComparable(b, a))
    const nan = [a, b].filter(canBeNaN).map((one) => sql`${one.sql} <> 'NaN'`)
    return nan.length === 0 ? compared : sql`(${compared} and ${sql.join(nan, sql` and `)})`
  }
  const quick = quickly(a, b, between) ?? quickly(b, a, (x, y) => between(y, x))
  if (quick) return quick
  const [x, y] = [toJson(a), toJson(b)]
  return strictly ? sql`cypher.less(${x}, ${y})` : sql`cypher.at_most(${x}, ${y})`
}

/** What is known only when it runs against a literal: looks at the type, then compares natively. */
function quickly(
  dynamic: Typed,
  known: Typed,
  between: (x: RawBuilder<unknown>, y: RawBuilder<unknown>) => RawBuilder<unknown>
): RawBuilder<unknown> | undefined {
  if (dynamic.type !== 'any' && dynamic.type !== 'number') return undefined
  const value = dynamic.raw ?? dynamic.sql
  if (known.type === 'string') {
    const compared = between(sql`(${value} #>> '{}') collate "C"`, known.sql)
    return sql`(case when jsonb_typeof(${value}) = 'string' then ${compared} end)`
  }
  if (known.type !== 'integer' && !(known.type === 'float' && !canBeNaN(known))) return undefined
  const number =
    known.type === 'float' ? sql`cypher.exactly(${known.sql})` : sql`(${known.sql})::numeric`
  const special = between(sql`cypher.to_float(${dynamic.sql})`, toForm(known, 'float').sql)
  return sql`(case jsonb_typeof(${value}) when 'number' then ${between(sql`${value}::numeric`, number)}
    when 'object' then case when ${value} -> '~float' is not null
      then ${value} <> '{"~float": "NaN"}' and ${special} end end)`
}
