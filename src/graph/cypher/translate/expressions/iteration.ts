/** Comprehensions, quantifiers and reduce: one sub-select over the elements of a list. */
import { type RawBuilder, sql } from 'kysely'
import type {
  Expression,
  ListComprehension,
  Name,
  QuantifierExpression,
  ReduceExpression
} from '../../ast.ts'
import { commonType, listOf, type StaticType, sameType } from '../../types.ts'
import {
  castTo,
  elementsOf,
  formOf,
  isEntity,
  type Typed,
  toForm,
  toJson,
  typed
} from '../typed.ts'
import { asList } from './access.ts'
import { type Scope, translateAs } from './scope.ts'

/** The elements as a FROM item, and a scope in which the variable is the element. */
function iterate(variable: Name, list: Expression, scope: Scope) {
  const { context } = scope
  const given = asList(scope.translate(list), list, scope)
  const whole = context.alias('l')
  const held = typed(given.type, sql.ref(`${whole}.list`))
  const { source, element, position } = elementsOf(held, context.alias('x'))
  return {
    held,
    source,
    position,
    scope: scope.with(new Map([[variable.text, element]])),
    element,
    /** `body` where the list is there, null where it is null. */
    over: (body: RawBuilder<unknown>) =>
      sql`(select case when ${held.sql} is not null then ${body} end
        from (select ${given.sql} as list offset 0) as ${sql.id(whole)})`
  }
}

const condition = (where: Expression | undefined, scope: Scope): RawBuilder<unknown> =>
  where ? sql` where ${translateAs(where, 'boolean', scope).sql}` : sql``

export function translateListComprehension(
  { variable, list, where, map }: ListComprehension,
  scope: Scope
): Typed {
  const { source, position, scope: inner, element, over } = iterate(variable, list, scope)
  const value = map ? inner.translate(map) : element
  const from = sql`from ${source}${condition(where, inner)}`
  return typed(
    listOf(value.type),
    isEntity(value.type)
      ? over(sql`array(select ${value.sql} ${from} order by ${position})`)
      : over(
          sql`(select coalesce(jsonb_agg(${toJson(value)} order by ${position}), '[]'::jsonb) ${from})`
        )
  )
}

export function translateQuantifier(
  { quantifier, variable, list, where }: QuantifierExpression,
  scope: Scope
): Typed {
  const { source, scope: inner, element, over } = iterate(variable, list, scope)
  const holds = where
    ? translateAs(where, 'boolean', inner).sql
    : toForm(element, 'boolean', list).sql
  const alias = scope.context.alias('q')
  const one = sql.ref(`${alias}.holds`)
  const verdict = {
    all: sql`case when bool_or(not ${one}) then false when bool_or(${one} is null) then null else true end`,
    any: sql`case when bool_or(${one}) then true when bool_or(${one} is null) then null else false end`,
    none: sql`case when bool_or(${one}) then false when bool_or(${one} is null) then null else true end`,
    single: sql`case when count(*) filter (where ${one}) > 1 then false
      when bool_or(${one} is null) then null else count(*) filter (where ${one}) = 1 end`
  }[quantifier]
  return typed(
    'boolean',
    over(
      sql`(select ${verdict} from (select ${holds} as holds from ${source}) as ${sql.id(alias)})`
    )
  )
}

export function translateReduce(
  { accumulator, initial, variable, list, body }: ReduceExpression,
  scope: Scope
): Typed {
  const { held, element, over } = iterate(variable, list, scope)
  const fold = scope.context.alias('r')
  const index = sql.ref(`${fold}.position`)
  const one = elementAt(held, element, index)
  const start = scope.translate(initial)
  const step = (type: StaticType) =>
    scope
      .with(
        new Map([
          [accumulator.text, typed(type, sql.ref(`${fold}.value`))],
          [variable.text, one]
        ])
      )
      .translate(body)
  const type = settle(start.type, (assumed) => step(assumed).type)
  const next = step(type)
  const length = formOf(held.type) === 'jsonb' ? sql`jsonb_array_length` : sql`cardinality`
  return typed(
    type,
    over(sql`(with recursive ${sql.id(fold)}(value, position) as (
      select ${castTo(type, toForm(start, type).sql)}, 0
      union all
      select ${castTo(type, toForm(next, type).sql)}, ${index} + 1 from ${sql.id(fold)}
      where ${index} < ${length}(${held.sql})
    ) select value from ${sql.id(fold)} order by position desc limit 1)`)
  )
}

function elementAt(list: Typed, element: Typed, index: RawBuilder<unknown>): Typed {
  const at = sql`cypher.element(${list.sql}, ${index})`
  return formOf(list.type) === 'jsonb'
    ? toForm(typed('any', at), element.type)
    : typed(element.type, at)
}

/** The type that the accumulator has before and after every step. */
function settle(start: StaticType, step: (assumed: StaticType) => StaticType): StaticType {
  const once = commonType(start, step(start))
  if (sameType(once, start)) return start
  return sameType(commonType(once, step(once)), once) ? once : 'any'
}
