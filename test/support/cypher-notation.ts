/** How the TCK writes values down, read, and made comparable. */
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship,
  TemporalValue
} from '../../src/graph/cypher/values.ts'

const TOKEN =
  /\s*(?:('(?:\\.|[^'\\])*')|(`[^`]*`|[\p{L}_][\p{L}\p{N}_]*)|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(<-|->|[()[\]{}<>:,.-]))/uy

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

type Reader = { tokens: string[]; at: number }

export function readValue(text: string): CypherValue {
  const reader = { tokens: tokensOf(text), at: 0 }
  const value = readAny(reader)
  if (reader.at < reader.tokens.length) throw new Error(`more than one value: ${text}`)
  return value
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text)
    if (!found) throw new Error(`not a value: ${text}`)
    tokens.push(found[0].trim())
  }
  return tokens
}

const peek = ({ tokens, at }: Reader): string => tokens[at] ?? ''
const next = (reader: Reader): string => reader.tokens[reader.at++] ?? ''

function skip(reader: Reader, token: string): boolean {
  if (peek(reader) !== token) return false
  reader.at++
  return true
}

function need(reader: Reader, token: string): void {
  if (!skip(reader, token)) throw new Error(`${token} is missing in ${reader.tokens.join(' ')}`)
}

function readAny(reader: Reader): CypherValue {
  const token = peek(reader)
  if (token === '(') return readNode(reader)
  if (token === '{') return readMap(reader)
  if (token === '<') return readPath(reader)
  if (token === '[') {
    return reader.tokens[reader.at + 1] === ':' ? readRelationship(reader) : readList(reader)
  }
  reader.at++
  if (token.startsWith("'")) return readString(token)
  if (/^[+-]?\d+$/.test(token)) return BigInt(token)
  if (/^[+-]?[\d.]/.test(token)) return Number(token)
  if (token === '-' && skip(reader, 'Inf')) return -Infinity
  const words: Record<string, CypherValue> = { true: true, false: false, null: null }
  const value = { ...words, NaN: Number.NaN, Inf: Infinity }[token]
  if (value === undefined) throw new Error(`not a value: ${token}`)
  return value
}

const readString = (token: string): string =>
  token.slice(1, -1).replace(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped)

function readList(reader: Reader): CypherValue[] {
  const values: CypherValue[] = []
  need(reader, '[')
  while (!skip(reader, ']')) {
    values.push(readAny(reader))
    skip(reader, ',')
  }
  return values
}

function readMap(reader: Reader): CypherMap {
  const entries = new Map<string, CypherValue>()
  need(reader, '{')
  while (!skip(reader, '}')) {
    const key = next(reader).replaceAll('`', '')
    need(reader, ':')
    entries.set(key, readAny(reader))
    skip(reader, ',')
  }
  return new CypherMap(entries)
}

function readNames(reader: Reader): string[] {
  const names: string[] = []
  while (skip(reader, ':')) names.push(next(reader).replaceAll('`', ''))
  return names
}

const readProperties = (reader: Reader): CypherMap =>
  peek(reader) === '{' ? readMap(reader) : new CypherMap(new Map())

/** Entities of a table have no id; a path gives its own. */
function readNode(reader: Reader, id = 0): GraphNode {
  need(reader, '(')
  const node = new GraphNode(id, readNames(reader), readProperties(reader))
  need(reader, ')')
  return node
}

function readRelationship(reader: Reader, ends = { startId: 0, endId: 0 }): GraphRelationship {
  need(reader, '[')
  const [type = ''] = readNames(reader)
  const relationship = new GraphRelationship(0, type, ends, readProperties(reader))
  need(reader, ']')
  return relationship
}

function readPath(reader: Reader): GraphPath {
  need(reader, '<')
  const nodes = [readNode(reader)]
  const relationships: GraphRelationship[] = []
  while (!skip(reader, '>')) {
    const [last, id] = [nodes.length - 1, nodes.length]
    const isLeft = skip(reader, '<-')
    if (!isLeft) need(reader, '-')
    const ends = isLeft ? { startId: id, endId: last } : { startId: last, endId: id }
    relationships.push(readRelationship(reader, ends))
    need(reader, isLeft ? '-' : '->')
    nodes.push(readNode(reader, id))
  }
  return new GraphPath(nodes, relationships)
}

export type Notation = { ignoreListOrder?: boolean }

/** The value as the TCK writes it, the same for values that it takes for the same. */
export function notationOf(value: CypherValue, options: Notation = {}): string {
  const write = (one: CypherValue) => notationOf(one, options)
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value)
  }
  if (typeof value === 'number') return Number.isInteger(value) ? `${value + 0}.0` : String(value)
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof TemporalValue) return JSON.stringify(value.text)
  if (value instanceof CypherMap) return writeMap(value, write)
  if (value instanceof GraphNode) {
    const labels = value.labels.toSorted().map((label) => `:${label}`)
    return `(${labels.join('')}${writeProperties(value.properties, write)})`
  }
  if (value instanceof GraphRelationship) {
    return `[:${value.type}${writeProperties(value.properties, write)}]`
  }
  if (value instanceof GraphPath) return writePath(value, write)
  const elements = value.map(write)
  return `[${(options.ignoreListOrder ? elements.sort() : elements).join(', ')}]`
}

type Write = (value: CypherValue) => string

function writeMap({ entries }: CypherMap, write: Write): string {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, value]) => `${key}: ${write(value)}`).join(', ')}}`
}

const writeProperties = (properties: CypherMap, write: Write): string =>
  properties.entries.size === 0 ? '' : ` ${writeMap(properties, write)}`

function writePath({ nodes, relationships }: GraphPath, write: Write): string {
  const parts = nodes.map((node, at) => {
    const step = relationships[at]
    if (!step) return write(node)
    const isRight = step.startId === node.id
    return `${write(node)}${isRight ? '-' : '<-'}${write(step)}${isRight ? '->' : '-'}`
  })
  return `<${parts.join('')}>`
}
