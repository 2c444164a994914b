/** Calls of aggregating functions to SQL's. */
import type { FunctionExpression } from '../ast.ts'
import type { ExpressionContext } from './context.ts'
import type { Typed } from './typed.ts'

export function translateAggregate(call: FunctionExpression, _context: ExpressionContext): Typed {
  throw new Error(`not yet: ${call.name.text}`)
}
