import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs } = await startLibrary(t)
const [owner, reader, other] = [await aPerson(), await aPerson(), await aPerson()]
const administrator = await aPerson({ role: 'Administrator' })
const read = (by: { id: string }, saved_query_id: number) =>
  callAs(by.id, 'getSavedQueryPermissions', { path: { saved_query_id } })

t.test('200 tells its owner with whom a query is shared, others only of themselves', async (t) => {
  const { id } = await aQuery(owner, {}, [reader, other])
  for (const [by, ids] of [
    [owner, [reader.id, other.id]],
    [reader, [reader.id]],
    [other, [other.id]]
  ] as const) {
    const { status, body } = await read(by, id)
    t.equal(status, 200)
    t.strictSame(body, { data: { query_id: id, public: false, shared_to_user_ids: ids } })
  }
})

t.test('200 tells everybody that a query is public', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  for (const by of [owner, reader, administrator]) {
    const { body } = await read(by, id)
    t.strictSame(body, { data: { query_id: id, public: true, shared_to_user_ids: [] } })
  }
})

t.test('404 for a private query, for one that the caller may not read, and for none', async (t) => {
  const own = await aQuery(owner)
  const shared = await aQuery(owner, {}, [reader])
  for (const [by, id, message] of [
    [owner, own.id, 'no query permissions exist for saved query'],
    [other, shared.id, 'query does not exist'],
    [administrator, shared.id, 'query does not exist'],
    [owner, 9007199254740991, 'query does not exist']
  ] as const) {
    const { status, body } = await read(by, id)
    t.equal(status, 404)
    t.match(body.errors, [{ context: 'saved_query_id', message }])
  }
})
