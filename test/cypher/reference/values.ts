/** Equality, comparison and order of the language, as its definition words them. */
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship,
  TEMPORAL_TYPES,
  TemporalValue
} from '../../../src/graph/cypher/values.ts'

export type Ternary = boolean | null

export const isNumber = (value: CypherValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number'

export const isList = (value: CypherValue): value is readonly CypherValue[] => Array.isArray(value)

/** In the order of the language, ascending. */
const KINDS = [
  'map',
  'node',
  'relationship',
  'list',
  'path',
  ...TEMPORAL_TYPES,
  'string',
  'boolean',
  'number',
  'null'
] as const

export function kindOf(value: CypherValue): (typeof KINDS)[number] {
  if (value === null) return 'null'
  if (isNumber(value)) return 'number'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'boolean'
  if (isList(value)) return 'list'
  if (value instanceof GraphNode) return 'node'
  if (value instanceof GraphRelationship) return 'relationship'
  if (value instanceof GraphPath) return 'path'
  if (value instanceof TemporalValue) return value.type
  return 'map'
}

/** Node, relationship, node, … as ids. */
const idsOf = (path: GraphPath): number[] =>
  path.nodes.flatMap(({ id }, at) => {
    const next = path.relationships[at]
    return next ? [id, next.id] : [id]
  })

export const not = (value: Ternary): Ternary => (value === null ? null : !value)

/** False as soon as one is, else null as soon as one is. */
export function conjunction(values: Iterable<Ternary>): Ternary {
  let result: Ternary = true
  for (const value of values) {
    if (value === false) return false
    if (value === null) result = null
  }
  return result
}

export function equals(a: CypherValue, b: CypherValue): Ternary {
  if (a === null || b === null) return null
  if (isNumber(a) && isNumber(b)) return numbersEqual(a, b)
  if (kindOf(a) !== kindOf(b)) return false
  if (isList(a) && isList(b)) {
    if (a.length !== b.length) return false
    return conjunction(a.map((value, at) => equals(value, b[at] ?? null)))
  }
  if (a instanceof CypherMap && b instanceof CypherMap) {
    if (a.entries.size !== b.entries.size) return false
    if ([...a.entries.keys()].some((key) => !b.entries.has(key))) return false
    return conjunction([...a.entries].map(([key, value]) => equals(value, entry(b, key))))
  }
  return equivalenceKey(a) === equivalenceKey(b)
}

// biome-ignore lint/suspicious/noDoubleEquals: only == compares an integer with a float by value
const numbersEqual = (a: bigint | number, b: bigint | number) => a == b

const entry = (map: CypherMap, key: string): CypherValue => map.entries.get(key) ?? null

/** Below zero, zero or above; 'never' where one is NaN; null where the two cannot be compared. */
export function compare(a: CypherValue, b: CypherValue): number | 'never' | null {
  if (isNumber(a) && isNumber(b)) {
    if (Number.isNaN(a) || Number.isNaN(b)) return 'never'
    return a < b ? -1 : a > b ? 1 : 0
  }
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (isList(a) && isList(b)) return compareLists(a, b)
  return null
}

function compareLists(a: readonly CypherValue[], b: readonly CypherValue[]) {
  for (const [at, left] of a.entries()) {
    const right = b[at]
    if (right === undefined) return 1
    const result = compare(left, right)
    if (result !== 0) return result
  }
  return a.length - b.length
}

/** By code point, not by UTF-16 unit. */
function compareStrings(a: string, b: string): number {
  return Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

/** The total order of ORDER BY, min and max. */
export function order(a: CypherValue, b: CypherValue): number {
  const kind = kindOf(a)
  const difference = KINDS.indexOf(kind) - KINDS.indexOf(kindOf(b))
  if (difference !== 0) return difference
  if (isNumber(a) && isNumber(b)) {
    const [left, right] = [Number.isNaN(a), Number.isNaN(b)]
    if (left || right) return Number(left) - Number(right)
    return a < b ? -1 : a > b ? 1 : 0
  }
  if (isList(a) && isList(b)) return orderLists(a, b)
  if (a instanceof CypherMap && b instanceof CypherMap) {
    const [left, right] = [sortedEntries(a), sortedEntries(b)]
    const keys = orderLists(
      left.map(([key]) => key),
      right.map(([key]) => key)
    )
    if (keys !== 0) return keys
    return orderLists(
      left.map(([, value]) => value),
      right.map(([, value]) => value)
    )
  }
  if (a instanceof GraphNode && b instanceof GraphNode) return a.id - b.id
  if (a instanceof GraphRelationship && b instanceof GraphRelationship) return a.id - b.id
  if (a instanceof GraphPath && b instanceof GraphPath) {
    return orderLists(idsOf(a).map(BigInt), idsOf(b).map(BigInt))
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return compareStrings(equivalenceKey(a), equivalenceKey(b))
}

function orderLists(a: readonly CypherValue[], b: readonly CypherValue[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at]
    if (right === undefined) return 1
    const result = order(left, right)
    if (result !== 0) return result
  }
  return a.length - b.length
}

const sortedEntries = (map: CypherMap) => [...map.entries].sort(([a], [b]) => compareStrings(a, b))

/** Equal for values that DISTINCT and grouping take for one; entities by id. */
export function equivalenceKey(value: CypherValue): string {
  if (isNumber(value)) return `number ${numberKey(value)}`
  if (typeof value === 'string') return `string ${value}`
  if (isList(value)) return `list ${JSON.stringify(value.map(equivalenceKey))}`
  if (value instanceof GraphNode || value instanceof GraphRelationship) {
    return `${kindOf(value)} ${value.id}`
  }
  if (value instanceof GraphPath) return `path ${idsOf(value).join(' ')}`
  if (value instanceof TemporalValue) return `${value.type} ${value.text}`
  if (value instanceof CypherMap) {
    const entries = sortedEntries(value).map(([key, one]) => [key, equivalenceKey(one)])
    return `map ${JSON.stringify(entries)}`
  }
  return String(value)
}

function numberKey(value: bigint | number): string {
  if (typeof value === 'bigint') return String(value)
  return Number.isInteger(value) ? String(BigInt(value)) : String(value)
}
