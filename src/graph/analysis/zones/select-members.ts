/** Evaluates a selector: from its seeds to the nodes that it selects, for a preview and for the analysis alike. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { type GraphReader, readGraph, selectNodeIds } from '../../cypher/cypher.ts'
import { primaryKind } from '../../kinds.ts'
import { type Expansion, expand, type Selected, type Source } from './expand.ts'
import { seedError } from './seed-error.ts'

export type Seed = {
  /** 1 an object id, 2 a Cypher query. */
  type: number
  value: string
}

export type PreviewedMember = {
  id: number
  objectId: string
  primaryKind: string
  name: string
  source: Source
}

export type PreviewOptions = {
  seeds: readonly Seed[]
  expansion: Expansion
  /** The first so many members; all without it. */
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * What a selector of these seeds would select, by source and then by id. Reads one state of the graph, and
 * stores nothing. Throws CypherError for a query that is wrong, be it when it runs.
 */
export function previewMembers(
  db: Kysely<Database>,
  { seeds, expansion, limit, signal }: PreviewOptions
): Promise<PreviewedMember[]> {
  return readGraph(db, undefined, async (reader) => {
    const selected = await selectMembers(reader, { seeds, expansion, limit, signal })
    return describe(reader, selected)
  })
}

/** Object ids that nothing has select nothing. */
export async function selectMembers(
  reader: GraphReader,
  { seeds, expansion, limit, signal }: PreviewOptions
): Promise<Selected[]> {
  const objectIds = seeds.filter(({ type }) => type === 1).map(({ value }) => value)
  const { rows } = await sql<{ id: number }>`
    select id from nodes where object_id = any(${objectIds}::text[])`.execute(reader.trx)
  const ids = new Set(rows.map(({ id }) => id))
  for (const [place, { type, value: query }] of seeds.entries()) {
    if (type !== 2) continue
    const found = await selectNodeIds(reader, { query, signal }).catch((error) => {
      throw seedError(error, seeds, place)
    })
    for (const id of found) ids.add(id)
  }
  signal?.throwIfAborted()
  return ids.size === 0 ? [] : expand(reader, [...ids], expansion, limit)
}

async function describe(
  { trx, kindNames }: GraphReader,
  selected: readonly Selected[]
): Promise<PreviewedMember[]> {
  const sources = selected.flatMap(({ source, ids }) => ids.map((id) => [id, source] as const))
  const { rows } = await sql<{
    id: number
    objectId: string
    kindIds: number[]
    name: string
    source: Source
  }>`
    select n.id, n.object_id as "objectId", n.kind_ids as "kindIds", ${shownName('n')} as name, source
    from unnest(${sources.map(([id]) => id)}::bigint[], ${sources.map(([, source]) => source)}::smallint[])
      with ordinality as selected (id, source, place)
    join nodes n on n.id = selected.id
    order by place`.execute(trx)
  return rows.map(({ kindIds, ...row }) => ({
    ...row,
    primaryKind: primaryKind(kindIds.flatMap((id) => kindNames.get(id) ?? []))
  }))
}

/** What a member is called: by its name, else by what it is shown as, cut to what an index holds, else by its id. */
export const shownName = (node: string) => sql<string>`coalesce(
  nullif(${sql.ref(`${node}.name`)}, ''),
  left(nullif(${sql.ref(`${node}.properties`)} ->> 'displayname', ''), 500),
  ${sql.ref(`${node}.object_id`)})`
