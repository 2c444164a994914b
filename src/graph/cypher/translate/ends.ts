/** How selective the nodes of a pattern are, and what to do where only a choice between two ends is. */
import type { Expression, Span } from '../ast.ts'
import { conjunctsOf, disjunctsOf, joinWith } from '../walk.ts'
import { guessFor, guessReach, guessRows, onlyOf } from './direction.ts'
import { findVariable, type Part } from './part.ts'
import type { PatternGraph } from './pattern.ts'

/** Rows of a variable of an earlier clause, and of one of an outer query, of which there is one at a time. */
const ROWS_OF_BOUND = 20
const ROWS_OF_OUTER = 1
/** How many neighbours a node has along one hop. */
const FAN = 10
/** Two expansions must cost so many times less than one. */
const GAIN = 2

type Rows = Map<string, number>

export function guessNodes(
  part: Part,
  { nodes, hops }: PatternGraph,
  conditions: readonly Expression[]
): Rows {
  const guess = guessFor(part.statement.input)
  const isBound = (name: string) => findVariable(part, name) !== undefined
  const rows: Rows = new Map()
  for (const name of nodes) {
    if (part.variables.has(name)) rows.set(name, part.guesses.get(name) ?? ROWS_OF_BOUND)
    else if (isBound(name)) rows.set(name, ROWS_OF_OUTER)
    else rows.set(name, guessRows(guess, name, conditions, isBound))
  }
  const fixed = hops.filter(({ length }) => length === undefined)
  for (let round = 0; round < fixed.length; round++) {
    for (const { left, right } of fixed) {
      lower(rows, left, (rows.get(right) ?? 1) * FAN)
      lower(rows, right, (rows.get(left) ?? 1) * FAN)
    }
  }
  return rows
}

/** What the cheapest expansion of a pattern costs; none where it has none. */
export function guessExpansion(
  part: Part,
  graph: PatternGraph,
  conditions: readonly Expression[]
): number | undefined {
  const guess = guessFor(part.statement.input)
  const rows = guessNodes(part, graph, conditions)
  const costs = graph.hops
    .filter(({ length }) => length !== undefined)
    .flatMap((hop) => [
      (rows.get(hop.left) ?? 1) * guessReach(guess, hop, 'left'),
      (rows.get(hop.right) ?? 1) * guessReach(guess, hop, 'right')
    ])
  return costs.length > 0 ? Math.min(...costs) : undefined
}

const lower = (rows: Rows, name: string, to: number) =>
  rows.set(name, Math.min(rows.get(name) ?? to, to))

/**
 * Conditions that follow of those that speak of several nodes, and speak of one: with them either end of an
 * expansion can be narrowed down before it. `(a.x AND b.y) OR (a.z AND b.w)` asks of `a` that `a.x OR a.z`.
 */
export function impliedConditions(
  part: Part,
  { nodes }: PatternGraph,
  conditions: readonly Expression[]
): Expression[] {
  const isBound = (name: string) => findVariable(part, name) !== undefined
  return conditions
    .filter((condition) => disjunctsOf(condition).length > 1)
    .flatMap((condition) =>
      [...new Set(nodes)].flatMap((name) => {
        if (isBound(name) || onlyOf(condition, name, isBound)) return []
        return impliedFor(condition, name, isBound) ?? []
      })
    )
}

/** What a condition asks of one node at least. */
function impliedFor(
  condition: Expression,
  name: string,
  isBound: (name: string) => boolean
): Expression | undefined {
  if (onlyOf(condition, name, isBound)) return condition
  const choices = disjunctsOf(condition)
  if (choices.length === 1) {
    const all = conjunctsOf(condition)
    if (all.length === 1) return undefined
    return joinWith(
      'and',
      all.flatMap((one) => impliedFor(one, name, isBound) ?? [])
    )
  }
  const asked = choices.flatMap((choice) => impliedFor(choice, name, isBound) ?? [])
  return asked.length === choices.length ? joinWith('or', asked) : undefined
}

/**
 * Where some sides of an OR are selective at one end of an expansion and others at the other, neither end is
 * on its own: then there are two expansions, the second of which leaves out what the first has found.
 */
export function disjointConditions(
  part: Part,
  graph: PatternGraph,
  conditions: readonly Expression[]
): readonly (readonly Expression[])[] | undefined {
  const [hop, ...others] = graph.hops.filter(({ length }) => length !== undefined)
  if (hop === undefined || others.length > 0 || graph.searches.length > 0) return undefined
  const isBound = (name: string) => findVariable(part, name) !== undefined
  if (isBound(hop.left) || isBound(hop.right) || hop.left === hop.right) return undefined
  const guess = guessFor(part.statement.input)
  const costAt = (end: 'left' | 'right', given: readonly Expression[]) => {
    const all = given.flatMap(conjunctsOf)
    const rows = guessNodes(part, graph, [...all, ...impliedConditions(part, graph, all)])
    return (rows.get(hop[end]) ?? 1) * guessReach(guess, hop, end)
  }

  for (const condition of conditions) {
    const choices = disjunctsOf(condition)
    if (choices.length === 1) continue
    const rest = conditions.filter((other) => other !== condition)
    const isLeft = (choice: Expression) =>
      costAt('left', [...rest, choice]) <= costAt('right', [...rest, choice])
    const first = joinWith('or', choices.filter(isLeft))
    const second = joinWith(
      'or',
      choices.filter((choice) => !isLeft(choice))
    )
    if (!first || !second) continue
    const split = costAt('left', [...rest, first]) + costAt('right', [...rest, second])
    const together = Math.min(costAt('left', conditions), costAt('right', conditions))
    if (split * GAIN < together) {
      return [
        [...rest, ...conjunctsOf(first)],
        [...rest, ...conjunctsOf(second), notTrue(first)]
      ]
    }
  }
  return undefined
}

/** Of a condition that is null too. */
function notTrue(condition: Expression): Expression {
  const { start, end }: Span = condition
  const span = { start, end }
  return {
    ...span,
    type: 'unary',
    operator: 'not',
    operand: {
      ...span,
      type: 'function',
      name: { ...span, text: 'coalesce' },
      distinct: false,
      star: false,
      arguments: [condition, { ...span, type: 'literal', value: false }]
    }
  }
}
