/** A checked query to one SQL statement, or to the search that has to be made before. */
import type { RawBuilder } from 'kysely'
import type { SearchPlan } from './search/search-plan.ts'
import type { TranslateInput } from './translate/input.ts'
import type { Statement } from './translate/part.ts'
import { translateQuery } from './translate/query.ts'
import { SearchNeeded } from './translate/shortest-path.ts'
import { translateSubquery } from './translate/subquery.ts'
import type { StaticType } from './types.ts'

export type { GraphStatistics, TranslateInput } from './translate/input.ts'

export type Translation =
  | { readonly pending: SearchPlan }
  | {
      readonly statement: RawBuilder<unknown>
      readonly columns: readonly { readonly name: string; readonly type: StaticType }[]
    }

/** The same query gives the same SQL. */
export function translate(input: TranslateInput): Translation {
  let aliases = 0
  let searches = 0
  const statement: Statement = {
    input,
    alias: (prefix) => `${prefix}${aliases++}`,
    nextSearch: () => input.searches[searches++],
    subquery: translateSubquery
  }
  try {
    const { sql, columns } = translateQuery(statement, input.query, undefined, { distinct: false })
    return { statement: sql, columns }
  } catch (error) {
    if (error instanceof SearchNeeded) return { pending: error.plan }
    throw error
  }
}
