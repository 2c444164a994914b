import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs } = await startLibrary(t)
const [owner, reader, stranger] = [await aPerson(), await aPerson(), await aPerson()]
const administrator = await aPerson({ role: 'Administrator' })
const get = (by: { id: string }, saved_query_id: unknown) =>
  callAs(by.id, 'getSavedQuery', { path: { saved_query_id } })

t.test('200 shows who may read it the query, and why they may', async (t) => {
  const shared = await aQuery(owner, { description: 'why' }, [reader])
  const open = await aQuery(owner, {}, 'public')
  for (const [by, { id, name, description }, scope] of [
    [owner, shared, 'owned'],
    [reader, shared, 'shared'],
    [owner, open, 'owned'],
    [stranger, open, 'public'],
    [administrator, open, 'public']
  ] as const) {
    const { status, body } = await get(by, id)
    t.equal(status, 200)
    t.match(body, { data: { id, name, description, scope, user_id: owner.id } })
  }
})

t.test('404 for all others, administrators too, as for one that is not there', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  const none = await get(stranger, 9007199254740991)
  for (const by of [stranger, administrator]) {
    const { status, body } = await get(by, id)
    t.equal(status, 404)
    t.strictSame(body.errors, none.body.errors)
  }
  t.match(none.body.errors, [{ context: 'saved_query_id', message: 'query does not exist' }])
})

t.test('400 for an id that is none', async (t) => {
  for (const id of ['x', '0', '1.5', '9007199254740992']) {
    t.equal((await get(owner, id)).status, 400, id)
  }
})
