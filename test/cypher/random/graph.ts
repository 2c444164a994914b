/** Small graphs in which the values of a key differ, are missing, and here and there are of another type. */
import { CypherMap, type CypherValue } from '../../../src/graph/cypher/values.ts'
import { notationOf } from '../../support/cypher-notation.ts'
import { addNode, addRelationship, emptyGraph, type MemoryGraph } from '../reference/graph.ts'
import { type Choices, some } from './choices.ts'

export const LABELS = ['A', 'B', 'C'] as const
export const TYPES = ['R', 'S', 'T'] as const
export const STRINGS = [
  'a',
  'b',
  'ab',
  '',
  'A',
  'bab',
  'é',
  "it's",
  '10%',
  'a_b',
  '𝒳',
  '12'
] as const

const INTEGERS = [1n, 0n, 2n, -1n, 3n] as const
const FLOATS = [0.5, 1, -1.5, 2, 0] as const

const integer = (choices: Choices): CypherValue => choices.one(INTEGERS)
const float = (choices: Choices): CypherValue => choices.one(FLOATS)
const string = (choices: Choices): CypherValue => choices.one(STRINGS)
const boolean = (choices: Choices): CypherValue => choices.one([true, false])
const integers = (choices: Choices): CypherValue => some(choices, 3, () => integer(choices))

/** Any type that a property can have. */
const anyStored = (choices: Choices): CypherValue =>
  choices.one([integer, string, float, boolean, integers])(choices)

/** What the queries may take for granted of each key; `m` is anything. */
const KEYS: Record<string, (choices: Choices) => CypherValue> = {
  i: integer,
  f: float,
  s: string,
  b: boolean,
  l: integers,
  m: anyStored,
  name: (choices) => choices.one([string, string, integer])(choices)
}

function properties(choices: Choices, objectId?: string): CypherMap {
  const entries = new Map<string, CypherValue>()
  for (const [key, value] of Object.entries(KEYS)) {
    if (choices.times(6)) entries.set(key, value(choices))
  }
  if (objectId !== undefined) entries.set('objectid', objectId)
  return new CypherMap(entries)
}

export function randomGraph(choices: Choices): MemoryGraph {
  const graph = emptyGraph()
  const nodes = Array.from({ length: choices.one([0, 5, 4, 6, 3, 7, 2, 1]) }, (_, at) => {
    const labels = LABELS.filter(() => choices.times(4))
    return addNode(graph, labels, properties(choices, `O-${at}`))
  })
  const [first, ...others] = nodes
  if (!first) return graph
  for (let left = choices.one([0, 8, 6, 10, 4, 12, 2, 1]); left > 0; left--) {
    const [start, end] = [choices.one([first, ...others]), choices.one([first, ...others])]
    const ends = { startId: start.id, endId: end.id }
    const type = choices.one(TYPES)
    // The store has one relationship of a type between two nodes.
    const isThere = [...graph.relationships.values()].some(
      (one) => one.type === type && one.startId === ends.startId && one.endId === ends.endId
    )
    if (!isThere) addRelationship(graph, type, ends, properties(choices))
  }
  return graph
}

/** As the statement that would make it. */
export function describeGraph({ nodes, relationships }: MemoryGraph): string {
  const properties = (map: CypherMap) => notationOf(map)
  const parts = [
    ...[...nodes.values()].map(
      ({ id, labels, properties: map }) =>
        `(n${id}${labels.map((label) => `:${label}`).join('')} ${properties(map)})`
    ),
    ...[...relationships.values()].map(
      ({ id, type, startId, endId, properties: map }) =>
        `(n${startId})-[r${id}:${type} ${properties(map)}]->(n${endId})`
    )
  ]
  return `CREATE ${parts.join(',\n  ')}`
}
