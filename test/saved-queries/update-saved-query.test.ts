import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs } = await startLibrary(t)
const [owner, reader, stranger] = [await aPerson(), await aPerson(), await aPerson()]
const administrator = await aPerson({ role: 'Administrator' })
const update = (by: { id: string }, saved_query_id: number, body: unknown) =>
  callAs(by.id, 'updateSavedQuery', { path: { saved_query_id }, body })
const stored = async (saved_query_id: number) =>
  (await callAs(owner.id, 'getSavedQuery', { path: { saved_query_id } })).body.data

t.test('200 changes what is said, and nothing else', async (t) => {
  const { id } = await aQuery(owner, { name: 'old', query: 'RETURN 1', description: 'before' })
  for (const [body, expected] of [
    [{ name: 'new' }, { name: 'new', query: 'RETURN 1', description: 'before' }],
    [{ query: 'RETURN 2' }, { name: 'new', query: 'RETURN 2', description: 'before' }],
    [{ description: 'after' }, { name: 'new', query: 'RETURN 2', description: 'after' }],
    [
      { name: '', query: '', description: '' },
      { name: 'new', description: 'after' }
    ],
    [
      { name: 'new', user_id: stranger.id },
      { name: 'new', user_id: owner.id }
    ],
    [{}, { query: 'RETURN 2' }]
  ] as const) {
    const answer = await update(owner, id, body)
    t.equal(answer.status, 200)
    t.match(answer.body.data, expected)
    t.strictSame(await stored(id), answer.body.data)
  }
})

t.test('200 tells of a mistake in the query and changes it all the same', async (t) => {
  const { id } = await aQuery(owner)
  const { body } = await update(owner, id, { query: 'RETURN' })
  t.match(body, { data: { query: 'RETURN' }, warnings: [{ line: 1, message: /line 1/ }] })
  t.notOk('warnings' in (await update(owner, id, { query: 'RETURN 1' })).body)
})

t.test('200 administrators change what is public, which keeps its owner', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  const { status, body } = await update(administrator, id, { description: 'moderated' })
  t.equal(status, 200)
  t.match(body.data, { user_id: owner.id, description: 'moderated', scope: 'public' })
})

t.test('400 for a name that another query of the owner has', async (t) => {
  await aQuery(owner, { name: 'taken' })
  const { id, name } = await aQuery(owner, {}, 'public')
  for (const by of [owner, administrator]) {
    const { status, body } = await update(by, id, { name: 'taken' })
    t.equal(status, 400)
    t.match(body.errors, [{ context: 'name', message: /^duplicate name for saved query/ }])
  }
  t.equal((await stored(id)).name, name)
  t.equal((await update(owner, id, { name: 'x'.repeat(501) })).status, 400)
  t.equal((await update(owner, id, { query: ' ' })).status, 400)
})

t.test('403 for who may read it only, and for what came with the platform', async (t) => {
  const shared = await aQuery(owner, { description: 'as it was' }, [reader, administrator])
  const builtIn = await aQuery(null, {}, 'public')
  for (const [by, id] of [
    [reader, shared.id],
    [administrator, shared.id],
    [administrator, builtIn.id]
  ] as const) {
    const { status, body } = await update(by, id, { description: 'changed' })
    t.equal(status, 403)
    t.match(body.errors, [{ context: 'saved_query_id' }])
  }
  t.equal((await stored(shared.id)).description, 'as it was')
})

t.test('404 for a query that the caller may not read', async (t) => {
  const { id } = await aQuery(owner)
  for (const by of [stranger, administrator]) {
    const { status, body } = await update(by, id, { name: 'theirs' })
    t.equal(status, 404)
    t.match(body.errors, [{ message: 'query does not exist' }])
  }
})
