import t from 'tap'
import { NOBODY } from '../platform-users/people.ts'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, readersOf, share, db, callAs } = await startLibrary(t)
const [owner, reader, other, stranger] = [
  await aPerson(),
  await aPerson(),
  await aPerson(),
  await aPerson()
]
const administrator = await aPerson({ role: 'Administrator' })

const ZERO = '00000000-0000-0000-0000-000000000000'
const toAll = { public: true, user_ids: [] }
const toNobody = { public: false, user_ids: [] }
const to = (...users: { id: string }[]) => ({ user_ids: users.map(({ id }) => id), public: false })

t.test('201 a private query becomes public, what it was shared with aside', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  const { status, body } = await share(owner, id, toAll)
  t.equal(status, 201)
  t.equal(body.data.length, 1)
  t.match(body.data[0], {
    query_id: id,
    public: true,
    shared_to_user_id: { uuid: ZERO, valid: false },
    deleted_at: { valid: false }
  })
  t.strictSame(await readersOf(id), [null])
})

t.test('201 a public query stays public, with the permission that it had', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  const first = await share(owner, id, toAll)
  const second = await share(owner, id, toAll)
  t.equal(second.status, 201)
  t.strictSame(second.body, first.body)
  t.strictSame(await readersOf(id), [null])
})

t.test('201 with nobody named and not public it becomes private', async (t) => {
  for (const shared of ['public', [reader, other]] as const) {
    for (const body of [toNobody, {}]) {
      const { id } = await aQuery(owner, {}, shared)
      const answer = await share(owner, id, body)
      t.equal(answer.status, 201)
      t.strictSame(answer.body, { data: [] })
      t.strictSame(await readersOf(id), [])
    }
  }
})

t.test('201 users are added to those it is shared with, each once', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  const upper = { id: other.id.toUpperCase() }
  const { status, body } = await share(owner, id, to(reader, other, upper, other))
  t.equal(status, 201)
  t.strictSame(
    body.data.map((one: { public: boolean; shared_to_user_id: object }) => [
      one.public,
      one.shared_to_user_id
    ]),
    [
      [false, { uuid: reader.id, valid: true }],
      [false, { uuid: other.id, valid: true }]
    ]
  )
  t.strictSame(await readersOf(id), [reader.id, other.id])
})

t.test('201 administrators make somebody else’s public query private', async (t) => {
  const { id } = await aQuery(owner, {}, 'public')
  t.equal((await share(administrator, id, toNobody)).status, 201)
  t.strictSame(await readersOf(id), [])
})

t.test('400 for what contradicts itself, or the state', async (t) => {
  const shared = await aQuery(owner, {}, [reader])
  const open = await aQuery(owner, {}, 'public')
  for (const [id, body, context, message] of [
    [
      shared.id,
      { ...to(other), public: true },
      'public',
      'Public cannot be true while user_ids is populated'
    ],
    [shared.id, to(other, owner), 'user_ids', 'Cannot share query to self'],
    [
      open.id,
      to(other),
      'user_ids',
      'Public query cannot be shared to users. You must set your query to private first'
    ],
    [shared.id, { user_ids: ['me'] }, 'user_ids', /uuid/],
    [shared.id, { public: 'yes' }, 'public', /boolean/]
  ] as const) {
    const answer = await share(owner, id, body)
    t.equal(answer.status, 400)
    t.match(answer.body, { errors: [{ context, message }] })
  }
  t.strictSame(await readersOf(shared.id), [reader.id])
  t.strictSame(await readersOf(open.id), [null])
})

t.test('403 for who may read the query and not decide on it', async (t) => {
  const shared = await aQuery(owner, {}, [reader, administrator])
  const open = await aQuery(owner, {}, 'public')
  const builtIn = await aQuery(null, {}, 'public')
  for (const body of [toAll, toNobody, to(other)]) {
    t.equal((await share(reader, shared.id, body)).status, 403)
    t.equal((await share(administrator, shared.id, body)).status, 403, 'not public')
    t.equal((await share(stranger, open.id, body)).status, 403)
    t.equal((await share(administrator, builtIn.id, body)).status, 403, 'the platform’s own')
  }
  for (const body of [toAll, to(other), to(administrator)]) {
    const answer = await share(administrator, open.id, body)
    t.equal(answer.status, 403, 'anything but making it private')
    t.match(answer.body, { errors: [{ context: 'saved_query_id', message: 'Forbidden' }] })
  }
  t.strictSame(await readersOf(shared.id), [reader.id, administrator.id])
  t.strictSame(await readersOf(open.id), [null])
  t.strictSame(await readersOf(builtIn.id), [null])
})

t.test('404 for a query that the caller may not read, as for one that is not there', async (t) => {
  const { id } = await aQuery(owner)
  for (const [by, queryId] of [
    [stranger, id],
    [administrator, id],
    [owner, 9007199254740991]
  ] as const) {
    for (const body of [toAll, toNobody, to(other)]) {
      const answer = await share(by, queryId, body)
      t.equal(answer.status, 404)
      t.match(answer.body.errors, [{ context: 'saved_query_id', message: 'query does not exist' }])
    }
  }
  t.strictSame(await readersOf(id), [])
})

t.test('404 for an unknown user, and nothing has changed', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  const { status, body } = await share(owner, id, to(other, { id: NOBODY }))
  t.equal(status, 404)
  t.match(body, { errors: [{ context: 'user_ids', message: 'user not found' }] })
  t.strictSame(await readersOf(id), [reader.id])
})

t.test('201 whatever runs at once, a query is public or shared, never both', async (t) => {
  for (let round = 0; round < 12; round += 1) {
    const { id } = await aQuery(owner, {}, round % 2 === 0 ? 'public' : [reader])
    const path = { saved_query_id: id }
    const answers = await Promise.all([
      share(owner, id, toAll),
      share(owner, id, to(reader, other)),
      share(owner, id, toNobody),
      share(owner, id, to(other)),
      share(administrator, id, toNobody),
      callAs(owner.id, 'unshareSavedQuery', { path, body: { user_ids: [other.id] } }),
      ...(round % 3 === 0 ? [callAs(owner.id, 'deleteSavedQuery', { path })] : [])
    ])
    for (const { status } of answers) t.ok(status < 500, `${status}`)
    const readers = await readersOf(id)
    t.ok(!readers.includes(null) || readers.length === 1, `round ${round}: ${readers}`)
    const row = await db
      .selectFrom('saved_queries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) t.strictSame(readers, [], 'what is deleted leaves no permission')
    if (round % 3 === 0) t.equal(row, undefined)
  }
})

t.test('201 who is deleted takes the permissions and the queries along', async (t) => {
  const leaving = await aPerson()
  const theirs = await aQuery(leaving, {}, [reader])
  const shared = await aQuery(owner, {}, [leaving, reader])
  t.equal((await share(owner, shared.id, to(other))).status, 201)
  await callAs(administrator.id, 'deletePlatformUser', { path: { user_id: leaving.id } })
  t.strictSame(await readersOf(shared.id), [reader.id, other.id])
  t.strictSame(await readersOf(theirs.id), [])
})
