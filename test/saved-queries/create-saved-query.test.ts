import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs, readersOf } = await startLibrary(t)
const [owner, other] = [await aPerson(), await aPerson()]
const create = (body: unknown, by = owner) => callAs(by.id, 'createSavedQuery', { body })

t.test('201 saves the query for nobody but its owner', async (t) => {
  const values = { name: ' Ünïcode / name ', query: 'MATCH (n)\nRETURN n', description: 'All.' }
  const { status, body } = await create({ ...values, user_id: other.id, id: 7 })
  t.equal(status, 201)
  t.match(body.data, { ...values, user_id: owner.id, scope: 'owned', built_in: false })
  t.notOk('warnings' in body)
  const path = { saved_query_id: body.data.id }
  t.strictSame((await callAs(owner.id, 'getSavedQuery', { path })).body, body)
  t.equal((await callAs(other.id, 'getSavedQuery', { path })).status, 404)
  t.strictSame(await readersOf(body.data.id), [])
})

t.test('201 a query with a mistake is saved, and the answer says where it is', async (t) => {
  for (const [query, line, column, message] of [
    ['MATCH (u:User)\nRETURN u,', 2, 10, /query ends/],
    ['MATCH (n) RETURN m', 1, 18, /m/],
    ['MATCH (n) DELETE n', 1, 11, /DELETE/]
  ] as const) {
    const { status, body } = await create({ name: `faulty: ${query}`, query })
    t.equal(status, 201)
    t.match(body, { data: { query }, warnings: [{ line, column, message }] })
    t.equal(body.warnings.length, 1)
  }
})

t.test('201 without a description it is empty, and names of others are free', async (t) => {
  await aQuery(other, { name: 'taken by another' })
  const { status, body } = await create({ name: 'taken by another', query: 'RETURN 1' })
  t.equal(status, 201)
  t.equal(body.data.description, '')
})

t.test('400 for a name that the caller has given before', async (t) => {
  await aQuery(owner, { name: 'taken' })
  const { status, body } = await create({ name: 'taken', query: 'RETURN 1' })
  t.equal(status, 400)
  t.match(body.errors, [
    {
      context: 'name',
      message: 'duplicate name for saved query: please choose a different name'
    }
  ])
  t.equal((await create({ name: 'Taken', query: 'RETURN 1' })).status, 201, 'case counts')
})

t.test('400 for names and queries that are missing, blank or too long', async (t) => {
  for (const [body, context] of [
    [{ query: 'RETURN 1' }, 'name'],
    [{ name: 'n' }, 'query'],
    [{ name: '', query: 'RETURN 1' }, 'name'],
    [{ name: ' \n', query: 'RETURN 1' }, 'name'],
    [{ name: 'n', query: ' ' }, 'query'],
    [{ name: 'x'.repeat(501), query: 'RETURN 1' }, 'name'],
    [{ name: 'n', query: 'x'.repeat(100_001) }, 'query'],
    [{ name: 'n', query: 'RETURN 1', description: 'x'.repeat(20_001) }, 'description'],
    [{ name: 'n', query: 'RETURN 1', description: null }, 'description'],
    [{ name: 'a\u0000b', query: 'RETURN 1' }, 'name']
  ] as const) {
    const answer = await create(body)
    t.equal(answer.status, 400, JSON.stringify(body).slice(0, 60))
    t.match(answer.body, { errors: [{ context }] })
  }
})

t.test('201 the longest name, of the largest characters', async (t) => {
  t.equal((await create({ name: '\u{1f511}'.repeat(500), query: 'RETURN 1' })).status, 201)
})

t.test('201 of two who choose one name at once, one gets it', async (t) => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => create({ name: 'race', query: 'RETURN 1' }))
  )
  t.strictSame(answers.map(({ status }) => status).sort(), [201, 400, 400, 400])
})
