/** Grouping: an inner SELECT computes the keys and the aggregates, an outer one what is made of them. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression, SortItem } from '../ast.ts'
import { hasAggregate, isAggregateCall, keyOf, partsOf } from '../walk.ts'
import { translateAggregate } from './aggregate.ts'
import type { ExpressionContext } from './context.ts'
import { translateExpression } from './expression.ts'
import { fromAndWhere, type Part, type Variable } from './part.ts'
import { contextOf } from './part-context.ts'
import { type Column, type Item, partOver, substitutesFor } from './select.ts'
import type { Typed } from './typed.ts'

type Grouped = {
  /** Reads the groups. */
  readonly source: Part
  readonly values: readonly Typed[]
  readonly substitutes: ReadonlyMap<Expression, Typed>
}

export function group(part: Part, items: readonly Item[], orderBy: readonly SortItem[]): Grouped {
  const all = [...items, ...orderBy].map(({ expression }) => expression)
  const keys = unique(
    items.map(({ expression }) => expression).filter((expression) => !hasAggregate(expression))
  )
  const calls = unique(all.flatMap(callsIn))
  const needed = [...keys, ...calls.flatMap((call) => call.arguments)]
  const { read, context } = reading(part, needed)
  const values: Variable[] = [
    ...keys.map((key) => translateExpression(key, context)),
    ...calls.map((call) => translateAggregate(call, context))
  ]
  const computed = [...keys, ...calls]
  const columns = values.map(({ type, present }, i): Column => ({ name: ` ${i}`, type, present }))
  const listed = values.map((value, i) => sql`${value.sql} as ${sql.ref(`c${i}`)}`)
  const places = keys.map((_, i) => sql.lit(i + 1))
  const select: RawBuilder<unknown> = sql`(
    select ${sql.join(listed)}${fromAndWhere(read)}${
      places.length > 0 ? sql` group by ${sql.join(places)}` : sql``
    }
  )`
  const source = partOver(part, select, columns, part.statement.alias('g'))
  const known = computed.map(
    (expression, i) => [expression, source.variables.get(` ${i}`)] as const
  )
  const substitutes = substitutesFor(all, known)
  return {
    source,
    substitutes,
    values: items.map(({ expression }) =>
      translateExpression(expression, contextOf(source, undefined, substitutes))
    )
  }
}

function unique<T extends Expression>(expressions: readonly T[]): T[] {
  return [...new Map(expressions.map((expression) => [keyOf(expression), expression])).values()]
}

type Call = Extract<Expression, { type: 'function' }>

const callsIn = (expression: Expression): Call[] =>
  expression.type === 'subquery'
    ? []
    : isAggregateCall(expression)
      ? [expression]
      : partsOf(expression).flatMap(callsIn)

/**
 * What the groups are made of. To PostgreSQL an aggregate of nothing but outer columns belongs to the outer
 * query, so that a subquery first makes columns of its own of all that it groups.
 */
function reading(
  part: Part,
  expressions: readonly Expression[]
): { read: Part; context: ExpressionContext } {
  if (part.outer === undefined) return { read: part, context: contextOf(part) }
  const needed = unique(expressions)
  const values: Variable[] = needed.map((one) => translateExpression(one, contextOf(part)))
  const columns = values.map(({ type, present }, i): Column => ({ name: ` ${i}`, type, present }))
  const listed = values.map((value, i) => sql`${value.sql} as ${sql.ref(`c${i}`)}`)
  const place = part.place ? [sql`${part.place} as place`] : []
  const select = sql`(select ${sql.join([...listed, ...place])}${fromAndWhere(part)})`
  const alias = part.statement.alias('r')
  const over = partOver(part, select, columns, alias)
  const read = part.place ? { ...over, place: sql.ref(`${alias}.place`) } : over
  const known = needed.map((one, i) => [one, read.variables.get(` ${i}`)] as const)
  return { read, context: contextOf(read, undefined, substitutesFor(expressions, known)) }
}
