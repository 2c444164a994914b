/** Small graphs in the language of their tests: rows of names, and an office to ask about. */
import type { Kysely } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { runCypher } from '../../src/graph/cypher/cypher.ts'
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../src/graph/cypher/values.ts'
import type { Graph } from './graph.ts'

/** A node by its name, a relationship by its type, a path as it is written. */
function plain(value: CypherValue): unknown {
  if (value instanceof GraphNode) return value.properties.entries.get('name')
  if (value instanceof GraphRelationship) return value.type
  if (value instanceof GraphPath) {
    return value.nodes
      .map((node, i) => {
        const next = value.relationships[i]
        const arrow = next?.startId === node.id ? '->' : '<-'
        return next ? `${plain(node)}${arrow}` : plain(node)
      })
      .join('')
  }
  if (value instanceof CypherMap) {
    return Object.fromEntries([...value.entries].map(([key, one]) => [key, plain(one)]))
  }
  if (typeof value === 'bigint') return Number(value)
  return Array.isArray(value) ? value.map(plain) : value
}

type Parameters = Record<string, CypherValue>

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** `rows` in the order of the answer, `bag` in that of their texts. */
export function questions(db: Kysely<Database>) {
  const rows = async (query: string, parameters: Parameters = {}): Promise<unknown[][]> => {
    const found = await runCypher(db, { query, parameters, maxRows: 1000, maxBytes: 1e6 })
    return found.rows.map((row) => row.map(plain))
  }
  const bag = async (query: string, parameters?: Parameters) =>
    (await rows(query, parameters)).sort(byText)
  return { rows, bag }
}

export const named = (kinds: string, name: string, more = {}) => [kinds, { name, ...more }] as const

/** ann and bob are in admins, which is in all; bob has a session on pc, which ann can administer. */
export const OFFICE: Graph = {
  nodes: {
    ann: named('User', 'ann', { age: 40, city: 'Ulm' }),
    bob: named('User', 'bob', { age: 30, city: 'Ulm' }),
    cat: named('User Guest', 'cat', { age: 20 }),
    admins: named('Group', 'admins'),
    all: named('Group', 'all'),
    pc: named('Computer', 'pc')
  },
  edges: [
    ['ann -MemberOf-> admins', { since: 1 }],
    ['bob -MemberOf-> admins', { since: 2 }],
    ['cat -MemberOf-> all', { since: 3 }],
    ['admins -MemberOf-> all', { since: 4 }],
    'ann -AdminTo-> pc',
    'pc -HasSession-> bob'
  ]
}
