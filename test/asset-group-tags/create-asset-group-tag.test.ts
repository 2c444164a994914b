import { sql } from 'kysely'
import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { startTags, TIER_ZERO } from './tags.ts'

const { db, call, aPerson, aZone, aLabel, get, remove, zones, history, asked, everything } =
  await startTags(t)
const create = (body: object) => call('createAssetGroupTag', { body })

t.test('201 makes a zone, the last one unless it says otherwise', async (t) => {
  const { user, call: callAs } = await aPerson()
  const { status, body } = await callAs('createAssetGroupTag', { body: { name: 'Last', type: 1 } })
  t.equal(status, 201)
  const { id, kind_id, created_at, updated_at, ...tag } = body.data
  t.strictSame(tag, {
    type: 1,
    name: 'Last',
    description: '',
    created_by: user.id,
    updated_by: user.id,
    position: { int32: 2, valid: true },
    require_certify: { bool: false, valid: true },
    analysis_enabled: { bool: true, valid: true },
    glyph: { string: '', valid: false }
  })
  t.equal(created_at, updated_at)
  t.match((await get(id)).body.data.tag, { id, kind_id, name: 'Last' })
  await remove(id)
})

t.test('201 takes every value, as an object or bare', async (t) => {
  const values = { require_certify: true, analysis_enabled: false, position: 2, glyph: 'key' }
  const objects = {
    require_certify: { bool: true, valid: true },
    analysis_enabled: { bool: false, valid: true },
    position: { int32: 2, valid: true },
    glyph: { string: 'key', valid: true }
  }
  for (const body of [values, objects]) {
    const { body: answer } = await create({ name: 'Full', type: 1, description: 'All', ...body })
    t.match(answer.data, { name: 'Full', description: 'All', ...objects })
    await remove(answer.data.id)
  }
})

t.test('201 makes a label, which has nothing of a zone', async (t) => {
  const nothing = {
    position: { int32: 0, valid: false },
    require_certify: { bool: false, valid: false },
    analysis_enabled: { bool: false, valid: false },
    glyph: { string: '', valid: false }
  }
  for (const said of [{}, nothing, { position: null, require_certify: null, glyph: '' }]) {
    const { status, body } = await create({ name: 'Plain', type: 2, ...said })
    t.equal(status, 201)
    t.match(body.data, { type: 2, ...nothing })
    await remove(body.data.id)
  }
})

t.test('201 moves the zones below down, each with an entry', async (t) => {
  const b = await aZone('B')
  const c = await aZone('C')
  let id = 0
  const entries = await history(async () => {
    id = await aZone('A', { position: 2 })
  })
  t.strictSame(await zones(), ['Tier Zero', 'A', 'B', 'C'])
  t.strictSame(entries[0], ['CreateTag', 'A', id])
  t.strictSame(entries.slice(1).sort(), [
    ['UpdateTag', 'B', b],
    ['UpdateTag', 'C', c]
  ])
  const end = await aZone('End', { position: 5 })
  t.strictSame(await zones(), ['Tier Zero', 'A', 'B', 'C', 'End'])
  for (const one of [id, b, c, end]) await remove(one)
})

t.test('201 gives the tag a kind that Cypher knows; there is nothing to analyse yet', async (t) => {
  const left = await asked(async () => {
    const id = await aLabel('Watch list')
    t.strictSame(await history(async () => id), [])
  })
  t.strictSame(left, { request: undefined, tasks: [] })
  await addToGraph(db, { nodes: { eve: ['User Tag_Watch_list', { name: 'EVE' }] } })
  const query = 'MATCH (n:Tag_Watch_list) RETURN n.name'
  const { body } = await call('runCypherQuery', { body: { query } })
  t.match(body.data.literals, [{ value: 'EVE' }])
})

t.test('201 gives a name that is free again a kind of its own', async (t) => {
  const first = (await create({ name: 'Phoenix', type: 2 })).body.data
  await remove(first.id)
  const second = (await create({ name: 'Phoenix', type: 2 })).body.data
  t.not(second.kind_id, first.kind_id, 'whoever was a member of the first is none of the second')
  await remove(second.id)
})

