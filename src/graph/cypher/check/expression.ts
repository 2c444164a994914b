/** Checks expressions and finds their types. */
import type {
  BinaryExpression,
  CaseExpression,
  Expression,
  IndexExpression,
  LiteralExpression,
  VariableExpression
} from '../ast.ts'
import { didYouMean } from '../suggest.ts'
import { commonType, isList, isNumeric, listOf, type StaticType } from '../types.ts'
import { checkCall } from './call.ts'
import { article, type Checker, type Place } from './checker.ts'
import {
  checkListComprehension,
  checkPatternComprehension,
  checkQuantifier,
  checkReduce
} from './comprehension.ts'
import { arithmeticType } from './operators.ts'

type Typed<K extends Expression['type']> = Extract<Expression, { type: K }>
type Rules = {
  [K in Expression['type']]: (c: Checker, expression: Typed<K>, place: Place) => StaticType
}

const isOneOf = (type: StaticType, ...types: StaticType[]): boolean =>
  type === 'any' || type === 'null' || types.includes(type)

const PLAIN: readonly StaticType[] = ['boolean', 'integer', 'float', 'number', 'string', 'path']

const RULES: Rules = {
  literal: (_, { value }) => literalType(value),
  parameter: () => 'any',
  variable: variableType,
  property(c, expression, place) {
    const type = c.typeOf(expression.of, place)
    if (isList(type) || PLAIN.includes(type)) {
      c.fail('wrongType', expression, `${article(type)} has no properties`)
    }
    return 'any'
  },
  labelTest(c, { of }, place) {
    const type = c.typeOf(of, place)
    if (!isOneOf(type, 'node', 'relationship')) {
      c.fail('wrongType', of, `${article(type)} has no labels`)
    }
    return 'boolean'
  },
  list: (c, { items }, place) => listOf(typesOf(c, items, place).reduce(commonType, 'null')),
  map(c, { entries }, place) {
    for (const { value } of entries) c.typeOf(value, place)
    return 'map'
  },
  mapProjection(c, { of, items }, place) {
    const type = c.typeOf(of, place)
    if (!isOneOf(type, 'node', 'relationship', 'map')) {
      c.fail('wrongType', of, `${article(type)} has no properties`)
    }
    for (const item of items) if (item.type === 'entry') c.typeOf(item.value, place)
    return 'map'
  },
  index: indexType,
  slice(c, { of, from, to }, place) {
    const type = c.typeOf(of, place)
    if (!isList(type) && !isOneOf(type)) {
      c.fail('wrongType', of, `only a list has a slice, not ${article(type)}`)
    }
    for (const bound of [from, to]) if (bound) checkInteger(c, bound, place)
    return type
  },
  unary(c, { operator, operand }, place) {
    if (operator === 'not') {
      c.condition(operand, place)
      return 'boolean'
    }
    const type = c.typeOf(operand, place)
    if (!isNumeric(type) && !isOneOf(type, 'duration')) {
      c.fail('wrongType', operand, `${article(type)} has no sign`)
    }
    return type
  },
  binary: binaryType,
  comparison(c, { first, rest }, place) {
    typesOf(c, [first, ...rest.map(({ operand }) => operand)], place)
    return 'boolean'
  },
  nullTest(c, { operand }, place) {
    c.typeOf(operand, place)
    return 'boolean'
  },
  function: checkCall,
  case: caseType,
  listComprehension: checkListComprehension,
  patternComprehension: checkPatternComprehension,
  quantifier: checkQuantifier,
  reduce: checkReduce,
  subquery(c, { result, query, ...span }, { scope }) {
    const columns = [...c.query(query, scope).values()]
    if (result !== 'collect') return result === 'exists' ? 'boolean' : 'integer'
    if (columns.length !== 1) c.fail('invalid', span, 'COLLECT { … } returns exactly one column')
    return listOf(columns[0] ?? 'any')
  },
  pattern(c, { pattern }, place) {
    c.pattern(pattern, place, false)
    if (pattern.search) return pattern.search === 'shortestPath' ? 'path' : listOf('path')
    return c.fail(
      'invalid',
      pattern,
      'a pattern is a condition, not a value',
      'write EXISTS { … }, COUNT { … } or a comprehension: [pattern | value]'
    )
  }
}

