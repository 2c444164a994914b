/** Whether it matters how often a row comes, and how many rows are enough: what the clauses that follow tell. */
import type { Clause, Expression, Projection } from '../ast.ts'
import type { CypherValue } from '../values.ts'
import { hasAggregate, isAggregateCall, partsOf } from '../walk.ts'

/** @param distinct whether it makes no difference in the end */
export function repetitionsMatter(following: readonly Clause[], distinct: boolean): boolean {
  const [clause, ...others] = following
  if (clause === undefined) return !distinct
  if (clause.type === 'match' || clause.type === 'unwind')
    return repetitionsMatter(others, distinct)
  const all = [...clause.items, ...clause.orderBy].map(({ expression }) => expression)
  if (all.some(hasAggregate)) return !all.every(ignoresRepetitions)
  if (clause.distinct) return false
  if (clause.skip !== undefined || clause.limit !== undefined) return true
  return clause.type === 'return' ? !distinct : repetitionsMatter(others, distinct)
}

/** `count(DISTINCT n)` and `max(n.x)` do, `count(n)` does not. */
const ignoresRepetitions = (expression: Expression): boolean =>
  isAggregateCall(expression)
    ? expression.distinct || /^(min|max)$/i.test(expression.name.text)
    : partsOf(expression).every(ignoresRepetitions)

/**
 * The LIMIT that comes next, where every row before it is one after it.
 * @param most rows of the whole result, where this is where they come from
 */
export function enough(
  [clause]: readonly Clause[],
  parameters: ReadonlyMap<string, CypherValue>,
  most?: number
): number | undefined {
  if (clause === undefined || clause.type === 'match' || clause.type === 'unwind') return undefined
  const isPlain =
    !clause.distinct &&
    clause.orderBy.length === 0 &&
    !clause.items.some(({ expression }) => hasAggregate(expression))
  const isLast = clause.type === 'return' && clause.limit === undefined
  const given = isLast ? most : numberOf(clause.limit, parameters)
  const limit = isPlain ? given : undefined
  const skip = clause.skip === undefined ? 0 : numberOf(clause.skip, parameters)
  return limit === undefined || skip === undefined ? undefined : limit + skip
}

function numberOf(
  expression: Projection['limit'],
  parameters: ReadonlyMap<string, CypherValue>
): number | undefined {
  const value =
    expression?.type === 'literal'
      ? expression.value
      : expression?.type === 'parameter'
        ? parameters.get(expression.name)
        : undefined
  return typeof value === 'bigint' && value >= 0n ? Number(value) : undefined
}
