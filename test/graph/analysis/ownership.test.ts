import { sql } from 'kysely'
import t from 'tap'
import { edgesAfterAnalysis, type Graph } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const BLOCKING = `${'0'.repeat(28)}1`
const inA = { domainsid: 'S-A' }
const domain = (dsheuristics?: unknown): Graph['nodes'] => ({
  'S-A': ['Domain', { ...inA, ...(dsheuristics === undefined ? {} : { dsheuristics }) }]
})
const owned = (t: Parameters<typeof edgesAfterAnalysis>[0], graph: Graph) =>
  edgesAfterAnalysis(t, db, graph, 'Owns', 'WriteOwner')

t.test('derives both edges where the domain has no dsHeuristics', async (t) => {
  const found = await owned(t, {
    nodes: { ...domain(), U: 'User', C: ['Computer', inA] },
    edges: ['U -OwnsRaw-> C', 'U -WriteOwnerRaw-> C']
  })
  t.strictSame(found, ['U -Owns-> C', 'U -WriteOwner-> C'])
})

t.test(
  'derives nothing on a computer of a blocking domain, except Owns of its admins',
  async (t) => {
    const found = await owned(t, {
      nodes: {
        ...domain(BLOCKING),
        C: ['Computer', inA],
        U: 'User',
        ADMIN: 'User',
        NESTED: 'Group',
        'S-A-512': 'Group',
        'S-B-519': 'Group',
        OTHER: 'User'
      },
      edges: [
        'ADMIN -MemberOf-> NESTED',
        'NESTED -MemberOf-> S-A-512',
        'OTHER -MemberOf-> S-B-519',
        'U -OwnsRaw-> C',
        'ADMIN -OwnsRaw-> C',
        'OTHER -OwnsRaw-> C',
        'S-A-512 -OwnsRaw-> C',
        'ADMIN -WriteOwnerRaw-> C'
      ]
    })
    t.strictSame(found, ['ADMIN -Owns-> C', 'OTHER -Owns-> C', 'S-A-512 -Owns-> C'])
  }
)

t.test('derives both edges on what no computer uses, also in a blocking domain', async (t) => {
  const found = await owned(t, {
    nodes: { ...domain(BLOCKING), U: 'User', G: ['Group', inA] },
    edges: ['U -OwnsRaw-> G', 'U -WriteOwnerRaw-> G']
  })
  t.strictSame(found, ['U -Owns-> G', 'U -WriteOwner-> G'])
})

t.test('treats managed service accounts of a blocking domain like computers', async (t) => {
  const found = await owned(t, {
    nodes: {
      ...domain(BLOCKING),
      U: 'User',
      GMSA: ['User', { ...inA, gmsa: true }],
      MSA: ['User', { ...inA, msa: true }],
      PLAIN: ['User', { ...inA, gmsa: false }]
    },
    edges: ['U -OwnsRaw-> GMSA', 'U -WriteOwnerRaw-> MSA', 'U -OwnsRaw-> PLAIN']
  })
  t.strictSame(found, ['U -Owns-> PLAIN'])
})

t.test('does not block on another value, another length or another domain', async (t) => {
  const values = ['0000000001', `${'0'.repeat(28)}0`, `${'1'.repeat(28)}01`, '']
  for (const value of values) {
    const found = await owned(t, {
      nodes: { ...domain(value), U: 'User', C: ['Computer', inA] },
      edges: ['U -OwnsRaw-> C', 'U -WriteOwnerRaw-> C']
    })
    t.strictSame(found, ['U -Owns-> C', 'U -WriteOwner-> C'], value)
  }
  const found = await owned(t, {
    nodes: {
      ...domain(BLOCKING),
      U: 'User',
      B: ['Computer', { domainsid: 'S-B' }],
      LOOSE: 'Computer'
    },
    edges: ['U -OwnsRaw-> B', 'U -WriteOwnerRaw-> LOOSE']
  })
  t.strictSame(found, ['U -Owns-> B', 'U -WriteOwner-> LOOSE'])
})

t.test('copies how the right was inherited, with defaults for what is missing', async (t) => {
  await edgesAfterAnalysis(t, db, {
    nodes: { U: 'User', V: 'User', C: 'Computer' },
    edges: [
      ['U -OwnsRaw-> C', { isacl: true, isinherited: true, inheritancehash: 'ab', port: 1 }],
      'V -OwnsRaw-> C'
    ]
  })
  const { rows } = await sql`
    select s.object_id as owner, e.properties
    from edges e join nodes s on s.id = e.start_id join kinds k on k.id = e.kind_id
    where k.name = 'Owns' order by owner`.execute(db)
  t.strictSame(rows, [
    { owner: 'U', properties: { isacl: true, isinherited: true, inheritancehash: 'ab' } },
    { owner: 'V', properties: { isacl: true, isinherited: false, inheritancehash: '' } }
  ])
})

t.test('keeps the raw edges, and derives nothing from owners outside the directory', async (t) => {
  const found = await edgesAfterAnalysis(
    t,
    db,
    {
      nodes: { U: 'User', X: '!GitHubUser', C: 'Computer' },
      edges: ['U -OwnsRaw-> C', 'X -OwnsRaw-> C']
    },
    'Owns',
    'OwnsRaw'
  )
  t.strictSame(found, ['U -Owns-> C', 'U -OwnsRaw-> C', 'X -OwnsRaw-> C'])
})
