/** Writes a graph of the memory into the tables, under the same ids. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { CypherMap, type CypherValue, TemporalValue } from '../../src/graph/cypher/values.ts'
import type { MemoryGraph } from '../cypher/reference/graph.ts'

/** As the store keeps a property: a float is a number with a fraction, however it ends. */
function storedText(value: CypherValue): string {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return JSON.stringify({ '~float': String(value) })
    return Number.isInteger(value) ? `${BigInt(value)}.0` : String(value)
  }
  if (value instanceof TemporalValue) return JSON.stringify({ [`~${value.type}`]: value.text })
  if (Array.isArray(value)) return `[${value.map(storedText).join(',')}]`
  if (value instanceof CypherMap) {
    const entries = [...value.entries].map(
      ([key, one]) => `${JSON.stringify(key)}:${storedText(one)}`
    )
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value)
}

/** Graphs that the loader would never write: several equal relationships between two nodes, no object ids. */
export async function allowAnyGraph(db: Kysely<Database>): Promise<void> {
  await sql`alter table edges drop constraint edges_start_id_kind_id_end_id_key`.execute(db)
  await sql`alter table nodes drop constraint nodes_object_id_key`.execute(db)
}

export async function replaceGraph(db: Kysely<Database>, graph: MemoryGraph): Promise<void> {
  const nodes = [...graph.nodes.values()]
  const edges = [...graph.relationships.values()]
  const kinds = [...nodes.flatMap(({ labels }) => labels), ...edges.map(({ type }) => type)]
  await db.transaction().execute(async (transaction) => {
    await sql`delete from edges`.execute(transaction)
    await sql`delete from nodes`.execute(transaction)
    await sql`
      insert into kinds (name) select name from unnest(${[...new Set(kinds)]}::text[]) as name
      where not exists (select from kinds k where k.name = name.name)`.execute(transaction)
    await sql`
      insert into nodes (id, object_id, kind_ids, properties) overriding system value
      select id, coalesce(properties ->> 'objectid', 'node ' || id), array(
        select k.id from jsonb_array_elements_text(labels::jsonb) as label
        join kinds k on k.name = label order by k.id
      ), properties
      from unnest(
        ${nodes.map(({ id }) => id)}::bigint[],
        ${nodes.map(({ labels }) => JSON.stringify(labels))}::text[],
        ${nodes.map(({ properties }) => storedText(properties))}::jsonb[]
      ) as n (id, labels, properties)`.execute(transaction)
    await sql`
      insert into edges (id, start_id, kind_id, end_id, properties) overriding system value
      select e.id, e.start_id, k.id, e.end_id, e.properties
      from unnest(
        ${edges.map(({ id }) => id)}::bigint[],
        ${edges.map(({ startId }) => startId)}::bigint[],
        ${edges.map(({ type }) => type)}::text[],
        ${edges.map(({ endId }) => endId)}::bigint[],
        ${edges.map(({ properties }) => storedText(properties))}::jsonb[]
      ) as e (id, start_id, kind, end_id, properties)
      join kinds k on k.name = e.kind`.execute(transaction)
  })
}
