/** The result of a query as a table of comma-separated values (RFC 4180). */
import {
  type CypherAnswer,
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../graph/cypher/cypher.ts'
import { jsonOf } from '../../graph/cypher-view.ts'

/** Line by line, the names of the columns first. */
export function* tableOf({ columns, rows }: CypherAnswer): Generator<string> {
  yield lineOf(columns.map((name) => asText(name)))
  for (const row of rows) yield lineOf(row.map(cellOf))
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function cellOf(value: CypherValue): string {
  if (value === null) return ''
  if (typeof value === 'string') return asText(value)
  if (isOfGraph(value)) return asText(nameOf(value))
  if (Array.isArray(value) || value instanceof CypherMap) return JSON.stringify(named(value))
  return asText(String(jsonOf(value)), typeof value)
}

/** Names come from whoever could create an object: none of them may become a formula. */
function asText(text: string, type = 'string'): string {
  return type === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

type OfGraph = GraphNode | GraphRelationship | GraphPath

const isOfGraph = (value: CypherValue): value is OfGraph =>
  value instanceof GraphNode || value instanceof GraphRelationship || value instanceof GraphPath

function nameOf(value: OfGraph): string {
  if (value instanceof GraphRelationship) return value.type
  if (value instanceof GraphPath) {
    const { nodes, relationships } = value
    return nodes
      .map((node, place) => {
        const before = relationships[place - 1]
        if (!before) return nameOf(node)
        const arrow = before.endId === node.id ? `-[${before.type}]->` : `<-[${before.type}]-`
        return `${arrow} ${nameOf(node)}`
      })
      .join(' ')
  }
  const { entries } = value.properties
  const name = entries.get('name') ?? entries.get('objectid')
  return typeof name === 'string' ? name : String(value.id)
}

function named(value: CypherValue): unknown {
  if (isOfGraph(value)) return nameOf(value)
  if (Array.isArray(value)) return value.map(named)
  if (!(value instanceof CypherMap)) return jsonOf(value)
  return Object.fromEntries([...value.entries].map(([key, one]) => [key, named(one)]))
}
