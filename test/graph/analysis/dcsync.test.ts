import t from 'tap'
import { edgesAfterAnalysis, type Graph, startsOf } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const DOMAIN: Graph['nodes'] = { D: ['Domain', { collected: true, name: 'A.LOCAL' }] }
const syncers = async (t: Parameters<typeof edgesAfterAnalysis>[0], graph: Graph) =>
  startsOf(await edgesAfterAnalysis(t, db, graph, 'DCSync'))

t.test('names the widest principals that hold both replication rights', async (t) => {
  const found = await syncers(t, {
    nodes: {
      ...DOMAIN,
      U1: 'User',
      U2: 'User',
      U3: 'User',
      U4: 'User',
      G1: 'Group',
      G2: 'Group',
      G3: 'Group'
    },
    edges: [
      'U1 -GetChanges-> D',
      'U1 -GetChangesAll-> D',
      'G1 -GetChanges-> D',
      'G2 -GetChangesAll-> D',
      'G3 -GetChanges-> D',
      'U2 -MemberOf-> G1',
      'U2 -MemberOf-> G2',
      'U3 -MemberOf-> G2',
      'G3 -MemberOf-> G2',
      'U4 -MemberOf-> G3'
    ]
  })
  t.strictSame(found, ['G3', 'U1', 'U2'])
})

t.test('finds nobody in a domain that was not collected', async (t) => {
  for (const properties of [{ collected: false }, {}, { collected: 'true' }]) {
    const found = await syncers(t, {
      nodes: { D: ['Domain', properties], U1: 'User' },
      edges: ['U1 -GetChanges-> D', 'U1 -GetChangesAll-> D']
    })
    t.strictSame(found, [], JSON.stringify(properties))
  }
})

t.test('takes a right of Authenticated Users as held by everybody', async (t) => {
  const found = await syncers(t, {
    nodes: { ...DOMAIN, 'A.LOCAL-S-1-5-11': 'Group', G2: 'Group', U1: 'User' },
    edges: ['A.LOCAL-S-1-5-11 -GetChanges-> D', 'G2 -GetChangesAll-> D', 'U1 -MemberOf-> G2']
  })
  t.strictSame(found, ['G2'])
})

t.test('does not derive from GenericAll, which leads to the domain by itself', async (t) => {
  const found = await syncers(t, {
    nodes: { ...DOMAIN, U1: 'User' },
    edges: ['U1 -GenericAll-> D']
  })
  t.strictSame(found, [])
})

t.test('ignores holders that are not directory objects', async (t) => {
  const found = await syncers(t, {
    nodes: { ...DOMAIN, X: '!GitHubUser' },
    edges: ['X -GetChanges-> D', 'X -GetChangesAll-> D']
  })
  t.strictSame(found, [])
})

t.test('expands Administrators like any other group', async (t) => {
  const found = await syncers(t, {
    nodes: { ...DOMAIN, 'A.LOCAL-S-1-5-32-544': 'Group', U1: 'User' },
    edges: [
      'A.LOCAL-S-1-5-32-544 -GetChanges-> D',
      'U1 -MemberOf-> A.LOCAL-S-1-5-32-544',
      'U1 -GetChangesAll-> D'
    ]
  })
  t.strictSame(found, ['U1'])
})
