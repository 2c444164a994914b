/** Exposure in a whole forest, against the same questions in SQL. */
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { writeForestZip } from '../../../../scripts/sample-forest/zip.ts'
import { connectClient, openDatabase } from '../../../../src/db/database.ts'
import { analyse } from '../../../../src/graph/analysis/analyse.ts'
import { loadFiles } from '../../../../src/graph/ingest/load.ts'
import { TRAVERSABLE_EDGE_KINDS } from '../../../../src/graph/kinds.ts'
import { testDatabase } from '../../../support/database.ts'
import { failures, NOW } from '../graph.ts'

const LIMITS = { maxEntries: 1000, maxRatio: 200, maxTotalBytes: 2 ** 30 }

t.test('figures of Tier Zero are those that PostgreSQL finds by recursion', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  t.teardown(() => db.destroy())
  const path = join(t.testdir(), 'forest.zip')
  await writeForestZip(path, { seed: 1, users: 60 })
  const client = await connectClient(url, 'test')
  await loadFiles(client, [{ fileName: 'forest.zip', path }], { now: NOW, archive: LIMITS })
  await client.end()
  t.strictSame(failures(await analyse(db, { now: NOW })), [])

  const { rows: expected } = await sql`
    with recursive
    ways as (
      select start_id, end_id from edges join kinds on kinds.id = kind_id
      where kinds.name = any(${TRAVERSABLE_EDGE_KINDS}::text[])
    ),
    zone as materialized (
      select n.id, n.environment_id from nodes n
      where (select id from kinds where name = 'Tag_Tier_Zero') = any(n.kind_ids)
    ),
    principals as materialized (
      select n.id, n.environment_id from nodes n
      where n.id not in (select id from zone)
        and exists (
          select from kinds where kinds.id = any(n.kind_ids)
            and kinds.name in ('User', 'Computer', 'AZUser', 'AZServicePrincipal'))
        and (n.properties -> 'enabled') is distinct from 'false'::jsonb
    ),
    reaches (id, environment_id) as (
      select id, environment_id from zone where environment_id is not null
      union
      select start_id, environment_id from ways join reaches on end_id = reaches.id
    ),
    outside (id) as (
      select id from principals
      union
      select end_id from ways join outside on start_id = outside.id
      where end_id not in (select id from zone)
    )
    select e.environment_id,
      (select count(*) from principals p where p.environment_id = e.environment_id) as principals,
      (select count(*) from principals join reaches r using (id)
        where r.environment_id = e.environment_id) as exposed_principals,
      (select count(*) from principals p join reaches r using (id, environment_id)
        where r.environment_id = e.environment_id) as exposed_here,
      (select count(*) from ways
        join reaches r on r.id = end_id and r.environment_id = e.environment_id
        where start_id in (select id from outside) and end_id in (select id from zone)) as choke_edges
    from (select distinct environment_id from nodes where environment_id is not null) as e
    order by e.environment_id`.execute(db)
  const found = await db
    .selectFrom('zone_exposures')
    .innerJoin('asset_group_tags', 'asset_group_tags.id', 'asset_group_tag_id')
    .select(['environment_id', 'principals', 'exposed_principals', 'exposed_here', 'choke_edges'])
    .where('position', '=', 1)
    .orderBy('environment_id')
    .execute()
  t.strictSame(found, expected)
  t.ok(found.length > 1, 'a forest of several domains')
  t.ok(
    found.some((one) => one.exposed_here > 0 && one.exposed_here < one.principals),
    'some are exposed and others not'
  )
  t.ok(
    found.some((one) => one.choke_edges > 10),
    'by many edges'
  )

  const { rows: composition } = await sql`
    select e.environment_id from zone_exposures e
    where asset_group_tag_id = 1 and composition is distinct from (
      select coalesce(jsonb_object_agg(kind, count), '{}') from (
        select node_primary_kind as kind, count(*) from asset_group_tag_members m
        where m.asset_group_tag_id = 1 and m.node_environment_id = e.environment_id
        group by 1) as counts)`.execute(db)
  t.strictSame(composition, [], 'members by kind are those of the list')
})
