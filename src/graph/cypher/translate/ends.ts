/** How selective the nodes of a pattern are, and what to do where only a choice between two ends is. */
import type { Expression, Span } from '../ast.ts'
import { guessFor, guessReach, guessRows, onlyOf } from './direction.ts'
import { findVariable, type Part } from './part.ts'
import type { PatternGraph } from './pattern.ts'
import { disjunctsOf, joinWith } from './walk.ts'

/** Rows of a variable of an earlier clause, and of one of an outer query, of which there is one at a time. */
const ROWS_OF_BOUND = 20
const ROWS_OF_OUTER = 1
/** How many neighbours a node has along one hop. */
const FAN = 10
/** Two expansions must save this much. */
const GAIN = 3

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

const lower = (rows: Rows, name: string, to: number) =>
  rows.set(name, Math.min(rows.get(name) ?? to, to))

/**
 * Where each side of an OR is selective at another end of an expansion, neither end is on its own: then
 * there are two expansions, the second of which leaves out what the first has found.
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
  const costAt = (end: 'left' | 'right', all: readonly Expression[]) =>
    (guessNodes(part, graph, all).get(hop[end]) ?? 1) * guessReach(guess, hop, end)

  for (const condition of conditions) {
    const choices = disjunctsOf(condition)
    const left = choices.filter((choice) => onlyOf(choice, hop.left, isBound))
    const right = choices.filter((choice) => onlyOf(choice, hop.right, isBound))
    const [first, second] = [joinWith('or', left), joinWith('or', right)]
    if (!first || !second || left.length + right.length < choices.length) continue
    const rest = conditions.filter((other) => other !== condition)
    const split = costAt('left', [...rest, first]) + costAt('right', [...rest, second])
    const together = Math.min(costAt('left', conditions), costAt('right', conditions))
    if (split * GAIN < together)
      return [
        [...rest, first],
        [...rest, second, notTrue(first)]
      ]
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
