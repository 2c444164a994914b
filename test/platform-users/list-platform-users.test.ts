import t from 'tap'
import { startPeople } from './people.ts'

const { db, call, aPerson } = await startPeople(t)

const people = [
  ['cleo', 'Cleo', 'Zimmer', '2026-01-03T00:00:00.000Z'],
  ['ada', 'Ada', 'Brandt', null],
  ['bo', null, 'brandt', '2026-01-01T00:00:00.000Z']
] as const
for (const [principal_name, first_name, last_name, last_login] of people) {
  await aPerson({
    principal_name,
    first_name,
    last_name,
    last_login: last_login && new Date(last_login)
  })
}
// The caller is a user as well.
await db.deleteFrom('users').where('principal_name', 'like', 'user-%').execute()

async function names(query: Record<string, string | string[]> = {}) {
  const { status, body } = await call('listPlatformUsers', { query })
  t.equal(status, 200)
  return body.data.users
    .map((user: { principal_name: string }) => user.principal_name)
    .filter((name: string) => !name.startsWith('user-'))
}

t.test('200 shows all users as one alone is shown, by name', async (t) => {
  t.strictSame(await names(), ['ada', 'bo', 'cleo'])
  const { body } = await call('listPlatformUsers')
  for (const user of body.data.users) {
    const one = await call('getPlatformUser', { path: { user_id: user.id } })
    t.strictSame(user, one.body.data, user.principal_name)
  }
  t.strictSame(Object.keys(body), ['data'], 'no page')
  t.strictSame(Object.keys(body.data), ['users'])
})

t.test('200 gives each user their own role and secret', async (t) => {
  const auditor = await aPerson({ principal_name: 'auditor', role: 'Auditor' })
  const { body } = await call('listPlatformUsers', {
    query: { principal_name: ['auditor', 'ada'] }
  })
  const [ada, found] = body.data.users
  t.strictSame([ada.roles[0].name, found.roles[0].name], ['User', 'Auditor'])
  t.not(ada.AuthSecret.id, found.AuthSecret.id)
  await db.deleteFrom('users').where('id', '=', auditor.id).execute()
})

t.test('200 filters by each column', async (t) => {
  const [{ id = '' } = {}] = await db
    .selectFrom('users')
    .select('id')
    .where('principal_name', '=', 'bo')
    .execute()
  const cases: [Record<string, string | string[]>, string[]][] = [
    [{ principal_name: 'ada' }, ['ada']],
    [{ principal_name: 'neq:ada' }, ['bo', 'cleo']],
    [{ first_name: 'eq:Cleo' }, ['cleo']],
    [{ last_name: '~eq:BRANDT' }, ['ada', 'bo']],
    [{ email_address: '~eq:cleo@' }, ['cleo']],
    [{ id }, ['bo']],
    [{ last_login: 'gte:2026-01-02T00:00:00Z' }, ['cleo']],
    [{ last_login: ['gt:2025-01-01T00:00:00Z', 'lt:2026-01-02T00:00:00Z'] }, ['bo']],
    [{ created_at: 'lt:2020-01-01T00:00:00Z' }, []],
    [{ updated_at: 'gt:2020-01-01T00:00:00Z', principal_name: 'bo' }, ['bo']]
  ]
  for (const [query, expected] of cases) {
    t.strictSame(await names(query), expected, JSON.stringify(query))
  }
})

t.test('200 sorts, a leading hyphen descending', async (t) => {
  t.strictSame(await names({ sort_by: '-principal_name' }), ['cleo', 'bo', 'ada'])
  t.strictSame(await names({ sort_by: 'last_name' }), ['ada', 'cleo', 'bo'], 'byte by byte')
  t.strictSame(await names({ sort_by: 'last_login' }), ['bo', 'cleo', 'ada'])
})

t.test('400 for an unknown column to sort by and for broken filters', async (t) => {
  const wrong: [Record<string, string>, string][] = [
    [{ sort_by: 'digest' }, 'sort_by'],
    [{ sort_by: '' }, 'sort_by'],
    [{ id: 'eq:1' }, 'id'],
    [{ principal_name: 'gt:a' }, 'principal_name'],
    [{ last_login: 'yesterday' }, 'last_login']
  ]
  for (const [query, context] of wrong) {
    const { status, body } = await call('listPlatformUsers', { query })
    t.equal(status, 400, JSON.stringify(query))
    t.match(body, { errors: [{ context }] })
  }
})
