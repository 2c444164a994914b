/** Patterns and queries inside an expression: they look outward at the row that they are asked for. */
import { sql } from 'kysely'
import type { PatternComprehension, PatternExpression, SubqueryExpression } from '../ast.ts'
import { listOf } from '../types.ts'
import { conjunctsOf } from '../walk.ts'
import { translateExpression } from './expression.ts'
import { match } from './match.ts'
import { findVariable, fromAndWhere, newPart, type Part } from './part.ts'
import { contextOf } from './part-context.ts'
import { translateQuery } from './query.ts'
import { existsInSet } from './semi-join.ts'
import { isEntity, type Typed, toJson, typed } from './typed.ts'

export function translateSubquery(
  part: Part,
  expression: SubqueryExpression | PatternExpression | PatternComprehension
): Typed {
  if (expression.type === 'subquery') return translateInner(part, expression)
  return expression.type === 'pattern'
    ? translatePattern(part, expression)
    : translateComprehension(part, expression)
}

function translateInner(part: Part, { result, query }: SubqueryExpression): Typed {
  const distinct = result === 'exists'
  const [first, ...others] = query.first.clauses
  if (distinct && first?.type === 'match' && !first.optional && others.length === 0) {
    const found = existsInSet(part, first.patterns, conjunctsOf(first.where))
    if (found && query.unions.length === 0) return found
  }
  const select = translateQuery(part.statement, query, part, { distinct })
  if (distinct) return typed('boolean', sql`exists (${select.sql})`)
  const alias = part.statement.alias('q')
  if (result === 'count') {
    return typed('integer', sql`(select count(*) from (${select.sql}) as ${sql.id(alias)})`)
  }
  const type = select.columns[0]?.type ?? 'null'
  return listOfRows(
    typed(type, sql.ref(`${alias}.c0`)),
    sql` from (${select.sql}) as ${sql.id(alias)}`
  )
}

function translatePattern(part: Part, { pattern }: PatternExpression): Typed {
  const inner = newPart(part.statement, part)
  if (pattern.search === undefined) {
    const found = existsInSet(part, [pattern], [])
    if (found) return found
    match(inner, [pattern], [], { distinct: true })
    return typed('boolean', sql`exists (select${fromAndWhere(inner)})`)
  }
  // A path of its own that the pattern does not name.
  const path = pattern.variable ?? { text: ` ${part.statement.alias('u')}`, start: 0, end: 0 }
  match(inner, [{ ...pattern, variable: path }], [], { distinct: false })
  const found = findVariable(inner, path.text)
  if (found === undefined) throw new Error('a search that binds no path')
  if (pattern.search === 'allShortestPaths') {
    return listOfRows(found, fromAndWhere(inner))
  }
  return typed('path', sql`(select ${found.sql}${fromAndWhere(inner)} limit 1)`)
}

function translateComprehension(part: Part, { pattern, where, map }: PatternComprehension): Typed {
  const inner = newPart(part.statement, part)
  match(inner, [pattern], conjunctsOf(where), { distinct: false })
  const value = translateExpression(map, contextOf(inner))
  return listOfRows(value, fromAndWhere(inner))
}

function listOfRows(value: Typed, from: ReturnType<typeof fromAndWhere>): Typed {
  const type = listOf(value.type)
  if (isEntity(value.type)) return typed(type, sql`array(select ${value.sql}${from})`)
  // An aggregate of nothing but outer columns would be one of the query around.
  const read = sql`select ${toJson(value)} as value${from}`
  return typed(type, sql`coalesce((select jsonb_agg(value) from (${read}) as read), '[]')`)
}
