import t from 'tap'
import { edgesAfterAnalysis, type Graph } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const access = (t: Parameters<typeof edgesAfterAnalysis>[0], graph: Graph) =>
  edgesAfterAnalysis(t, db, graph, 'AdminTo', 'CanPSRemote', 'ExecuteDCOM')

t.test('gives direct members access, not the members of their groups', async (t) => {
  const found = await access(t, {
    nodes: { C: 'Computer', 'C-544': 'ADLocalGroup', U1: 'User', G1: 'Group', U2: 'User' },
    edges: [
      'C-544 -LocalToComputer-> C',
      'U1 -MemberOfLocalGroup-> C-544',
      'G1 -MemberOfLocalGroup-> C-544',
      'U2 -MemberOf-> G1'
    ]
  })
  t.strictSame(found, ['G1 -AdminTo-> C', 'U1 -AdminTo-> C'])
})

t.test('tells the three local groups apart by the end of their identifiers', async (t) => {
  const suffixes = ['544', '580', '562', '545', '555', '1544']
  const found = await access(t, {
    nodes: {
      C: 'Computer',
      U: 'User',
      ...Object.fromEntries(suffixes.map((suffix) => [`C-${suffix}`, 'ADLocalGroup']))
    },
    edges: suffixes.flatMap((suffix) => [
      `C-${suffix} -LocalToComputer-> C`,
      `U -MemberOfLocalGroup-> C-${suffix}`
    ])
  })
  t.strictSame(found, ['U -AdminTo-> C', 'U -CanPSRemote-> C', 'U -ExecuteDCOM-> C'])
})

t.test('leaves out local users, and takes a stub that may be anything', async (t) => {
  const found = await access(t, {
    nodes: {
      C: 'Computer',
      'C-544': 'ADLocalGroup',
      LOCAL: 'ADLocalUser',
      STUB: '',
      PC: 'Computer'
    },
    edges: [
      'C-544 -LocalToComputer-> C',
      'LOCAL -MemberOfLocalGroup-> C-544',
      'STUB -MemberOfLocalGroup-> C-544',
      'PC -MemberOfLocalGroup-> C-544'
    ]
  })
  t.strictSame(found, ['PC -AdminTo-> C', 'STUB -AdminTo-> C'])
})

t.test(
  'takes the built-in Administrators of a domain for the local group of its controller',
  async (t) => {
    const found = await access(t, {
      nodes: { DC: 'Computer', 'A.LOCAL-S-1-5-32-544': 'Group ADLocalGroup', 'S-A-512': 'Group' },
      edges: [
        'A.LOCAL-S-1-5-32-544 -LocalToComputer-> DC',
        'S-A-512 -MemberOfLocalGroup-> A.LOCAL-S-1-5-32-544'
      ]
    })
    t.strictSame(found, ['S-A-512 -AdminTo-> DC'])
  }
)

t.test('counts every local group of a computer, and a principal in two of them once', async (t) => {
  const found = await access(t, {
    nodes: {
      C: 'Computer',
      'C-544': 'ADLocalGroup',
      'X-544': 'ADLocalGroup',
      U: 'User',
      V: 'User'
    },
    edges: [
      'C-544 -LocalToComputer-> C',
      'X-544 -LocalToComputer-> C',
      'U -MemberOfLocalGroup-> C-544',
      'U -MemberOfLocalGroup-> X-544',
      'V -MemberOfLocalGroup-> X-544'
    ]
  })
  t.strictSame(found, ['U -AdminTo-> C', 'V -AdminTo-> C'])
})
