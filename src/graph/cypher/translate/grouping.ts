/** Grouping: an inner SELECT computes the keys and the aggregates, an outer one what is made of them. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression, SortItem } from '../ast.ts'
import { translateAggregate } from './aggregate.ts'
import { translateExpression } from './expression.ts'
import { fromAndWhere, type Part, type Variable } from './part.ts'
import { contextOf } from './part-context.ts'
import { type Column, type Item, partOver, substitutesFor } from './select.ts'
import type { Typed } from './typed.ts'
import { hasAggregate, isAggregateCall, keyOf, partsOf, variablesIn } from './walk.ts'

export type Grouped = {
  /** Reads the groups. */
  readonly source: Part
  readonly values: readonly Typed[]
  readonly substitutes: ReadonlyMap<Expression, Typed>
}

export function group(part: Part, items: readonly Item[], orderBy: readonly SortItem[]): Grouped {
  const keys = unique([
    ...items.map(({ expression }) => expression).filter((expression) => !hasAggregate(expression)),
    ...items.flatMap(({ expression }) => implicitKeys(expression))
  ])
  const all = [...items, ...orderBy].map(({ expression }) => expression)
  const calls = unique(all.flatMap(callsIn))
  const context = contextOf(part)
  const values: Variable[] = [
    ...keys.map((key) => translateExpression(key, context)),
    ...calls.map((call) => translateAggregate(call, context))
  ]
  const computed = [...keys, ...calls]
  const columns = values.map(({ type, present }, i): Column => ({ name: ` ${i}`, type, present }))
  const listed = values.map((value, i) => sql`${value.sql} as ${sql.ref(`c${i}`)}`)
  const places = keys.map((_, i) => sql.lit(i + 1))
  const select: RawBuilder<unknown> = sql`(
    select ${sql.join(listed)}${fromAndWhere(part)}${
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

const callsIn = (expression: Expression): Extract<Expression, { type: 'function' }>[] =>
  expression.type === 'subquery'
    ? []
    : isAggregateCall(expression)
      ? [expression]
      : partsOf(expression).flatMap(callsIn)

/** What stands beside an aggregate in the same expression, as `n.x` in `n.x + count(*)`, groups too. */
function implicitKeys(expression: Expression): readonly Expression[] {
  if (isAggregateCall(expression)) return []
  if (hasAggregate(expression)) {
    return partsOf(expression).flatMap((part) => implicitKeys(part))
  }
  return variablesIn(expression).size > 0 ? [expression] : []
}
