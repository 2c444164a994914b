/** Expressions to SQL. */
import type { RawBuilder } from 'kysely'
import type { Expression } from '../ast.ts'
import type { ExpressionContext } from './context.ts'
import type { Typed } from './typed.ts'

export function translateExpression(expression: Expression, _context: ExpressionContext): Typed {
  throw new Error(`not yet: ${expression.type}`)
}

/** For WHERE: true exactly where the expression is; false or null elsewhere. Lets indexes help. */
export function translatePredicate(
  expression: Expression,
  _context: ExpressionContext
): RawBuilder<boolean> {
  throw new Error(`not yet: ${expression.type}`)
}
