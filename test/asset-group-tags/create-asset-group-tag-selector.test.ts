import { monitorEventLoopDelay } from 'node:perf_hooks'
import fc from 'fast-check'
import t from 'tap'
import { isWaited } from '../support/locks.ts'
import { CYPHER, NOBODYS_ID, objects, queries, startSelectors } from './selectors.ts'
import { ANALYSIS, OWNED, TIER_ZERO } from './tags.ts'

const api = await startSelectors(t)
const { db, call, at, add, aSelector, aDefault, read, rows, aPerson, aZone, aLabel } = api
const { remove: removeTag, history, asked } = api

t.test('201 makes a selector of what is sent, and nothing else', async (t) => {
  const { user, call: callAs } = await aPerson('Power User')
  const body = {
    name: 'Backup servers',
    description: 'All of them',
    seeds: queries(CYPHER),
    auto_certify: 2,
    disabled: true,
    is_default: true,
    allow_disable: false
  }
  const { status, body: answer } = await callAs('createAssetGroupTagSelector', {
    ...at(TIER_ZERO),
    body
  })
  t.equal(status, 201)
  const { id, created_at, ...rest } = answer.data
  t.strictSame(rest, {
    asset_group_tag_id: TIER_ZERO,
    created_by: user.id,
    updated_at: created_at,
    updated_by: user.id,
    disabled_at: created_at,
    disabled_by: user.id,
    name: 'Backup servers',
    description: 'All of them',
    auto_certify: 2,
    is_default: false,
    allow_disable: true,
    seeds: queries(CYPHER)
  })
  t.strictSame((await read(TIER_ZERO, id)).body.data.selector, answer.data)
})

t.test('201 enabled, without description and certification where nothing is said', async (t) => {
  for (const [tag, more] of [
    [TIER_ZERO, {}],
    [await aLabel('Silent'), { auto_certify: null, disabled: null }],
    [OWNED, { auto_certify: 0, disabled: false }],
    [
      await aZone('Silent zone'),
      { auto_certify: { int32: 0, valid: true }, disabled: { bool: true, valid: false } }
    ]
  ] as const) {
    const data = await aSelector(tag, 'Plain', more)
    t.match(data, { description: '', auto_certify: 0, disabled_at: null, disabled_by: null })
  }
})

t.test('201 keeps the seeds as they are, in their order', async (t) => {
  const tag = await aLabel('Any seeds')
  const value = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    .map((text) => text.toWellFormed().replaceAll('\0', 'x'))
    .filter((text) => /\S/.test(text))
  const values = fc.array(value, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(values, fc.uuid(), async (ids, name) => {
      const seeds = objects(...ids)
      const { id } = await aSelector(tag, name, {
        seeds: seeds.map((seed) => ({ ...seed, selector_id: 7 }))
      })
      t.strictSame((await read(tag, id)).body.data.selector.seeds, seeds)
    }),
    { numRuns: 30 }
  )
})

t.test('201 as many seeds as there may be, and twice the same', async (t) => {
  const many = Array.from({ length: 10_000 }, (_, n) => `S-1-5-21-${n % 9000}`)
  const { id } = await aSelector(await aLabel('Many'), 'Many', { seeds: objects(...many) })
  const seeds = await db
    .selectFrom('asset_group_tag_selector_seeds')
    .select('value')
    .where('selector_id', '=', id)
    .orderBy('number')
    .execute()
  t.strictSame(
    seeds.map((seed) => seed.value),
    many
  )
})

t.test('201 as many queries as there may be, and others have their turn meanwhile', async (t) => {
  const seeds = queries(...Array.from({ length: 10_000 }, (_, n) => `${CYPHER} LIMIT ${n}`))
  const label = await aLabel('Many queries')
  const turns = monitorEventLoopDelay({ resolution: 5 })
  turns.enable()
  const begin = performance.now()
  await aSelector(label, 'Many', { seeds })
  const took = performance.now() - begin
  turns.disable()
  t.ok(turns.max / 1e6 < took / 3, `${turns.max / 1e6} of ${took} ms`)
})

