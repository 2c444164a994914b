/** Checks what the grammar cannot: variables, types, calls, aggregates, columns. */
import type { Expression, Query } from './ast.ts'
import { type Checker, failIn } from './check/checker.ts'
import { checkCondition, checkExpression } from './check/expression.ts'
import { checkPatterns } from './check/pattern.ts'
import { checkQuery } from './check/query.ts'
import type { StaticType } from './types.ts'

/** Throws a CypherError where the query breaks a rule of the language. Gives the type of each expression. */
export function check(text: string, query: Query): ReadonlyMap<Expression, StaticType> {
  const types = new Map<Expression, StaticType>()
  const c: Checker = {
    typeOf(expression, place) {
      const type = checkExpression(c, expression, place)
      types.set(expression, type)
      return type
    },
    condition: (expression, place) => checkCondition(c, expression, place),
    pattern: (pattern, place, introduces) => checkPatterns(c, [pattern], place, introduces),
    query: (inner, outer) => checkQuery(c, inner, outer),
    fail: failIn(text)
  }
  c.query(query, new Map())
  return types
}
