import t from 'tap'
import { edgesAfterAnalysis } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const inA = { domainsid: 'S-A' }

t.test(
  'leads from the widest holders of both rights to the LAPS computers of the domain',
  async (t) => {
    const found = await edgesAfterAnalysis(
      t,
      db,
      {
        nodes: {
          'S-A': ['Domain', { ...inA, collected: true }],
          LAPS: ['Computer', { ...inA, haslaps: true }],
          NONE: ['Computer', { ...inA, haslaps: false }],
          OLD: ['Computer', inA],
          ELSEWHERE: ['Computer', { domainsid: 'S-B', haslaps: true }],
          USER: ['User', { ...inA, haslaps: true }],
          G1: 'Group',
          G2: 'Group',
          G3: 'Group',
          G4: 'Group',
          U3: 'User',
          U5: 'User'
        },
        edges: [
          'G1 -GetChanges-> S-A',
          'G1 -GetChangesInFilteredSet-> S-A',
          'U3 -GetChanges-> S-A',
          'U3 -GetChangesInFilteredSet-> S-A',
          'G2 -GetChanges-> S-A',
          'G3 -MemberOf-> G2',
          'G4 -MemberOf-> G3',
          'G4 -GetChangesInFilteredSet-> S-A',
          'U5 -MemberOf-> G2',
          'U5 -GetChangesInFilteredSet-> S-A'
        ]
      },
      'SyncLAPSPassword'
    )
    t.strictSame(
      found,
      ['G1', 'G4', 'U3', 'U5'].map((start) => `${start} -SyncLAPSPassword-> LAPS`)
    )
  }
)

t.test('finds nothing in a domain without collection or without its identifier', async (t) => {
  for (const properties of [inA, { collected: true }]) {
    const found = await edgesAfterAnalysis(
      t,
      db,
      {
        nodes: {
          'S-A': ['Domain', properties],
          C: ['Computer', { ...inA, haslaps: true }],
          U: 'User'
        },
        edges: ['U -GetChanges-> S-A', 'U -GetChangesInFilteredSet-> S-A']
      },
      'SyncLAPSPassword'
    )
    t.strictSame(found, [], JSON.stringify(properties))
  }
})