export function checkExpression(c: Checker, expression: Expression, place: Place): StaticType {
  const rule = RULES[expression.type] as (
    c: Checker,
    expression: Expression,
    place: Place
  ) => StaticType
  return rule(c, expression, place)
}

export function checkCondition(c: Checker, expression: Expression, place: Place): void {
  if (expression.type === 'pattern' && !expression.pattern.search) {
    c.pattern(expression.pattern, place, false)
    return
  }
  const type = c.typeOf(expression, place)
  if (!isOneOf(type, 'boolean')) {
    c.fail('wrongType', expression, `a condition is true or false, not ${article(type)}`)
  }
}

const typesOf = (c: Checker, expressions: readonly Expression[], place: Place): StaticType[] =>
  expressions.map((expression) => c.typeOf(expression, place))

function literalType(value: LiteralExpression['value']): StaticType {
  if (value === null) return 'null'
  if (typeof value === 'bigint') return 'integer'
  if (typeof value === 'number') return 'float'
  return typeof value === 'string' ? 'string' : 'boolean'
}

function variableType(c: Checker, variable: VariableExpression, place: Place): StaticType {
  const { scope, hint } = place
  const { name } = variable
  const type = scope.get(name)
  if (type !== undefined) return type
  if (hint)
    c.fail('undefinedVariable', variable, `the variable "${name}" cannot be read here`, hint)
  return c.fail(
    'undefinedVariable',
    variable,
    `the variable "${name}" is not defined`,
    didYouMean(name, scope.keys())
  )
}

function indexType(c: Checker, { of, index }: IndexExpression, place: Place): StaticType {
  const type = c.typeOf(of, place)
  if (isList(type)) {
    checkInteger(c, index, place)
    return type.list
  }
  if (!isOneOf(type, 'map', 'node', 'relationship')) {
    c.fail('wrongType', of, `${article(type)} has no elements`)
  }
  const key = c.typeOf(index, place)
  if (type !== 'any' && type !== 'null' && !isOneOf(key, 'string')) {
    c.fail('wrongType', index, `a key is a string, not ${article(key)}`)
  }
  return 'any'
}

function checkInteger(c: Checker, expression: Expression, place: Place): void {
  const type = c.typeOf(expression, place)
  if (isOneOf(type, 'integer', 'number')) return
  c.fail('wrongType', expression, `a position in a list is an integer, not ${article(type)}`)
}

function binaryType(c: Checker, expression: BinaryExpression, place: Place): StaticType {
  const { operator, left, right } = expression
  if (operator === 'and' || operator === 'or' || operator === 'xor') {
    c.condition(left, place)
    c.condition(right, place)
    return 'boolean'
  }
  const from = c.typeOf(left, place)
  const to = c.typeOf(right, place)
  if (operator === 'in') {
    if (!isList(to) && !isOneOf(to)) {
      c.fail('wrongType', right, `IN looks in a list, not in ${article(to)}`)
    }
    return 'boolean'
  }
  if (['startsWith', 'endsWith', 'contains', '=~'].includes(operator)) return 'boolean'
  return (
    arithmeticType(operator, from, to) ??
    c.fail('wrongType', expression, `${operator} does not take ${article(from)} and ${article(to)}`)
  )
}

function caseType(c: Checker, expression: CaseExpression, place: Place): StaticType {
  const { subject, branches, otherwise } = expression
  if (subject) c.typeOf(subject, place)
  for (const { when } of branches) {
    if (subject) c.typeOf(when, place)
    else c.condition(when, place)
  }
  const values = branches.map(({ value }) => value)
  return typesOf(c, otherwise ? [...values, otherwise] : values, place).reduce(commonType, 'null')
}
