/** Three-valued logic: SQL's is the language's. */
import { sql } from 'kysely'
import type { BinaryExpression, NullTestExpression, UnaryExpression } from '../../ast.ts'
import { type Typed, typed } from '../typed.ts'
import { type Scope, translateAs } from './scope.ts'

export function translateConnective(expression: BinaryExpression, scope: Scope): Typed {
  const left = translateAs(expression.left, 'boolean', scope).sql
  const right = translateAs(expression.right, 'boolean', scope).sql
  if (expression.operator === 'and') return typed('boolean', sql`(${left} and ${right})`)
  if (expression.operator === 'or') return typed('boolean', sql`(${left} or ${right})`)
  return typed('boolean', sql`(${left} <> ${right})`)
}

export function translateNot({ operand }: UnaryExpression, scope: Scope): Typed {
  return typed('boolean', sql`(not ${translateAs(operand, 'boolean', scope).sql})`)
}

export function translateNullTest({ operand, negated }: NullTestExpression, scope: Scope): Typed {
  const { sql: value } = scope.translate(operand)
  return typed('boolean', negated ? sql`(${value} is not null)` : sql`(${value} is null)`)
}
