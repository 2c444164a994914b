import t from 'tap'
import { isWaited } from '../support/locks.ts'
import { OWNED, startTags, TIER_ZERO } from './tags.ts'

const api = await startTags(t)
const { db, aPerson, aZone, aLabel, get, update, remove } = api
const { zones, history, everything } = api

t.test('200 changes what is sent and keeps the rest', async (t) => {
  const { user, call: callAs } = await aPerson()
  const id = await aZone('Backup', { description: 'before', glyph: 'ghost' })
  const before = (await get(id)).body.data.tag
  const path = { asset_group_tag_id: id }
  const body = { name: 'Backup 2', require_certify: true }
  const answer = await callAs('updateAssetGroupTag', { path, body })
  t.equal(answer.status, 200)
  const { created_by, updated_at, ...kept } = before
  t.match(answer.body.data, {
    ...kept,
    name: 'Backup 2',
    require_certify: { bool: true, valid: true },
    updated_by: user.id
  })
  t.ok(answer.body.data.updated_at > updated_at, 'the time of the change')
  t.match((await get(id)).body.data.tag, { name: 'Backup 2', created_by })
  await remove(id)
})

t.test(
  '200 takes a value as an object, bare, and for a tag of any type a description',
  async (t) => {
    const id = await aZone('Spelling')
    const values = async () => (await get(id)).body.data.tag
    await update(id, { require_certify: { bool: true, valid: true } })
    t.equal((await values()).require_certify.bool, true)
    await update(id, { require_certify: false, glyph: { string: 'ghost', valid: true } })
    t.match(await values(), { require_certify: { bool: false }, glyph: { string: 'ghost' } })
    for (const nothing of [
      '',
      null,
      { string: '', valid: false },
      { string: 'cat', valid: false }
    ]) {
      await update(id, { glyph: 'ghost' })
      t.equal((await update(id, { glyph: nothing })).body.data.glyph.valid, false)
    }
    await remove(id)
    const label = await aLabel('Any type')
    for (const tag of [label, TIER_ZERO, OWNED]) {
      const { status, body } = await update(tag, { description: 'Reviewed' })
      t.equal(status, 200)
      t.equal(body.data.description, 'Reviewed')
    }
  }
)

t.test('200 writes nothing where nothing differs, as in a tag that is sent back', async (t) => {
  const ids = [TIER_ZERO, OWNED, await aZone('Same', { glyph: 'cat' }), await aLabel('Same label')]
  const before = await everything()
  for (const id of ids) {
    const { tag } = (await get(id)).body.data
    t.equal((await update(id, tag)).status, 200)
  }
  for (const name of ['require_certify', 'position', 'analysis_enabled']) {
    t.equal((await update(OWNED, { [name]: null })).status, 200, 'null says nothing')
  }
  t.strictSame(await everything(), before)
  await remove(ids[2] ?? 0)
})

t.test('200 moves a zone and renumbers those that it passes, each with an entry', async (t) => {
  const names = ['B', 'C', 'D', 'E']
  const ids = new Map<string, number>()
  for (const name of names) ids.set(name, await aZone(name))
  const idOf = (name: string) => ids.get(name) ?? 0
  const move = async (name: string, position: number) => {
    const entries = await history(() => update(idOf(name), { position }))
    return {
      order: (await zones()).join(' '),
      entries: entries.map((entry) => entry.join()).sort()
    }
  }
  const updated = (...moved: string[]) => moved.map((name) => `UpdateTag,${name},${idOf(name)}`)
  t.strictSame(await move('D', 2), {
    order: 'Tier Zero D B C E',
    entries: updated('B', 'C', 'D')
  })
  t.strictSame(await move('D', 5), {
    order: 'Tier Zero B C E D',
    entries: updated('B', 'C', 'D', 'E')
  })
  t.strictSame(await move('C', 4), { order: 'Tier Zero B E C D', entries: updated('C', 'E') })
  t.strictSame(await move('C', 4), { order: 'Tier Zero B E C D', entries: [] })
  for (const id of ids.values()) await remove(id)
})

