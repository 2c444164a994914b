/** What the parts of the translation hand to each other, and how they refuse. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Expression, Span } from '../../ast.ts'
import { CypherError, type CypherErrorKind } from '../../errors.ts'
import { commonType, describeType, isList, type StaticType, sameType } from '../../types.ts'
import type { ExpressionContext } from '../context.ts'
import { formOf, type Typed, toForm, toJson } from '../typed.ts'

export type Scope = {
  readonly context: ExpressionContext
  translate(expression: Expression): Typed
  /** The same with more variables. */
  with(variables: ReadonlyMap<string, Typed>): Scope
}

export function refuse(
  scope: Scope,
  span: Span,
  reason: string,
  kind: CypherErrorKind = 'wrongType'
): never {
  throw new CypherError({ kind, reason, place: { query: scope.context.text, span } })
}

/**
 * The expression in the form of a type; refused where it is known to have another.
 * @param user what asks for the type, where that tells more than the expression itself
 */
export function translateAs(
  expression: Expression,
  type: StaticType,
  scope: Scope,
  user: Span = expression
): Typed {
  const given = scope.translate(expression)
  if (!mayBe(given.type, type)) {
    refuse(scope, expression, `expected ${describeType(type)}, but got ${describeType(given.type)}`)
  }
  return toForm(given, type, user)
}

/** Whether a value of the static type may turn out to have the other type. */
function mayBe(given: StaticType, type: StaticType): boolean {
  if (given === 'any' || given === 'null' || type === 'any' || sameType(given, type)) return true
  if (isList(given) && isList(type)) return true
  if (type === 'number' || type === 'float')
    return given === 'integer' || given === 'float' || given === 'number'
  return type === 'integer' && given === 'number'
}

/** Brings all to the narrowest type that they share. */
export function unify(all: readonly Typed[]): { type: StaticType; items: RawBuilder<unknown>[] } {
  const type = all.map((one) => one.type).reduce(commonType, 'null' as StaticType)
  const isJson = formOf(type) === 'jsonb'
  return { type, items: all.map((one) => (isJson ? toJson(one) : toForm(one, type).sql)) }
}

export const commaList = (items: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(items, sql`, `)
