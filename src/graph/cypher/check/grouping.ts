/** Checks what stands beside an aggregate: only what the rows are grouped by. */
import type { Expression, Projection } from '../ast.ts'
import { isSimple } from '../columns.ts'
import { hasAggregate, isAggregateCall, keyOf, ownVariables, partsOf } from '../walk.ts'
import type { Checker, Scope } from './checker.ts'

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
    const [inner] = ownVariables(expression)
    const left =
      inner.length === 0 ? own : new Map([...own].filter(([name]) => !inner.includes(name)))
    for (const part of partsOf(expression)) visit(part, left)
  }
}
