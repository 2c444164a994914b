/** Checks what the grammar cannot: variables, types, calls, aggregates, columns. */
import type { Query } from './ast.ts'
import { type Checker, failIn } from './check/checker.ts'
import { checkCondition, checkExpression } from './check/expression.ts'
import { checkPatterns } from './check/pattern.ts'
import { checkQuery } from './check/query.ts'

/** Throws a CypherError where the query breaks a rule of the language. */
export function check(text: string, query: Query): void {
  const c: Checker = {
    typeOf: (expression, place) => checkExpression(c, expression, place),
    condition: (expression, place) => checkCondition(c, expression, place),
    pattern: (pattern, place, introduces) => checkPatterns(c, [pattern], place, introduces),
    query: (inner, outer) => checkQuery(c, inner, outer),
    fail: failIn(text)
  }
  c.query(query, new Map())
}
