/** Operators and functions on a value of any type: given as a literal, as a parameter or as what a node stores. */
import { CypherMap, type CypherValue } from '../../../src/graph/cypher/values.ts'
import type { Choices } from './choices.ts'

const VALUES: Record<string, CypherValue> = {
  null: null,
  true: true,
  '1': 1n,
  '-2': -2n,
  '0': 0n,
  '0.0': 0,
  '1.5': 1.5,
  "'a'": 'a',
  "''": '',
  "'12'": '12',
  "'1.5'": '1.5',
  "'true'": 'true',
  '[]': [],
  '[1, 2]': [1n, 2n],
  '[1, null]': [1n, null],
  "['a', 1, true]": ['a', 1n, true],
  '{}': new CypherMap(new Map()),
  '{a: 1}': new CypherMap(new Map([['a', 1n]])),
  '9223372036854775807': 9_223_372_036_854_775_807n
}

/** Where one operand decides the result, and where it is null, the other may be of a wrong type or not. */
export const isOpen = (text: string, expected: string, found: string): boolean => {
  const others = [expected, found].filter((one) => one !== 'an error')
  if (others.length !== 1) return false
  const [other = ''] = others
  return other === 'null' || (/ (?:AND|OR) /.test(text) && /^(?:true|false)$/.test(other))
}

const OPERATORS = [
  ...['+', '-', '*', '/', '%', '^', '=', '<>', '<', '<=', '>', '>='],
  ...['AND', 'OR', 'XOR', 'IN', 'STARTS WITH', 'ENDS WITH', 'CONTAINS', '=~']
] as const

const TEMPLATES = [
  ...['-a', '+a', 'NOT a', 'a IS NULL', 'a[b]', 'a[b..]', 'a[..b]', 'a[0]', 'a.a', 'b IN [a]'],
  ...['size(a)', 'head(a)', 'last(a)', 'tail(a)', 'reverse(a)', 'isEmpty(a)', 'keys(a)'],
  ...['properties(a)', 'labels(a)', 'type(a)', 'id(a)', 'nodes(a)', 'length(a)', 'startNode(a)'],
  ...['toInteger(a)', 'toFloat(a)', 'toBoolean(a)', 'toString(a)', 'coalesce(a, b)'],
  ...['toUpper(a)', 'toLower(a)', 'trim(a)', 'ltrim(a)', "split(a, '1')", 'replace(a, b, a)'],
  ...['substring(a, b)', 'substring(a, 0, b)', 'left(a, b)', 'right(a, b)', 'range(0, size(a))'],
  ...['abs(a)', 'sign(a)', 'ceil(a)', 'floor(a)', 'sqrt(a)', 'range(0, 3, a)'],
  ...['sum(a)', 'avg(a)', 'min(a)', 'max(a)', 'collect(a)', 'count(a)', 'sum(a) + sum(b)'],
  ...['[x IN a | x]', '[x IN [1] WHERE b | x]', 'any(x IN a WHERE x = b)', 'all(x IN a WHERE x)'],
  ...['reduce(t = a, x IN b | t + x)', 'CASE a WHEN b THEN 1 ELSE 2 END', 'CASE WHEN a THEN b END'],
  ...['{k: a}.k', '[a, b]', 'a = b = a', 'a < b < a', 'EXISTS { MATCH (m) WHERE a }']
] as const

const WAYS = ['literal', 'parameter', 'property', 'list'] as const

export type TypeCase = {
  readonly text: string
  readonly parameters: Readonly<Record<string, CypherValue>>
  /** What the one node of the graph stores. */
  readonly properties: CypherMap
}

/** Of a store: no maps, no null, no null within a list. */
const isStorable = (value: CypherValue): boolean =>
  value !== null && !(value instanceof CypherMap) && !(Array.isArray(value) && value.includes(null))

export function typeCase(choices: Choices): TypeCase {
  const parameters: Record<string, CypherValue> = {}
  const stored = new Map<string, CypherValue>()
  const names = Object.keys(VALUES) as [string, ...string[]]
  const operand = (name: 'a' | 'b'): string => {
    const literal = choices.one(names)
    const value = VALUES[literal] ?? null
    const way = choices.one(WAYS)
    if (way === 'list') return `[${literal}, 1, 'a'][0]`
    if (way === 'literal' || (way === 'property' && !isStorable(value))) return literal
    if (way === 'property') stored.set(name, value)
    else parameters[name] = value
    return way === 'property' ? `n.${name}` : `$${name}`
  }
  const shape = choices.one(['operator', 'template'])
  const pattern = shape === 'operator' ? `a ${choices.one(OPERATORS)} b` : choices.one(TEMPLATES)
  const [a, b] = [operand('a'), operand('b')]
  // Bound by WITH, the values keep what is known of their types.
  const isBound = choices.times(3)
  const expression = isBound
    ? pattern
    : pattern.replace(/(?<![\w.{$'])[ab](?![\w(:])/g, (name) => `(${name === 'a' ? a : b})`)
  const before = isBound ? `WITH n, ${a} AS a, ${b} AS b ` : ''
  return {
    text: `MATCH (n) ${before}RETURN ${expression} AS v`,
    parameters,
    properties: new CypherMap(stored)
  }
}
