import t from 'tap'
import type { JsonObject } from '../../../src/graph/ingest/records.ts'
import { directoryFile, edgeLines, nodeOf, type Read } from './in-memory-graph.ts'

const THIS = 'S-1-5-21-1-1-1'
const OTHER = 'S-1-5-21-2-2-2'

function domainWith(trust: JsonObject): Read {
  const target = { TargetDomainSid: OTHER.toLowerCase(), TargetDomainName: 'other.test' }
  return directoryFile('domains', [
    { ObjectIdentifier: THIS, Properties: { name: 'this.test' }, Trusts: [{ ...target, ...trust }] }
  ])
}

t.test('the edge runs from the domain that trusts to the one that is trusted', async (t) => {
  const inbound = `${OTHER} -SameForestTrust-> ${THIS}`
  const outbound = `${THIS} -SameForestTrust-> ${OTHER}`
  const cases: [string | number, string[]][] = [
    ['Inbound', [inbound]],
    ['Outbound', [outbound]],
    ['Bidirectional', [inbound, outbound]],
    ['Disabled', []],
    [0, []],
    [1, [inbound]],
    [2, [outbound]],
    [3, [inbound, outbound]]
  ]
  for (const [TrustDirection, lines] of cases) {
    const read = domainWith({ TrustDirection, TrustType: 'ParentChild' })
    t.strictSame(edgeLines(read), lines, String(TrustDirection))
  }
})

t.test(
  'trusts between parents, trees and short cuts stay in the forest, all others leave it',
  async (t) => {
    const cases: [string | number | null, string][] = [
      ['ParentChild', 'SameForestTrust'],
      ['TreeRoot', 'SameForestTrust'],
      ['CrossLink', 'SameForestTrust'],
      ['Forest', 'CrossForestTrust'],
      ['External', 'CrossForestTrust'],
      ['Unknown', 'CrossForestTrust'],
      [0, 'SameForestTrust'],
      [1, 'SameForestTrust'],
      [2, 'CrossForestTrust'],
      [null, 'CrossForestTrust']
    ]
    for (const [TrustType, kind] of cases) {
      const read = domainWith({ TrustDirection: 'Inbound', TrustType })
      t.equal(read.edges[0]?.kind, kind, String(TrustType))
    }
  }
)

t.test(
  'a trust can be abused only across forests, in its direction, and where it is open',
  async (t) => {
    const abuse = ['Inbound', 'Outbound', 'Bidirectional'].flatMap((TrustDirection) =>
      ['External', 'ParentChild'].flatMap((TrustType) =>
        [true, false].flatMap((TGTDelegationEnabled) =>
          [true, false].map((SidFilteringEnabled) => {
            const read = domainWith({
              TrustDirection,
              TrustType,
              TGTDelegationEnabled,
              SidFilteringEnabled
            })
            const cross = TrustType === 'External'
            const expected = [
              cross && TrustDirection !== 'Outbound' && TGTDelegationEnabled
                ? `${OTHER} -AbuseTGTDelegation-> ${THIS}`
                : '',
              cross && TrustDirection !== 'Inbound' && !SidFilteringEnabled
                ? `${OTHER} -SpoofSIDHistory-> ${THIS}`
                : ''
            ].filter((line) => line !== '')
            return { found: edgeLines(read).filter((line) => !line.includes('Trust-')), expected }
          })
        )
      )
    )
    t.equal(abuse.length, 24)
    for (const { found, expected } of abuse) t.strictSame(found, expected)
    t.strictSame(
      edgeLines(domainWith({ TrustDirection: 'Outbound', TrustType: 'External' })).length,
      1,
      'nothing is assumed where filtering was not reported'
    )
  }
)

t.test('each direction keeps its own attributes', async (t) => {
  const read = domainWith({
    TrustDirection: 'Bidirectional',
    TrustType: 'Forest',
    TrustAttributes: '8',
    IsTransitive: true,
    TGTDelegationEnabled: false,
    SidFilteringEnabled: true
  })
  t.strictSame(read.edges[0]?.properties, {
    trusttype: 'Forest',
    transitive: true,
    trustattributesinbound: 8,
    tgtdelegation: false
  })
  t.strictSame(read.edges[1]?.properties, {
    trusttype: 'Forest',
    transitive: true,
    trustattributesoutbound: 8,
    spoofsidhistoryblocked: true
  })
})

t.test('the other domain is known by name, but not as collected', async (t) => {
  const node = nodeOf(domainWith({ TrustDirection: 'Inbound', TrustType: 'Forest' }), OTHER)
  t.strictSame(node.kinds, ['Base', 'Domain'])
  t.strictSame(node.properties, { name: 'OTHER.TEST', domainsid: OTHER })
  t.equal(node.collected, false)
  t.strictSame(
    domainWith({ TargetDomainSid: null, TrustDirection: 3 }).edges,
    [],
    'no id, no trust'
  )
})
