/** Reads what follows a projection where nothing but its columns is left to be read. */
import type { Expression, ProjectionItem } from './ast.ts'
import { hasAggregate, keyOf } from './walk.ts'

/** A variable or a property of one: what may be said again beside an aggregate. */
export const isSimple = (expression: Expression): boolean =>
  expression.type === 'variable' ||
  (expression.type === 'property' && expression.of.type === 'variable')

/** Reads each column that an expression repeats as that column. */
export function columnReader(items: readonly ProjectionItem[]): (one: Expression) => Expression {
  const named = items.map(({ expression, alias, text }) => ({
    expression,
    key: keyOf(expression),
    name: alias?.text ?? text
  }))
  const columns = new Map(named.map(({ key, name }) => [key, name]))
  const besideAggregates = new Map(
    named
      .filter(({ expression }) => hasAggregate(expression) || isSimple(expression))
      .map(({ key, name }) => [key, name])
  )
  return (one) => replace(one, hasAggregate(one) ? besideAggregates : columns) as Expression
}

function replace(part: unknown, columns: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => replace(one, columns))
  if (typeof part !== 'object' || part === null) return part
  const name = columns.get(keyOf(part))
  if (name !== undefined) return { ...part, type: 'variable', name }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, replace(value, columns)])
  )
}