t.test('201 leaves an entry in the history and asks for tagging', async (t) => {
  const zone = await aZone('Watched')
  const { user, call: callAs } = await aPerson()
  const body = { name: 'Watched ones', seeds: objects('A') }
  let task: unknown
  const entries = await history(async () => {
    task = await asked(() => callAs('createAssetGroupTagSelector', { ...at(zone), body }))
  })
  t.strictSame(entries, [['CreateSelector', 'Watched ones', zone]])
  t.strictSame(task, {
    request: { requested_by: user.id, request_type: 'tagging' },
    tasks: [ANALYSIS]
  })
})

t.test('400 for seeds that the contract does not allow, each with part and reason', async (t) => {
  const before = await rows()
  for (const [seeds, context, message] of [
    [undefined, 'seeds', /is required/],
    [[], 'seeds', /at least 1 (item|character)$/],
    [[{ type: 3, value: 'A' }], 'seeds[0].type', /must be one of 1, 2/],
    [[{ type: '1', value: 'A' }], 'seeds[0].type', /./],
    [[{ type: 1 }], 'seeds[0].value', /is required/],
    [objects('A', ''), 'seeds[1].value', /at least 1 (item|character)$/],
    [objects(' \n'), 'seeds[0].value', 'must not be blank'],
    [objects('x'.repeat(100_001)), 'seeds[0].value', /at most 100000 (item|character)s$/],
    [
      objects(...Array.from({ length: 10_001 }, String)),
      'seeds',
      /at most 10000 (item|character)s$/
    ],
    ['A', 'seeds', /array/]
  ] as const) {
    const { status, body } = await add(TIER_ZERO, { name: 'Wrong', seeds })
    t.equal(status, 400, context)
    t.match(body.errors, [{ context, message }])
  }
  t.strictSame(await rows(), before, 'nothing is left of them')
})

t.test('400 for seeds of two types', async (t) => {
  const seeds = [...objects('A'), ...queries(CYPHER)]
  const { status, body } = await add(TIER_ZERO, { name: 'Mixed', seeds })
  t.equal(status, 400)
  t.strictSame(body.errors, [{ context: 'seeds', message: 'all seeds must be of the same type' }])
})

t.test('400 for Cypher that is wrong, writes, needs values or returns no nodes', async (t) => {
  const before = await rows()
  for (const [seeds, message] of [
    [
      ['MATCH (n RETURN n'],
      'cypher is invalid: expected ")" after the node (line 1, column 10: RETURN); "(" is not closed'
    ],
    [['MATCH (n) SET n.owned = true RETURN n'], /^cypher is invalid: .*SET/],
    [['MATCH (n) DELETE n'], /^cypher is invalid: "DELETE" is not offered .*queries only read/],
    [['CREATE (n:User) RETURN n'], /^cypher is invalid: .*CREATE/],
    [[CYPHER, 'MATCH (n) RETURN m'], /^cypher is invalid: seed 2: the variable "m" is not defined/],
    [
      ['MATCH (n) WHERE n.name = $name RETURN n'],
      /^cypher is invalid: nothing gives .* \$name a value/
    ],
    [
      ['MATCH (n) RETURN n.name'],
      'cypher is invalid: the query returns no nodes (line 1, column 11: RETURN n.name);' +
        ' return the nodes themselves, as in MATCH (n) RETURN n'
    ],
    [['S-1-5-21-1-512'], /^cypher is invalid: /]
  ] as const) {
    const { status, body } = await add(TIER_ZERO, { name: 'Wrong', seeds: queries(...seeds) })
    t.equal(status, 400, seeds[0])
    t.match(body.errors, [{ context: 'seeds', message }])
  }
  t.strictSame(await rows(), before, 'nothing is left of them')
})

