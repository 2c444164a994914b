import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'
import { domainCase, domainCountNames } from './graphs/domain.ts'
import { proveInfo } from './prove-lists.ts'

const { db, call } = await startApi(t)
await addToGraph(db, {
  nodes: {
    TAGGED: 'Domain Tag_Tier_Zero',
    MARKED: ['Domain', { system_tags: 'owned admin_tier_0' }],
    LOOKALIKE: ['Domain', { system_tags: 'admin_tier_01' }],
    BARE: '!Domain'
  }
})

// After all other waiting: the runner takes a pause between two tests for the end.
await proveInfo('getDomain', domainCase, domainCountNames)

t.test(
  '200 isTierZero is added for a domain that is tagged or marked so, for no other',
  async (t) => {
    const propsOf = async (object_id: string) => {
      const { body } = await call('getDomain', { path: { object_id }, query: { counts: 'f' } })
      return body.data.props
    }
    t.strictSame(await propsOf('TAGGED'), { isTierZero: true })
    t.strictSame(await propsOf('MARKED'), { system_tags: 'owned admin_tier_0', isTierZero: true })
    t.strictSame(await propsOf('LOOKALIKE'), { system_tags: 'admin_tier_01' })
  }
)

t.test(
  '200 with every derived count at zero for a domain that is known from its id alone',
  async (t) => {
    const { body } = await call('getDomain', { path: { object_id: 'BARE' } })
    const { kinds, props, ...counts } = body.data
    t.strictSame({ kinds, props }, { kinds: ['Domain'], props: {} })
    t.strictSame(Object.keys(counts).sort(), Object.keys(domainCase.lists).map(countName).sort())
    t.ok(Object.values(counts).every((count) => count === 0))
  }
)

const countName = (list: string) => (domainCountNames as Record<string, string>)[list] ?? list
