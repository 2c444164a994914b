import t from 'tap'
import { startPeople } from '../platform-users/people.ts'

const { db, callAs, aPerson } = await startPeople(t)

const administrator = await aPerson({ role: 'Administrator' })
const [ada, bo] = [await aPerson(), await aPerson()]

async function aToken(userId: string, name: string, row: object = { updated_at: new Date() }) {
  const { body } = await callAs(userId, 'createToken', { body: { token_name: name } })
  await db.updateTable('auth_tokens').set(row).where('id', '=', body.data.id).execute()
  return body.data
}

const used = { last_access: new Date('2026-02-03T10:20:30.400Z') }
const first = await aToken(ada.id, 'first', used)
const second = await aToken(ada.id, 'second')
const foreign = await aToken(bo.id, 'foreign')

async function list(userId: string, query: Record<string, string | string[]> = {}) {
  const { status, body } = await callAs(userId, 'listTokens', { query })
  t.equal(status, 200)
  return body.data.tokens
}
const names = async (userId: string, query?: Record<string, string | string[]>) =>
  (await list(userId, query)).map(({ name }: { name: { string: string } }) => name.string)

t.test('200 shows one’s own tokens, with their last use and without their keys', async (t) => {
  const [shown, ...more] = await list(ada.id)
  const { key, ...known } = first
  t.strictSame(shown, { ...known, last_access: '2026-02-03T10:20:30.400Z' })
  t.strictSame(
    more.map(({ id }: { id: string }) => id),
    [second.id]
  )
  t.notOk(JSON.stringify([shown, more]).includes(key))
})

t.test('200 shows those of all users to who manages users', async (t) => {
  t.strictSame(await names(administrator.id), ['first', 'second', 'foreign'])
})

t.test('200 no filter reaches the tokens of others', async (t) => {
  for (const query of [
    { user_id: bo.id },
    { user_id: `neq:${ada.id}` },
    { id: foreign.id },
    { name: '~eq:foreign' }
  ] as Record<string, string>[]) {
    t.strictSame(await names(ada.id, query), [], JSON.stringify(query))
    t.ok((await names(administrator.id, query)).includes('foreign'), 'which exist')
  }
})

t.test('200 filters by each column', async (t) => {
  const cases: [Record<string, string>, string[]][] = [
    [{ user_id: bo.id }, ['foreign']],
    [{ id: second.id }, ['second']],
    [{ name: 'neq:first' }, ['second', 'foreign']],
    [{ hmac_method: 'hmac-sha2-256', name: 'first' }, ['first']],
    [{ last_access: 'gt:2026-01-01T00:00:00Z' }, ['first']],
    [{ created_at: 'lt:2020-01-01T00:00:00Z' }, []],
    [{ updated_at: 'gt:2020-01-01T00:00:00Z', name: 'second' }, ['second']]
  ]
  for (const [query, expected] of cases) {
    t.strictSame(await names(administrator.id, query), expected, JSON.stringify(query))
  }
})

t.test('200 sorts, a leading hyphen descending', async (t) => {
  t.strictSame(await names(administrator.id, { sort_by: 'name' }), ['first', 'foreign', 'second'])
  t.strictSame(await names(administrator.id, { sort_by: '-name' }), ['second', 'foreign', 'first'])
  const byOwner = await list(administrator.id, { sort_by: ['user_id', '-name'] })
  const owners = byOwner.map((one: { user_id: { uuid: string } }) => one.user_id.uuid)
  t.strictSame(owners, [...owners].sort())
})

t.test('400 for an unknown column to sort by and for broken filters', async (t) => {
  for (const [query, context] of [
    [{ sort_by: 'key' }, 'sort_by'],
    [{ user_id: 'me' }, 'user_id'],
    [{ last_access: '~eq:2026' }, 'last_access']
  ] as const) {
    const { status, body } = await callAs(ada.id, 'listTokens', { query })
    t.equal(status, 400)
    t.match(body, { errors: [{ context }] })
  }
})
