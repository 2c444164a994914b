/** The nodes that a query returns, as a set: PostgreSQL takes them out of the rows, however many these are. */
import { type RawBuilder, sql } from 'kysely'
import { check } from './check.ts'
import { parse } from './parse.ts'
import type { GraphReader } from './reader-role.ts'
import { describeFailure } from './runtime-error.ts'
import { send } from './send.ts'
import { formOf } from './translate/typed.ts'
import { translateWithin } from './translate-within.ts'
import { isList, type StaticType } from './types.ts'

/**
 * Every node in the result, also in its paths, lists and maps, once and by id. Nothing else is computed: columns
 * without nodes are not. After an error nothing more can be read in the transaction. Throws CypherError for
 * whatever the author of the query can repair.
 */
export async function selectNodeIds(
  reader: GraphReader,
  { query: text, signal }: { query: string; signal?: AbortSignal | undefined }
): Promise<number[]> {
  const query = parse(text)
  check(text, query)
  try {
    const { statement, columns } = await translateWithin(reader, {
      text,
      query,
      parameters: new Map(),
      maxRows: undefined,
      signal
    })
    const names = columns.map((_, place) => sql.ref(`answer.c${place}`))
    const found = columns.flatMap(({ type }, place) => nodesIn(type, names[place] ?? sql`null`))
    if (found.length === 0) return []
    const { rows } = await send(
      reader.trx,
      sql<{ ids: number[] | null }>`
        select array_agg(distinct found.id) filter (where found.id is not null) as ids
        from (${statement}) as answer (${sql.join(columns.map((_, place) => sql.id(`c${place}`)))})
        cross join lateral (${sql.join(found, sql` union all `)}) as found (id)`
    )
    return rows[0]?.ids ?? []
  } catch (error) {
    throw describeFailure(error, text, query)
  }
}

/** A SELECT of the ids in one value of the type; none where it cannot hold a node. */
function nodesIn(type: StaticType, value: RawBuilder<unknown>): RawBuilder<unknown>[] {
  if (type === 'node') return [sql`select ${value}`]
  if (type === 'path') return [sql`select id from ${inPath(sql`unnest(${value})`)}`]
  if (isList(type) && type.list === 'node') return [sql`select unnest(${value})`]
  return formOf(type) === 'jsonb' ? [nodeTags(value), pathTags(value)] : []
}

const ID = sql.lit('^[0-9]{1,15}$')

/** A path is node, relationship, node, and so on. */
const inPath = (elements: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select id from ${elements} with ordinality as element (id, place) where place % 2 = 1) as nodes`

/** A map with this one key stands for a node, unless a collector wrote it and the value is none of an id. */
const nodeTags = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select (tag ->> '~node')::bigint
  from jsonb_path_query(${value}, '$.** ? (@."~node".type() == "number")') as tag
  where tag = jsonb_build_object('~node', tag -> '~node') and tag ->> '~node' ~ ${ID}`

const pathTags = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select id::bigint
  from jsonb_path_query(${value}, '$.** ? (@."~path".type() == "array")') as tag
  cross join lateral ${inPath(sql`jsonb_array_elements_text(tag -> '~path')`)}
  where tag = jsonb_build_object('~path', tag -> '~path') and id ~ ${ID}`
