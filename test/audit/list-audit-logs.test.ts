import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import t from 'tap'
import type { Database } from '../../src/db/database.ts'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY)

type Row = Insertable<Database['audit_logs']>

async function anEntry(row: Partial<Row> = {}) {
  const { id } = await db
    .insertInto('audit_logs')
    .values({
      created_at: ago(1),
      actor_id: randomUUID(),
      actor_name: 'r.vega',
      actor_email: 'rosa.vega@corp.example',
      action: 'UpdateTag',
      request_id: randomUUID(),
      source_ip_address: '192.0.2.17',
      status: 'success',
      commit_id: randomUUID(),
      ...row
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const list = (query: Record<string, string | number | string[]> = {}) =>
  call('listAuditLogs', { query, as: 'Auditor' })

const idsOf = ({ body }: { body: { data: { logs: { id: number }[] } } }) =>
  body.data.logs.map(({ id }) => id)

/** Entries of one test, told apart by their action. */
const anAction = () => `Action${randomUUID().slice(0, 8)}`

t.test('200 shows every value of an entry', async (t) => {
  const action = anAction()
  const row = {
    created_at: new Date(ago(3).setUTCHours(1, 2, 3, 45)),
    actor_id: randomUUID(),
    actor_name: 'Ünïcode \u{1F600}',
    actor_email: '',
    action,
    fields: JSON.stringify({ name: 'Zone', nested: { list: [1, null, 'a'] } }),
    request_id: randomUUID(),
    source_ip_address: '2001:db8::17',
    status: 'failure',
    commit_id: randomUUID()
  }
  const id = await anEntry(row)
  const { status, body } = await list({ action })
  t.equal(status, 200)
  t.strictSame(body, {
    count: 1,
    skip: 0,
    limit: 1000,
    data: {
      logs: [
        {
          ...row,
          id,
          created_at: `${row.created_at.toISOString().slice(0, 10)}T01:02:03.045Z`,
          fields: { name: 'Zone', nested: { list: [1, null, 'a'] } }
        }
      ]
    }
  })
})

t.test('200 shows the newest first', async (t) => {
  const action = anAction()
  const ids = [await anEntry({ action }), await anEntry({ action }), await anEntry({ action })]
  t.same(idsOf(await list({ action })), [...ids].reverse())
})

t.test('200 shows the last year unless asked for another time', async (t) => {
  const action = anAction()
  await anEntry({ action, created_at: ago(367) })
  const ids = [
    await anEntry({ action, created_at: ago(364) }),
    await anEntry({ action, created_at: ago(0) })
  ]
  const answer = await list({ action, sort_by: 'id' })
  t.same(idsOf(answer), ids)
  t.equal(answer.body.count, 2)
})

t.test('200 shows an entry that was written this very moment', async (t) => {
  const action = anAction()
  const id = await anEntry({ action, created_at: new Date(Date.now() + 2000) })
  t.same(idsOf(await list({ action })), [id])
})

t.test('200 leaves out what is not strictly between after and before', async (t) => {
  const action = anAction()
  const at = (time: string) => anEntry({ action, created_at: new Date(`2020-05-0${time}`) })
  await at('1T00:00:00.000Z')
  const inside = [await at('1T00:00:00.001Z'), await at('1T23:59:59.999Z')]
  await at('2T00:00:00.000Z')
  const period = { after: '2020-05-01T00:00:00Z', before: '2020-05-02T02:00:00+02:00' }
  t.same(idsOf(await list({ action, ...period, sort_by: 'id' })), inside)
})

t.test('200 with before alone looks back one year from there', async (t) => {
  const action = anAction()
  await anEntry({ action, created_at: new Date('2019-04-30T23:59:59.000Z') })
  const id = await anEntry({ action, created_at: new Date('2019-05-01T00:00:01.000Z') })
  await anEntry({ action, created_at: new Date('2020-05-01T00:00:01.000Z') })
  t.same(idsOf(await list({ action, before: '2020-05-01T00:00:00Z' })), [id])
})

t.test('200 with after alone looks forward without an end', async (t) => {
  const action = anAction()
  await anEntry({ action, created_at: new Date('2015-01-01T00:00:00.000Z') })
  const ids = [
    await anEntry({ action, created_at: new Date('2016-01-01T00:00:00.000Z') }),
    await anEntry({ action })
  ]
  t.same(idsOf(await list({ action, after: '2015-06-01T00:00:00Z', sort_by: 'id' })), ids)
})

t.test('200 without entries for a time that ends before it begins', async (t) => {
  const { status, body } = await list({
    after: '2020-05-02T00:00:00Z',
    before: '2020-05-01T00:00:00Z'
  })
  t.equal(status, 200)
  t.match(body, { count: 0, data: { logs: [] } })
})

t.test('200 pages through all entries without a gap or a repetition', async (t) => {
  const action = anAction()
  const ids: number[] = []
  // All of the same time and name: only the id orders them.
  const created_at = ago(2)
  for (let index = 0; index < 7; index += 1) ids.push(await anEntry({ action, created_at }))
  const seen: number[] = []
  for (let skip = 0; skip < 9; skip += 3) {
    const answer = await list({ action, skip, limit: 3, sort_by: 'created_at' })
    t.match(answer.body, { count: 7, skip, limit: 3 })
    seen.push(...idsOf(answer))
  }
  t.same(seen, ids)
})

t.test('200 counts all entries for a page of none', async (t) => {
  const action = anAction()
  for (let index = 0; index < 3; index += 1) await anEntry({ action })
  t.match((await list({ action, limit: 0 })).body, { count: 3, limit: 0, data: { logs: [] } })
})

t.test('200 filters by each column', async (t) => {
  const action = anAction()
  const row = {
    actor_id: randomUUID(),
    actor_name: 'someone-else',
    actor_email: 'else@corp.example',
    request_id: randomUUID(),
    source_ip_address: '198.51.100.4',
    status: 'intent',
    created_at: new Date(ago(5).setUTCMilliseconds(7))
  }
  await anEntry({ action })
  const id = await anEntry({ action, ...row })
  const filters: Record<string, string> = {
    id: `eq:${id}`,
    actor_id: row.actor_id,
    actor_name: '~eq:ONE-el',
    actor_email: 'eq:else@corp.example',
    request_id: row.request_id.toUpperCase(),
    source_ip_address: 'neq:192.0.2.17',
    status: 'intent',
    created_at: `eq:${row.created_at.toISOString()}`
  }
  for (const [name, value] of Object.entries(filters)) {
    t.same(idsOf(await list({ action, [name]: value })), [id], name)
  }
  t.same(
    idsOf(await list({ action: `~eq:${action.toUpperCase()}`, status: 'intent' })),
    [id],
    'action'
  )
})

t.test('200 takes values of one filter as alternatives and narrows by another', async (t) => {
  const action = anAction()
  const intent = await anEntry({ action, status: 'intent' })
  const failure = await anEntry({ action, status: 'failure' })
  await anEntry({ action, status: 'success' })
  await anEntry({ action, status: 'intent', actor_name: 'other' })
  const query = { action, status: ['intent', 'failure'], actor_name: 'r.vega', sort_by: 'id' }
  t.same(idsOf(await list(query)), [intent, failure])
})

t.test('200 sorts by several columns, each in its direction', async (t) => {
  const action = anAction()
  const entry = (actor_name: string, status: string) => anEntry({ action, actor_name, status })
  const [a, b, c, d] = [
    await entry('b', 'intent'),
    await entry('a', 'failure'),
    await entry('b', 'failure'),
    await entry('a', 'intent')
  ]
  t.same(idsOf(await list({ action, sort_by: ['actor_name', '-status'] })), [d, b, a, c])
  t.same(idsOf(await list({ action, sort_by: ['-actor_name', 'status'] })), [c, a, b, d])
})

t.test(
  '200 shows what an operation leaves behind: intent, then outcome, of one commit',
  async (t) => {
    await call('logout', { as: 'User' })
    const { body } = await list({ action: 'EndSession', sort_by: 'id' })
    const [intent, outcome] = body.data.logs
    t.match(intent, { status: 'intent', actor_name: /^user-/, source_ip_address: '127.0.0.1' })
    t.equal(outcome.status, 'success')
    t.equal(intent.commit_id, outcome.commit_id)
  }
)

t.test('400 for a time that is none', async (t) => {
  const wrong = ['yesterday', '2026-02-30T00:00:00Z', '2026-02-03', '2016-12-31T23:59:60Z', '']
  for (const name of ['before', 'after']) {
    for (const value of wrong) {
      const { status, body } = await list({ [name]: value })
      t.equal(status, 400, `${name}=${value}`)
      t.match(body, { errors: [{ context: name }] })
    }
  }
})

t.test('400 for a column or a predicate that is not offered', async (t) => {
  const wrong: [string, string][] = [
    ['sort_by', 'fields'],
    ['sort_by', ''],
    ['id', 'eq:one'],
    ['id', '~eq:1'],
    ['request_id', 'eq:1'],
    ['status', 'gt:intent'],
    ['created_at', 'gt:2026-02-30T00:00:00Z'],
    ['skip', '-1'],
    ['limit', 'all'],
    ['limit', '2147483648']
  ]
  for (const [name, value] of wrong) {
    const { status, body } = await list({ [name]: value })
    t.equal(status, 400, `${name}=${value}`)
    t.match(body, { errors: [{ context: name }] })
  }
})
