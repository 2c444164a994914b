/** What the readers of expressions, patterns and clauses call of one another. */
import type { Expression, PathPattern, Query } from '../ast.ts'
import type { Cursor } from './cursor.ts'

export type Parser = Cursor & {
  expression(): Expression
  /** In a comprehension: a `|` after a label begins the next part, not another label. */
  expressionBeforeBar(): Expression
  /** Whether a `|` may join two labels here. */
  barJoinsLabels(): boolean
  /** A pattern without a variable of its own. */
  path(): PathPattern
  /** What stands in the braces of `EXISTS { … }`; a bare pattern is a MATCH. */
  subquery(needsReturn: boolean): Query
}
