/**
 * A second reading of the language, for the tests alone: it keeps the graph in memory, tries
 * everything and shares nothing with the translator but the syntax tree.
 */
import type { Clause, Expression, Query } from '../../../src/graph/cypher/ast.ts'
import type { CypherValue } from '../../../src/graph/cypher/values.ts'
import type { Context, Row } from './context.ts'
import { evaluate } from './expressions.ts'
import type { MemoryGraph } from './graph.ts'
import { afterClauses, rowsOf } from './query.ts'

type Input = {
  graph: MemoryGraph
  parameters?: ReadonlyMap<string, CypherValue>
  known?: ReadonlyMap<Expression, CypherValue>
  /** How many steps of patterns may be tried; all unless said. */
  steps?: number
}

const contextOf = ({ graph, parameters = new Map(), known, steps = Infinity }: Input): Context => ({
  graph,
  parameters,
  known,
  budget: { left: steps },
  evaluate
})

/** Throws a Refusal where the language has no answer, Exhausted where it needs too many steps. */
export function answer(query: Query, input: Input) {
  const { columns, rows } = rowsOf(query, new Map(), contextOf(input))
  return { columns, rows: rows.map((row) => columns.map((column) => row.get(column) ?? null)) }
}

export const rowsAfter = (clauses: readonly Clause[], rows: readonly Row[], input: Input) =>
  afterClauses(clauses, rows, contextOf(input))

export const valueIn = (expression: Expression, row: Row, input: Input): CypherValue =>
  evaluate(expression, row, contextOf(input))
