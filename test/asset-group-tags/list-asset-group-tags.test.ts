import { sql } from 'kysely'
import t from 'tap'
import { OWNED, startTags, TIER_ZERO } from './tags.ts'

const { db, call, aPerson, aZone, aLabel, get, remove } = await startTags(t)

type Query = Record<string, string | string[]>
const list = (query: Query = {}) => call('listAssetGroupTags', { query })
const names = async (query: Query) =>
  (await list(query)).body.data.tags.map(({ name }: { name: string }) => name)

t.before(async () => {
  await aLabel('Reviewed')
  await aZone('Backup', { description: 'Tapes', require_certify: true })
  await aZone('Certificates', { position: 2, analysis_enabled: false })
})

t.test('200 lists zones by rank, then labels, then Owned, each as it is got', async (t) => {
  const { status, body } = await list()
  t.equal(status, 200)
  t.strictSame(
    body.data.tags.map(({ name }: { name: string }) => name),
    ['Tier Zero', 'Certificates', 'Backup', 'Reviewed', 'Owned']
  )
  t.strictSame(body.data.tags[0], (await get(TIER_ZERO)).body.data.tag)
  t.strictSame(body.data.tags[4], (await get(OWNED)).body.data.tag)
})

t.test('200 filters', async (t) => {
  const { user, call: callAs } = await aPerson()
  await callAs('createAssetGroupTag', { body: { name: 'Late', type: 2 } })
  const path = { asset_group_tag_id: OWNED }
  await callAs('updateAssetGroupTag', { path, body: { description: 'Taken' } })
  const late = (await list({ name: 'Late' })).body.data.tags[0]
  const all = ['Tier Zero', 'Certificates', 'Backup', 'Reviewed', 'Late', 'Owned']
  const without = (...some: string[]) => all.filter((name) => !some.includes(name))
  for (const [query, expected] of [
    [{ type: '2' }, ['Reviewed', 'Late']],
    [{ type: 'neq:2' }, without('Reviewed', 'Late')],
    [{ type: ['gte:2', 'lt:3'] }, ['Reviewed', 'Late']],
    [{ name: '~eq:CERT' }, ['Certificates']],
    [{ name: ['Backup', 'Owned'] }, ['Backup', 'Owned']],
    [{ description: 'Tapes' }, ['Backup']],
    [{ created_by: user.id }, ['Late']],
    [{ created_by: 'SYSTEM' }, ['Tier Zero', 'Owned']],
    [{ updated_by: user.id }, ['Late', 'Owned']],
    [{ created_at: `eq:${late.created_at}` }, ['Late']],
    [{ updated_at: `gt:${late.created_at}` }, ['Owned']],
    [{ require_certify: 'true' }, ['Backup']],
    [{ require_certify: 'false' }, ['Tier Zero', 'Certificates']],
    [{ analysis_enabled: 'neq:true' }, ['Certificates', 'Reviewed', 'Late', 'Owned']],
    [{ name: 'Backup', type: '2' }, []]
  ] as const) {
    t.strictSame(await names(query as unknown as Query), expected, JSON.stringify(query))
  }
})

t.test('200 shows deleted tags to those alone who ask when, or by whom', async (t) => {
  const { user, call: callAs } = await aPerson()
  const id = await aZone('Withdrawn', { position: 2 })
  const path = { asset_group_tag_id: id }
  await callAs('deleteAssetGroupTag', { path })
  t.notOk((await names({})).includes('Withdrawn'))
  t.strictSame(await names({ deleted_by: user.id }), ['Withdrawn'])
  t.strictSame(await names({ deleted_at: 'gt:2020-01-01T00:00:00Z' }), ['Withdrawn'])
  t.strictSame(await names({ deleted_at: 'lt:2020-01-01T00:00:00Z' }), [])
})

t.test('200 counts selectors and members where that is asked', async (t) => {
  const label = await aLabel('Counted')
  await sql`
    insert into asset_group_tag_selectors (asset_group_tag_id, name, is_default, disabled_at, created_by, updated_by)
    values (${label}, 'a', false, null, 'x', 'x'), (${label}, 'b', false, now(), 'x', 'x'),
      (${label}, 'c', true, null, 'x', 'x'), (${label}, 'd', true, now(), 'x', 'x'),
      (${label}, 'e', true, now(), 'x', 'x')`.execute(db)
  await sql`
    insert into asset_group_tag_members
    select ${label}, n, 1, 'User', 'S-1', 'S-1-' || n, 'N' || n from generate_series(1, 7) as n`.execute(
    db
  )
  for (const counts of ['true', 't', 'True']) {
    const { body } = await list({ counts, name: ['Counted', 'Reviewed'] })
    t.match(body.data.tags, [
      {
        name: 'Reviewed',
        counts: {
          selectors: 0,
          custom_selectors: 0,
          default_selectors: 0,
          disabled_selectors: 0,
          members: 0
        }
      },
      {
        name: 'Counted',
        counts: {
          selectors: 5,
          custom_selectors: 2,
          default_selectors: 3,
          disabled_selectors: 3,
          members: 7
        }
      }
    ])
  }
  t.notOk('counts' in (await list({ name: 'Counted', counts: 'false' })).body.data.tags[0])
  t.notOk('counts' in (await list({ name: 'Counted' })).body.data.tags[0])
  await remove(label)
})

t.test('400 for a filter or a switch that is none', async (t) => {
  for (const query of [
    { type: 'zone' },
    { type: '~eq:1' },
    { name: 'gt:A' },
    { counts: 'maybe' },
    { created_at: 'gt:2026-02-30T00:00:00Z' },
    { require_certify: '2' }
  ]) {
    const { status, body } = await list(query as Query)
    t.equal(status, 400, JSON.stringify(query))
    t.match(body.errors, [{ context: Object.keys(query)[0] }])
  }
})