t.test('200 and 403: the community edition certifies nothing and analyses Tier Zero', async (t) => {
  const { db, get, update, everything } = await startTags(t, { env: { EDITION: 'community' } })
  const { id } = await db
    .insertInto('asset_group_tags')
    .values({
      ...{ type: 1, kind_id: 32_000, name: 'Left over', position: 2 },
      ...{ require_certify: false, analysis_enabled: true, created_by: 'x', updated_by: 'x' }
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await everything()
  t.match(await update(id, { require_certify: true }), {
    status: 200,
    body: { data: { require_certify: { bool: false } } }
  })
  const { status, body } = await update(id, { analysis_enabled: false })
  t.equal(status, 403)
  const message = 'multi-tier analysis is not enabled for privilege zones'
  t.match(body.errors, [{ context: 'analysis_enabled', message }])
  t.strictSame(await everything(), before)
  await update(id, { description: 'kept', require_certify: true })
  t.match((await get(id)).body.data.tag, { description: 'kept', require_certify: { bool: false } })
})

t.test('400 for what breaks a rule, which the message names', async (t) => {
  const zone = await aZone('Ruled', { glyph: 'anchor' })
  const label = await aLabel('Ruled label')
  const last = (await zones()).length
  const fixed = 'renaming default tags is forbidden currently'
  const range = 'provided tier position is out of range'
  const reserved = 'glyphs similar to tier zero or owned not allowed'
  const only = (field: string) => `only zones support modifying ${field}`
  const before = await everything()
  for (const [id, body, context, message] of [
    [zone, {}, 'body', 'no valid fields specified'],
    [zone, { colour: 'red' }, 'body', 'no valid fields specified'],
    [zone, { name: '' }, 'name', /at least 1 character/],
    [zone, { name: '  ' }, 'name', 'name can not be empty'],
    [zone, { name: 'x'.repeat(251) }, 'name', /at most 250 characters/],
    [zone, { name: 'a-b' }, 'name', /must match pattern "\^\[a-zA-Z0-9 _\]\+\$"/],
    [zone, { name: 'Zoné' }, 'name', /must match pattern/],
    [zone, { description: 'x'.repeat(20_001) }, 'description', /at most 20000 characters/],
    [zone, { description: null }, 'description', 'must be string'],
    [TIER_ZERO, { name: 'Crown jewels' }, 'name', fixed],
    [OWNED, { name: 'Lost' }, 'name', fixed],
    [label, { require_certify: false }, 'require_certify', only('require_certify')],
    [OWNED, { require_certify: true }, 'require_certify', only('require_certify')],
    [label, { position: 2 }, 'position', only('position')],
    [OWNED, { position: 2 }, 'position', only('position')],
    [zone, { position: 1 }, 'position', range],
    [zone, { position: 0 }, 'position', range],
    [zone, { position: -1 }, 'position', range],
    [zone, { position: last + 1 }, 'position', range],
    [zone, { position: 2_147_483_648 }, 'position', /shapes/],
    [zone, { position: '2' }, 'position', /shapes/],
    [label, { analysis_enabled: true }, 'analysis_enabled', only('analysis_enabled')],
    [OWNED, { analysis_enabled: false }, 'analysis_enabled', only('analysis_enabled')],
    [label, { glyph: 'ghost' }, 'glyph', 'only zones support custom glyphs'],
    [OWNED, { glyph: '' }, 'glyph', 'only zones support custom glyphs'],
    [TIER_ZERO, { glyph: 'ghost' }, 'glyph', 'tier zero glyph cannot be modified'],
    [TIER_ZERO, { glyph: null }, 'glyph', 'tier zero glyph cannot be modified'],
    [zone, { glyph: 'gem' }, 'glyph', reserved],
    [zone, { glyph: 'skull' }, 'glyph', reserved],
    [zone, { glyph: 'fa-ghost' }, 'glyph', 'the glyph specified is invalid'],
    [zone, { glyph: 'Ghost' }, 'glyph', 'the glyph specified is invalid'],
    [zone, { glyph: 'github' }, 'glyph', 'the glyph specified is invalid'],
    [zone, { glyph: 'cog' }, 'glyph', 'the glyph specified is invalid']
  ] as const) {
    const { status, body: answer } = await update(id, body)
    t.equal(status, 400, JSON.stringify(body))
    t.match(answer.errors, [{ context, message }])
  }
  t.strictSame(await everything(), before, 'nothing is written')
})

t.test('403 for what is fixed of Tier Zero', async (t) => {
  const before = await everything()
  for (const [field, value] of [
    ['position', 2],
    ['analysis_enabled', false]
  ] as const) {
    const { status, body } = await update(TIER_ZERO, { [field]: value })
    t.equal(status, 403)
    t.match(body.errors, [{ context: field, message: `tier zero ${field} cannot be modified` }])
  }
  t.strictSame(await everything(), before)
})

t.test('404 for a tag that does not exist, and for one that is deleted', async (t) => {
  const id = await aLabel('Gone')
  await remove(id)
  for (const missing of [id, 999]) {
    const { status, body } = await update(missing, { description: 'x' })
    t.equal(status, 404)
    t.match(body.errors, [{ context: 'asset_group_tag_id', message: 'resource not found' }])
  }
})

t.test('409 for a name, a kind or an icon that another tag has', async (t) => {
  const zone = await aZone('Mine', { glyph: 'moon' })
  await aZone('Not yours', { glyph: 'sun' })
  const gone = await aLabel('Free again')
  await remove(gone)
  const before = await everything()
  for (const [field, value, message] of [
    ['name', 'Not yours', 'asset group tag name must be unique'],
    ['name', 'Tier Zero', 'asset group tag name must be unique'],
    ['name', 'Not_yours', 'the graph kind Tag_Not_yours is that of the tag Not yours'],
    ['glyph', 'sun', 'asset group tag glyph must be unique']
  ] as const) {
    const { status, body } = await update(zone, { [field]: value })
    t.equal(status, 409, value)
    t.match(body.errors, [{ context: field, message }])
  }
  t.strictSame(await everything(), before)
  t.equal((await update(zone, { name: 'mine' })).status, 200, 'another case is another name')
  t.equal((await update(zone, { name: 'Free again' })).status, 200)
  t.equal((await update(zone, { name: 'Free_again' })).status, 200, 'the kind is its own')
})

t.test('409 for a kind that a file brings, even at the same moment', async (t) => {
  const id = await aLabel('Brought')
  await db.insertInto('kinds').values({ name: 'Tag_There' }).execute()
  const message = 'the graph kind Tag_There exists already'
  t.match(await update(id, { name: 'There' }), { status: 409, body: { errors: [{ message }] } })
  const answer = await db.transaction().execute(async (trx) => {
    await trx.insertInto('kinds').values({ name: 'Tag_Racing' }).execute()
    const waiting = update(id, { name: 'Racing' })
    await isWaited(db)
    return { waiting }
  })
  const { status, body } = await answer.waiting
  t.equal(status, 409)
  t.match(body.errors, [{ message: 'the graph kind Tag_Racing exists already' }])
  t.equal((await get(id)).body.data.tag.name, 'Brought')
})
