import t from 'tap'
import { edgesAfterAnalysis, type Graph } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const links = (t: Parameters<typeof edgesAfterAnalysis>[0], nodes: Graph['nodes'], kind: string) =>
  edgesAfterAnalysis(t, db, { nodes }, kind)

t.test(
  'IssuedSignedBy leads to every authority with the second thumbprint of the chain',
  async (t) => {
    const found = await links(
      t,
      {
        CA: ['EnterpriseCA', { certthumbprint: 'C', certchain: ['C', 'B', 'A'] }],
        CA2: ['EnterpriseCA', { certthumbprint: 'B', certchain: ['B', 'A'] }],
        ROOT: ['RootCA', { certthumbprint: 'B', certchain: ['B'] }],
        AIA: ['AIACA', { certthumbprint: 'b' }],
        TOP: ['RootCA', { certthumbprint: 'A', certchain: ['A'] }],
        USER: ['User', { certthumbprint: 'B' }]
      },
      'IssuedSignedBy'
    )
    t.strictSame(found, [
      'CA -IssuedSignedBy-> AIA',
      'CA -IssuedSignedBy-> CA2',
      'CA -IssuedSignedBy-> ROOT',
      'CA2 -IssuedSignedBy-> TOP'
    ])
  }
)

t.test('IssuedSignedBy needs a chain of at least two thumbprints that are not empty', async (t) => {
  const found = await links(
    t,
    {
      SELF: ['RootCA', { certthumbprint: 'A', certchain: ['A'] }],
      EMPTY: ['EnterpriseCA', { certthumbprint: 'E', certchain: ['E', ''] }],
      TEXT: ['EnterpriseCA', { certthumbprint: 'F', certchain: 'F' }],
      BLANK: ['RootCA', { certthumbprint: '' }]
    },
    'IssuedSignedBy'
  )
  t.strictSame(found, [])
})

t.test(
  'EnterpriseCAFor leads to root and intermediate entries of the same certificate',
  async (t) => {
    const found = await links(
      t,
      {
        CA: ['EnterpriseCA', { certthumbprint: 'A' }],
        ROOT: ['RootCA', { certthumbprint: 'A' }],
        AIA: ['AIACA', { certthumbprint: 'a' }],
        CA3: ['EnterpriseCA', { certthumbprint: 'C' }],
        AIA3: ['AIACA', { certthumbprint: 'C' }],
        BLANKCA: ['EnterpriseCA', { certthumbprint: '' }],
        BLANK: ['RootCA', { certthumbprint: '' }],
        BARECA: 'EnterpriseCA',
        BARE: 'RootCA'
      },
      'EnterpriseCAFor'
    )
    t.strictSame(found, [
      'CA -EnterpriseCAFor-> AIA',
      'CA -EnterpriseCAFor-> ROOT',
      'CA3 -EnterpriseCAFor-> AIA3'
    ])
  }
)

t.test('TrustedForNTAuth leads to the stores that list the thumbprint', async (t) => {
  const found = await links(
    t,
    {
      CA: ['EnterpriseCA', { certthumbprint: 'A' }],
      OTHER: ['EnterpriseCA', { certthumbprint: 'C' }],
      ROOT: ['RootCA', { certthumbprint: 'A' }],
      STORE: ['NTAuthStore', { certthumbprints: ['B', 'a', 'A'] }],
      FOREIGN: ['NTAuthStore', { certthumbprints: ['B'] }]
    },
    'TrustedForNTAuth'
  )
  t.strictSame(found, ['CA -TrustedForNTAuth-> STORE'])
})

t.test(
  'TrustedForNTAuth matches no empty thumbprint and skips a store without a list',
  async (t) => {
    const found = await links(
      t,
      {
        CA: ['EnterpriseCA', { certthumbprint: '' }],
        CA2: ['EnterpriseCA', { certthumbprint: 'A' }],
        EMPTY: ['NTAuthStore', { certthumbprints: [''] }],
        NONE: 'NTAuthStore',
        TEXT: ['NTAuthStore', { certthumbprints: 'A' }]
      },
      'TrustedForNTAuth'
    )
    t.strictSame(found, [])
  }
)