t.test('400 for a name or a description that does not fit', async (t) => {
  for (const [body, context] of [
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(501) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'x', description: 'x'.repeat(20_001) }, 'description'],
    [{ name: 'x', disabled: 'yes' }, 'disabled']
  ] as const) {
    const answer = await add(TIER_ZERO, { seeds: objects('A'), ...body })
    t.equal(answer.status, 400)
    t.match(answer.body.errors, [{ context }])
  }
  const longest = '𝔫'.repeat(500)
  t.equal((await aSelector(TIER_ZERO, longest)).name, longest)
})

t.test('400 for certification that there is not, or that only zones have', async (t) => {
  const range = 'auto_certify must be an input value of 0 to 2'
  const zones = 'auto_certify is only available for asset group tags of tag_type = 1 (zones)'
  for (const [tag, auto_certify, message] of [
    [TIER_ZERO, 3, range],
    [TIER_ZERO, -1, range],
    [TIER_ZERO, { int32: 3, valid: true }, range],
    [await aLabel('Uncertified'), 1, zones],
    [OWNED, 2, zones]
  ] as const) {
    const body = { name: 'Wrong', seeds: objects('A'), auto_certify }
    const answer = await add(tag, body)
    t.equal(answer.status, 400)
    t.strictSame(answer.body.errors, [{ context: 'auto_certify', message }])
  }
})

t.test('404 for a tag that does not exist, or no more', async (t) => {
  const gone = await aZone('Gone')
  await removeTag(gone)
  for (const tag of [NOBODYS_ID, gone]) {
    const { status, body } = await add(tag, { name: 'Lost', seeds: objects('A') })
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context: 'asset_group_tag_id', message: 'resource not found' }])
  }
})

t.test(
  '404 for a tag that is deleted meanwhile, and nothing is left of the selector',
  async (t) => {
    const zone = await aZone('Going')
    const before = await db.selectFrom('asset_group_tag_selectors').select('id').execute()
    const held = await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('asset_group_tags')
        .set({ deleted_at: new Date(), position: null })
        .where('id', '=', zone)
        .execute()
      const answer = add(zone, { name: 'Late', seeds: objects('A') })
      await isWaited(db)
      return { answer }
    })
    t.equal((await held.answer).status, 404)
    t.strictSame(await db.selectFrom('asset_group_tag_selectors').select('id').execute(), before)
  }
)

t.test('409 for a name that another selector of the tag has', async (t) => {
  const [zone, label] = [await aZone('Names'), await aLabel('Other names')]
  await aSelector(zone, 'Taken')
  await aDefault(zone, 'Default')
  const before = await rows()
  const { status, body } = await add(zone, { name: 'Taken', seeds: objects('B') })
  t.equal(status, 409)
  t.strictSame(body.errors, [
    { context: 'name', message: 'asset group tag selector name must be unique' }
  ])
  t.strictSame(await rows(), before, 'neither entry nor request')
  for (const [tag, name] of [
    [label, 'Taken'],
    [zone, 'taken'],
    [zone, 'Default']
  ] as const) {
    t.equal((await add(tag, { name, seeds: objects('B') })).status, 201, name)
  }
})

t.test('409 for all but one of several that take a name at the same time', async (t) => {
  const zone = await aZone('Race')
  let statuses: number[] = []
  const entries = await history(async () => {
    const answers = Array.from({ length: 4 }, () =>
      add(zone, { name: 'Race', seeds: objects('A') })
    )
    statuses = (await Promise.all(answers)).map(({ status }) => status)
  })
  t.strictSame(statuses.sort(), [201, 409, 409, 409])
  t.strictSame(entries, [['CreateSelector', 'Race', zone]])
  const { body } = await call('listAssetGroupTagSelectors', at(zone))
  t.match(body, { count: 1, data: { selectors: [{ name: 'Race', seeds: objects('A') }] } })
})
