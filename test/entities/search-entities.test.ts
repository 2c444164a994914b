import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
await addToGraph(db, {
  nodes: {
    'S-1-5-1': ['User', { name: 'BADA@CORP.EXAMPLE' }],
    'S-1-5-2': ['User', { name: 'ADA2@CORP.EXAMPLE' }],
    'S-1-5-3': [
      'User Tag_Tier_Zero',
      { name: 'ADA', distinguishedname: 'CN=ADA,DC=CORP', system_tags: 'owned admin_tier_0' }
    ],
    'S-1-5-4': ['Group', { name: 'ADA@CORP.EXAMPLE' }],
    'ADA-S-5': 'Group ADLocalGroup',
    'X-ADA-6': '!AZBase AZUser',
    ada: ['!Thing', { name: 'lower' }],
    'S-1-5-8': ['User', { name: '100%_SURE\\ONE' }],
    'S-1-5-9': ['User', { name: 'JÜRGEN@CORP.EXAMPLE' }]
  }
})
const search = async (q: string, query: Record<string, string> = {}) => {
  const { body } = await call('searchEntities', { query: { q, ...query } })
  return body.data.map(({ objectid }: { objectid: string }) => objectid)
}

t.test('200 exact names and ids come first, then beginnings, then the rest, by name', async (t) => {
  // Exact: 'ADA' and the id 'ada', whose names are ADA and lower. Then an id that begins so (no name), and names.
  const expected = ['S-1-5-3', 'ada', 'ADA-S-5', 'S-1-5-2', 'S-1-5-4', 'X-ADA-6', 'S-1-5-1']
  t.strictSame(await search('ADA'), expected)
  t.strictSame(await search('ada'), expected, 'whatever the case')
})

t.test(
  '200 a result has type, name, distinguished name and tags, empty where unknown',
  async (t) => {
    const { status, body } = await call('searchEntities', { query: { q: 'ADA' } })
    t.equal(status, 200)
    t.strictSame(body.data[0], {
      objectid: 'S-1-5-3',
      type: 'User',
      name: 'ADA',
      distinguishedname: 'CN=ADA,DC=CORP',
      system_tags: 'owned admin_tier_0'
    })
    t.strictSame(body.data[2], {
      objectid: 'ADA-S-5',
      type: 'Group',
      name: '',
      distinguishedname: '',
      system_tags: ''
    })
  }
)

t.test('200 only nodes of the kind, none where the kind is unknown', async (t) => {
  t.strictSame(await search('ADA', { type: 'Group' }), ['ADA-S-5', 'S-1-5-4'])
  t.strictSame(await search('ADA', { type: 'ADLocalGroup' }), ['ADA-S-5'])
  t.strictSame(await search('ADA', { type: 'Nonsense' }), [])
})

t.test('200 the text is taken literally', async (t) => {
  t.strictSame(await search('100%'), ['S-1-5-8'])
  t.strictSame(await search('%_sure\\o'), ['S-1-5-8'])
  t.strictSame(await search('A_A'), [])
  t.strictSame(await search("';--"), [])
})

t.test('200 letters beyond ASCII are found in upper case too', async (t) => {
  t.strictSame(await search('jürgen'), ['S-1-5-9'])
})

t.test('200 skip and limit cut the results, ten without a limit', async (t) => {
  t.strictSame(await search('ADA', { skip: '1', limit: '2' }), ['ada', 'ADA-S-5'])
  t.strictSame(await search('ADA', { limit: '0' }), [])
  const nodes = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`MANY-${n}`, 'User']))
  await addToGraph(db, { nodes })
  t.equal((await search('many-')).length, 10)
})

t.test('400 without a text to look for', async (t) => {
  for (const query of [{}, { q: '' }]) {
    const { status, body } = await call('searchEntities', { query })
    t.equal(status, 400)
    t.match(body, { errors: [{ context: /q/ }] })
  }
})
