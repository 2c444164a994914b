import t from 'tap'
import { EDGE_KINDS, NODE_KINDS } from '../../src/graph/kinds.ts'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
await addToGraph(db, {
  nodes: {
    A: ['User', { name: 'A' }],
    B: '!Vault Both',
    C: 'User Tag_Tier_Zero'
  },
  edges: ['A -Unlocks-> B', 'A -Both-> B', 'A -MemberOf-> C']
})
await db.insertInto('kinds').values({ name: 'Forgotten' }).execute()

const kinds = async (...type: string[]): Promise<string[]> => {
  const { status, body } = await call('listKinds', type.length > 0 ? { query: { type } } : {})
  t.equal(status, 200)
  return body.data.kinds
}
const OWN = ['Both', 'Forgotten', 'Tag_Owned', 'Tag_Tier_Zero', 'Unlocks', 'Vault']
const own = (names: string[]) => names.filter((name) => OWN.includes(name))

t.test('200 each kind once, built in or not, sorted by code point', async (t) => {
  const all = await kinds()
  t.strictSame(own(all), OWN)
  t.strictSame(all, [...new Set([...NODE_KINDS, ...EDGE_KINDS, ...OWN])].sort())
})

t.test('200 kinds of nodes alone, built in, in use or given by a tag', async (t) => {
  for (const type of ['node', 'eq:node']) {
    const found = await kinds(type)
    t.strictSame(own(found), ['Both', 'Tag_Owned', 'Tag_Tier_Zero', 'Vault'], type)
    t.ok(found.includes('AZVM'), 'a built-in kind that no node has')
    t.notOk(found.includes('MemberOf'))
  }
})

t.test('200 kinds of edges alone, built in or in use', async (t) => {
  const found = await kinds('eq:edge')
  t.strictSame(own(found), ['Both', 'Unlocks'])
  t.ok(found.includes('AZOwns'), 'a built-in kind that no edge has')
  t.notOk(found.includes('User'))
})

t.test('200 eq is an alternative to eq, neq leaves out', async (t) => {
  const tags = ['Tag_Owned', 'Tag_Tier_Zero']
  t.strictSame(own(await kinds('node', 'edge')), ['Both', ...tags, 'Unlocks', 'Vault'])
  t.strictSame(own(await kinds('neq:edge')), ['Both', 'Forgotten', ...tags, 'Vault'])
  t.strictSame(own(await kinds('neq:edge', 'neq:node')), ['Forgotten'])
})

t.test('400 for another type or predicate', async (t) => {
  for (const type of ['relationship', '~eq:node', 'eq:', 'in:node']) {
    const { status, body } = await call('listKinds', { query: { type: [type] } })
    t.equal(status, 400, type)
    t.match(body.errors, [{ context: 'type' }], type)
  }
})
