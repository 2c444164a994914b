/** What the translation of an expression may ask of the clause around it. */
import type { RawBuilder } from 'kysely'
import type {
  Expression,
  LabelExpression,
  PatternComprehension,
  PatternExpression,
  SubqueryExpression
} from '../ast.ts'
import type { CypherValue } from '../values.ts'
import type { Typed } from './typed.ts'

export type NodeColumns = {
  readonly properties: RawBuilder<unknown>
  readonly kindIds: RawBuilder<unknown>
  /** `properties ->> 'name'` and the object id, where an index helps; text. */
  readonly name: RawBuilder<unknown>
  readonly objectId: RawBuilder<unknown>
}

export type RelationshipColumns = {
  readonly properties: RawBuilder<unknown>
  readonly kindId: RawBuilder<unknown>
  /** A timestamptz. */
  readonly lastSeen: RawBuilder<unknown>
  readonly startId: RawBuilder<unknown>
  readonly endId: RawBuilder<unknown>
}

export type ExpressionContext = {
  readonly text: string
  readonly parameters: ReadonlyMap<string, CypherValue>
  /** Name of a kind to its id. */
  readonly kinds: ReadonlyMap<string, number>
  readonly now: Date
  /** How a variable is read here. */
  variable(name: string): Typed
  /** For the variables of comprehensions, quantifiers and reduce. */
  withVariables(more: ReadonlyMap<string, Typed>): ExpressionContext
  /** A name for a FROM item that nothing else in the statement has: `x7`. */
  alias(prefix: string): string
  /** The columns of the entity: those of its joined table, else of a look-up by id. */
  node(id: Typed): NodeColumns
  relationship(id: Typed): RelationshipColumns
  /** Whether a node or relationship, known as such, has the labels or the type: a boolean. */
  hasLabels(entity: Typed, labels: LabelExpression): Typed
  /** The place of a row, where an earlier ORDER BY gave it one; collect() keeps to it. */
  readonly place?: RawBuilder<unknown> | undefined
  /** Parts of the expression that an inner SELECT computed already, such as aggregates. */
  readonly substitutes?: ReadonlyMap<Expression, Typed>
  /** May refer to the variables around it. */
  subquery(expression: SubqueryExpression | PatternExpression | PatternComprehension): Typed
}
