import t from 'tap'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)
const { id: role } = await db
  .selectFrom('roles')
  .select('id')
  .where('name', '=', 'User')
  .executeTakeFirstOrThrow()

const BODY = {
  name: 'Staff',
  issuer: 'https://login.example.test/realm',
  client_id: 'graph',
  config: { auto_provision: { enabled: true, default_role_id: role, role_provision: true } }
}
const create = (change: object = {}) => call('createOidcProvider', { body: { ...BODY, ...change } })

t.test('201 answers the provider and keeps how users are created', async (t) => {
  const { status, body } = await create()
  t.equal(status, 201)
  const { id, created_at, updated_at, ...data } = body.data
  t.equal(created_at, updated_at)
  t.strictSame(data, {
    name: 'Staff',
    issuer: 'https://login.example.test/realm',
    client_id: 'graph',
    sso_provider_id: id
  })
  const row = await db
    .selectFrom('sso_providers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  t.match(row, {
    type: 'OIDC',
    slug: 'staff',
    auto_provision: true,
    default_role_id: role,
    role_provision: true
  })
})

t.test(
  '201 for an issuer on this machine without TLS, and for a quiet configuration',
  async (t) => {
    const { status } = await create({
      name: 'local',
      issuer: 'http://127.0.0.1:9000',
      config: { auto_provision: { enabled: false, default_role_id: 0, role_provision: false } }
    })
    t.equal(status, 201)
  }
)

t.test('400 for an issuer that is none, or that nothing proves', async (t) => {
  for (const issuer of [
    'login.example.test',
    'http://login.example.test',
    'http://127.0.0.1.example.test',
    'https://user:word@login.example.test',
    'https://login.example.test/#x',
    ' https://login.example.test',
    'https://login.example.test/\n',
    'javascript:alert(1)'
  ]) {
    const { status, body } = await create({ name: 'faulty', issuer })
    t.equal(status, 400, issuer)
    t.strictSame(body.errors, [{ context: 'issuer', message: 'issuer url is invalid' }])
  }
})

t.test('400 for a role that is none, and for what is missing', async (t) => {
  const config = { auto_provision: { enabled: true, default_role_id: 999 } }
  const { status, body } = await create({ name: 'faulty', config })
  t.equal(status, 400)
  t.strictSame(body.errors, [
    { context: 'config.auto_provision.default_role_id', message: 'role id is invalid' }
  ])
  for (const member of Object.keys(BODY)) {
    const answer = await create({ [member]: undefined })
    t.equal(answer.status, 400)
    t.match(answer.body.errors, [{ context: member, message: 'is required' }])
  }
})

t.test('409 for a name that is taken', async (t) => {
  await create({ name: 'taken name' })
  const { status, body } = await create({ name: 'Taken-Name' })
  t.equal(status, 409)
  t.strictSame(body.errors, [{ context: 'name', message: 'sso provider name must be unique' }])
})
