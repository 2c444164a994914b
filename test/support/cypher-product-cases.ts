/** The product's own cases: a graph, a query, and what is asserted of its rows. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../src/graph/cypher/cypher.ts'
import {
  addNode,
  addRelationship,
  emptyGraph,
  type MemoryGraph
} from '../cypher/reference/graph.ts'
import { beside } from './beside.ts'
import { notationOf } from './cypher-notation.ts'

const { path: PRODUCT_CASES, skip } = beside('cypher/product-cases')

export const withoutProductCases = skip

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

type JsonGraph = {
  nodes: { id: string; kinds: string[]; properties?: Record<string, Json> }[]
  edges?: { start_id: string; end_id: string; kind: string; properties?: Record<string, Json> }[]
}

type EdgeAssertion = { start?: string; end?: string; kind: string; props?: Record<string, Json> }

type Assertions = {
  keys?: string[]
  row_count?: number
  at_least_int?: number
  exact_int?: number
  scalar_values?: Json[]
  ordered_scalar_values?: Json[]
  row_values?: Json[][]
  ordered_row_values?: Json[][]
  node_ids?: string[]
  path_node_ids?: string[][]
  path_edge_kinds?: string[][]
  path_lengths?: number[]
  contains_edge?: EdgeAssertion
  contains_node_with_prop?: [string, Json]
  contains_node_with_props?: Record<string, Json>
}

export type ProductCase = {
  readonly name: string
  readonly query: string
  readonly graph: MemoryGraph
  /** The node's id in the case -> in the graph. */
  readonly ids: ReadonlyMap<string, number>
  readonly expected: 'non_empty' | 'no_error' | 'query_error' | Assertions
}

const read = (path: string) => JSON.parse(readFileSync(join(PRODUCT_CASES, path), 'utf8'))

export function productCases(): ProductCase[] {
  const files = readdirSync(join(PRODUCT_CASES, 'cases')).filter((name) => name.endsWith('.json'))
  return files.sort().flatMap((file) => {
    const { dataset, cases } = read(join('cases', file)) as {
      dataset?: string
      cases: {
        name: string
        cypher: string
        fixture?: JsonGraph
        assert: ProductCase['expected']
      }[]
    }
    const base = dataset === undefined ? undefined : (read(`${dataset}.json`).graph as JsonGraph)
    return cases.map(({ name, cypher, fixture = base, assert }) => ({
      name: `${file} ${name}`,
      query: cypher,
      ...graphOf(fixture ?? { nodes: [] }),
      expected: assert
    }))
  })
}

function graphOf({ nodes, edges = [] }: JsonGraph) {
  const graph = emptyGraph()
  const ids = new Map<string, number>()
  for (const { id, kinds, properties = {} } of nodes) {
    ids.set(id, addNode(graph, kinds, mapOf(properties)).id)
  }
  for (const { start_id, end_id, kind, properties = {} } of edges) {
    const [startId, endId] = [ids.get(start_id), ids.get(end_id)]
    if (startId === undefined || endId === undefined)
      throw new Error(`no node ${start_id}, ${end_id}`)
    addRelationship(graph, kind, { startId, endId }, mapOf(properties))
  }
  return { graph, ids }
}

const mapOf = (entries: Record<string, Json>) =>
  new CypherMap(new Map(Object.entries(entries).map(([key, value]) => [key, valueIn(value)])))

function valueIn(json: Json): CypherValue {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json
  if (Array.isArray(json)) return json.map(valueIn)
  return typeof json === 'object' && json !== null ? mapOf(json) : json
}

type Found = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CypherValue[])[]
}

type Pair = readonly [found: unknown, expected: unknown]

const sorted = (values: readonly unknown[]) => values.map((one) => JSON.stringify(one)).sort()

/** JSON knows no floats: 1.0 is 1 there. */
const written = (value: CypherValue): string =>
  notationOf(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value)

/** What each assertion is about, as found and as expected. */
export function assertionsOf(
  { expected, ids }: ProductCase,
  { columns, rows }: Found
): Record<string, Pair> {
  if (expected === 'no_error' || expected === 'query_error') return {}
  if (expected === 'non_empty') return { non_empty: [rows.length > 0, true] }
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  const nameOf = (node: GraphNode | undefined) => node && names.get(node.id)
  const values = rows.flat().flatMap((value) => (Array.isArray(value) ? value : [value]))
  const paths = values.filter((value) => value instanceof GraphPath)
  const nodes = values.filter((value) => value instanceof GraphNode)
  const allNodes = [...nodes, ...paths.flatMap((path) => path.nodes)]
  const edges = values
    .flatMap((value) => (value instanceof GraphPath ? value.relationships : [value]))
    .filter((value) => value instanceof GraphRelationship)
  const first = rows.map(([value = null]) => written(value))
  const lines = rows.map((row) => row.map(written))
  const scalars = (wanted: Json[]) => wanted.map((one) => written(valueIn(one)))
  const count = rows[0]?.[0]
  const pairs: { [Key in keyof Assertions]-?: (wanted: NonNullable<Assertions[Key]>) => Pair } = {
    keys: (wanted) => [columns, wanted],
    row_count: (wanted) => [rows.length, wanted],
    at_least_int: (wanted) => [typeof count === 'bigint' && Number(count) >= wanted, true],
    exact_int: (wanted) => [count, BigInt(wanted)],
    scalar_values: (wanted) => [sorted(first), sorted(scalars(wanted))],
    ordered_scalar_values: (wanted) => [first, scalars(wanted)],
    row_values: (wanted) => [sorted(lines), sorted(wanted.map(scalars))],
    ordered_row_values: (wanted) => [lines, wanted.map(scalars)],
    node_ids: (wanted) => [sorted(nodes.map(nameOf)), sorted(wanted)],
    path_node_ids: (wanted) => [
      sorted(paths.map((path) => path.nodes.map(nameOf))),
      sorted(wanted)
    ],
    path_edge_kinds: (wanted) => [
      sorted(paths.map((path) => path.relationships.map(({ type }) => type))),
      sorted(wanted)
    ],
    path_lengths: (wanted) => [
      sorted(paths.map(({ relationships }) => relationships.length)),
      sorted(wanted)
    ],
    contains_edge: ({ start, end, kind, props = {} }) => [
      edges.some(
        ({ type, startId, endId, properties }) =>
          type === kind &&
          (start === undefined || startId === ids.get(start)) &&
          (end === undefined || endId === ids.get(end)) &&
          has(properties, props)
      ),
      true
    ],
    contains_node_with_prop: ([key, value]) => [
      allNodes.some(({ properties }) => has(properties, { [key]: value })),
      true
    ],
    contains_node_with_props: (wanted) => [
      allNodes.some(({ properties }) => has(properties, wanted)),
      true
    ]
  }
  return Object.fromEntries(
    Object.entries(expected).map(([key, wanted]) => {
      const pair = pairs[key as keyof Assertions] as ((wanted: unknown) => Pair) | undefined
      if (!pair) throw new Error(`an assertion that nobody knows: ${key}`)
      return [key, pair(wanted)]
    })
  )
}

const has = ({ entries }: CypherMap, wanted: Record<string, Json>): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => written(entries.get(key) ?? null) === written(valueIn(value))
  )
