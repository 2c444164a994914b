/** Operators on numbers, and `+` on texts and lists. Native where both types are known. */
import { type RawBuilder, sql } from 'kysely'
import type { BinaryExpression, UnaryExpression } from '../../ast.ts'
import {
  commonType,
  describeType,
  isList,
  isNumeric,
  isTemporal,
  listOf,
  type StaticType,
  sameType
} from '../../types.ts'
import { isEntity, NULL, placeOf, type Typed, toForm, toJson, typed } from '../typed.ts'
import { refuse, type Scope } from './scope.ts'

type Operator = '+' | '-' | '*' | '/' | '%' | '^'

const OPERATORS: Record<Operator, RawBuilder<unknown>> = {
  '+': sql`+`,
  '-': sql`-`,
  '*': sql`*`,
  '/': sql`/`,
  '%': sql`%`,
  '^': sql`^`
}

/** What the operator calls itself where the types are known only when it runs. */
const FUNCTIONS: Record<Exclude<Operator, '^'>, RawBuilder<unknown>> = {
  '+': sql`cypher.add`,
  '-': sql`cypher.subtract`,
  '*': sql`cypher.multiply`,
  '/': sql`cypher.divide`,
  '%': sql`cypher.modulo`
}

export function translateArithmetic(expression: BinaryExpression, scope: Scope): Typed {
  const operator = expression.operator as Operator
  const left = scope.translate(expression.left)
  const right = scope.translate(expression.right)
  const type = resultOf(operator, left.type, right.type)
  if (type === undefined) {
    refuse(
      scope,
      expression,
      `cannot apply ${operator} to ${describeType(left.type)} and ${describeType(right.type)}`
    )
  }
  if (left.type === 'null' || right.type === 'null') return NULL
  if (type === 'integer') return typed(type, integers(operator, left.sql, right.sql))
  if (type === 'float') {
    return typed(
      type,
      floats(operator, toForm(left, type, expression).sql, toForm(right, type, expression).sql)
    )
  }
  if (type === 'string') return typed(type, sql`(${textOf(left)} || ${textOf(right)})`)
  if (isList(type) && isEntity(type.list)) {
    const element = type.list
    const ids = (t: Typed) => toForm(t, isList(t.type) ? type : element, expression).sql
    return typed(type, sql`(${ids(left)} || ${ids(right)})`)
  }
  const given = sql`${toJson(left)}, ${toJson(right)}, ${placeOf(expression)}`
  return typed(type, sql`${FUNCTIONS[operator as '+']}(${given})`)
}

const integers = (operator: Operator, a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
  sql`(${a} ${OPERATORS[operator]} ${b})`

function floats(operator: Operator, a: RawBuilder<unknown>, b: RawBuilder<unknown>) {
  switch (operator) {
    case '/':
      return sql`cypher.divide(${a}, ${b})`
    case '%':
      return sql`cypher.modulo(${a}, ${b})`
    case '^':
      return sql`cypher.power(${a}, ${b})`
    default:
      return sql`(${a} ${OPERATORS[operator]} ${b})`
  }
}

/** What a text takes up when something is added to it. */
function textOf(t: Typed): RawBuilder<unknown> {
  if (t.type === 'string') return t.sql
  return t.type === 'integer' ? sql`(${t.sql})::text` : sql`cypher.text_of(${toJson(t)})`
}

/** The static type of the result; undefined where the two can never go together. */
function resultOf(operator: Operator, a: StaticType, b: StaticType): StaticType | undefined {
  if (a === 'null' || b === 'null') return 'null'
  if (operator === '^') return isOpen(a) && isOpen(b) ? 'float' : undefined
  if (a === 'integer' && b === 'integer') return 'integer'
  if (isNumeric(a) && isNumeric(b)) return a === 'float' || b === 'float' ? 'float' : 'number'
  if (operator === '+') return sumOf(a, b)
  if (a === 'any' || b === 'any') return 'any'
  if (b === 'duration' && operator === '-' && isTemporal(a)) return a
  if (a === 'duration' && isNumeric(b) && (operator === '*' || operator === '/')) return a
  if (b === 'duration' && isNumeric(a) && operator === '*') return b
  return undefined
}

const isOpen = (type: StaticType): boolean => type === 'any' || isNumeric(type)

function sumOf(a: StaticType, b: StaticType): StaticType | undefined {
  if (isList(a) && isList(b)) return sameType(a, b) ? a : listOf(commonType(a.list, b.list))
  if (isList(a)) return listOf(b === 'any' ? 'any' : commonType(a.list, b))
  if (isList(b)) return listOf(a === 'any' ? 'any' : commonType(b.list, a))
  if (a === 'any' || b === 'any') return 'any'
  if (a === 'string' || b === 'string') return hasText(a) && hasText(b) ? 'string' : undefined
  if (b === 'duration' && isTemporal(a)) return a
  return a === 'duration' && isTemporal(b) ? b : undefined
}

const hasText = (type: StaticType): boolean =>
  type === 'string' || type === 'boolean' || isNumeric(type) || isTemporal(type)

export function translateSign(expression: UnaryExpression, scope: Scope): Typed {
  const { operator, operand } = expression
  const value = scope.translate(operand)
  if (value.type === 'null') return value
  if (!isOpen(value.type) && value.type !== 'duration') {
    refuse(scope, operand, `expected number, but got ${describeType(value.type)}`)
  }
  const given = sql`${value.sql}, ${placeOf(expression)}`
  if (operator === '+') {
    return value.type === 'any' ? typed('any', sql`cypher.to_number(${given})`) : value
  }
  return value.type === 'integer' || value.type === 'float'
    ? typed(value.type, sql`(- ${value.sql})`)
    : typed(value.type, sql`cypher.negate(${given})`)
}
