import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs } = await startLibrary(t)
const [me, other] = [await aPerson(), await aPerson()]
const mine = await aQuery(me, { name: 'B mine', query: 'RETURN 2', description: 'second' })
const shown = await aQuery(me, { name: 'D mine, public', query: 'RETURN 1' }, 'public')
await aQuery(other, { name: 'hidden' })
await aQuery(other, { name: 'of others' }, [other])
const given = await aQuery(other, { name: 'A given', query: 'RETURN 3' }, [me])
const open = await aQuery(other, { name: 'C open', query: 'RETURN 4', description: 'x' }, 'public')
const builtIn = await aQuery(null, { name: 'E built in' }, 'public')

type Parameters = Record<string, string | readonly string[]>
type Shown = { name: string; scope: string }
const list = (query: Parameters = {}) => callAs(me.id, 'listSavedQueries', { query })
async function letters(query: Parameters): Promise<string> {
  const { status, body } = await list(query)
  t.equal(status, 200, JSON.stringify(query))
  return body.data.map(({ name }: Shown) => name[0]).join('')
}

t.test('200 shows one’s own queries unless another scope is asked for', async (t) => {
  const { body } = await list()
  t.match(body, { count: 2, skip: 0, limit: 10000 })
  t.strictSame(body.data[0], {
    id: mine.id,
    created_at: mine.created_at.toISOString(),
    updated_at: mine.updated_at.toISOString(),
    deleted_at: null,
    user_id: me.id,
    name: 'B mine',
    query: 'RETURN 2',
    description: 'second',
    scope: 'owned',
    built_in: false
  })
  t.match(body.data[1], { id: shown.id, scope: 'owned' })
})

t.test('200 any combination of scopes, each query once and in one order', async (t) => {
  for (const [scope, expected] of [
    ['owned', 'BD'],
    ['shared', 'A'],
    ['public', 'CDE'],
    ['owned,shared', 'ABD'],
    ['public,OWNED', 'BCDE'],
    [['Shared', 'public'], 'ACDE'],
    ['all', 'ABCDE'],
    ['owned,all', 'ABCDE']
  ] as const) {
    t.equal(await letters({ scope, sort_by: 'name' }), expected, `${scope}`)
  }
  const { body } = await list({ scope: 'all', sort_by: 'name' })
  t.strictSame(
    body.data.map(({ scope }: Shown) => scope),
    ['shared', 'owned', 'public', 'owned', 'public']
  )
  t.match(body.data[4], { user_id: null, built_in: true })
})

t.test('200 pages, and counts every match, in every scope', async (t) => {
  for (const [scope, total] of [
    ['owned', 2],
    ['shared', 1],
    ['public', 3],
    ['all', 5]
  ] as const) {
    let found = ''
    for (let skip = 0; skip < total; skip += 2) {
      const { body } = await list({ scope, skip: String(skip), limit: '2', sort_by: '-name' })
      t.match(body, { count: total, skip, limit: 2 })
      found += body.data.map(({ name }: Shown) => name[0]).join('')
    }
    const whole = await letters({ scope, sort_by: '-name' })
    t.equal(found, whole, scope)
  }
  t.match((await list({ scope: 'all', limit: '0' })).body, { count: 5, data: [] })
})

t.test('200 filters in every scope', async (t) => {
  for (const [query, expected] of [
    [{ scope: 'all', name: '~eq:MINE' }, 'BD'],
    [{ scope: 'shared,public', name: '~eq:mine' }, 'D'],
    [{ scope: 'all', user_id: other.id }, 'AC'],
    [{ scope: 'owned', user_id: other.id }, ''],
    [{ scope: 'all', user_id: `neq:${other.id}` }, 'BDE'],
    [{ scope: 'all', query: 'RETURN 4' }, 'C'],
    [{ scope: 'all', description: 'second' }, 'B'],
    [{ scope: 'all', id: [String(given.id), String(open.id)] }, 'AC'],
    [{ scope: 'all', id: `gt:${open.id}` }, 'E'],
    [{ scope: 'all', created_at: mine.created_at.toISOString(), id: `lte:${mine.id}` }, 'B'],
    [{ scope: 'all', updated_at: 'lt:2020-01-01T00:00:00Z' }, '']
  ] as [Parameters, string][]) {
    t.equal(await letters({ ...query, sort_by: 'name' }), expected, JSON.stringify(query))
  }
})

t.test('200 sorts by each column, a leading hyphen descending', async (t) => {
  for (const [sort_by, expected] of [
    ['name', 'ABCD'],
    ['-name', 'DCBA'],
    ['query', 'DBAC'],
    ['-query', 'CABD'],
    ['id', 'BDAC'],
    ['-id', 'CADB'],
    ['created_at', 'BDAC'],
    ['-updated_at', 'CADB'],
    [['description', '-name'], 'DABC']
  ] as const) {
    // Rows of one millisecond come by their ids.
    t.equal(await letters({ scope: 'all', user_id: [me.id, other.id], sort_by }), expected)
  }
  const owners = (await list({ scope: 'all', sort_by: 'user_id', id: `lt:${builtIn.id}` })).body
    .data
  const ids = owners.map(({ user_id }: { user_id: string }) => user_id)
  t.strictSame(ids, [...ids].sort())
})

t.test('400 for unknown scopes and columns, and for broken filters', async (t) => {
  for (const [query, context] of [
    [{ scope: 'mine' }, 'scope'],
    [{ scope: '' }, 'scope'],
    [{ scope: 'owned,' }, 'scope'],
    [{ scope: 'owned shared' }, 'scope'],
    [{ sort_by: 'scope' }, 'sort_by'],
    [{ user_id: 'me' }, 'user_id'],
    [{ id: '~eq:1' }, 'id'],
    [{ description: 'neq:' }, 'description'],
    [{ skip: '-1' }, 'skip']
  ] as [Parameters, string][]) {
    const { status, body } = await list(query)
    t.equal(status, 400, JSON.stringify(query))
    t.match(body, { errors: [{ context }] })
  }
})