t.test('400 for what breaks a rule, which the message names', async (t) => {
  const last = (await zones()).length + 1
  const range = 'provided tier position is out of range'
  const tiers = 'position and require_certify are only allowed for tiers'
  const reserved = 'glyphs similar to tier zero or owned not allowed'
  const before = await everything()
  for (const [body, context, message] of [
    [{ type: 1 }, 'name', 'is required'],
    [{ name: 'Zone' }, 'type', 'is required'],
    [{ name: 'Zone', type: 3 }, 'type', 'must be one of 1, 2'],
    [{ name: 'Zone', type: 0 }, 'type', 'must be one of 1, 2'],
    [{ name: '', type: 1 }, 'name', /at least 1 character/],
    [{ name: '   ', type: 1 }, 'name', 'name can not be empty'],
    [{ name: 'x'.repeat(251), type: 1 }, 'name', /at most 250 characters/],
    [{ name: 'a/b', type: 2 }, 'name', /must match pattern/],
    [{ name: 'Zone', type: 1, description: 'x'.repeat(20_001) }, 'description', /20000/],
    [{ name: 'Zone', type: 1, position: 0 }, 'position', range],
    [{ name: 'Zone', type: 1, position: 1 }, 'position', range],
    [{ name: 'Zone', type: 1, position: last + 1 }, 'position', range],
    [{ name: 'Label', type: 2, position: 2 }, 'position', tiers],
    [{ name: 'Label', type: 2, require_certify: false }, 'require_certify', tiers],
    [{ name: 'Label', type: 2, analysis_enabled: true }, 'analysis_enabled', /only zones/],
    [{ name: 'Label', type: 2, glyph: 'key' }, 'glyph', 'only zones support custom glyphs'],
    [{ name: 'Zone', type: 1, glyph: 'gem' }, 'glyph', reserved],
    [{ name: 'Zone', type: 1, glyph: 'no-such-icon' }, 'glyph', 'the glyph specified is invalid']
  ] as const) {
    const { status, body: answer } = await create(body)
    t.equal(status, 400, JSON.stringify(body))
    t.match(answer.errors, [{ context, message }])
  }
  t.strictSame(await everything(), before, 'nothing is written')
})

t.test('409 for a name, a kind or an icon that another tag has', async (t) => {
  const zone = await aZone('Night shift', { glyph: 'moon' })
  await db.insertInto('kinds').values({ name: 'Tag_Of_a_file' }).execute()
  const lastKind = async () => {
    const { rows } = await sql<{ last_value: number }>`select last_value from tag_kind_ids`.execute(
      db
    )
    return rows[0]?.last_value
  }
  const used = await lastKind()
  const before = await everything()
  for (const [body, context, message] of [
    [{ name: 'Night shift', type: 2 }, 'name', 'asset group tag name must be unique'],
    [{ name: 'Tier Zero', type: 1 }, 'name', 'asset group tag name must be unique'],
    [
      { name: 'Night_shift', type: 2 },
      'name',
      'the graph kind Tag_Night_shift is that of the tag Night shift'
    ],
    [{ name: 'Of a file', type: 1 }, 'name', 'the graph kind Tag_Of_a_file exists already'],
    [{ name: 'Other', type: 1, glyph: 'moon' }, 'glyph', 'asset group tag glyph must be unique']
  ] as const) {
    const { status, body: answer } = await create(body)
    t.equal(status, 409, JSON.stringify(body))
    t.match(answer.errors, [{ context, message }])
  }
  t.strictSame(await everything(), before)
  t.equal(await lastKind(), used, 'a refusal uses up no id of a kind')
  await remove(zone)
})

t.test('201 in a race for one name goes to one of the two', async (t) => {
  const answers = await Promise.all([1, 2].map((type) => create({ name: 'Raced for', type })))
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 409])
  t.equal((await get(TIER_ZERO)).body.data.tag.position.int32, 1)
})

t.test('409 once every kind that tags may have was given', async (t) => {
  const { db, call } = await startTags(t)
  await sql`alter sequence tag_kind_ids restart with 16384`.execute(db)
  const create = (name: string) => call('createAssetGroupTag', { body: { name, type: 2 } })
  t.equal((await create('The last one')).status, 201)
  const { status, body } = await create('One too many')
  t.equal(status, 409)
  t.match(body.errors, [{ context: 'name', message: 'no graph kind is left for another tag' }])
})
