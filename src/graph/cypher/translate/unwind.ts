/** UNWIND: a row for each element of a list. */
import { sql } from 'kysely'
import type { UnwindClause } from '../ast.ts'
import { isList } from '../types.ts'
import { translateExpression } from './expression.ts'
import { bind, type Part } from './part.ts'
import { contextOf } from './part-context.ts'
import { elementsOf, type Typed, toJson, typed } from './typed.ts'

export function unwind(part: Part, { list, variable }: UnwindClause): void {
  const alias = part.statement.alias('x')
  const elements = elementsOf(asList(translateExpression(list, contextOf(part))), alias)
  part.from.push({ join: 'inner', source: sql`lateral ${elements.source}` })
  bind(part, variable.text, elements.element)
}

/** What is no list is taken as the only element of one; null has no elements. */
function asList(value: Typed): Typed {
  if (isList(value.type)) return value
  const json = toJson(value)
  return typed(
    { list: 'any' },
    sql`(case jsonb_typeof(${json}) when 'array' then ${json} else nullif(jsonb_build_array(${json}), '[null]') end)`
  )
}
