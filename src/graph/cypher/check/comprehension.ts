/** Checks what has variables of its own: comprehensions, quantifiers, reduce. */
import type {
  Expression,
  ListComprehension,
  Name,
  PatternComprehension,
  QuantifierExpression,
  ReduceExpression
} from '../ast.ts'
import { commonType, isList, listOf, type StaticType } from '../types.ts'
import { article, type Checker, type Place } from './checker.ts'

function elementType(c: Checker, list: Expression, place: Place): StaticType {
  const type = c.typeOf(list, place)
  if (isList(type)) return type.list
  if (type === 'any' || type === 'null') return 'any'
  return c.fail('wrongType', list, `expected a list, not ${article(type)}`)
}

const inside = (place: Place, variables: Iterable<readonly [Name, StaticType]>): Place => ({
  ...place,
  scope: new Map([
    ...place.scope,
    ...[...variables].map(([{ text }, type]): [string, StaticType] => [text, type])
  ]),
  noAggregates: 'an aggregate cannot be taken of the elements of a list'
})

export function checkListComprehension(
  c: Checker,
  { variable, list, where, map }: ListComprehension,
  place: Place
): StaticType {
  const element = elementType(c, list, place)
  const within = inside(place, [[variable, element]])
  if (where) c.condition(where, within)
  return listOf(map ? c.typeOf(map, within) : element)
}

export function checkQuantifier(
  c: Checker,
  { variable, list, where }: QuantifierExpression,
  place: Place
): StaticType {
  const element = elementType(c, list, place)
  if (where) c.condition(where, inside(place, [[variable, element]]))
  return 'boolean'
}

export function checkReduce(c: Checker, expression: ReduceExpression, place: Place): StaticType {
  const { accumulator, initial, variable, list, body } = expression
  if (accumulator.text === variable.text) {
    c.fail('redefinedVariable', variable, `the variable "${variable.text}" is already defined`)
  }
  const start = c.typeOf(initial, place)
  const element = elementType(c, list, place)
  const next = c.typeOf(
    body,
    inside(place, [
      [accumulator, start],
      [variable, element]
    ])
  )
  return commonType(start, next)
}

export function checkPatternComprehension(
  c: Checker,
  { pattern, where, map }: PatternComprehension,
  place: Place
): StaticType {
  const { noAggregates = 'an aggregate cannot stand in a comprehension', ...outer } = place
  const within = { ...outer, noAggregates, scope: c.pattern(pattern, place, true) }
  if (where) c.condition(where, within)
  return listOf(c.typeOf(map, within))
}
