import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'
import { certTemplateCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

const { db, call } = await startApi(t)
const ids = await addToGraph(db, {
  nodes: {
    T: ['CertTemplate', { name: 'WEB@CORP.EXAMPLE', enabled: true }],
    UNUSED: 'CertTemplate',
    B: ['EnterpriseCA', { name: 'BRAVO' }],
    A: ['EnterpriseCA Tag_Tier_Zero', { name: 'ALPHA', caname: 'ALPHA' }],
    STUB: 'EnterpriseCA',
    A2: ['EnterpriseCA', { name: 'ALPHA' }]
  },
  edges: [
    'T -PublishedTo-> B',
    ['T -PublishedTo-> A', { isacl: false }],
    'T -PublishedTo-> STUB',
    'T -PublishedTo-> A2',
    'T -Enroll-> A2'
  ]
})
type Item = { source?: string; target?: string; kind?: string }

const list = (query: Record<string, string | string[]> = {}, object_id = 'T') =>
  call('listPublishedToCas', { path: { object_id }, query })
const order = async (...sort_by: string[]) =>
  (await list({ sort_by })).body.data.map(({ objectID }: { objectID: string }) => objectID)

// After all other waiting: the runner takes a pause between two tests for the end.
await proveLists('listPublishedToCas', certTemplateCase, 'published-to-cas')

t.test('200 entries carry object id, name (empty for a stub), label and all kinds', async (t) => {
  const { body } = await list({ sort_by: ['objectID'] })
  t.strictSame(body.data[0], {
    objectID: 'A',
    name: 'ALPHA',
    label: 'EnterpriseCA',
    kinds: ['Base', 'EnterpriseCA', 'Tag_Tier_Zero']
  })
  t.strictSame(body.data[3], {
    objectID: 'STUB',
    name: '',
    label: 'EnterpriseCA',
    kinds: ['Base', 'EnterpriseCA']
  })
})

t.test('200 an empty page for a template that is published nowhere', async (t) => {
  const { body } = await list({}, 'UNUSED')
  t.strictSame(body, { count: 0, skip: 0, limit: 10, data: [] })
})

t.test(
  '200 sorts by name and object id, both ways, ties by the newest or oldest node',
  async (t) => {
    t.strictSame(await order(), ['A2', 'STUB', 'A', 'B'], 'the newest node first')
    t.strictSame(await order('name'), ['STUB', 'A', 'A2', 'B'])
    t.strictSame(await order('-name'), ['B', 'A2', 'A', 'STUB'])
    t.strictSame(await order('name', '-objectID'), ['STUB', 'A2', 'A', 'B'])
    t.strictSame(await order('objectID'), ['A', 'A2', 'B', 'STUB'])
  }
)

t.test(
  '200 skip and limit cut the page, and past the end it is empty with the count',
  async (t) => {
    const { body } = await list({ sort_by: ['objectID'], skip: '1', limit: '2' })
    t.match(body, { count: 4, skip: 1, limit: 2, data: [{ objectID: 'A2' }, { objectID: 'B' }] })
    t.equal(body.data.length, 2)
    const past = await list({ skip: '4' })
    t.strictSame(past.body, { count: 4, skip: 4, limit: 10, data: [] })
  }
)

t.test(
  '200 type=graph is a bare map of nodes by id and edges, which paging leaves whole',
  async (t) => {
    const { body } = await list({ type: 'graph', limit: '1', skip: '3' })
    const edges = Object.entries(body as Record<string, Item>).filter(([key]) =>
      key.startsWith('rel_')
    )
    t.equal(Object.keys(body).length, 5 + 4)
    t.strictSame(body[String(ids.get('A'))], {
      label: 'ALPHA',
      kind: 'EnterpriseCA',
      kinds: ['Base', 'EnterpriseCA', 'Tag_Tier_Zero'],
      objectId: 'A',
      isTierZero: true,
      isOwnedObject: false,
      properties: { name: 'ALPHA', caname: 'ALPHA' }
    })
    t.match(body[String(ids.get('STUB'))], { label: '', isTierZero: false, properties: {} })
    const [, toA] = edges.find(([, edge]) => edge.target === String(ids.get('A'))) ?? []
    t.match(toA, {
      source: String(ids.get('T')),
      label: 'PublishedTo',
      kind: 'PublishedTo',
      lastSeen: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      properties: { isacl: false }
    })
    t.ok(edges.every(([, edge]) => edge.kind === 'PublishedTo'))
  }
)

t.test('400 for a negative or broken page, and a column that cannot be sorted by', async (t) => {
  for (const query of [{ skip: '-1' }, { limit: 'ten' }, { limit: '2147483648' }]) {
    t.equal((await list(query)).status, 400)
  }
  const { status, body } = await list({ sort_by: ['label'] })
  t.equal(status, 400)
  t.match(body, { errors: [{ context: /sort_by/ }] })
})
