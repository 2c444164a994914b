import t from 'tap'
import { isWaited } from '../support/locks.ts'
import { CYPHER, objects, queries, startSelectors } from './selectors.ts'
import { ANALYSIS, OWNED } from './tags.ts'

const api = await startSelectors(t)
const { db, at, aSelector, strangersTo, aDefault, change, drop, read, rows, select } = api
const { aPerson, aZone, aLabel, history, asked } = api
const zone = await aZone('Changing')
const now = async (id: number) => (await read(zone, id)).body.data.selector

t.test('200 changes what is said, and nothing else', async (t) => {
  const { user, call: callAs } = await aPerson('Power User')
  const made = await aSelector(zone, 'One', { description: 'before', seeds: objects('B', 'A') })
  let before = made
  for (const [body, expected] of [
    [{ name: 'Two' }, { name: 'Two' }],
    [{ description: 'after', ignored: 7 }, { description: 'after' }],
    [{ description: '', disabled: null }, { description: '' }],
    [{ auto_certify: 2 }, { auto_certify: 2 }],
    [{ auto_certify: { int32: 1, valid: true } }, { auto_certify: 1 }],
    [{ seeds: objects('A', 'B', 'C') }, { seeds: objects('A', 'B', 'C') }],
    [
      { seeds: queries(CYPHER), name: 'Three' },
      { seeds: queries(CYPHER), name: 'Three' }
    ]
  ] as const) {
    const answer = await callAs('updateAssetGroupTagSelector', { ...at(zone, made.id), body })
    t.equal(answer.status, 200)
    const { updated_at } = answer.body.data
    t.strictSame(answer.body.data, { ...before, ...expected, updated_at, updated_by: user.id })
    t.ok(updated_at >= before.updated_at)
    before = answer.body.data
    t.strictSame(await now(made.id), before)
  }
})

t.test('200 disables and enables, and remembers who', async (t) => {
  const { user, call: callAs } = await aPerson()
  const { id } = await aSelector(zone, 'Switched')
  const disable = () =>
    callAs('updateAssetGroupTagSelector', { ...at(zone, id), body: { disabled: true } })
  const { disabled_at, disabled_by, updated_at } = (await disable()).body.data
  t.equal(disabled_by, user.id)
  t.equal(disabled_at, updated_at)
  t.equal((await disable()).body.data.disabled_at, disabled_at, 'it is disabled since then')
  t.equal((await change(zone, id, { name: 'Other name' })).body.data.disabled_at, disabled_at)
  const { body } = await change(zone, id, { disabled: { bool: false, valid: true } })
  t.match(body.data, { disabled_at: null, disabled_by: null })
})

t.test('200 keeps what the last analysis found', async (t) => {
  const { id } = await aSelector(zone, 'Analysed')
  await select(id, 'EAST')
  await change(zone, id, { disabled: true, seeds: objects('C') })
  const found = await db
    .selectFrom('asset_group_tag_selector_nodes')
    .select('node_environment_id')
    .where('selector_id', '=', id)
    .execute()
  t.strictSame(found, [{ node_environment_id: 'EAST' }])
})

t.test('200 writes nothing where nothing differs, as in one that is sent back', async (t) => {
  const label = await aLabel('Sent back')
  const ids = [
    [zone, (await aSelector(zone, 'Same', { disabled: true, auto_certify: 1 })).id],
    [label, (await aSelector(label, 'Same label')).id],
    [zone, await aDefault(zone, 'Same default', false)]
  ] as const
  const before = await rows()
  for (const [tag, id] of ids) {
    const { selector } = (await read(tag, id)).body.data
    const { status, body } = await change(tag, id, {
      ...selector,
      disabled: selector.disabled_at !== null
    })
    t.equal(status, 200)
    t.strictSame(body.data, selector)
  }
  t.strictSame(await rows(), before)
})

