import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, readersOf, callAs } = await startLibrary(t)
const [owner, reader, stranger] = [await aPerson(), await aPerson(), await aPerson()]
const administrator = await aPerson({ role: 'Administrator' })
const remove = (by: { id: string }, saved_query_id: number) =>
  callAs(by.id, 'deleteSavedQuery', { path: { saved_query_id } })
const statusFor = async (by: { id: string }, saved_query_id: number) =>
  (await callAs(by.id, 'getSavedQuery', { path: { saved_query_id } })).status

t.test('204 the query is gone for everybody, with its permissions', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  const kept = await aQuery(owner)
  t.equal((await remove(owner, id)).status, 204)
  t.strictSame([await statusFor(owner, id), await statusFor(reader, id)], [404, 404])
  t.strictSame(await readersOf(id), [])
  t.equal(await statusFor(owner, kept.id), 200)
})

t.test('204 administrators delete what is public', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  t.equal((await remove(administrator, id)).status, 204)
  t.equal(await statusFor(owner, id), 404)
})

t.test('403 for who may read it only, and for what came with the platform', async (t) => {
  const shared = await aQuery(owner, {}, [reader, administrator])
  const open = await aQuery(owner, {}, 'public')
  const builtIn = await aQuery(null, {}, 'public')
  for (const [by, id] of [
    [reader, shared.id],
    [administrator, shared.id],
    [stranger, open.id],
    [administrator, builtIn.id]
  ] as const) {
    t.equal((await remove(by, id)).status, 403)
    t.equal(await statusFor(by, id), 200, 'it is still there')
  }
  const { body } = await remove(stranger, open.id)
  t.match(body.errors, [{ message: 'User does not have permission to delete this query' }])
})

t.test('404 for a query that the caller may not read, and the second time', async (t) => {
  const { id } = await aQuery(owner)
  t.equal((await remove(stranger, id)).status, 404)
  t.equal((await remove(administrator, id)).status, 404)
  t.equal((await remove(owner, id)).status, 204)
  t.equal((await remove(owner, id)).status, 404)
})
