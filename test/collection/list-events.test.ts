import pg from 'pg'
import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { FLAGS, NOBODY, newClient, startScheduling } from './schedules.ts'

const { db, call, clientId, newEvent } = await startScheduling(t)

const other = await newClient(db)
const COLLECTIONS = Object.keys(FLAGS).filter((name) => name !== 'all_trusted_domains')
const DAILY = 'DTSTART:20990301T120000Z\nRRULE:FREQ=DAILY'

await addToGraph(db, {
  nodes: { 'S-1-5-21-1': ['Domain', { name: 'CORP' }], OU1: ['OU', { name: 'SERVERS@CORP' }] }
})
const [first, second, third] = [
  await newEvent({ ous: ['OU1'], ...Object.fromEntries(COLLECTIONS.map((name) => [name, true])) }),
  await newEvent({ domains: ['S-1-5-21-1', 'S-1-5-21-9'], rrule: DAILY }),
  await newEvent({ client_id: other, session_collection: false, ad_structure_collection: true })
]
const NEXT: [id: number, next: string | null][] = [
  [first, '2030-01-07T02:00:00Z'],
  [second, '2099-03-01T12:00:00Z'],
  [third, null]
]
for (const [id, next] of NEXT) {
  await db
    .updateTable('client_events')
    .set({
      next_scheduled_at: next,
      created_at: new Date(Date.UTC(2026, 0, id)),
      updated_at: new Date(Date.UTC(2026, 1, 10 - id))
    })
    .where('id', '=', id)
    .execute()
}

const list = (query: Record<string, string | number | readonly string[]> = {}) =>
  call('listEvents', { query })
const idsOf = async (query: Record<string, string | number | readonly string[]>) =>
  (await list(query)).body.data.map(({ id }: { id: number }) => id)

t.test('200 with all events in the order of their ids', async (t) => {
  const { status, body } = await list()
  t.equal(status, 200)
  t.match(body, { count: 3, skip: 0, limit: 100 })
  t.same(
    body.data.map(({ id }: { id: number }) => id),
    [first, second, third]
  )
  t.same(body.data[1], {
    id: second,
    client_id: clientId,
    rrule: DAILY,
    ...FLAGS,
    ous: [],
    domains: [
      { objectid: 'S-1-5-21-1', name: 'CORP', exists: true, type: 'Domain' },
      { objectid: 'S-1-5-21-9', name: '', exists: false, type: '' }
    ]
  })
})

t.test('200 reduces OUs and domains to their ids where that is asked for', async (t) => {
  const { body } = await list({ hydrate_domains: 'F' })
  t.same(body.data[1].domains, [{ objectid: 'S-1-5-21-1' }, { objectid: 'S-1-5-21-9' }])
  t.match(body.data[0].ous, [{ objectid: 'OU1', name: 'SERVERS@CORP' }])
  const { body: reduced } = await list({ hydrate_ous: 'false', hydrate_domains: 'true' })
  t.same(reduced.data[0].ous, [{ objectid: 'OU1' }])
  t.match(reduced.data[1].domains, [{ name: 'CORP' }, { exists: false }])
})

t.test('200 filters by every column', async (t) => {
  t.same(await idsOf({ id: `gt:${first}` }), [second, third])
  t.same(await idsOf({ rrule: '~eq:weekly' }), [first, third])
  t.same(await idsOf({ next_scheduled_at: 'eq:2099-03-01T12:00:00Z' }), [second])
  t.same(await idsOf({ next_scheduled_at: 'lt:2031-01-01T00:00:00Z' }), [first])
  t.same(await idsOf({ client_id: other.toUpperCase() }), [third])
  t.same(await idsOf({ client_id: `neq:${NOBODY}` }), [first, second, third])
  t.same(await idsOf({ created_at: `lte:2026-01-0${second}T00:00:00Z` }), [first, second])
  t.same(await idsOf({ updated_at: `eq:2026-02-0${10 - third}T00:00:00.000Z` }), [third])
  t.same(await idsOf({ deleted_at: 'gt:2000-01-01T00:00:00Z' }), [])
  t.same(await idsOf({ session_collection: 'eq:false' }), [third])
  for (const name of COLLECTIONS.slice(1)) {
    const expected = name === 'ad_structure_collection' ? [first, third] : [first]
    t.same(await idsOf({ [name]: 'T' }), expected, name)
  }
})

t.test('200 sorts by every column, either way', async (t) => {
  const orders: Record<string, number[]> = {
    id: [first, second, third],
    created_at: [first, second, third],
    updated_at: [third, second, first],
    next_scheduled_at: [first, second, third]
  }
  for (const [name, expected] of Object.entries(orders)) {
    t.same(await idsOf({ sort_by: name }), expected, name)
    t.same(await idsOf({ sort_by: `-${name}` }), expected.toReversed(), `-${name}`)
  }
  t.same(await idsOf({ sort_by: 'deleted_at' }), [first, second, third])
  t.same(await idsOf({ sort_by: '-deleted_at' }), [third, second, first])
})

t.test('200 with one page and the true count', async (t) => {
  const { body } = await list({ skip: 1, limit: 1 })
  t.match(body, { count: 3, skip: 1, limit: 1, data: [{ id: second }] })
  t.match((await list({ limit: 0 })).body, { count: 3, data: [] })
  t.match((await list({ skip: 9 })).body, { count: 3, data: [] })
})

t.test('200 with as many statements for many events as for one', async (t) => {
  const spare = await newClient(db)
  for (let n = 0; n < 40; n += 1) {
    const scope = n % 2 === 0 ? { ous: ['OU1', `OU-${n}`] } : { domains: ['S-1-5-21-1', `S-${n}`] }
    await newEvent({ client_id: spare, ...scope })
  }
  const statementsOf = async (query: Record<string, string | number>) => {
    const sent = t.capture(pg.Client.prototype, 'query', pg.Client.prototype.query)
    const { body } = await list({ client_id: spare, ...query })
    t.equal(body.data.length, query.limit)
    const texts = sent().map(({ args: [first] }) => (first as { text?: string }).text ?? `${first}`)
    sent.restore()
    const about = (table: string) => texts.filter((text) => text.includes(table)).length
    return { events: about('client_events'), nodes: about('join nodes') }
  }
  const one = await statementsOf({ limit: 1 })
  t.match(one, { events: Number, nodes: 1 })
  t.ok(one.events > 0)
  t.same(await statementsOf({ limit: 40 }), one)
  const ids = { hydrate_ous: 'false', hydrate_domains: 'false' }
  t.same(await statementsOf({ limit: 40, ...ids }), { ...one, nodes: 0 })
})

t.test('400 for filters, orders and pages that are none', async (t) => {
  for (const query of [
    { id: 'many' },
    { rrule: 'gt:x' },
    { next_scheduled_at: 'tomorrow' },
    { created_at: '2026-02-30T00:00:00Z' },
    { client_id: 'x' },
    { session_collection: 'maybe' },
    { hydrate_ous: 'maybe' },
    { hydrate_domains: '' },
    { sort_by: 'rrule' },
    { sort_by: '' },
    { skip: -1 },
    { limit: 'all' }
  ]) {
    const { status, body } = await list(query as Record<string, string>)
    t.equal(status, 400, JSON.stringify(query))
    t.match(body.errors[0].context, Object.keys(query)[0] as string)
  }
})