t.test(
  '200 leaves an entry in the history, and asks for tagging where members may change',
  async (t) => {
    const { user, call: callAs } = await aPerson()
    const { id } = await aSelector(zone, 'Old name')
    const request = { requested_by: user.id, request_type: 'tagging' }
    for (const [body, name, isAsked] of [
      [{ name: 'New name' }, 'New name', false],
      [{ description: 'New' }, 'New name', false],
      [{ auto_certify: 1 }, 'New name', true],
      [{ seeds: objects('Z') }, 'New name', true],
      [{ disabled: true }, 'New name', true]
    ] as const) {
      let left: unknown
      const entries = await history(async () => {
        left = await asked(() => callAs('updateAssetGroupTagSelector', { ...at(zone, id), body }))
      })
      t.strictSame(entries, [['UpdateSelector', name, zone]])
      t.strictSame(
        left,
        isAsked ? { request, tasks: [ANALYSIS] } : { request: undefined, tasks: [] },
        JSON.stringify(body)
      )
    }
  }
)

t.test('400 for nothing that is known, or nothing at all', async (t) => {
  const { id } = await aSelector(zone, 'Nothing')
  const before = await rows()
  for (const body of [
    {},
    { id: 7 },
    { disabled: null, auto_certify: { int32: 2, valid: false } }
  ]) {
    const answer = await change(zone, id, body)
    t.equal(answer.status, 400)
    t.strictSame(answer.body.errors, [{ context: 'body', message: 'no valid fields specified' }])
  }
  t.strictSame(await rows(), before)
})

t.test('400 for a value that does not fit, and changes nothing', async (t) => {
  const { id } = await aSelector(zone, 'Wrong')
  const before = await rows()
  for (const [wrong, context, message] of [
    [{ name: '' }, 'name', /at least 1 (item|character)$/],
    [{ name: '\t' }, 'name', 'must not be blank'],
    [{ name: 'x'.repeat(501) }, 'name', /at most 500 (item|character)s$/],
    [{ description: 'x'.repeat(20_001) }, 'description', /at most 20000 (item|character)s$/],
    [{ seeds: [] }, 'seeds', /at least 1 (item|character)$/],
    [
      { seeds: [...objects('A'), ...queries(CYPHER)] },
      'seeds',
      'all seeds must be of the same type'
    ],
    [{ seeds: queries('MATCH (n)') }, 'seeds', /^cypher is invalid: /],
    [{ seeds: queries('MATCH (n) RETURN id(n)') }, 'seeds', /the query returns no nodes/],
    [{ auto_certify: 3 }, 'auto_certify', 'auto_certify must be an input value of 0 to 2'],
    [{ disabled: 1 }, 'disabled', /./]
  ] as const) {
    const { status, body } = await change(zone, id, { description: 'changed', ...wrong })
    t.equal(status, 400, context)
    t.match(body.errors, [{ context, message }])
  }
  t.strictSame(await rows(), before)
})

t.test('400 for certification where only zones have it', async (t) => {
  for (const tag of [await aLabel('Uncertified'), OWNED]) {
    const { id } = await aSelector(tag, 'Uncertified')
    const { status, body } = await change(tag, id, { auto_certify: 1, name: 'Certified' })
    t.equal(status, 400)
    const message = 'auto_certify is only available for asset group tags of tag_type = 1 (zones)'
    t.strictSame(body.errors, [{ context: 'auto_certify', message }])
    t.equal((await read(tag, id)).body.data.selector.name, 'Uncertified')
    t.equal((await change(tag, id, { auto_certify: 0, name: 'Still none' })).status, 200)
  }
})

t.test('403 for what of a default selector nobody changes', async (t) => {
  const id = await aDefault(zone, 'Default')
  const before = await rows()
  for (const wrong of [{ name: 'x' }, { description: 'x' }, { seeds: objects('A') }]) {
    const { status, body } = await change(zone, id, { disabled: true, auto_certify: 1, ...wrong })
    t.equal(status, 403)
    const message = 'default selectors only support modifying auto_certify and disabled_at'
    t.strictSame(body.errors, [{ context: 'asset_group_tag_selector_id', message }])
  }
  t.strictSame(await rows(), before)
  const { body } = await change(zone, id, { disabled: true, auto_certify: 1 })
  t.match(body.data, { auto_certify: 1, disabled_at: /./ })
})

