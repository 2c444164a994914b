/** Conditions of WHERE in forms that an index helps with. False may stand for null there. */
import { type RawBuilder, sql } from 'kysely'
import type { BinaryExpression, ComparisonExpression, Expression } from '../../ast.ts'
import { findFunction } from '../../functions.ts'
import { type Typed, toJson, typed } from '../typed.ts'
import { equals, isSimple } from './comparison.ts'
import { scalars } from './membership.ts'
import { type Scope, translateAs } from './scope.ts'
import { textTest } from './text.ts'

export function translateCondition(expression: Expression, scope: Scope): RawBuilder<unknown> {
  const indexed =
    expression.type === 'binary'
      ? translateBinary(expression, scope)
      : expression.type === 'comparison'
        ? translateEquality(expression, scope)
        : undefined
  return indexed ?? translateAs(expression, 'boolean', scope).sql
}

function translateBinary(
  expression: BinaryExpression,
  scope: Scope
): RawBuilder<unknown> | undefined {
  const { operator, left, right } = expression
  switch (operator) {
    case 'and':
      return sql`(${translateCondition(left, scope)} and ${translateCondition(right, scope)})`
    case 'or':
      return sql`(${translateCondition(left, scope)} or ${translateCondition(right, scope)})`
    case 'in':
      return translateIn(left, right, scope)
    case 'startsWith':
    case 'endsWith':
    case 'contains':
    case '=~':
      return translateText(expression, scope)
    default:
      return undefined
  }
}

/** The column that holds the property, and the test that the property is a text as the column is. */
type TextColumn = { column: Typed; isText: RawBuilder<unknown> }

function textColumn(expression: Expression, scope: Scope): TextColumn | undefined {
  if (expression.type !== 'property' || expression.of.type !== 'variable') return undefined
  const { text: key } = expression.key
  if (key !== 'name' && key !== 'objectid') return undefined
  const of = scope.translate(expression.of)
  if (of.type !== 'node') return undefined
  const { name, objectId, properties } = scope.context.node(of)
  return {
    column: typed('string', key === 'name' ? name : objectId),
    isText: isText(sql`${properties} -> ${key}::text`)
  }
}

/** Written so that the planner takes nearly all rows to pass. */
const isText = (json: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`nullif(jsonb_typeof(${json}) = 'string', false) is not null`

function translateEquality(
  { first, rest }: ComparisonExpression,
  scope: Scope
): RawBuilder<unknown> | undefined {
  const [link] = rest
  if (!link || rest.length > 1 || link.operator !== '=') return undefined
  return (
    equalsColumn(first, link.operand, scope) ??
    equalsColumn(link.operand, first, scope) ??
    ofKind(first, link.operand, scope) ??
    ofKind(link.operand, first, scope) ??
    equalsJson(scope.translate(first), scope.translate(link.operand))
  )
}

function equalsColumn(
  property: Expression,
  other: Expression,
  scope: Scope
): RawBuilder<unknown> | undefined {
  const found = textColumn(property, scope)
  if (!found) return undefined
  const value = scope.translate(other)
  const { column, isText: checked } = found
  if (value.type === 'string') return sql`(${column.sql} = ${value.sql} and ${checked})`
  const isObjectId = property.type === 'property' && property.key.text === 'objectid'
  if (value.type !== 'any' || !isObjectId) return undefined
  return sql`(${column.sql} = ${value.sql} #>> '{}' and ${isText(value.sql)} and ${checked})`
}

/**
 * A property against a literal, and two values of unknown types, which two tables can be joined by:
 * jsonb's own equality comes first.
 */
function equalsJson(a: Typed, b: Typed): RawBuilder<unknown> | undefined {
  if (isSimple(b) && a.raw) return sql`(${a.raw} = ${toJson(b)})`
  if (isSimple(a) && b.raw) return sql`(${b.raw} = ${toJson(a)})`
  if (a.type !== 'any' || b.type !== 'any') return undefined
  return sql`(${a.sql} = ${b.sql}
    and (jsonb_typeof(${a.sql}) not in ('array', 'object') or ${equals(a, b)}))`
}

function translateIn(
  left: Expression,
  right: Expression,
  scope: Scope
): RawBuilder<unknown> | undefined {
  const items = scalars(scope.translate(right).value)
  if (!items) return undefined
  const texts = items.filter((item) => typeof item === 'string')
  const kind = kindOf(left, scope)
  if (kind) return amongKinds(kind, texts, scope)
  // What is no text may still be among the others.
  const areTexts = items.every((item) => item === null || typeof item === 'string')
  const found = areTexts ? textColumn(left, scope) : undefined
  return found && sql`(${found.column.sql} = any(${texts}::text[]) and ${found.isText})`
}

/** The column behind `type(r)`. */
function kindOf(expression: Expression, scope: Scope): RawBuilder<unknown> | undefined {
  if (expression.type !== 'function' || findFunction(expression.name.text) !== 'type') {
    return undefined
  }
  const [of] = expression.arguments
  const relationship = of && scope.translate(of)
  if (relationship?.type !== 'relationship') return undefined
  return scope.context.relationship(relationship).kindId
}

function ofKind(call: Expression, name: Expression, scope: Scope): RawBuilder<unknown> | undefined {
  const kind = kindOf(call, scope)
  const { value } = kind ? scope.translate(name) : { value: undefined }
  return kind && typeof value === 'string' ? amongKinds(kind, [value], scope) : undefined
}

function amongKinds(kind: RawBuilder<unknown>, names: readonly string[], scope: Scope) {
  const ids = names.flatMap((name) => scope.context.kinds.get(name) ?? [])
  return sql`(${kind} = any(${ids}::smallint[]))`
}

function translateText(
  expression: BinaryExpression,
  scope: Scope
): RawBuilder<unknown> | undefined {
  const found = textColumn(expression.left, scope)
  const other = found && scope.translate(expression.right)
  if (!found || other?.type !== 'string') return undefined
  return sql`(${textTest(expression, found.column, other)} and ${found.isText})`
}
