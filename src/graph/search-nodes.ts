/** Finds nodes by name or object id, whatever the case. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { escapeLike } from '../db/page.ts'
import { kindNames } from './entities/entity.ts'
import type { GraphNode } from './items.ts'

type Search = {
  text: string
  /** Only those whose name or object id is the text; otherwise those where it occurs. */
  isExact?: boolean
  kind?: string | undefined
  skip: number
  limit: number
}

/** The exact ones, then those that begin with the text, then the others. */
export async function searchNodes(
  db: Kysely<Database>,
  { text, isExact = false, kind, skip, limit }: Search
): Promise<GraphNode[]> {
  const matches = (pattern: (one: string) => string) => {
    const patterns = spellings(text).map((one) => pattern(escapeLike(one)))
    return sql`(n.name ilike any(${patterns}::text[]) or n.object_id ilike any(${patterns}::text[]))`
  }
  const equal = matches((one) => one)
  const ofKind: RawBuilder<unknown> =
    kind === undefined
      ? sql`true`
      : sql`n.kind_ids && array(select id from kinds where name = ${kind})`
  const { rows } = await sql<GraphNode>`
    select f.id, f.object_id as "objectId", f.name, f.properties, ${kindNames('f.kind_ids')} as kinds
    from (
      select n.*, row_number() over (
        order by
          case when ${equal} then 0 when ${matches((one) => `${one}%`)} then 1 else 2 end,
          coalesce(n.name, ''), n.id
      ) as place
      from nodes n
      where ${isExact ? equal : matches((one) => `%${one}%`)} and ${ofKind}
      order by place offset ${skip} limit ${limit}
    ) f
    order by f.place`.execute(db)
  return rows
}

/** Comparing by code point folds ASCII only; collectors write names in upper case. */
function spellings(text: string): string[] {
  return [...new Set([text, text.toUpperCase(), text.toLowerCase()])]
}
