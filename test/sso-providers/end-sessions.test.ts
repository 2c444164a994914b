/** What came through a provider ends when the provider changes or goes. */
import t, { type Test } from 'tap'
import { startApi } from '../support/api.ts'
import { aProvider, aUser } from '../support/rows.ts'

const { db, call, sessions } = await startApi(t)
const self = async (token: string) =>
  (await call('getSelf', { as: 'nobody', headers: { authorization: `Bearer ${token}` } })).status

/** Two providers with a session, a request and a code each, of a user who has a session of a password, too. */
async function prepare() {
  const [provider, other] = [await aProvider(db), await aProvider(db)]
  const user = await aUser(db, { role: 'Auditor' })
  for (const { id } of [provider, other]) {
    const row = { sso_provider_id: id, expires_at: new Date(Date.now() + 600_000) }
    const request = { ...row, id: `_${id}`, browser_digest: 'x' }
    await db.insertInto('sso_requests').values(request).execute()
    await db
      .insertInto('sso_codes')
      .values({ ...row, digest: `${id}`, user_id: user.id })
      .execute()
  }
  const ended = [
    await sessions.start(user.id, { type: 'OIDC', id: provider.id }),
    await sessions.start(user.id, { type: 'OIDC', id: provider.id })
  ]
  const kept = [
    await sessions.start(user.id, { type: 'OIDC', id: other.id }),
    await sessions.start(user.id)
  ]
  for (const token of [...ended, ...kept]) await self(token)
  return { provider, other, ended, kept }
}

async function proveEnded(
  t: Test,
  { provider, other, ended, kept }: Awaited<ReturnType<typeof prepare>>
) {
  for (const token of ended) t.equal(await self(token), 401)
  for (const token of kept) t.equal(await self(token), 200)
  for (const table of ['sso_requests', 'sso_codes'] as const) {
    const rows = await db.selectFrom(table).select('sso_provider_id').execute()
    const left = new Set(rows.map((row) => row.sso_provider_id))
    t.notOk(left.has(provider.id), table)
    t.ok(left.has(other.id), table)
  }
  const log = await db
    .selectFrom('audit_logs')
    .select(['status', 'actor_name', 'fields'])
    .where('action', '=', 'EndSession')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  t.match(log, {
    status: 'success',
    actor_name: /^user-/,
    fields: { sso_provider: provider.name, sessions: 2 }
  })
}

t.test('an update ends them, even one that changes nothing', async (t) => {
  const prepared = await prepare()
  const path = { sso_provider_id: prepared.provider.id }
  t.equal((await call('updateSsoProvider', { path, body: {} })).status, 200)
  await proveEnded(t, prepared)
})

t.test('an update that is refused ends nothing', async (t) => {
  const { provider, other, ended } = await prepare()
  const path = { sso_provider_id: provider.id }
  const { status } = await call('updateSsoProvider', { path, body: { name: other.name } })
  t.equal(status, 409)
  for (const token of ended) t.equal(await self(token), 200)
})

t.test('deleting the provider ends them', async (t) => {
  const prepared = await prepare()
  const path = { sso_provider_id: prepared.provider.id }
  t.equal((await call('deleteSsoProvider', { path })).status, 200)
  await proveEnded(t, prepared)
})
