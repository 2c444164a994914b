import t from 'tap'
import { ANALYSIS, OWNED, startTags, TIER_ZERO } from './tags.ts'

const { db, call, aPerson, aZone, aLabel, get, remove, zones, history, asked, everything } =
  await startTags(t)

t.test('204 moves the zones below up, each with an entry', async (t) => {
  const [b, c, d] = [await aZone('B'), await aZone('C'), await aZone('D')]
  const entries = await history(async () => t.equal((await remove(b)).status, 204))
  t.strictSame(await zones(), ['Tier Zero', 'C', 'D'])
  t.strictSame(entries[0], ['DeleteTag', 'B', b])
  t.strictSame(entries.slice(1).sort(), [
    ['UpdateTag', 'C', c],
    ['UpdateTag', 'D', d]
  ])
  t.strictSame(await history(() => remove(d)), [['DeleteTag', 'D', d]])
  t.strictSame(await zones(), ['Tier Zero', 'C'])
  t.strictSame(await history(() => remove(c)), [['DeleteTag', 'C', c]])
})

t.test('204 keeps the row with who deleted it, and frees name, icon and kind', async (t) => {
  const { user, call: callAs } = await aPerson()
  const id = await aZone('Kept row', { glyph: 'box' })
  const { kind_id } = (await get(id)).body.data.tag
  const path = { asset_group_tag_id: id }
  t.equal((await callAs('deleteAssetGroupTag', { path })).body.length, 0)
  const row = await db
    .selectFrom('asset_group_tags')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  t.match(row, { name: 'Kept row', deleted_at: Date, deleted_by: user.id, position: null })
  const kinds = await db.selectFrom('kinds').select('id').where('id', '=', kind_id).execute()
  t.strictSame(kinds, [])
  t.not(await aZone('Kept row', { glyph: 'box' }), id)
})

t.test('204 asks for an analysis, which takes the kind from the members', async (t) => {
  const { user, call: callAs } = await aPerson()
  const id = await aLabel('Asks')
  const path = { asset_group_tag_id: id }
  t.strictSame(await asked(() => callAs('deleteAssetGroupTag', { path })), {
    request: { requested_by: user.id, request_type: 'tagging' },
    tasks: [ANALYSIS]
  })
})

t.test('403 for the tags that come with the server', async (t) => {
  const before = await everything()
  for (const id of [TIER_ZERO, OWNED]) {
    const { status, body } = await remove(id)
    t.equal(status, 403)
    t.match(body.errors, [
      { context: 'asset_group_tag_id', message: 'cannot delete a default tag' }
    ])
  }
  t.strictSame(await everything(), before)
})

t.test('404 for a tag that does not exist, and for one that is deleted already', async (t) => {
  const id = await aLabel('Twice')
  await remove(id)
  const before = await everything()
  for (const missing of [id, 999]) {
    const { status, body } = await remove(missing)
    t.equal(status, 404)
    t.match(body.errors, [{ context: 'asset_group_tag_id', message: 'resource not found' }])
  }
  t.strictSame(await everything(), before)
})

t.test('400 for an id that is no number', async (t) => {
  const path = { asset_group_tag_id: 'first' }
  t.equal((await call('deleteAssetGroupTag', { path })).status, 400)
})
