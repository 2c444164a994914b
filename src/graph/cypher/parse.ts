/** Reads the text of a query as a syntax tree. */
import type { Query } from './ast.ts'
import { readQuery, readSubquery } from './parser/clause.ts'
import { createCursor } from './parser/cursor.ts'
import { readExpression } from './parser/expression.ts'
import type { Parser } from './parser/parser.ts'
import { readPath } from './parser/pattern.ts'
import { checkSize } from './parser/size.ts'

/** Throws a CypherError where the text is none of the reading language. */
export function parse(text: string): Query {
  const p = createParser(text)
  if (p.peek().kind === 'end') p.fail(p.peek(), 'the query is empty')
  const query = readQuery(p)
  p.acceptSymbol(';')
  if (p.peek().kind !== 'end') p.unexpected('an operator, the next clause or the end')
  checkSize(text, query)
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
