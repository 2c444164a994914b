/** The operators between two values. */
import type { BinaryOperator } from '../../../src/graph/cypher/ast.ts'
import type { CypherValue } from '../../../src/graph/cypher/values.ts'
import { ternary } from './context.ts'
import { refuse } from './refusal.ts'
import { conjunction, equals, isList, isNumber, kindOf, not, type Ternary } from './values.ts'

const LARGEST = 2n ** 63n

export function integer(value: bigint): bigint {
  return value >= -LARGEST && value < LARGEST ? value : refuse('an integer has 64 bits')
}

export function negate(value: CypherValue, operator: '-' | '+'): CypherValue {
  if (value === null) return null
  if (!isNumber(value)) return refuse(`no sign before ${kindOf(value)}`)
  if (operator === '+') return value
  return typeof value === 'bigint' ? integer(-value) : -value
}

export function binary(
  operator: BinaryOperator,
  left: CypherValue,
  readRight: () => CypherValue
): CypherValue {
  const right = readRight()
  switch (operator) {
    case 'and':
      return conjunction([ternary(left), ternary(right)])
    case 'or':
      return not(conjunction([not(ternary(left)), not(ternary(right))]))
    case 'xor':
      return ternary(left) === null || ternary(right) === null ? null : left !== right
    case 'in':
      return isIn(left, right)
    case 'startsWith':
      return ofStrings(left, right, (text, part) => text.startsWith(part))
    case 'endsWith':
      return ofStrings(left, right, (text, part) => text.endsWith(part))
    case 'contains':
      return ofStrings(left, right, (text, part) => text.includes(part))
    case '=~':
      return ofStrings(left, right, (text, pattern) =>
        new RegExp(`^(?:${pattern})$`, 'u').test(text)
      )
    case '+':
      return plus(left, right)
    default:
      return arithmetic(operator, left, right)
  }
}

function isIn(value: CypherValue, list: CypherValue): Ternary {
  if (list === null) return null
  if (!isList(list)) return refuse('IN needs a list')
  const results = list.map((element) => equals(value, element))
  return not(conjunction(results.map(not)))
}

function ofStrings(
  left: CypherValue,
  right: CypherValue,
  test: (left: string, right: string) => boolean
): Ternary {
  return typeof left === 'string' && typeof right === 'string' ? test(left, right) : null
}

function plus(left: CypherValue, right: CypherValue): CypherValue {
  if (isList(left) && isList(right)) return [...left, ...right]
  if (left === null || right === null) return null
  if (isList(left)) return [...left, right]
  if (isList(right)) return [left, ...right]
  if (typeof left === 'string' && typeof right === 'string') return left + right
  if (typeof left === 'string' && isPrintable(right)) return left + printed(right)
  if (isPrintable(left) && typeof right === 'string') return printed(left) + right
  return arithmetic('+', left, right)
}

const isPrintable = (value: CypherValue): value is boolean | bigint | number =>
  typeof value === 'boolean' || isNumber(value)

const printed = (value: boolean | bigint | number): string =>
  typeof value === 'boolean' ? String(value) : numberText(value)

export function numberText(value: bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `${value}.0` : String(value)
}

function arithmetic(
  operator: '+' | '-' | '*' | '/' | '%' | '^',
  left: CypherValue,
  right: CypherValue
): CypherValue {
  if (left === null || right === null) return null
  if (!isNumber(left) || !isNumber(right)) {
    return refuse(`${kindOf(left)} ${operator} ${kindOf(right)}`)
  }
  if (typeof left === 'bigint' && typeof right === 'bigint' && operator !== '^') {
    return integer(ofIntegers(operator, left, right))
  }
  const [a, b] = [Number(left), Number(right)]
  const result = ofFloats(operator, a, b)
  const overflows = !Number.isFinite(result) && Number.isFinite(a) && Number.isFinite(b)
  return overflows && b !== 0 && a !== 0 && !Number.isNaN(result) ? refuse('too large') : result
}

function ofFloats(operator: '+' | '-' | '*' | '/' | '%' | '^', a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '%':
      return a % b
    case '^':
      return a ** b
  }
}

function ofIntegers(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): bigint {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  if (right === 0n) return refuse('division by zero')
  return operator === '/' ? left / right : left % right
}
