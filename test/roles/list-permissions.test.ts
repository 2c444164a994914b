import t from 'tap'
import { startApi } from '../support/api.ts'

const { call } = await startApi(t)

const names = async (query: Record<string, string | string[]> = {}) => {
  const { status, body } = await call('listPermissions', { query, as: 'User' })
  t.equal(status, 200)
  return body.data.permissions.map(
    (one: { authority: string; name: string }) => `${one.authority}/${one.name}`
  )
}

t.test('200 shows every permission once', async (t) => {
  const found = await names()
  t.equal(found.length, 22)
  t.equal(new Set(found).size, 22)
  t.ok(found.includes('graphdb/Ingest'))
})

t.test('200 filters and sorts by each column', async (t) => {
  const saved = ['saved_queries/Read', 'saved_queries/Write']
  const cases: [Record<string, string | string[]>, string[]][] = [
    [{ authority: 'saved_queries' }, saved],
    [{ authority: 'saved_queries', sort_by: '-name' }, [...saved].reverse()],
    [{ name: '~eq:readusers', sort_by: 'id' }, ['auth/ReadUsers', 'auth/ReadUsersMinimal']],
    [{ id: '1' }, ['app/ReadAppConfig']],
    [{ created_at: 'lt:2020-01-01T00:00:00Z' }, []],
    [{ updated_at: 'gt:2020-01-01T00:00:00Z', id: '1' }, ['app/ReadAppConfig']],
    [
      { name: 'Read', sort_by: ['-authority', 'created_at', 'updated_at'] },
      ['saved_queries/Read', 'graphdb/Read', 'clients/Read', 'audit_log/Read']
    ]
  ]
  for (const [query, expected] of cases) {
    t.strictSame(await names(query), expected, JSON.stringify(query))
  }
})

t.test('400 for an unknown column to sort by and for a filter that does not fit', async (t) => {
  for (const [query, context] of [
    [{ sort_by: 'roles' }, 'sort_by'],
    [{ id: 'one' }, 'id']
  ] as const) {
    const { status, body } = await call('listPermissions', { query })
    t.equal(status, 400)
    t.match(body, { errors: [{ context }] })
  }
})
