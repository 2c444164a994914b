import { sql } from 'kysely'
import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { startBackground, until } from './background.ts'

const { db, work, call, forward } = await startBackground(t, { env: { EDITION: 'community' } })

t.test('the worker of the community edition analyses Tier Zero and no other zone', async (t) => {
  await addToGraph(db, { nodes: { CORP: ['Domain', { domainsid: 'CORP', collected: true }] } })
  await sql`
    with kind as (insert into kinds (name) values ('Tag_Servers') returning id)
    insert into asset_group_tags (type, kind_id, name, created_by, updated_by, position,
      require_certify, analysis_enabled)
    select 1, id, 'Servers', 'SYSTEM', 'SYSTEM', 2, false, true from kind`.execute(db)
  await call('requestAnalysis')
  await forward()
  work()
  await until(async () => {
    const { body } = await call('getDatapipeStatus')
    return body.data.last_complete_analysis_at !== null
  }, 'the analysis')
  const { rows } = await sql<{ name: string | null }>`
    select t.name from zone_exposures e left join asset_group_tags t on t.id = e.asset_group_tag_id
    order by t.name`.execute(db)
  t.strictSame(
    rows.map(({ name }) => name),
    ['Tier Zero', null]
  )
})
