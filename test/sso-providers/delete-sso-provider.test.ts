import t from 'tap'
import { startApi } from '../support/api.ts'
import { aProvider, aUser } from '../support/rows.ts'

const { db, call, sessions } = await startApi(t)
const remove = (id: number, token?: string) =>
  call('deleteSsoProvider', {
    path: { sso_provider_id: id },
    ...(token ? { as: 'nobody', headers: { authorization: `Bearer ${token}` } } : {})
  })
const self = async (token: string) =>
  (await call('getSelf', { as: 'nobody', headers: { authorization: `Bearer ${token}` } })).status

t.test(
  '200 answers its users, who stay without a provider and without their sessions',
  async (t) => {
    const [provider, other] = [await aProvider(db), await aProvider(db)]
    const users = [
      await aUser(db, { role: 'Auditor', sso_provider_id: provider.id }),
      await aUser(db, { role: 'User', sso_provider_id: provider.id })
    ]
    const bystander = await aUser(db, { role: 'User', sso_provider_id: other.id })
    const [ended, kept] = [
      await sessions.start(users[0]?.id ?? '', { type: 'OIDC', id: provider.id }),
      await sessions.start(bystander.id, { type: 'OIDC', id: other.id })
    ]
    t.equal(await self(ended), 200)
    const { status, body } = await remove(provider.id)
    t.equal(status, 200)
    t.strictSame(
      new Set(body.data.affected_users.map(({ id }: { id: string }) => id)),
      new Set(users.map(({ id }) => id))
    )
    for (const user of body.data.affected_users) {
      t.match(user, { sso_provider_id: { int32: 0, valid: false }, is_disabled: false })
    }
    t.equal(await self(ended), 401)
    t.equal(await self(kept), 200)
    t.equal((await remove(provider.id)).status, 404, 'it is gone')
  }
)

t.test('200 for a provider that nobody uses', async (t) => {
  const { id } = await aProvider(db)
  const { status, body } = await remove(id)
  t.equal(status, 200)
  t.strictSame(body, { data: { affected_users: [] } })
})

t.test('404 for a provider that does not exist', async (t) => {
  const { status, body } = await remove(99_999)
  t.equal(status, 404)
  t.strictSame(body.errors, [{ context: 'sso_provider_id', message: 'resource not found' }])
})

t.test('409 for the provider of the caller, which stays', async (t) => {
  const { id } = await aProvider(db)
  const admin = await aUser(db, { role: 'Administrator', sso_provider_id: id })
  const { status, body } = await remove(id, await sessions.start(admin.id))
  t.equal(status, 409)
  t.strictSame(body.errors, [
    { context: 'sso_provider_id', message: 'user may not delete their own SSO auth provider' }
  ])
  const row = await db
    .selectFrom('sso_providers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  t.equal(row?.id, id)
})
