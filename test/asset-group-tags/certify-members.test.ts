import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { isWaited } from '../support/locks.ts'
import { startMembers } from './members.ts'
import { NOBODYS_ID } from './selectors.ts'
import { ANALYSIS, TIER_ZERO } from './tags.ts'

const api = await startMembers(t)
const {
  db,
  url,
  aLabel,
  aNode,
  aPerson,
  aSelector,
  aZone,
  asked,
  call,
  remove,
  rows,
  setSelected,
  states
} = api
const [zone, label] = [await aZone('Second'), await aLabel('Label')]
const [first, second, ofZone, ofLabel] = [
  await aSelector(TIER_ZERO, 'First'),
  await aSelector(TIER_ZERO, 'Second'),
  await aSelector(zone, 'Of the zone'),
  await aSelector(label, 'Of the label')
]

const certify = (body: object) => call('certifyMembers', { body })

/** First: 1, 2. Second: 1. The zone: 1, 3. The label: 1. */
async function select(): Promise<void> {
  await setSelected(first.id, [aNode(1, { name: 'ADA' }), aNode(2, { environment: '' })])
  await setSelected(second.id, [aNode(1, { name: 'ADA' })])
  await setSelected(ofZone.id, [aNode(1, { name: 'ADA' }), aNode(3)])
  await setSelected(ofLabel.id, [aNode(1, { name: 'ADA' })])
}

t.test('200 decides for every selector of every zone that selects the node', async (t) => {
  await select()
  const { user, call: callAs } = await aPerson('Power User')
  const answer = await callAs('certifyMembers', { body: { member_ids: [1], action: 2 } })
  t.equal(answer.status, 200)
  t.equal(answer.body.length, 0)
  const decided = await db
    .selectFrom('asset_group_tag_selector_nodes')
    .selectAll()
    .where('certified', '<>', 0)
    .orderBy('selector_id')
    .execute()
  t.strictSame(
    decided.map(({ selector_id, node_id, certified, certified_by }) => [
      selector_id,
      node_id,
      certified,
      certified_by
    ]),
    [first, second, ofZone].map(({ id }) => [id, 1, 2, user.id])
  )
  for (const { created_at, updated_at } of decided) t.ok(updated_at > created_at)
})

t.test('200 decides in one zone alone where that is asked for', async (t) => {
  await select()
  const body = { member_ids: [1], action: 1, asset_group_tag_id: zone }
  t.equal((await certify(body)).status, 200)
  t.match(await states(), { [`${ofZone.id} 1`]: 1, [`${first.id} 1`]: 0, [`${second.id} 1`]: 0 })
})

t.test('200 leaves a history with the note, and asks for an analysis', async (t) => {
  await select()
  const { user, call: callAs } = await aPerson()
  const entries = async (body: object) => {
    await db.deleteFrom('asset_group_history').execute()
    const { request, tasks } = await asked(() => callAs('certifyMembers', { body }))
    t.strictSame(request, { requested_by: user.id, request_type: 'tagging' })
    t.strictSame(tasks, [ANALYSIS])
    return db.selectFrom('asset_group_history').selectAll().orderBy('id').execute()
  }
  const by = { actor: user.id, email: user.email_address }
  const ada = { ...by, target: 'ADA', environment_id: 'S-1-5-21-1' }
  t.match(await entries({ member_ids: [1, 2, 1], action: 2, note: 'Reviewed' }), [
    { ...ada, action: 'CertifyNodeManual', asset_group_tag_id: TIER_ZERO, note: 'Reviewed' },
    { ...ada, action: 'CertifyNodeManual', asset_group_tag_id: zone, note: 'Reviewed' },
    { ...by, target: 'NODE 2', asset_group_tag_id: TIER_ZERO, environment_id: null }
  ])
  const revoked = await entries({ member_ids: [1], action: 1, asset_group_tag_id: zone })
  t.equal(revoked.length, 1)
  t.match(revoked, [{ ...ada, action: 'CertifyNodeRevoked', asset_group_tag_id: zone, note: null }])
})

t.test('200 writes the history of many thousand at once', async (t) => {
  const nodes = Array.from({ length: 2500 }, (_, index) => aNode(index + 1))
  await setSelected(first.id, nodes)
  await db.deleteFrom('asset_group_history').execute()
  const { status } = await certify({
    member_ids: nodes.map(({ id }) => id),
    action: 2,
    asset_group_tag_id: TIER_ZERO
  })
  t.equal(status, 200)
  const { entries } = await db
    .selectFrom('asset_group_history')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow()
  t.equal(entries, 2500)
})

