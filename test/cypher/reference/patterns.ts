/** Every way in which patterns lie in the graph: tried one after the other, without any cleverness. */
import type {
  LabelExpression,
  NodePattern,
  PathPattern,
  RelationshipPattern
} from '../../../src/graph/cypher/ast.ts'
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../../src/graph/cypher/values.ts'
import { type Context, holds, type Row, spend } from './context.ts'
import { refuse } from './refusal.ts'
import { conjunction, equals, isList } from './values.ts'

/** Where a range is open, a path has at most this many relationships, except the shortest. */
const OPEN_LENGTH = 15

/** A pattern that is matched so far. */
type Match = {
  readonly row: Row
  /** Relationships that this clause has used. */
  readonly used: ReadonlySet<number>
  /** Of the pattern at hand. */
  readonly nodes: readonly GraphNode[]
  readonly relationships: readonly GraphRelationship[]
  /** What can only be told when every variable is bound. */
  readonly conditions: readonly ((row: Row) => boolean)[]
}

type Trail = { readonly end: GraphNode; readonly steps: readonly GraphRelationship[] }

export function matchPattern(patterns: readonly PathPattern[], row: Row, context: Context): Row[] {
  let matches: Match[] = [{ row, used: new Set(), nodes: [], relationships: [], conditions: [] }]
  for (const pattern of patterns) {
    matches = matches.flatMap((match) =>
      pattern.search
        ? searchFrom(match, pattern, context)
        : pathsFrom({ ...match, nodes: [], relationships: [] }, pattern, context)
    )
  }
  return matches
    .filter(({ row: found, conditions }) => conditions.every((condition) => condition(found)))
    .map((match) => match.row)
}

function pathsFrom(start: Match, pattern: PathPattern, context: Context): Match[] {
  const [first, ...rest] = pattern.nodes
  if (!first) return []
  let matches = candidates(first, start.row, context).flatMap((node) =>
    takeNode(start, first, node, context)
  )
  for (const [at, relationship] of pattern.relationships.entries()) {
    const next = rest[at]
    if (!next) return []
    matches = matches.flatMap((match) => step(match, relationship, next, context))
  }
  return matches.map((match) => bindPath(match, pattern))
}

function bindPath(match: Match, { variable }: PathPattern): Match {
  if (!variable) return match
  return { ...match, row: new Map(match.row).set(variable.text, pathOf(match)) }
}

const pathOf = ({ nodes, relationships }: Match) => new GraphPath(nodes, relationships)

function candidates(pattern: NodePattern, row: Row, { graph }: Context): GraphNode[] {
  const name = pattern.variable?.text
  if (name === undefined || !row.has(name)) return [...graph.nodes.values()]
  const bound = row.get(name) ?? null
  if (bound === null) return []
  return bound instanceof GraphNode ? [bound] : refuse(`${name} is no node`)
}

function takeNode(match: Match, pattern: NodePattern, node: GraphNode, context: Context): Match[] {
  spend(context)
  const { variable, labels, properties, where } = pattern
  if (variable && match.row.has(variable.text)) {
    const bound = match.row.get(variable.text)
    if (!(bound instanceof GraphNode) || bound.id !== node.id) return []
  }
  if (labels && !hasLabels(node.labels, labels)) return []
  const row = variable ? new Map(match.row).set(variable.text, node) : match.row
  const conditions = [...match.conditions]
  if (properties) conditions.push((found) => fits(node.properties, properties, found, context))
  if (where) conditions.push((found) => holds(where, found, context))
  return [{ ...match, row, nodes: [...match.nodes, node], conditions }]
}

function fits(
  properties: CypherMap,
  wanted: NonNullable<NodePattern['properties']>,
  row: Row,
  context: Context
): boolean {
  const map = context.evaluate(wanted, row, context)
  if (!(map instanceof CypherMap)) return refuse('properties are a map')
  const results = [...map.entries].map(([key, value]) =>
    equals(properties.entries.get(key) ?? null, value)
  )
  return conjunction(results) === true
}

function step(
  match: Match,
  pattern: RelationshipPattern,
  next: NodePattern,
  context: Context
): Match[] {
  const from = match.nodes.at(-1)
  if (!from) return []
  const bound = boundSteps(pattern, match.row)
  if (bound === null) return []
  const { min, max } = pattern.length ?? { min: 1, max: 1 }
  const limit = max ?? OPEN_LENGTH
  return trails(from, pattern, limit, match, context)
    .filter(({ steps }) => steps.length >= min && (!bound || sameSteps(steps, bound)))
    .flatMap((trail) => takeTrail(match, pattern, trail, context))
    .flatMap((taken) => {
      // The end comes in once more, as what its own pattern asks for.
      const end = taken.nodes.at(-1)
      const before = { ...taken, nodes: taken.nodes.slice(0, -1) }
      return end ? takeNode(before, next, end, context) : []
    })
}

