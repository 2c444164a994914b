import t from 'tap'
import { ROLES, startApi } from '../support/api.ts'
import { PERMISSIONS } from '../support/contract.ts'

const { call } = await startApi(t)

type Role = { name: string; permissions: { authority: string; name: string }[] }

const list = async (query: Record<string, string | string[]> = {}): Promise<Role[]> => {
  const { status, body } = await call('listRoles', { query, as: 'Read-Only' })
  t.equal(status, 200)
  return body.data.roles
}
const names = async (query: Record<string, string | string[]>) =>
  (await list(query)).map(({ name }) => name)

t.test('200 shows the six roles with exactly what each permits', async (t) => {
  const roles = await list()
  t.strictSame(
    roles.map(({ name }) => name),
    [...ROLES]
  )
  const every = new Set(
    (await call('listPermissions')).body.data.permissions.map(
      (one: Role['permissions'][number]) => `${one.authority}/${one.name}`
    )
  )
  for (const { name, permissions } of roles) {
    const expected = PERMISSIONS[name as (typeof ROLES)[number]]
    const held = permissions.map((one) => `${one.authority}/${one.name}`)
    t.strictSame(held.sort(), [...(expected === 'every' ? every : expected)].sort(), name)
  }
})

t.test('200 filters and sorts by each column', async (t) => {
  const cases: [Record<string, string | string[]>, string[]][] = [
    [{ name: '~eq:only' }, ['Read-Only', 'Upload-Only']],
    [{ id: ['gte:2', 'lt:4'] }, ['User', 'Read-Only']],
    [{ created_at: 'lt:2020-01-01T00:00:00Z' }, []],
    [{ updated_at: 'gt:2020-01-01T00:00:00Z', id: '6' }, ['Auditor']],
    [{ sort_by: '-id', id: 'lte:2' }, ['User', 'Administrator']],
    [{ sort_by: 'name', id: 'lte:2' }, ['Administrator', 'User']],
    [
      { sort_by: ['-description', 'created_at', 'updated_at'], id: 'lte:2' },
      ['User', 'Administrator']
    ]
  ]
  for (const [query, expected] of cases) {
    t.strictSame(await names(query), expected, JSON.stringify(query))
  }
})

t.test('400 for an unknown column to sort by and for a filter that does not fit', async (t) => {
  for (const [query, context] of [
    [{ sort_by: 'permissions' }, 'sort_by'],
    [{ id: '~eq:1' }, 'id']
  ] as const) {
    const { status, body } = await call('listRoles', { query })
    t.equal(status, 400)
    t.match(body, { errors: [{ context }] })
  }
})