t.test('200 waits for an analysis that writes the same rows, in whatever order', async (t) => {
  await select()
  const other = openDatabase(url)
  t.teardown(() => other.destroy())
  const renewal = (trx: typeof db, node: number) =>
    trx
      .updateTable('asset_group_tag_selector_nodes')
      .set({ source: 2 })
      .where('node_id', '=', node)
      .execute()
  const answer = await other.transaction().execute(async (trx) => {
    await renewal(trx, 2)
    const waiting = certify({ member_ids: [1, 2], action: 2 })
    await isWaited(db)
    await renewal(trx, 1)
    return { waiting }
  })
  t.equal((await answer.waiting).status, 200)
  t.match(await states(), { [`${first.id} 1`]: 2, [`${first.id} 2`]: 2 })
})

t.test('200 of two who decide differently at once one comes last, for all', async (t) => {
  const nodes = Array.from({ length: 30 }, (_, index) => aNode(index + 1))
  await setSelected(first.id, nodes)
  await setSelected(second.id, nodes)
  const ids = nodes.map(({ id }) => id)
  const bodies = [1, 2, 1, 2].map((action, number) => ({
    member_ids: number < 2 ? ids : [...ids].reverse(),
    action,
    asset_group_tag_id: TIER_ZERO
  }))
  for (const { status } of await Promise.all(bodies.map(certify))) t.equal(status, 200)
  const found = Object.entries(await states()).filter(([key]) => !key.startsWith(`${ofZone.id} `))
  const certified = found.filter(([key]) => !key.startsWith(`${ofLabel.id} `)).map(([, one]) => one)
  t.equal(certified.length, 60)
  t.equal(new Set(certified).size, 1)
})

t.test('400 for members that are certified automatically, and nothing is written', async (t) => {
  await setSelected(first.id, [aNode(1), aNode(2)])
  await setSelected(second.id, [aNode(1)], { certified: 3, certified_by: 'SYSTEM' })
  await setSelected(ofZone.id, [aNode(1)])
  const before = await rows()
  const { status, body } = await certify({ member_ids: [2, 1], action: 1 })
  t.equal(status, 400)
  t.match(body, {
    errors: [
      {
        context: 'member_ids',
        message: 'cannot change certification status for auto-certified members: 1'
      }
    ]
  })
  t.strictSame(await rows(), before)
  const inZone = { member_ids: [1], action: 1, asset_group_tag_id: zone }
  t.equal((await certify(inZone)).status, 200, 'where it is not automatic')
})

t.test('400 for members that no zone selects, and nothing is written', async (t) => {
  await select()
  await setSelected(ofLabel.id, [aNode(9)])
  const before = await rows()
  for (const [request, ids] of [
    [{ member_ids: [1, 9] }, '9'],
    [{ member_ids: [77, 1, 2, 78] }, '77, 78'],
    [{ member_ids: [1, 2], asset_group_tag_id: zone }, '2'],
    [
      { member_ids: Array.from({ length: 12 }, (_, index) => 100 + index) },
      '100, 101, 102, 103, 104, 105, 106, 107, 108, 109 and 2 more'
    ]
  ] as [object, string][]) {
    const { status, body } = await certify({ action: 2, ...request })
    t.equal(status, 400)
    const message = `no zone asked for selects ${ids}`
    t.match(body, { errors: [{ context: 'member_ids', message }] })
  }
  t.strictSame(await rows(), before)
})

t.test('400 for a zone that is not there, or is none', async (t) => {
  await select()
  const gone = await aZone('Gone')
  await remove(gone)
  const before = await rows()
  for (const id of [gone, label, NOBODYS_ID]) {
    const { status, body } = await certify({ member_ids: [1], action: 2, asset_group_tag_id: id })
    t.equal(status, 400)
    t.match(body, {
      errors: [{ context: 'asset_group_tag_id', message: 'there is no such zone' }]
    })
  }
  t.strictSame(await rows(), before)
})

t.test('400 for a request that says not whom, or not what', async (t) => {
  for (const [body, context] of [
    [{ action: 2 }, 'member_ids'],
    [{ member_ids: [], action: 2 }, 'member_ids'],
    [{ member_ids: 1, action: 2 }, 'member_ids'],
    [{ member_ids: ['1'], action: 2 }, 'member_ids'],
    [{ member_ids: [0], action: 2 }, 'member_ids'],
    [{ member_ids: [1] }, 'action'],
    [{ member_ids: [1], action: 0 }, 'action'],
    [{ member_ids: [1], action: 3 }, 'action'],
    [{ member_ids: [1], action: '2' }, 'action'],
    [{ member_ids: [1], action: 2, note: 5 }, 'note'],
    [{ member_ids: [1], action: 2, asset_group_tag_id: 'x' }, 'asset_group_tag_id']
  ] as [object, string][]) {
    const { status, body: answer } = await certify(body)
    t.equal(status, 400, JSON.stringify(body))
    t.match(answer.errors[0], { context: new RegExp(`^${context}`) }, JSON.stringify(answer))
  }
})

t.test('404 in the community edition', async (t) => {
  const community = await startMembers(t, { env: { EDITION: 'community' } })
  const body = { member_ids: [1], action: 2 }
  t.equal((await community.call('certifyMembers', { body })).status, 404)
})
