/** Functions over the rows of a group. */
import type { Expression, FunctionExpression } from '../../../src/graph/cypher/ast.ts'
import type { CypherValue } from '../../../src/graph/cypher/values.ts'
import type { Row } from './context.ts'
import { integer } from './operators.ts'
import { refuse } from './refusal.ts'
import { equivalenceKey, isNumber, order } from './values.ts'

const AGGREGATES = [
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'collect',
  'stdev',
  'stdevp',
  'percentiledisc',
  'percentilecont'
]

export const isAggregate = (name: string): boolean => AGGREGATES.includes(name.toLowerCase())

export function distinctBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const found = new Map<string, T>()
  for (const value of values) {
    const key = keyOf(value)
    if (!found.has(key)) found.set(key, value)
  }
  return [...found.values()]
}

export function aggregate(
  call: FunctionExpression,
  rows: readonly Row[],
  evaluate: (expression: Expression, row: Row) => CypherValue
): CypherValue {
  if (call.star) return BigInt(rows.length)
  const [argument, second] = call.arguments
  if (!argument) return refuse('an aggregate needs an argument')
  const present = rows.map((row) => evaluate(argument, row)).filter((value) => value !== null)
  const values = call.distinct ? distinctBy(present, equivalenceKey) : present
  const name = call.name.text.toLowerCase()
  if (name === 'count') return BigInt(values.length)
  if (name === 'collect') return values
  if (name === 'min') return values.length > 0 ? (values.toSorted(order)[0] ?? null) : null
  if (name === 'max') return values.toSorted(order).at(-1) ?? null
  const numbers = values.map((value) => (isNumber(value) ? value : refuse(`${name} of no number`)))
  if (name === 'sum') return sum(numbers)
  if (name.startsWith('stdev')) return deviation(numbers.map(Number), name === 'stdevp')
  if (name.startsWith('percentile')) {
    const share = second && rows[0] ? evaluate(second, rows[0]) : null
    return percentile(numbers, share, name === 'percentiledisc')
  }
  return numbers.length === 0 ? null : Number(sum(numbers)) / numbers.length
}

function sum(numbers: readonly (bigint | number)[]): bigint | number {
  if (numbers.every((value) => typeof value === 'bigint')) {
    return integer(numbers.reduce((total, value) => total + value, 0n))
  }
  return numbers.reduce<number>((total, value) => total + Number(value), 0)
}

function deviation(numbers: readonly number[], ofPopulation: boolean): number {
  const { length } = numbers
  if (length < 2) return 0
  const mean = numbers.reduce((total, value) => total + value, 0) / length
  const squares = numbers.reduce((total, value) => total + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (ofPopulation ? length : length - 1))
}

function percentile(
  numbers: readonly (bigint | number)[],
  share: CypherValue,
  isDiscrete: boolean
): CypherValue {
  if (numbers.length === 0) return null
  if (!isNumber(share) || Number(share) < 0 || Number(share) > 1) return refuse('not from 0 to 1')
  const sorted = numbers.toSorted(order)
  if (isDiscrete) return sorted[Math.max(0, Math.ceil(Number(share) * sorted.length) - 1)] ?? null
  const place = Number(share) * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]].map(Number)
  return (low ?? 0) + ((high ?? 0) - (low ?? 0)) * (place - Math.floor(place))
}
