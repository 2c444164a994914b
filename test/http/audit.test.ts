/** What is written about every operation that changes something. */
import type { Kysely } from 'kysely'
import t from 'tap'
import type { Database } from '../../src/db/database.ts'
import type { Handlers } from '../../src/features/handler.ts'
import { handlers } from '../../src/generated/handlers.ts'
import { startApi } from '../support/api.ts'

const entries = (db: Kysely<Database>) =>
  db.selectFrom('audit_logs').selectAll().orderBy('id').execute()

const KINDS = { Vault: { icon: { type: 'font-awesome', name: 'vault', color: '#5F9ED1' } } }

t.test(
  'an intent and a success, with one commit and all that is known of the request',
  async (t) => {
    const { call, db } = await startApi(t)
    const { status, headers } = await call('createCustomNodes', { body: { custom_types: KINDS } })
    t.equal(status, 201)
    const [intent, success, ...more] = await entries(db)
    t.strictSame(more, [])
    const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    const known = {
      action: 'CreateCustomNodeKind',
      actor_id: user.id,
      actor_name: user.principal_name,
      actor_email: user.email_address,
      request_id: headers['request-id'],
      source_ip_address: '127.0.0.1',
      fields: { custom_types: KINDS }
    }
    t.match(intent, { ...known, status: 'intent' })
    t.match(success, { ...known, status: 'success' })
    t.equal(success?.commit_id, intent?.commit_id)
    t.match(intent?.commit_id, /^[0-9a-f-]{36}$/)
  }
)

t.test('an intent and a failure, whatever made it fail', async (t) => {
  const { call, db } = await startApi(t)
  const { status } = await call('deleteCustomNode', { path: { kind_name: 'Nothing' } })
  t.equal(status, 404)
  const [intent, failure, ...more] = await entries(db)
  t.strictSame(more, [])
  t.match(intent, { action: 'DeleteCustomNodeKind', status: 'intent' })
  t.match(failure, { status: 'failure', fields: { kind_name: 'Nothing' } })
  t.equal(failure?.commit_id, intent?.commit_id)
})

t.test('two requests have two commits', async (t) => {
  const { call, db } = await startApi(t)
  await call('deleteCustomNode', { path: { kind_name: 'A' } })
  await call('deleteCustomNode', { path: { kind_name: 'B' } })
  t.equal(new Set((await entries(db)).map((entry) => entry.commit_id)).size, 2)
})

t.test('secrets are not written, neither right nor wrong ones', async (t) => {
  const { call, db } = await startApi(t)
  const body = {
    login_method: 'secret',
    username: 'nobody',
    secret: 'Swordfish-1',
    otp: '123456'
  }
  await call('login', { body, as: 'nobody' })
  const found = await entries(db)
  t.equal(found.length, 2)
  for (const entry of found) {
    t.match(entry, {
      action: 'LoginAttempt',
      actor_id: '',
      fields: { username: 'nobody', secret: '[redacted]' }
    })
    t.notMatch(JSON.stringify(entry), /Swordfish|123456/)
  }
})

t.test('a refusal is written under its own name, whatever stands in the request', async (t) => {
  const { app, tokenOf, db } = await startApi(t)
  const authorization = `Bearer ${await tokenOf('Read-Only')}`
  for (const kind of ['Vault', 'a%00b', 'x'.repeat(2000)]) {
    const { statusCode } = await app.inject({
      method: 'DELETE',
      url: `/api/v2/custom-nodes/${kind}?why=%00`,
      headers: { authorization }
    })
    t.equal(statusCode, 403, kind.slice(0, 20))
  }
  const found = await entries(db)
  t.equal(found.length, 3)
  for (const entry of found) {
    t.match(entry, { action: 'UnauthorizedAccessAttempt', status: 'failure', actor_name: /^user-/ })
  }
  t.match(found[0], { fields: { kind_name: 'Vault' } })
  t.match(found[2], { fields: { kind_name: 'x'.repeat(1000) } })
  t.notMatch(found[2], { fields: { kind_name: 'x'.repeat(1001) } }, 'cut short')
})

t.test('nothing is written about reads, bad requests and strangers', async (t) => {
  const { call, db } = await startApi(t)
  await call('getVersion')
  await call('listCustomNodes')
  await call('createCustomNodes', { body: {} })
  await call('createCustomNodes', { body: { custom_types: KINDS }, as: 'nobody' })
  t.strictSame(await entries(db), [])
})

t.test('nothing is changed when the intent cannot be written', async (t) => {
  let isCalled = false
  const requestAnalysis = async () => {
    isCalled = true
  }
  const { call, db } = await startApi(t, {
    handlers: { ...handlers, requestAnalysis } as unknown as Handlers
  })
  await db.schema.dropTable('audit_logs').execute()
  const { status } = await call('requestAnalysis')
  t.equal(status, 500)
  t.equal(isCalled, false)
})
