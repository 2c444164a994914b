/**
 * Makes the graph that a scenario starts from. The language of the product has no CREATE: its patterns are
 * read as those of a MATCH, and the reference evaluates whatever stands before it.
 */
import type { Expression, LabelExpression, PathPattern } from '../../src/graph/cypher/ast.ts'
import { parse } from '../../src/graph/cypher/parse.ts'
import { CypherMap, type CypherValue, GraphNode } from '../../src/graph/cypher/values.ts'
import type { Row } from '../cypher/reference/context.ts'
import { addNode, addRelationship, type MemoryGraph } from '../cypher/reference/graph.ts'
import { rowsAfter, valueIn } from '../cypher/reference/reference.ts'

const CLAUSE = /^(?:optional\s+match|match|unwind|with|create|delete)\b/i
const QUOTED = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|\/\/[^\n]*)/
const TEMPORAL = /^(?:date|time|localtime|datetime|localdatetime|duration)$/i

/** What the values of temporal constructors are: asked of the product, since the reference has none. */
export type Ask = (expression: string) => Promise<CypherValue>

export async function setUp(graph: MemoryGraph, text: string, ask: Ask): Promise<void> {
  let rows: readonly Row[] = [new Map()]
  for (const clause of clausesOf(text)) {
    const word = /^\w+/.exec(clause)?.[0].toLowerCase()
    const rest = clause.slice(word?.length)
    if (word === 'create') {
      const query = `MATCH ${rest}\nRETURN 1`
      const [read] = parse(query).first.clauses
      if (read?.type !== 'match') throw new Error(`no pattern: ${clause}`)
      const known = await temporals(read.patterns, query, ask)
      rows = rows.map((row) => create(read.patterns, row, { graph, known }))
    } else if (word === 'delete') {
      for (const row of rows) {
        const relationship = row.get(rest.trim())
        if (relationship instanceof Object && 'id' in relationship) {
          graph.relationships.delete(relationship.id)
        }
      }
    } else {
      rows = rowsAfter(parse(`${clause}\nRETURN 1`).first.clauses.slice(0, 1), rows, { graph })
    }
  }
}

/** Cut where a clause begins, outside of brackets and quotes. */
function clausesOf(text: string): string[] {
  const starts: number[] = []
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const rest = text.slice(at)
    const quoted = QUOTED.exec(rest)?.[0]
    if (quoted) at += quoted.length - 1
    else if (/^[([{]/.test(rest)) depth++
    else if (/^[)\]}]/.test(rest)) depth--
    else if (depth === 0 && CLAUSE.test(rest) && !/\w/.test(text[at - 1] ?? ' ')) starts.push(at)
  }
  return starts
    .map((start, index) => text.slice(start, starts[index + 1]))
    .filter((_, index) => !/optional\s+$/i.test(text.slice(0, starts[index])))
}

type Creation = { graph: MemoryGraph; known: ReadonlyMap<Expression, CypherValue> }

function create(patterns: readonly PathPattern[], row: Row, creation: Creation): Row {
  const { graph } = creation
  const scope = new Map(row)
  const properties = (expression: Expression | undefined): CypherMap => {
    const map = expression ? valueIn(expression, scope, creation) : new CypherMap(new Map())
    if (map instanceof CypherMap) return map
    throw new Error('properties are a map')
  }
  for (const pattern of patterns) {
    const nodes = pattern.nodes.map(({ variable, labels, properties: wanted }) => {
      const bound = variable && scope.get(variable.text)
      if (bound instanceof GraphNode) return bound
      const node = addNode(graph, namesIn(labels), properties(wanted))
      if (variable) scope.set(variable.text, node)
      return node
    })
    for (const [at, step] of pattern.relationships.entries()) {
      const [left, right] = [nodes[at]?.id ?? 0, nodes[at + 1]?.id ?? 0]
      const isLeft = step.direction === 'left'
      const ends = isLeft ? { startId: right, endId: left } : { startId: left, endId: right }
      const [type = ''] = namesIn(step.types)
      const added = addRelationship(graph, type, ends, properties(step.properties))
      if (step.variable) scope.set(step.variable.text, added)
    }
  }
  return scope
}

function namesIn(labels: LabelExpression | undefined): string[] {
  if (!labels) return []
  if (labels.type === 'label') return [labels.name]
  return labels.type === 'and' ? labels.operands.flatMap(namesIn) : []
}

async function temporals(part: unknown, query: string, ask: Ask) {
  const known = new Map<Expression, CypherValue>()
  for (const expression of expressionsIn(part)) {
    if (expression.type !== 'function' || !TEMPORAL.test(expression.name.text)) continue
    known.set(expression, await ask(query.slice(expression.start, expression.end)))
  }
  return known
}

/** Calls within a call are part of what is asked. */
function expressionsIn(part: unknown): Expression[] {
  if (Array.isArray(part)) return part.flatMap(expressionsIn)
  if (typeof part !== 'object' || part === null) return []
  const expression = part as Expression
  if (expression.type === 'function') return [expression]
  return Object.values(part).flatMap(expressionsIn)
}
