/** What every operation promises that answers one kind of entity or lists what is related to it. */
import t from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { operationById, startApi } from '../support/api.ts'
import { addToGraph, type Graph } from '../support/graph.ts'

export type EntityCase = {
  graph: Graph
  /** The object id of the entity that the lists are about. */
  entity: string
  /** A node of the same graph that is of another kind. */
  otherKind: string
  /** Object ids by the name of the list. A list that is not derived yet is absent. */
  lists: Record<string, readonly string[]>
}

type Listed = { objectID: string; label: string; kinds: string[] }

/** The lists that the contract offers, or the one that the path of the operation names. */
function listNames(operation: OperationId): (string | undefined)[] {
  const parameters = operationById.get(operation)?.parameters ?? []
  const related = parameters.find(({ name }) => name === 'related')
  return (related?.schema.enum as string[] | undefined) ?? [undefined]
}

export async function proveLists(
  operation: OperationId,
  { graph, entity, otherKind, lists }: EntityCase,
  onlyList?: string
): Promise<void> {
  const { db, call } = await startApi(t)
  await addToGraph(db, graph)
  const path = (object_id: string, related: string | undefined) => ({
    object_id,
    ...(related === undefined ? {} : { related })
  })
  const idsOf = (page: { data: Listed[] }) => page.data.map(({ objectID }) => objectID).sort()
  const names = listNames(operation)
  const [first] = names

  for (const related of names) {
    const name = related ?? onlyList ?? ''
    const expected = lists[name]
    if (expected === undefined) {
      t.test(`404 for ${name}, whose edges are not derived yet`, async (t) => {
        const { status, body } = await call(operation, { path: path(entity, related) })
        t.equal(status, 404)
        t.match(body, { errors: [{ context: 'related', message: /not derived yet/ }] })
      })
      continue
    }
    t.test(`200 ${name} holds exactly ${expected.join(', ') || 'nothing'}`, async (t) => {
      const page = await call(operation, { path: path(entity, related), query: { limit: 100 } })
      t.equal(page.status, 200)
      t.strictSame(idsOf(page.body), [...expected].sort())
      t.match(page.body, { count: expected.length, skip: 0, limit: 100 })
    })
    t.test(`200 ${name} as a graph has the listed nodes and the entity`, async (t) => {
      const query = { type: 'graph' }
      const { status, body } = await call(operation, { path: path(entity, related), query })
      t.equal(status, 200)
      const nodes = Object.values(body as Record<string, { objectId?: string }>)
      const ids = nodes.flatMap(({ objectId }) => objectId ?? [])
      for (const id of [entity, ...expected]) t.ok(ids.includes(id), id)
    })
  }

  t.test('200 ten at most, and none with limit=0, where nothing else is asked for', async (t) => {
    const { body } = await call(operation, { path: path(entity, first) })
    t.match(body, { skip: 0, limit: 10 })
    const empty = await call(operation, { path: path(entity, first), query: { limit: 0 } })
    t.strictSame(empty.body, { count: body.count, skip: 0, limit: 0, data: [] })
  })

  t.test('400 for a result type that is neither list nor graph', async (t) => {
    const query = { type: 'count' }
    const { status, body } = await call(operation, { path: path(entity, first), query })
    t.equal(status, 400)
    t.match(body, { errors: [{ context: /type/ }] })
  })

  t.test(
    '404 for an id that is not there, one in other case, and a node of another kind',
    async (t) => {
      for (const id of ['NOBODY', entity.toLowerCase(), otherKind]) {
        const { status, body } = await call(operation, { path: path(id, first) })
        t.equal(status, 404, id)
        t.match(body, { errors: [{ context: 'object_id', message: 'node not found' }] })
      }
    }
  )
}

/** @param countNames the key of a list's count where it is not the name of the list */
export async function proveInfo(
  operation: OperationId,
  { graph, entity, otherKind, lists }: EntityCase,
  countNames: Record<string, string> = {}
): Promise<void> {
  const { db, call } = await startApi(t)
  await addToGraph(db, graph)
  const path = { object_id: entity }
  const [kinds, properties] = [graph.nodes[entity] ?? ''].flat() as [string, object?]
  const named = kinds.startsWith('!') ? kinds.slice(1) : `Base ${kinds}`
  const plain = { kinds: named.trim().split(' '), props: properties ?? {} }
  const counts = Object.fromEntries(
    Object.entries(lists).map(([name, ids]) => [countNames[name] ?? name, ids.length])
  )

  t.test(
    '200 with kinds, properties as stored, and the length of every derived list',
    async (t) => {
      const { status, body } = await call(operation, { path })
      t.equal(status, 200)
      t.strictSame(body, { data: { ...plain, ...counts } })
    }
  )

  t.test('200 without counts, in every spelling of no', async (t) => {
    for (const no of ['f', 'F', 'FALSE', 'false', 'False']) {
      for (const name of ['count', 'counts']) {
        const { body } = await call(operation, { path, query: { [name]: no } })
        t.strictSame(body, { data: plain }, `${name}=${no}`)
      }
    }
  })

  t.test('200 counts wins over count', async (t) => {
    const with_ = await call(operation, { path, query: { count: 'false', counts: 'T' } })
    t.strictSame(with_.body, { data: { ...plain, ...counts } })
    const without = await call(operation, { path, query: { count: 'true', counts: 'f' } })
    t.strictSame(without.body, { data: plain })
  })

  t.test('400 for a count that is neither yes nor no', async (t) => {
    const { status, body } = await call(operation, { path, query: { count: 'yes' } })
    t.equal(status, 400)
    t.match(body, { errors: [{ context: /count/ }] })
  })

  t.test(
    '404 for an id that is not there, one in other case, and a node of another kind',
    async (t) => {
      for (const object_id of ['NOBODY', entity.toLowerCase(), otherKind]) {
        const { status, body } = await call(operation, { path: { object_id } })
        t.equal(status, 404, object_id)
        t.match(body, { errors: [{ context: 'object_id', message: 'node not found' }] })
      }
    }
  )
}
