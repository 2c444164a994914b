/** Calls of aggregating functions to SQL's. */
import { type RawBuilder, sql } from 'kysely'
import type { FunctionExpression } from '../ast.ts'
import { findFunction, returnType } from '../functions.ts'
import type { StaticType } from '../types.ts'
import type { ExpressionContext } from './context.ts'
import { scopeOf } from './expression.ts'
import { type Scope, translateAs } from './expressions/scope.ts'
import { formOf, isEntity, placeOf, type Typed, toJson, typed } from './typed.ts'

export function translateAggregate(call: FunctionExpression, context: ExpressionContext): Typed {
  if (call.star) return typed('integer', sql`count(*)`)
  const scope = scopeOf(context)
  const name = findFunction(call.name.text)
  const [first] = call.arguments
  if (!name || !first) throw new Error(`${call.name.text} is no aggregate of something`)
  const value = scope.translate(first)
  const type = returnType(name, [value.type])
  const distinct = call.distinct ? sql`distinct ` : sql``
  switch (name) {
    case 'count':
      return typed('integer', sql`count(${distinct}${value.sql})`)
    case 'collect':
      return collect(value, type, call.distinct ? undefined : context.place, distinct)
    case 'min':
    case 'max':
      return extreme(name, value)
    case 'sum':
    case 'avg':
      return sumOrAverage({ name, value, type, distinct, call })
    case 'stDev':
      return deviation(sql`stddev_samp`, translateAs(first, 'float', scope, call), distinct)
    case 'stDevP':
      return deviation(sql`stddev_pop`, translateAs(first, 'float', scope, call), distinct)
    case 'percentileCont':
    case 'percentileDisc':
      return percentile(name, call, scope)
    default:
      throw new Error(`${name} is no aggregate`)
  }
}

function collect(
  value: Typed,
  type: StaticType,
  place: RawBuilder<unknown> | undefined,
  distinct: RawBuilder<unknown>
): Typed {
  const item = isEntity(value.type) ? value.sql : toJson(value)
  const order = place ? sql` order by ${place}` : sql``
  const filter = sql`filter (where ${item} is not null)`
  return isEntity(value.type)
    ? typed(type, sql`coalesce(array_agg(${distinct}${item}${order}) ${filter}, '{}'::bigint[])`)
    : typed(type, sql`coalesce(jsonb_agg(${distinct}${item}${order}) ${filter}, '[]'::jsonb)`)
}

function extreme(name: 'min' | 'max', value: Typed): Typed {
  const { type } = value
  if (type === 'boolean') {
    return typed(type, name === 'min' ? sql`bool_and(${value.sql})` : sql`bool_or(${value.sql})`)
  }
  const own = name === 'min' ? sql`cypher.min` : sql`cypher.max`
  const native = name === 'min' ? sql`min` : sql`max`
  return typed(type, sql`${formOf(type) === 'jsonb' ? own : native}(${value.sql})`)
}

function sumOrAverage(given: {
  name: 'sum' | 'avg'
  value: Typed
  type: StaticType
  distinct: RawBuilder<unknown>
  call: FunctionExpression
}): Typed {
  const { name, value, type, distinct, call } = given
  if (value.type === 'integer') {
    return name === 'sum'
      ? typed(type, sql`coalesce(sum(${distinct}${value.sql}), 0)::bigint`)
      : typed(type, sql`avg(${distinct}${value.sql})::float8`)
  }
  if (value.type === 'float') {
    return name === 'sum'
      ? typed(type, sql`coalesce(sum(${distinct}${value.sql}), 0)`)
      : typed(type, sql`avg(${distinct}${value.sql})`)
  }
  const items = sql`${distinct}${toJson(value)}`
  const summed = sql`${items}, ${placeOf(call)}`
  return typed(
    type,
    name === 'sum'
      ? sql`cypher.sum(${summed})`
      : sql`cypher.average(cypher.running_sum(${summed}), count(${items}))`
  )
}

const deviation = (
  aggregate: RawBuilder<unknown>,
  value: Typed,
  distinct: RawBuilder<unknown>
): Typed => typed('float', sql`coalesce(${aggregate}(${distinct}${value.sql}), 0)`)

function percentile(
  name: 'percentileCont' | 'percentileDisc',
  call: FunctionExpression,
  scope: Scope
): Typed {
  const {
    arguments: [first, second],
    distinct
  } = call
  if (!first || !second) throw new Error(`${name} takes two arguments`)
  const given = scope.translate(first)
  const keep = name === 'percentileDisc' && given.type === 'integer'
  const isDynamic = name === 'percentileDisc' && given.type !== 'integer' && given.type !== 'float'
  const value = isDynamic
    ? typed('number', toJson(given))
    : translateAs(first, keep ? 'integer' : 'float', scope, call)
  const at = translateAs(second, 'float', scope, call).sql
  const values = sql`array_agg(${distinct ? sql`distinct ` : sql``}${value.sql})`
  const write = {
    percentileCont: sql`cypher.percentile_cont`,
    percentileDisc: sql`cypher.percentile_disc`
  }[name]
  return typed(value.type, sql`${write}(${values}, max(${at}), ${placeOf(call)})`)
}
