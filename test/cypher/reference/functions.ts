/** The functions of one row that the reference knows. */
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../../src/graph/cypher/values.ts'
import type { MemoryGraph } from './graph.ts'
import { integer, numberText } from './operators.ts'
import { refuse } from './refusal.ts'
import { isList, isNumber, kindOf } from './values.ts'

type Call = (values: readonly CypherValue[], graph: MemoryGraph) => CypherValue

/** Null where the first argument is null. */
const strict =
  (call: (first: NonNullable<CypherValue>, ...rest: CypherValue[]) => CypherValue): Call =>
  ([first = null, ...rest]) =>
    first === null ? null : call(first, ...rest)

const string = (value: CypherValue): string =>
  typeof value === 'string' ? value : refuse(`a string is needed, not ${kindOf(value)}`)

const number = (value: CypherValue): bigint | number =>
  isNumber(value) ? value : refuse(`a number is needed, not ${kindOf(value)}`)

const whole = (value: CypherValue | undefined): number =>
  typeof value === 'bigint' ? Number(value) : refuse('an integer is needed')

const list = (value: CypherValue): readonly CypherValue[] =>
  isList(value) ? value : refuse(`a list is needed, not ${kindOf(value)}`)

const path = (value: CypherValue): GraphPath =>
  value instanceof GraphPath ? value : refuse(`a path is needed, not ${kindOf(value)}`)

const node = (value: CypherValue): GraphNode =>
  value instanceof GraphNode ? value : refuse(`a node is needed, not ${kindOf(value)}`)

const relationship = (value: CypherValue): GraphRelationship =>
  value instanceof GraphRelationship
    ? value
    : refuse(`a relationship is needed, not ${kindOf(value)}`)

const characters = (text: string): string[] => [...text]

/** Null where any argument is null; on strings alone. */
const ofText =
  (change: (text: string, ...rest: string[]) => CypherValue): Call =>
  (values) =>
    values.includes(null) ? null : change(...(values.map(string) as [string, ...string[]]))

const ofFloat = (compute: (value: number) => number): Call =>
  strict((value) => compute(Number(number(value))))

const size = strict((value) =>
  BigInt(typeof value === 'string' ? characters(value).length : list(value).length)
)

const reverse = strict((value) =>
  typeof value === 'string' ? characters(value).reverse().join('') : list(value).toReversed()
)

const properties = strict((value) => {
  if (value instanceof CypherMap) return value
  return value instanceof GraphNode ? value.properties : relationship(value).properties
})

const keys: Call = (values, graph) => {
  const map = properties(values, graph)
  return map instanceof CypherMap ? [...map.entries.keys()] : null
}

const part = (take: (text: string[], from: number, length: number) => string[]): Call =>
  strict((value, from, length) => {
    if (from === null || length === null) return null
    const [start, count] = [whole(from), length === undefined ? Infinity : whole(length)]
    if (start < 0 || count < 0) return refuse('a length is not negative')
    return take(characters(string(value)), start, count).join('')
  })

const range: Call = ([from, to, step = 1n]) => {
  const [first, last, by] = [whole(from), whole(to), whole(step)]
  if (by === 0) return refuse('a step is not zero')
  const count = Math.max(0, Math.floor((last - first) / by) + 1)
  return Array.from({ length: count }, (_, at) => BigInt(first + at * by))
}

const text = strict((value) => {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  return numberText(number(value))
})

const toInteger = strict((value) => {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return integer(BigInt(Math.trunc(value)))
  if (typeof value === 'boolean') return value ? 1n : 0n
  const found = Number(string(value).trim() || Number.NaN)
  return Number.isFinite(found) ? BigInt(Math.trunc(found)) : null
})

const toFloat = strict((value) => {
  if (isNumber(value)) return Number(value)
  const found = Number(string(value).trim() || Number.NaN)
  return Number.isNaN(found) ? null : found
})

const toBoolean = strict((value) => {
  if (typeof value === 'boolean') return value
  if (typeof value === 'bigint') return value !== 0n
  const word = string(value).trim().toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : null
})

const end =
  (which: 'startId' | 'endId'): Call =>
  ([value = null], graph) =>
    value === null ? null : (graph.nodes.get(relationship(value)[which]) ?? null)

const FUNCTIONS: Record<string, Call> = {
  id: strict((value) => BigInt(value instanceof GraphNode ? value.id : relationship(value).id)),
  labels: strict((value) => node(value).labels),
  type: strict((value) => relationship(value).type),
  properties,
  keys,
  startnode: end('startId'),
  endnode: end('endId'),
  nodes: strict((value) => path(value).nodes),
  relationships: strict((value) => path(value).relationships),
  length: strict((value) => BigInt(path(value).relationships.length)),
  size,
  head: strict((value) => list(value)[0] ?? null),
  last: strict((value) => list(value).at(-1) ?? null),
  tail: strict((value) => list(value).slice(1)),
  reverse,
  range,
  coalesce: (values) => values.find((value) => value !== null) ?? null,
  exists: ([value = null]) => (typeof value === 'boolean' ? value : value !== null),
  isempty: strict((value) => {
    if (value instanceof CypherMap) return value.entries.size === 0
    return (typeof value === 'string' ? value : list(value)).length === 0
  }),
  tolower: ofText((value) => value.toLowerCase()),
  toupper: ofText((value) => value.toUpperCase()),
  trim: ofText((value) => value.trim()),
  ltrim: ofText((value) => value.trimStart()),
  rtrim: ofText((value) => value.trimEnd()),
  replace: ofText((value, search = '', by = '') =>
    search === '' ? value : value.split(search).join(by)
  ),
  split: ofText((value, by = '') => (value === '' ? [''] : value.split(by))),
  substring: part((value, from, length) => value.slice(from, from + length)),
  left: part((value, length) => value.slice(0, length)),
  right: part((value, length) => (length === 0 ? [] : value.slice(-length))),
  tostring: text,
  tointeger: toInteger,
  tofloat: toFloat,
  toboolean: toBoolean,
  abs: strict((value) => {
    const found = number(value)
    if (typeof found === 'bigint') return integer(found < 0n ? -found : found)
    return Math.abs(found)
  }),
  sign: strict((value) => BigInt(Math.sign(Number(number(value))))),
  ceil: ofFloat(Math.ceil),
  floor: ofFloat(Math.floor),
  round: ofFloat(Math.round),
  sqrt: ofFloat(Math.sqrt),
  e: () => Math.E,
  pi: () => Math.PI,
  rand: () => Math.random()
}

export function callFunction(
  name: string,
  values: readonly CypherValue[],
  graph: MemoryGraph
): CypherValue {
  const call = FUNCTIONS[name]
  return call ? call(values, graph) : refuse(`the reference has no ${name}`)
}
