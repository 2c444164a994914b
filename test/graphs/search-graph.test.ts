import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
const SEEN = '2026-01-02T03:04:05.000Z'
const ids = await addToGraph(db, {
  nodes: {
    'S-1': ['User', { name: 'ADA@CORP.EXAMPLE', lastseen: SEEN, enabled: true }],
    'S-2': ['Group Tag_Tier_Zero', { name: 'BADA@CORP.EXAMPLE', system_tags: 'owned' }],
    'X-ADA': 'ADLocalGroup',
    ADA: ['User Tag_Owned', { name: 'OTHER', lastseen: 'yesterday', system_tags: 'admin_tier_0' }],
    'S-5': ['User', { name: 'A_A' }]
  }
})
const keyOf = (objectId: string) => String(ids.get(objectId))
const search = async (query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await call('searchGraph', { query })
  t.equal(status, 200)
  return Object.values(body.data as Record<string, { objectId: string }>).map(
    ({ objectId }) => objectId
  )
}

t.test('200 a map of nodes by key, with their properties', async (t) => {
  const { body } = await call('searchGraph', { query: { query: 'ada@corp' } })
  t.strictSame(body.data, {
    [keyOf('S-1')]: {
      label: 'ADA@CORP.EXAMPLE',
      kind: 'User',
      kinds: ['Base', 'User'],
      objectId: 'S-1',
      isTierZero: false,
      isOwnedObject: false,
      lastSeen: SEEN,
      properties: { name: 'ADA@CORP.EXAMPLE', lastseen: SEEN, enabled: true }
    },
    [keyOf('S-2')]: {
      label: 'BADA@CORP.EXAMPLE',
      kind: 'Group',
      kinds: ['Base', 'Group', 'Tag_Tier_Zero'],
      objectId: 'S-2',
      isTierZero: true,
      isOwnedObject: true,
      properties: { name: 'BADA@CORP.EXAMPLE', system_tags: 'owned' }
    }
  })
})

t.test(
  '200 a node by its id alone, its marks by kind or tag, no time where it has none',
  async (t) => {
    const { body } = await call('searchGraph', { query: { query: 'ADA', type: 'exact' } })
    t.strictSame(body.data, {
      [keyOf('ADA')]: {
        label: 'OTHER',
        kind: 'User',
        kinds: ['Base', 'User', 'Tag_Owned'],
        objectId: 'ADA',
        isTierZero: true,
        isOwnedObject: true,
        properties: { name: 'OTHER', lastseen: 'yesterday', system_tags: 'admin_tier_0' }
      }
    })
  }
)

t.test('200 fuzzy finds the text anywhere, exact the whole name or id', async (t) => {
  t.strictSame((await search({ query: 'ada' })).sort(), ['ADA', 'S-1', 'S-2', 'X-ADA'])
  t.strictSame(await search({ query: 'ada@corp.example', type: 'exact' }), ['S-1'])
  t.strictSame(await search({ query: 'corp', type: 'exact' }), [])
  t.strictSame(await search({ query: 'A_A' }), ['S-5'], 'taken literally')
})

t.test('200 limit keeps the best', async (t) => {
  t.strictSame(await search({ query: 'ada', limit: '1' }), ['ADA'])
  t.strictSame((await search({ query: 'ada', limit: '2' })).sort(), ['ADA', 'S-1'])
  t.strictSame(await search({ query: 'ada', limit: '0' }), [])
})

t.test('200 an empty map when nothing is found', async (t) => {
  t.strictSame(await search({ query: "';--" }), [])
})

t.test('400 without a text, and for another type', async (t) => {
  const wrong: [string, Record<string, string>][] = [
    ['query', {}],
    ['query', { query: '' }],
    ['type', { query: 'ada', type: 'regex' }],
    ['limit', { query: 'ada', limit: '-1' }]
  ]
  for (const [context, query] of wrong) {
    const { status, body } = await call('searchGraph', { query })
    t.equal(status, 400)
    t.match(body.errors, [{ context }])
  }
})
