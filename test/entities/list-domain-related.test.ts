import t from 'tap'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'
import { domainCase } from './graphs/domain.ts'
import { proveLists } from './prove-lists.ts'

const { call, db } = await startApi(t)
await addToGraph(db, domainCase.graph)
const list = (related: string, query: Record<string, string | string[]> = {}) =>
  call('listDomainRelated', { path: { object_id: domainCase.entity, related }, query })

// After all other waiting: the runner takes a pause between two tests for the end.
await proveLists('listDomainRelated', domainCase)

t.test('200 a list of nodes by their domain alone is a graph without edges', async (t) => {
  const { body } = await list('users', { type: 'graph' })
  const items = Object.entries(body)
  t.equal(items.length, 3, 'two users and the domain')
  t.notOk(items.some(([key]) => key.startsWith('rel_')))
})

t.test('400 for a list that a domain does not have', async (t) => {
  const { status, body } = await list('members')
  t.equal(status, 400)
  t.match(body, { errors: [{ context: /related/ }] })
})
