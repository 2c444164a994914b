/** Every operation, called by nobody and by each role, on what is their own and on what is others'. */
import { generate } from 'otplib'
import t from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { findOneTimePasswords } from '../../src/db/one-time-password.ts'
import { SECRET, startPeople } from '../platform-users/people.ts'
import { type Call, operations, ROLES, startApi } from '../support/api.ts'
import { exampleRequests } from '../support/contract.ts'
import { throwingHandlers } from '../support/handlers.ts'
import { EXPECTATIONS, LETTERS } from './role-expectations.ts'

t.setTimeout(120_000)

const idOf = ({ id }: { id: string }) => id as OperationId

t.test('each operation has an expectation, and each expectation an operation', async (t) => {
  for (const { id } of operations) {
    t.ok(EXPECTATIONS.has(id), `test/contract/role-expectations.ts says who may call ${id}`)
  }
  const known = new Set(operations.map(({ id }) => id))
  for (const id of EXPECTATIONS.keys()) t.ok(known.has(id), `${id} is an operation`)
  t.strictSame(Object.values(LETTERS), ROLES)
  const texts = [...EXPECTATIONS.values()].flatMap((one) =>
    typeof one === 'string' ? [one] : [one.own, one.others]
  )
  for (const text of texts) t.match(text, /^(anyone|client|[AURLPO]*)$/)
})

t.test('nobody and each role come as far as is expected', async (t) => {
  const { call } = await startApi(t, { handlers: throwingHandlers(new Error('reached')) })
  for (const operation of operations) {
    const expected = EXPECTATIONS.get(operation.id)
    // Whose a thing is, is the business of the handler.
    if (typeof expected !== 'string') continue
    const request = exampleRequests(operation)[0] ?? {}
    const reached = operation.pending ? 501 : 500
    const { status } = await call(idOf(operation), { ...request, as: 'nobody' })
    t.equal(status, expected === 'anyone' ? reached : 401, `${operation.id} by nobody`)
    for (const [letter, as] of Object.entries(LETTERS)) {
      const isExpected = expected === 'anyone' || expected.includes(letter)
      const refused = expected === 'client' ? 404 : 403
      const answer = await call(idOf(operation), { ...request, as })
      t.equal(answer.status, isExpected ? reached : refused, `${operation.id} by ${as}`)
    }
    if (expected !== 'client') continue
    const answer = await call(idOf(operation), { ...request, as: 'client' })
    t.equal(answer.status, reached, `${operation.id} by a client`)
  }
})

const api = await startPeople(t)
const { db, vault, callAs, aPerson } = api

/** The request about somebody, who may be the caller. */
type About = (userId: string) => Call | Promise<Call>

const reader = await aPerson()

/** Shared with somebody who never calls. */
async function aSharedQuery(user_id: string) {
  const query = { user_id, name: 'A', query: 'RETURN 1' }
  const { id } = await db
    .insertInto('saved_queries')
    .values(query)
    .returning('id')
    .executeTakeFirstOrThrow()
  const permission = { query_id: id, shared_to_user_id: reader.id }
  await db.insertInto('saved_query_permissions').values(permission).execute()
  return { path: { saved_query_id: id } }
}

const enroll = (userId: string) =>
  callAs(userId, 'enrollMfa', { path: { user_id: userId }, body: { secret: SECRET } })

const REQUESTS: Record<string, About> = {
  deletePlatformUser: (user_id) => ({ path: { user_id } }),
  setUserSecret: (user_id) => ({
    path: { user_id },
    body: { secret: 'Newer-Horse-8-Battery', current_secret: SECRET }
  }),
  enrollMfa: (user_id) => ({ path: { user_id }, body: { secret: SECRET } }),
  removeMfa: (user_id) => ({ path: { user_id }, body: { secret: SECRET } }),
  getMfaStatus: (user_id) => ({ path: { user_id } }),
  activateMfa: async (user_id) => {
    const { status, body } = await enroll(user_id)
    // A role that may not enroll has nothing to activate either.
    const otp = status === 200 ? await generate({ secret: body.data.totp_secret }) : '000000'
    return { path: { user_id }, body: { otp } }
  },
  createToken: (user_id) => ({ body: { user_id } }),
  deleteToken: async (user_id) => {
    const token = { user_id, key: vault.encrypt('nothing', 'nothing') }
    const { id } = await db
      .insertInto('auth_tokens')
      .values(token)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { path: { token_id: id } }
  },
  getSavedQuery: aSharedQuery,
  exportSavedQuery: aSharedQuery,
  runSavedQuery: aSharedQuery,
  updateSavedQuery: async (user_id) => ({ ...(await aSharedQuery(user_id)), body: { name: 'B' } }),
  deleteSavedQuery: aSharedQuery,
  shareSavedQuery: async (user_id) => ({ ...(await aSharedQuery(user_id)), body: {} }),
  getSavedQueryPermissions: aSharedQuery,
  unshareSavedQuery: async (user_id) => ({
    ...(await aSharedQuery(user_id)),
    body: { user_ids: [reader.id] }
  })
}

t.test('nobody acts on what is others’ without being expected to', async (t) => {
  for (const [id, expected] of EXPECTATIONS) {
    if (typeof expected === 'string') continue
    const request = REQUESTS[id]
    t.ok(request, `there is a request of ${id}`)
    for (const [letter, role] of Object.entries(LETTERS)) {
      for (const whose of ['own', 'others'] as const) {
        const caller = await aPerson({ role })
        const subject = whose === 'own' ? caller : await aPerson()
        const call = (await request?.(subject.id)) ?? {}
        const { status } = await callAs(caller.id, id as OperationId, call)
        const isExpected = expected[whose].includes(letter)
        t.equal(status < 400, isExpected, `${id} by ${role} on ${whose}: ${status}`)
        t.ok(isExpected || [400, 403, 404].includes(status), `refused with ${status}`)
      }
    }
  }
})

t.test('what was refused was not done', async (t) => {
  const [user, administrator] = [await aPerson(), await aPerson({ role: 'Administrator' })]
  const call = (await REQUESTS.activateMfa?.(user.id)) ?? {}
  t.equal((await callAs(administrator.id, 'activateMfa', call)).status, 403)
  t.equal((await findOneTimePasswords(db, user.id)).activated, false)
})
