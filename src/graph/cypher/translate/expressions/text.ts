/** STARTS WITH, ENDS WITH, CONTAINS and =~: null where one side is no text. */
import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../../../db/page.ts'
import type { BinaryExpression } from '../../ast.ts'
import { castTo, placeOf, type Typed, typed } from '../typed.ts'
import type { Scope } from './scope.ts'

type TextOperator = 'startsWith' | 'endsWith' | 'contains' | '=~'

export function translateTextTest(expression: BinaryExpression, scope: Scope): Typed {
  const text = textOrNull(scope.translate(expression.left))
  const other = textOrNull(scope.translate(expression.right))
  return typed('boolean', textTest(expression, text, other))
}

export function textTest(
  expression: BinaryExpression,
  text: Typed,
  other: Typed
): RawBuilder<unknown> {
  const { value } = other
  const operator = expression.operator as TextOperator
  if (operator === '=~') {
    return sql`(${text.sql} ~ cypher.pattern(${other.sql}, ${placeOf(expression)}))`
  }
  if (typeof value === 'string')
    return sql`(${text.sql} like ${likePattern(operator, value)}::text)`
  switch (operator) {
    case 'startsWith':
      return sql`starts_with(${text.sql}, ${other.sql})`
    case 'endsWith':
      return sql`(right(${text.sql}, length(${other.sql})) = ${other.sql})`
    case 'contains':
      return sql`(strpos(${text.sql}, ${other.sql}) > 0)`
  }
}

function likePattern(operator: TextOperator, value: string): string {
  const escaped = escapeLike(value)
  if (operator === 'startsWith') return `${escaped}%`
  return operator === 'endsWith' ? `%${escaped}` : `%${escaped}%`
}

function textOrNull(t: Typed): Typed {
  if (t.type === 'string') return t
  if (t.type !== 'any') return { ...typed('string', castTo('string', sql`null`)), value: null }
  const json = t.raw ?? t.sql
  return typed(
    'string',
    sql`(case when jsonb_typeof(${json}) = 'string' then ${json} #>> '{}' end) collate "C"`
  )
}
