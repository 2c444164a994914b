/** Checks what stands beside an aggregate: only what the rows are grouped by. */
import type { Expression, Projection, ProjectionItem } from '../ast.ts'
import { hasAggregate, isAggregateCall, keyOf, partsOf } from '../translate/walk.ts'
import type { Checker, Scope } from './checker.ts'

/** A variable or a property of one: what may be said again beside an aggregate. */
const isSimple = (expression: Expression): boolean =>
  expression.type === 'variable' ||
  (expression.type === 'property' && expression.of.type === 'variable')

export function checkGrouping(
  c: Checker,
  { items, star }: Projection,
  scope: Scope,
  outer: Scope
): void {
  const keys = items.filter(({ expression }) => !hasAggregate(expression))
  const grouped = new Set(
    keys
      .map(({ expression }) => expression)
      .filter(isSimple)
      .map(keyOf)
  )
  const free = (name: string, own: Scope): boolean => star || outer.has(name) || !own.has(name)
  for (const { expression } of items) {
    if (hasAggregate(expression)) visit(expression, scope)
  }

  /** `own` are the variables that a group may have more than one of. */
  function visit(expression: Expression, own: Scope): void {
    if (isAggregateCall(expression)) return
    if (isSimple(expression) && grouped.has(keyOf(expression))) return
    if (expression.type === 'variable' && !free(expression.name, own)) {
      c.fail(
        'invalid',
        expression,
        `"${expression.name}" stands beside an aggregate and is not grouped by`,
        'make it a column of its own, or group by it in a WITH before'
      )
    }
    const inner = localNames(expression)
    const left =
      inner.length === 0 ? own : new Map([...own].filter(([name]) => !inner.includes(name)))
    for (const part of partsOf(expression)) visit(part, left)
  }
}

function localNames(expression: Expression): string[] {
  switch (expression.type) {
    case 'listComprehension':
    case 'quantifier':
      return [expression.variable.text]
    case 'reduce':
      return [expression.variable.text, expression.accumulator.text]
    default:
      return []
  }
}

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
