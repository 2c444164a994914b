/** Reads the text of a query as a syntax tree. */
import type { Query } from './ast.ts'
import { readQuery, readSubquery } from './parser/clause.ts'
import { createCursor, MAX_DEPTH, tooDeep } from './parser/cursor.ts'
import { readExpression } from './parser/expression.ts'
import type { Parser } from './parser/parser.ts'
import { readPath } from './parser/pattern.ts'

/** Throws a CypherError where the text is none of the reading language. */
export function parse(text: string): Query {
  const p = createParser(text)
  if (p.peek().kind === 'end') p.fail(p.peek(), 'the query is empty')
  const query = readQuery(p)
  p.acceptSymbol(';')
  if (p.peek().kind !== 'end') p.unexpected('an operator, the next clause or the end')
  checkDepth(text, query)
  return query
}

function createParser(text: string): Parser {
  const cursor = createCursor(text)
  let barJoins = true
  const within = (joins: boolean) => () => {
    const before = barJoins
    barJoins = joins
    const expression = readExpression(p)
    barJoins = before
    return expression
  }
  const p: Parser = {
    ...cursor,
    expression: within(true),
    expressionBeforeBar: within(false),
    barJoinsLabels: () => barJoins,
    path: () => readPath(p),
    subquery: (needsReturn) => readSubquery(p, needsReturn)
  }
  return p
}

/** A chain of operators is a deep tree though it has no brackets; whoever walks it has a stack. */
function checkDepth(text: string, query: Query): void {
  const waiting: { part: object; depth: number }[] = [{ part: query, depth: 0 }]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const depth = 'start' in one.part ? one.depth + 1 : one.depth
    if (depth > MAX_DEPTH) tooDeep(text, query)
    for (const part of Object.values(one.part)) {
      if (typeof part === 'object' && part !== null) waiting.push({ part, depth })
    }
  }
}
