import t from 'tap'
import { startApi } from '../support/api.ts'
import { multipart } from '../support/forms.ts'
import { aProvider } from '../support/rows.ts'
import { metadata } from './metadata.ts'

const PUBLIC_URL = 'https://graph.example.test'
const { db, call } = await startApi(t, { env: { PUBLIC_URL } })
const { id: role } = await db
  .selectFrom('roles')
  .select('id')
  .where('name', '=', 'User')
  .executeTakeFirstOrThrow()

const saml = (
  await call('createSamlSsoProvider', multipart(['name', 'B Corp'], ['metadata', metadata()]))
).body.data
const staff = await aProvider(db, {
  name: 'A Staff',
  slug: 'a-staff',
  auto_provision: true,
  default_role_id: role
})

const list = async (query: Record<string, string | string[]> = {}) => {
  const { status, body } = await call('listSsoProviders', { query })
  t.equal(status, 200)
  return body.data.map(({ name }: { name: string }) => name)
}

t.test('200 shows an administrator everything, and no secret', async (t) => {
  const { body } = await call('listSsoProviders')
  t.strictSame(body.data[0], {
    id: saml.id,
    created_at: saml.created_at,
    updated_at: saml.updated_at,
    name: 'B Corp',
    type: 'SAML',
    slug: 'b-corp',
    login_uri: `${PUBLIC_URL}/api/v2/sso/b-corp/login`,
    callback_uri: `${PUBLIC_URL}/api/v2/sso/b-corp/callback`,
    details: saml,
    config: { auto_provision: { enabled: false, default_role_id: 0, role_provision: false } }
  })
  t.match(body.data[1], {
    id: staff.id,
    type: 'OIDC',
    details: {
      issuer: 'https://idp.example.test/realm',
      client_id: 'graph-analysis',
      sso_provider_id: staff.id
    },
    config: { auto_provision: { enabled: true, default_role_id: role, role_provision: false } }
  })
  t.notMatch(JSON.stringify(body), /private|v1\./i)
})

t.test('200 tells strangers, and who may not manage providers, where to sign in', async (t) => {
  for (const as of ['nobody', 'Power User', 'Auditor'] as const) {
    const { status, body } = await call('listSsoProviders', { as })
    t.equal(status, 200)
    t.equal(body.data.length, 2)
    for (const one of body.data) {
      t.match(one, { name: String, login_uri: /^https/, details: null, config: null })
    }
    t.notMatch(JSON.stringify(body), /idp\.example/)
  }
})

t.test('200 sorts by every column, by id unless asked', async (t) => {
  t.strictSame(await list(), ['B Corp', 'A Staff'])
  t.strictSame(await list({ sort_by: 'name' }), ['A Staff', 'B Corp'])
  t.strictSame(await list({ sort_by: '-name' }), ['B Corp', 'A Staff'])
  t.strictSame(await list({ sort_by: 'type' }), ['A Staff', 'B Corp'])
  t.strictSame(await list({ sort_by: ['-type', 'id'] }), ['B Corp', 'A Staff'])
  t.strictSame(await list({ sort_by: '-slug' }), ['B Corp', 'A Staff'])
  t.strictSame(await list({ sort_by: '-created_at' }), ['A Staff', 'B Corp'])
  t.strictSame(await list({ sort_by: 'updated_at' }), ['B Corp', 'A Staff'])
})

t.test('200 filters by every column', async (t) => {
  t.strictSame(await list({ name: '~eq:corp' }), ['B Corp'])
  t.strictSame(await list({ slug: 'a-staff' }), ['A Staff'])
  t.strictSame(await list({ type: 'neq:SAML' }), ['A Staff'])
  t.strictSame(await list({ id: `eq:${saml.id}` }), ['B Corp'])
  t.strictSame(await list({ created_at: `eq:${saml.created_at}` }), ['B Corp'])
  t.strictSame(await list({ updated_at: `gt:${saml.updated_at}` }), ['A Staff'])
})

t.test('400 for a column that is none, and a filter that does not fit', async (t) => {
  for (const [query, context] of [
    [{ sort_by: 'details' }, 'sort_by'],
    [{ id: 'eq:x' }, 'id'],
    [{ name: 'gt:a' }, 'name'],
    [{ created_at: '2026-02-30T00:00:00Z' }, 'created_at']
  ] as [Record<string, string>, string][]) {
    const { status, body } = await call('listSsoProviders', { query })
    t.equal(status, 400, context)
    t.match(body.errors, [{ context }])
  }
})
