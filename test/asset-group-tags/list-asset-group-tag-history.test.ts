import { sql } from 'kysely'
import t from 'tap'
import { recordHistory } from '../../src/features/asset-group-tags/history.ts'
import { proveHistoryList } from './prove-history.ts'
import { startTags } from './tags.ts'

const { db, call, aPerson } = await startTags(t)

proveHistoryList(t, db, (query) => call('listAssetGroupTagHistory', { query }))

t.test('200 shows what was recorded: who, what and why, the newest first', async (t) => {
  const { user } = await aPerson()
  const caller = { id: user.id, email: user.email_address }
  await recordHistory(
    db,
    caller,
    { action: 'CreateSelector', target: 'Seeds', tagId: 41 },
    { action: 'CertifyNodeManual', target: 'ADA', tagId: 41, environmentId: 'S-1', note: 'seen' }
  )
  await recordHistory(db, { id: user.id, email: null })
  const { body } = await call('listAssetGroupTagHistory', { query: { asset_group_tag_id: '41' } })
  t.equal(body.count, 2)
  t.match(body.data.records, [
    {
      actor: user.id,
      email: user.email_address,
      action: 'CertifyNodeManual',
      target: 'ADA',
      asset_group_tag_id: 41,
      environment_id: 'S-1',
      note: 'seen'
    },
    { action: 'CreateSelector', target: 'Seeds', environment_id: null, note: null }
  ])
  t.ok(body.data.records[0].id > body.data.records[1].id)
})

t.test('200 keeps what was done to a tag that is deleted', async (t) => {
  const { call: callAs } = await aPerson()
  const created = await callAs('createAssetGroupTag', { body: { name: 'Brief', type: 2 } })
  const path = { asset_group_tag_id: created.body.data.id }
  await callAs('deleteAssetGroupTag', { path })
  const { body } = await call('listAssetGroupTagHistory', { query: { target: 'Brief' } })
  t.match(body.data.records, [{ action: 'DeleteTag' }, { action: 'CreateTag' }])
})

t.test('200 answers 50 of them unless it is asked for more', async (t) => {
  await sql`
    insert into asset_group_history (actor, action, target, asset_group_tag_id)
    select 'SYSTEM', 'CertifyNodeAuto', 'N' || n, 42 from generate_series(1, 51) as n`.execute(db)
  const { body } = await call('listAssetGroupTagHistory', { query: { asset_group_tag_id: '42' } })
  t.match(body, { count: 51, skip: 0, limit: 50 })
  t.equal(body.data.records.length, 50)
})
