import t from 'tap'
import { NOBODY, startPeople } from '../platform-users/people.ts'
import { signedHeaders } from '../support/signing.ts'

const { app, db, callAs, aPerson } = await startPeople(t)

const aToken = async (userId: string) =>
  (await callAs(userId, 'createToken', { body: {} })).body.data
const remove = (userId: string, token_id: string) =>
  callAs(userId, 'deleteToken', { path: { token_id } })
const signs = async (token: { id: string; key: string }) => {
  const headers = signedHeaders(token, { method: 'GET', target: '/api/v2/self' })
  return (await app.inject({ url: '/api/v2/self', headers })).statusCode === 200
}

t.test('200 a revoked token signs nothing any more, the others do', async (t) => {
  const user = await aPerson()
  const [one, other] = [await aToken(user.id), await aToken(user.id)]
  t.ok(await signs(one))
  const { status, body } = await remove(user.id, one.id.toUpperCase())
  t.equal(status, 200)
  t.equal(body.length, 0)
  t.notOk(await signs(one))
  t.ok(await signs(other))
})

t.test('200 who manages users revokes those of others, and the log has both', async (t) => {
  const [user, administrator] = [await aPerson(), await aPerson({ role: 'Administrator' })]
  const token = await aToken(user.id)
  t.equal((await remove(administrator.id, token.id)).status, 200)
  t.notOk(await signs(token))
  const logs = await db
    .selectFrom('audit_logs')
    .selectAll()
    .where('action', '=', 'DeleteAuthToken')
    .where('actor_id', '=', administrator.id)
    .orderBy('id')
    .execute()
  t.match(logs, [{ status: 'intent' }, { status: 'success', fields: { token_id: token.id } }])
})

t.test('404 for a token of somebody else as for none', async (t) => {
  const [user, other] = [await aPerson(), await aPerson({ role: 'Auditor' })]
  const token = await aToken(user.id)
  const answers = [await remove(other.id, token.id), await remove(other.id, NOBODY)]
  for (const { status, body } of answers) {
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context: 'token_id', message: 'token not found' }])
  }
  t.ok(await signs(token))
  await remove(user.id, token.id)
  t.equal((await remove(user.id, token.id)).status, 404, 'a second time')
})
