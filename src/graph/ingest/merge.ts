/**
 * Merges staged records into the graph: objects by object id, edges by start, kind and end. Later
 * records win over earlier ones key by key, and over what the graph knew before.
 */
import type { ClientBase } from 'pg'
import { resolveMatches, type UnresolvedEdges } from './match-ends.ts'
import type { Staging } from './staging.ts'

/** Whoever writes many nodes or edges in one transaction takes this lock first: merges queue up. */
const MERGE_LOCK = `select pg_advisory_xact_lock(hashtextextended('graph merge', 0))`

export type MergeOptions = {
  now: Date
  sourceKinds: readonly string[]
  signal?: AbortSignal
}

/** Runs inside the caller's transaction. Returns the edges whose ends could not be found. */
export async function mergeStaged(
  client: ClientBase,
  staging: Staging,
  { now, sourceKinds, signal }: MergeOptions
): Promise<UnresolvedEdges[]> {
  signal?.throwIfAborted()
  await client.query(MERGE_LOCK)
  await client.query(`set local work_mem = '128MB'; set local jit = off`)
  await client.query(
    'create aggregate pg_temp.jsonb_merge (jsonb) (sfunc = jsonb_concat, stype = jsonb)'
  )
  await mergeKinds(client, staging, sourceKinds)
  await client.query(`create temporary table merged_nodes (
    id bigint not null, object_id text collate "C" not null
  ) on commit drop`)
  await mergeNodes(client, now)
  let unresolved: UnresolvedEdges[] = []
  if (staging.hasMatchEdges()) {
    signal?.throwIfAborted()
    await client.query('truncate staged_nodes, staged_ends')
    unresolved = await resolveMatches(client)
    await mergeNodes(client, now)
  }
  signal?.throwIfAborted()
  await client.query('analyze merged_nodes')
  await client.query(MERGE_EDGES, [now])
  await client.query('drop aggregate pg_temp.jsonb_merge (jsonb)')
  return unresolved
}

async function mergeKinds(client: ClientBase, staging: Staging, sourceKinds: readonly string[]) {
  const names = staging.kinds()
  await client.query(
    `insert into kinds (name)
      select name from unnest($1::text[]) as name
      where not exists (select from kinds where kinds.name = name.name)
      order by name
      on conflict do nothing`,
    [names]
  )
  await client.query(
    `insert into source_kinds (name)
      select distinct name from unnest($1::text[]) as name
      where not exists (select from source_kinds where source_kinds.name = name.name)
      order by name
      on conflict do nothing`,
    [sourceKinds]
  )
  await client.query(`
    create temporary table staged_kinds (number integer primary key, id smallint not null) on commit drop;
    create temporary table staged_kind_sets (number integer primary key, kind_ids smallint[] not null) on commit drop;
  `)
  await client.query(
    `insert into staged_kinds (number, id)
      select name.number - 1, kinds.id
      from unnest($1::text[]) with ordinality as name (name, number) join kinds using (name)`,
    [names]
  )
  await client.query(
    `insert into staged_kind_sets (number, kind_ids)
      select kind_set.number - 1, coalesce(
        (select array_agg(id order by id) from staged_kinds
          where number = any (kind_set.numbers::integer[])), '{}')
      from unnest($1::text[]) with ordinality as kind_set (numbers, number)`,
    [staging.kindSets().map((set) => `{${set.join(',')}}`)]
  )
  await client.query('analyze staged_kinds, staged_kind_sets')
}

// Sorted, so that two writers meet the same rows in the same order.
const MERGE_NODES = `
  with touched as (
    select object_id, array_agg(distinct kind_set) as kind_sets
    from (
      select object_id, kind_set from staged_nodes
      union all
      select object_id, kind_set from staged_ends
    ) as mentioned
    group by object_id
  ),
  described as (
    select object_id, bool_or(collected) as collected,
      pg_temp.jsonb_merge(properties order by seq) as properties
    from staged_nodes
    group by object_id
  ),
  merged as (
    insert into nodes (object_id, kind_ids, properties)
    select
      touched.object_id,
      coalesce(
        case when cardinality(kind_sets) = 1
          then (select kind_ids from staged_kind_sets where number = kind_sets[1])
          else (select array_agg(distinct kind_id order by kind_id)
            from staged_kind_sets, unnest(kind_ids) as kind_id where number = any (kind_sets))
        end, '{}'),
      coalesce(described.properties, '{}')
        || jsonb_build_object('objectid', touched.object_id, 'lastseen', $1::text)
        || case when described.collected
          then jsonb_build_object('lastcollected', $1::text) else '{}' end
    from touched left join described using (object_id)
    order by touched.object_id
    on conflict (object_id) do update set
      kind_ids = case when nodes.kind_ids @> excluded.kind_ids then nodes.kind_ids
        else (select array_agg(distinct kind_id order by kind_id)
          from unnest(nodes.kind_ids || excluded.kind_ids) as kind_id) end,
      properties = nodes.properties || excluded.properties
    returning id, object_id
  )
  insert into merged_nodes (id, object_id) select id, object_id from merged
`

async function mergeNodes(client: ClientBase, now: Date) {
  await client.query(MERGE_NODES, [now.toISOString()])
}

const MERGE_EDGES = `
  insert into edges (start_id, kind_id, end_id, properties, last_seen)
  select start_id, kind_id, end_id, pg_temp.jsonb_merge(properties), $1::timestamptz
  from (
    select start_node.id as start_id, staged_kinds.id as kind_id, end_node.id as end_id, properties
    from staged_edges
    join merged_nodes as start_node on start_node.object_id = start_object_id
    join merged_nodes as end_node on end_node.object_id = end_object_id
    join staged_kinds on staged_kinds.number = kind
    order by start_id, kind_id, end_id, seq
  ) as staged
  group by start_id, kind_id, end_id
  order by start_id, kind_id, end_id
  on conflict (start_id, kind_id, end_id) do update set
    properties = edges.properties || excluded.properties,
    last_seen = excluded.last_seen
`