t.test('403 for disabling what cannot be disabled', async (t) => {
  const id = await aDefault(zone, 'Always', false)
  const { status, body } = await change(zone, id, { disabled: true, auto_certify: 1 })
  t.equal(status, 403)
  t.strictSame(body.errors, [
    { context: 'asset_group_tag_selector_id', message: 'this selector cannot be disabled' }
  ])
  t.equal((await now(id)).auto_certify, 0)
  t.equal((await change(zone, id, { auto_certify: 1 })).body.data.auto_certify, 1)
})

t.test('404 for a tag or a selector that does not exist, or one of another tag', async (t) => {
  const { id, ways } = await strangersTo(zone)
  for (const [tagId, selectorId, context, message] of ways) {
    const { status, body } = await change(tagId, selectorId, { name: 'Found' })
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context, message }])
  }
  t.equal((await now(id)).name, 'Elsewhere')
})

t.test(
  '404 for a selector that is deleted meanwhile, without an entry in the history',
  async (t) => {
    const { id } = await aSelector(zone, 'Going')
    const entries = await history(async () => {
      const held = await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('asset_group_tag_selectors').where('id', '=', id).execute()
        const answer = change(zone, id, { seeds: objects('Z') })
        await isWaited(db)
        return { answer }
      })
      t.equal((await held.answer).status, 404)
    })
    t.strictSame(entries, [])
  }
)

t.test('409 for a name that another selector of the tag has', async (t) => {
  await aSelector(zone, 'Taken')
  const { id } = await aSelector(zone, 'Free')
  await aSelector(await aLabel('Neighbour'), 'Theirs')
  const before = await rows()
  const { status, body } = await change(zone, id, { name: 'Taken', seeds: objects('Z') })
  t.equal(status, 409)
  t.strictSame(body.errors, [
    { context: 'name', message: 'asset group tag selector name must be unique' }
  ])
  t.strictSame(await rows(), before)
  t.equal((await change(zone, id, { name: 'Theirs' })).status, 200)
})

t.test(
  '200 the changes of two people at once add up, and seeds are those of one of them',
  async (t) => {
    const { id } = await aSelector(zone, 'Shared')
    const sets = Array.from({ length: 6 }, (_, n) => objects(`${n}-1`, `${n}-2`, `${n}-3`))
    const entries = await history(async () => {
      const answers = await Promise.all([
        change(zone, id, { description: 'by the one' }),
        change(zone, id, { auto_certify: 1 }),
        ...sets.map((seeds) => change(zone, id, { seeds }))
      ])
      for (const { status } of answers) t.equal(status, 200)
    })
    t.equal(entries.length, 8)
    const { description, auto_certify, seeds } = await now(id)
    t.strictSame({ description, auto_certify }, { description: 'by the one', auto_certify: 1 })
    t.ok(
      sets.some((set) => JSON.stringify(set) === JSON.stringify(seeds)),
      'no mixture'
    )
  }
)

t.test('404 or 200, and as many entries, for changes beside a deletion', async (t) => {
  const { id } = await aSelector(zone, 'Contended')
  let statuses: number[] = []
  const entries = await history(async () => {
    const answers = await Promise.all([
      change(zone, id, { auto_certify: 1 }),
      drop(zone, id),
      change(zone, id, { seeds: objects('Z') }),
      drop(zone, id)
    ])
    statuses = answers.map(({ status }) => status)
  })
  const done = statuses.filter((status) => status !== 404)
  t.equal(done.filter((status) => status === 204).length, 1, 'it is deleted once')
  t.equal(entries.length, done.length)
  t.equal(entries.at(-1)?.[0], 'DeleteSelector')
  t.equal((await read(zone, id)).status, 404)
})
