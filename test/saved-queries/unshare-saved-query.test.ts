import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, readersOf, callAs } = await startLibrary(t)
const [owner, reader, other] = [await aPerson(), await aPerson(), await aPerson()]
const administrator = await aPerson({ role: 'Administrator' })

const unshare = (by: { id: string }, saved_query_id: number, ...users: { id: string }[]) =>
  callAs(by.id, 'unshareSavedQuery', {
    path: { saved_query_id },
    body: { user_ids: users.map(({ id }) => id) }
  })

t.test('204 owners remove anyone, whoever it is not shared with is passed over', async (t) => {
  const { id } = await aQuery(owner, {}, [reader, other])
  t.equal((await unshare(owner, id, { id: other.id.toUpperCase() }, administrator)).status, 204)
  t.strictSame(await readersOf(id), [reader.id])
})

t.test('204 administrators with whom it is shared remove anyone', async (t) => {
  const { id } = await aQuery(owner, {}, [reader, administrator])
  t.equal((await unshare(administrator, id, reader)).status, 204)
  t.strictSame(await readersOf(id), [administrator.id])
})

t.test('204 readers remove themselves, and read it no longer', async (t) => {
  const { id } = await aQuery(owner, {}, [reader, other])
  t.equal((await unshare(reader, id, reader)).status, 204)
  t.strictSame(await readersOf(id), [other.id])
  const { status } = await callAs(reader.id, 'getSavedQuery', { path: { saved_query_id: id } })
  t.equal(status, 404)
})

t.test('204 a public query stays public', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  t.equal((await unshare(owner, id, reader)).status, 204)
  t.strictSame(await readersOf(id), [null])
})

t.test('400 for oneself with whom it is not shared, and for nobody', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  const { status, body } = await unshare(reader, id, reader)
  t.equal(status, 400)
  t.match(body.errors, [
    {
      context: 'user_ids',
      message: 'User cannot unshare a query from themselves that is not shared to them'
    }
  ])
  t.equal((await unshare(owner, id)).status, 400)
})

t.test('403 for readers who name somebody else, and for what came with the platform', async (t) => {
  const { id } = await aQuery(owner, {}, [reader, other])
  for (const users of [[other], [reader, other]]) {
    const { status, body } = await unshare(reader, id, ...users)
    t.equal(status, 403)
    t.match(body.errors, [{ message: 'Query does not belong to the user' }])
  }
  t.strictSame(await readersOf(id), [reader.id, other.id])
  const builtIn = await aQuery(null, {}, 'public')
  t.equal((await unshare(administrator, builtIn.id, administrator)).status, 403)
})

t.test('404 for a query that the caller may not read', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  t.equal((await unshare(other, id, other)).status, 404)
  t.equal((await unshare(administrator, id, reader)).status, 404)
  t.strictSame(await readersOf(id), [reader.id])
})
