/** What an expression, a pattern and a query are evaluated in. */
import type { Expression } from '../../../src/graph/cypher/ast.ts'
import type { CypherValue } from '../../../src/graph/cypher/values.ts'
import type { MemoryGraph } from './graph.ts'
import { Exhausted, refuse } from './refusal.ts'
import { kindOf, type Ternary } from './values.ts'

export type Row = ReadonlyMap<string, CypherValue>

export type Context = {
  readonly graph: MemoryGraph
  readonly parameters: ReadonlyMap<string, CypherValue>
  /** The rows of the group, where aggregates are evaluated. */
  readonly group?: readonly Row[] | undefined
  /** What calls that the reference does not know are worth. */
  readonly known?: ReadonlyMap<Expression, CypherValue> | undefined
  /** How many more steps of patterns may be tried. */
  readonly budget: { left: number }
  readonly evaluate: (expression: Expression, row: Row, context: Context) => CypherValue
}

export function ternary(value: CypherValue): Ternary {
  if (value === null || typeof value === 'boolean') return value
  return refuse(`a boolean is needed, not ${kindOf(value)}`)
}

/** Counts one step of a pattern. */
export function spend({ budget }: Context): void {
  if (--budget.left < 0) throw new Exhausted('too many steps')
}

export const holds = (where: Expression | undefined, row: Row, context: Context): boolean =>
  where === undefined || ternary(context.evaluate(where, row, context)) === true