const sameSteps = (a: readonly GraphRelationship[], b: readonly GraphRelationship[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id)

/** The relationships that the variable has already; null where it is null. */
function boundSteps({ variable, length }: RelationshipPattern, row: Row) {
  if (!variable || !row.has(variable.text)) return undefined
  const value: CypherValue = row.get(variable.text) ?? null
  if (value === null) return null
  const steps = length && isList(value) ? value : [value]
  return steps.map((one) =>
    one instanceof GraphRelationship ? one : refuse(`${variable.text} is no relationship`)
  )
}

function takeTrail(
  match: Match,
  pattern: RelationshipPattern,
  { steps }: Trail,
  context: Context
): Match[] {
  const { variable, length, properties, where } = pattern
  const value = length ? steps : (steps[0] ?? null)
  const row = variable ? new Map(match.row).set(variable.text, value) : match.row
  const conditions = [...match.conditions]
  if (properties) {
    conditions.push((found) =>
      steps.every((one) => fits(one.properties, properties, found, context))
    )
  }
  if (where) conditions.push((found) => holds(where, found, context))
  const from = match.nodes.at(-1)
  return [
    {
      row,
      used: new Set([...match.used, ...steps.map(({ id }) => id)]),
      nodes: [...match.nodes.slice(0, -1), ...(from ? nodesAlong(from, steps, context) : [])],
      relationships: [...match.relationships, ...steps],
      conditions
    }
  ]
}

function nodesAlong(from: GraphNode, steps: readonly GraphRelationship[], { graph }: Context) {
  const nodes = [from]
  for (const { startId, endId } of steps) {
    const last = nodes.at(-1)?.id
    const next = graph.nodes.get(last === startId ? endId : startId)
    if (next) nodes.push(next)
  }
  return nodes
}

/** From a node along at most so many relationships, none of them twice. */
function trails(
  from: GraphNode,
  pattern: RelationshipPattern,
  limit: number,
  match: Match,
  context: Context
): Trail[] {
  const { graph } = context
  const all = [...graph.relationships.values()].filter(
    (one) => !pattern.types || hasLabels([one.type], pattern.types)
  )
  const found: Trail[] = []
  const extend = (trail: Trail, used: ReadonlySet<number>) => {
    spend(context)
    found.push(trail)
    if (trail.steps.length >= limit) return
    for (const one of all) {
      const endId = used.has(one.id) ? undefined : otherEnd(one, trail.end.id, pattern.direction)
      const end = endId === undefined ? undefined : graph.nodes.get(endId)
      if (end) extend({ end, steps: [...trail.steps, one] }, new Set([...used, one.id]))
    }
  }
  extend({ end: from, steps: [] }, match.used)
  return found
}

function otherEnd(
  { startId, endId }: GraphRelationship,
  id: number,
  direction: RelationshipPattern['direction']
): number | undefined {
  if (direction !== 'left' && startId === id) return endId
  if (direction !== 'right' && endId === id) return startId
  return undefined
}

/** The shortest of all the ways between the two ends, or all that are as short. */
function searchFrom(start: Match, pattern: PathPattern, context: Context): Match[] {
  const open = {
    ...pattern,
    search: undefined,
    relationships: pattern.relationships.map((one) => ({
      ...one,
      length: { min: one.length?.min ?? 1, max: one.length ? one.length.max : 1 }
    }))
  }
  const found = pathsFrom({ ...start, nodes: [], relationships: [] }, open, context)
  const byEnds = new Map<string, Match[]>()
  for (const match of found) {
    if (!match.conditions.every((condition) => condition(match.row))) continue
    const [first, last] = [match.nodes[0]?.id, match.nodes.at(-1)?.id]
    if (first === last) continue
    const key = `${first} ${last}`
    byEnds.set(key, [...(byEnds.get(key) ?? []), match])
  }
  return [...byEnds.values()].flatMap((matches) => {
    const lengths = matches.map(({ relationships }) => relationships.length)
    const shortest = Math.min(...lengths)
    const best = matches.filter(({ relationships }) => relationships.length === shortest)
    return pattern.search === 'allShortestPaths' ? best : best.slice(0, 1)
  })
}

export function shortestOf(pattern: PathPattern, row: Row, context: Context): CypherValue {
  const start: Match = { row, used: new Set(), nodes: [], relationships: [], conditions: [] }
  const paths = searchFrom(start, pattern, context).map(pathOf)
  return pattern.search === 'allShortestPaths' ? paths : (paths[0] ?? null)
}

export function hasLabels(present: readonly string[], labels: LabelExpression): boolean {
  const has = (operand: LabelExpression) => hasLabels(present, operand)
  switch (labels.type) {
    case 'label':
      return present.includes(labels.name)
    case 'any':
      return present.length > 0
    case 'not':
      return !has(labels.operand)
    case 'and':
      return labels.operands.every(has)
    case 'or':
      return labels.operands.some(has)
  }
}
