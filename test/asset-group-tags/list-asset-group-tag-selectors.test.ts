import t from 'tap'
import { CYPHER, NOBODYS_ID, objects, queries, startSelectors } from './selectors.ts'

const api = await startSelectors(t)
const { db, list, aSelector, aDefault, change, select, aZone, aLabel, remove: removeTag } = api
const zone = await aZone('Listed')
const other = await aLabel('Other')

const alpha = await aSelector(zone, 'alpha', {
  description: 'the first',
  seeds: objects('B', 'A', 'C')
})
const beta = await aSelector(zone, 'Beta', { seeds: queries(CYPHER), auto_certify: 2 })
const gamma = await aSelector(zone, 'gamma', { disabled: true, auto_certify: 1 })
const delta = await aDefault(zone, 'delta')
await aSelector(other, 'elsewhere')
await select(alpha.id, 'EAST', 'EAST', 'WEST')
await select(gamma.id, 'EAST')
const days = new Map([
  [alpha.id, '2026-01-04T00:00:00.000Z'],
  [beta.id, '2026-01-03T00:00:00.000Z'],
  [gamma.id, '2026-01-02T00:00:00.000Z'],
  [delta, '2026-01-01T00:00:00.000Z']
])
for (const [id, day] of days) {
  const times = { created_at: day, updated_at: day, ...(id === gamma.id && { disabled_at: day }) }
  await db.updateTable('asset_group_tag_selectors').set(times).where('id', '=', id).execute()
}

const names = async (query: Record<string, string | string[]> = {}): Promise<string[]> => {
  const { status, body } = await list(zone, query)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.selectors.map(({ name }: { name: string }) => name)
}
const ALL = ['alpha', 'Beta', 'gamma', 'delta']

t.test('200 lists the selectors of the tag by id, with their seeds in order', async (t) => {
  const { status, body } = await list(zone)
  t.equal(status, 200)
  t.match(body, { count: 4, skip: 0, limit: 50 })
  t.strictSame(await names(), ALL)
  const [first, , third] = body.data.selectors
  const { created_at, updated_at, ...rest } = alpha
  t.strictSame(first, { ...rest, created_at: days.get(alpha.id), updated_at: days.get(alpha.id) })
  t.strictSame(first.seeds, objects('B', 'A', 'C'))
  t.equal(third.disabled_at, days.get(gamma.id))
  t.ok(created_at && updated_at)
})

t.test('200 pages, also past the end, and counts all', async (t) => {
  t.strictSame(await names({ skip: '1', limit: '2' }), ['Beta', 'gamma'])
  t.match((await list(zone, { skip: '1', limit: '2' })).body, { count: 4, skip: 1, limit: 2 })
  t.match((await list(zone, { limit: '0' })).body, { count: 4, data: { selectors: [] } })
  t.match((await list(zone, { skip: '9' })).body, { count: 4, data: { selectors: [] } })
})

t.test('200 sorts by id, name and time, both ways', async (t) => {
  t.strictSame(await names({ sort_by: '-id' }), [...ALL].reverse())
  t.strictSame(await names({ sort_by: 'name' }), ['Beta', 'alpha', 'delta', 'gamma'])
  t.strictSame(await names({ sort_by: '-name' }), ['gamma', 'delta', 'alpha', 'Beta'])
  t.strictSame(await names({ sort_by: 'created_at' }), [...ALL].reverse())
  t.strictSame(await names({ sort_by: ['-created_at', 'name'] }), ALL)
})

t.test('200 filters by every column', async (t) => {
  const by = alpha.created_by
  for (const [query, expected] of [
    [{ name: '~eq:A' }, ALL],
    [{ name: 'alpha' }, ['alpha']],
    [{ name: ['alpha', '~eq:bet'] }, ['alpha', 'Beta']],
    [{ description: '~eq:FIRST' }, ['alpha']],
    [{ type: '1' }, ['alpha', 'gamma']],
    [{ type: 'gt:1' }, ['Beta', 'delta']],
    [{ type: '3' }, []],
    [{ auto_certify: '0' }, ['alpha', 'delta']],
    [{ auto_certify: 'gte:1' }, ['Beta', 'gamma']],
    [{ is_default: 'true' }, ['delta']],
    [{ is_default: 'neq:T' }, ['alpha', 'Beta', 'gamma']],
    [{ disabled: 'true' }, ['gamma']],
    [{ disabled: 'f' }, ['alpha', 'Beta', 'delta']],
    [{ disabled_at: 'gte:2026-01-01T00:00:00Z' }, ['gamma']],
    [{ disabled_at: `eq:${days.get(gamma.id)}` }, ['gamma']],
    [{ disabled_by: by }, ['gamma']],
    [{ created_at: 'gt:2026-01-02T00:00:00Z' }, ['alpha', 'Beta']],
    [{ created_by: 'SYSTEM' }, ['delta']],
    [{ updated_at: 'lt:2026-01-02T00:00:00Z' }, ['delta']],
    [{ updated_by: `neq:${by}` }, ['delta']],
    [{ type: '1', disabled: 'false' }, ['alpha']]
  ] as const) {
    t.strictSame(await names(query as Record<string, string>), expected, JSON.stringify(query))
  }
})

t.test('200 counts where that is asked for, in all environments or in some', async (t) => {
  const counts = async (query: Record<string, string | string[]>) =>
    (await list(zone, query)).body.data.selectors.map(
      (one: { counts?: { members: number } }) => one.counts?.members
    )
  const none = ALL.map(() => undefined)
  t.strictSame(await counts({}), none)
  t.strictSame(await counts({ counts: 'false', environments: 'EAST' }), none)
  t.strictSame(await counts({ counts: 'true' }), [3, 0, 0, 0], 'what is disabled has none')
  t.strictSame(await counts({ counts: 'T', environments: 'EAST' }), [2, 0, 0, 0])
  t.strictSame(await counts({ counts: 'true', environments: ['WEST', 'EAST'] }), [3, 0, 0, 0])
  t.strictSame(await counts({ counts: 'true', environments: 'NORTH' }), [0, 0, 0, 0])
  await change(zone, gamma.id, { disabled: false })
  t.strictSame(await counts({ counts: 'true' }), [3, 0, 1, 0])
  await change(zone, gamma.id, { disabled: true })
})

t.test('400 for a column, a predicate, a value or a page that there is not', async (t) => {
  for (const [query, context] of [
    [{ sort_by: 'description' }, 'sort_by'],
    [{ sort_by: '' }, 'sort_by'],
    [{ type: 'cypher' }, 'type'],
    [{ name: 'gt:a' }, 'name'],
    [{ is_default: 'maybe' }, 'is_default'],
    [{ created_at: '2026-02-30T00:00:00Z' }, 'created_at'],
    [{ counts: 'yes' }, 'counts'],
    [{ environments: '' }, 'environments'],
    [{ skip: '-1' }, 'skip'],
    [{ limit: 'all' }, 'limit']
  ] as const) {
    const { status, body } = await list(zone, query as Record<string, string>)
    t.equal(status, 400, JSON.stringify(query))
    t.match(body.errors, [{ context }])
  }
})

t.test('404 for a tag that does not exist, or no more', async (t) => {
  const gone = await aZone('Gone')
  await removeTag(gone)
  for (const tag of [NOBODYS_ID, gone]) {
    const { status, body } = await list(tag)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context: 'asset_group_tag_id', message: 'resource not found' }])
  }
})
