import t from 'tap'
import { OWNED, startTags, TIER_ZERO } from './tags.ts'

const { db, aPerson, aZone, get, remove } = await startTags(t)

t.test('200 shows the tags that come with the server', async (t) => {
  const { status, body } = await get(TIER_ZERO)
  t.equal(status, 200)
  const { created_at, updated_at, kind_id, ...tag } = body.data.tag
  t.strictSame(tag, {
    id: TIER_ZERO,
    type: 1,
    name: 'Tier Zero',
    description: 'Whoever controls one of these controls everything.',
    created_by: 'SYSTEM',
    updated_by: 'SYSTEM',
    position: { int32: 1, valid: true },
    require_certify: { bool: false, valid: true },
    analysis_enabled: { bool: true, valid: true },
    glyph: { string: 'gem', valid: true }
  })
  t.equal(created_at, updated_at)
  const kind = await db
    .selectFrom('kinds')
    .select('name')
    .where('id', '=', kind_id)
    .executeTakeFirst()
  t.equal(kind?.name, 'Tag_Tier_Zero')
  t.match((await get(OWNED)).body.data.tag, {
    type: 3,
    name: 'Owned',
    position: { int32: 0, valid: false },
    require_certify: { bool: false, valid: false },
    analysis_enabled: { bool: false, valid: false },
    glyph: { string: 'skull', valid: true }
  })
})

t.test('200 shows the e-mail address of who made and changed it, or else the id', async (t) => {
  const [maker, changer] = [await aPerson(), await aPerson()]
  const created = await maker.call('createAssetGroupTag', { body: { name: 'Shared', type: 1 } })
  const { id } = created.body.data
  const path = { asset_group_tag_id: id }
  await changer.call('updateAssetGroupTag', { path, body: { description: 'changed' } })
  t.match((await get(id)).body.data.tag, {
    created_by: maker.user.email_address,
    updated_by: changer.user.email_address
  })
  await db
    .updateTable('users')
    .set({ email_address: null })
    .where('id', '=', maker.user.id)
    .execute()
  await db.deleteFrom('users').where('id', '=', changer.user.id).execute()
  t.match((await get(id)).body.data.tag, {
    created_by: maker.user.id,
    updated_by: changer.user.id
  })
})

t.test('404 for a tag that does not exist, and for one that is deleted', async (t) => {
  const id = await aZone('Short lived')
  await remove(id)
  for (const missing of [id, 999]) {
    const { status, body } = await get(missing)
    t.equal(status, 404)
    t.match(body.errors, [{ context: 'asset_group_tag_id', message: 'resource not found' }])
  }
})
