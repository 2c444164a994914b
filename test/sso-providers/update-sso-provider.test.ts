import t from 'tap'
import { startApi } from '../support/api.ts'
import { multipart } from '../support/forms.ts'
import { aProvider } from '../support/rows.ts'
import { FAULTY, metadata, POST } from './metadata.ts'

const PUBLIC_URL = 'https://graph.example.test'
const { db, call } = await startApi(t, { env: { PUBLIC_URL } })

const AUTO = 'config.auto_provision'
const roleId = async (name: string) =>
  (await db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const [auditor, reader] = [await roleId('Auditor'), await roleId('Read-Only')]

let made = 0
async function aSamlProvider(...parts: Parameters<typeof multipart>) {
  made += 1
  const form = multipart(['name', `Saml ${made}`], ['metadata', metadata()], ...parts)
  const { body } = await call('createSamlSsoProvider', form)
  return body.data as { id: number; name: string; sp_acs_uri: string }
}
const anOidcProvider = () =>
  aProvider(db, { auto_provision: true, default_role_id: auditor, role_provision: false })

const update = (id: number, ...parts: Parameters<typeof multipart>) =>
  call('updateSsoProvider', { path: { sso_provider_id: id }, ...multipart(...parts) })
const updateJson = (id: number, body: object) =>
  call('updateSsoProvider', { path: { sso_provider_id: id }, body })
const rowOf = (id: number) =>
  db.selectFrom('sso_providers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const samlRowOf = (id: number) =>
  db
    .selectFrom('saml_providers')
    .selectAll()
    .where('sso_provider_id', '=', id)
    .executeTakeFirstOrThrow()

t.test('200 renames the provider, its display name and its addresses', async (t) => {
  const { id } = await aSamlProvider()
  const { status, body } = await update(id, ['name', 'New Name'])
  t.equal(status, 200)
  const base = `${PUBLIC_URL}/api/v2/sso/new-name`
  t.match(body.data, {
    id,
    name: 'New Name',
    display_name: 'New Name',
    idp_issuer_uri: 'https://idp.example.test/metadata',
    sp_issuer_uri: base,
    sp_sso_uri: `${base}/login`,
    sp_metadata_uri: `${base}/metadata`,
    sp_acs_uri: `${base}/callback`,
    sso_provider_id: { int32: id, valid: true }
  })
  t.ok(body.data.updated_at > body.data.created_at)
  t.match(await rowOf(id), { name: 'New Name', slug: 'new-name' })
})

t.test('200 replaces the metadata and what was read from it', async (t) => {
  const { id } = await aSamlProvider()
  const before = await samlRowOf(id)
  const document = metadata({
    entityId: 'https://other.example.test',
    services: { [POST]: 'https://other.example.test/post' }
  })
  const { status, body } = await update(id, ['metadata', document])
  t.equal(status, 200)
  t.match(body.data, {
    idp_issuer_uri: 'https://other.example.test',
    idp_sso_uri: 'https://other.example.test/post'
  })
  const after = await samlRowOf(id)
  t.equal(after.metadata, document)
  t.equal(after.sp_private_key, before.sp_private_key, 'our own key stays')
})

t.test('200 sets how users are created, and keeps it when told nothing of it', async (t) => {
  const { id } = await aSamlProvider()
  const config = { auto_provision: true, default_role_id: auditor, role_provision: true }
  await update(
    id,
    [`${AUTO}.enabled`, 'true'],
    [`${AUTO}.default_role_id`, String(auditor)],
    [`${AUTO}.role_provision`, 'T']
  )
  t.match(await rowOf(id), config)
  await update(id, ['name', 'kept configuration'])
  t.match(await rowOf(id), config)
  // Without `enabled` the others mean nothing.
  await update(id, [`${AUTO}.default_role_id`, String(reader)])
  t.match(await rowOf(id), config)
})

t.test('200 for an empty form and an empty object, which change nothing else', async (t) => {
  const { id, name } = await aSamlProvider()
  const { status, body } = await update(id)
  t.equal(status, 200)
  t.equal(body.data.name, name)
  const oidc = await anOidcProvider()
  const answer = await updateJson(oidc.id, {})
  t.equal(answer.status, 200)
  t.equal(answer.body.data.name, oidc.name)
})

t.test('200 updates an OIDC provider by JSON, a part of the configuration alone', async (t) => {
  const { id } = await anOidcProvider()
  const { status, body } = await updateJson(id, {
    name: 'Staff',
    issuer: 'https://login.example.test/realm',
    client_id: 'another-client',
    config: { auto_provision: { role_provision: true } }
  })
  t.equal(status, 200)
  t.match(body.data, {
    name: 'Staff',
    display_name: 'Staff',
    idp_issuer_uri: 'https://login.example.test/realm',
    idp_sso_uri: '',
    principal_attribute_mappings: [],
    sp_issuer_uri: '',
    sp_sso_uri: `${PUBLIC_URL}/api/v2/sso/staff/login`,
    sp_metadata_uri: '',
    sp_acs_uri: `${PUBLIC_URL}/api/v2/sso/staff/callback`
  })
  t.match(await rowOf(id), { auto_provision: true, default_role_id: auditor, role_provision: true })
  const oidc = await db
    .selectFrom('oidc_providers')
    .select('client_id')
    .where('sso_provider_id', '=', id)
    .executeTakeFirst()
  t.equal(oidc?.client_id, 'another-client')
})

t.test('200 updates an OIDC provider by a form', async (t) => {
  const { id } = await anOidcProvider()
  const { status } = await update(
    id,
    ['name', 'By form'],
    [`${AUTO}.enabled`, 'false'],
    [`${AUTO}.default_role_id`, '0'],
    [`${AUTO}.role_provision`, 'false']
  )
  t.equal(status, 200)
  t.match(await rowOf(id), { slug: 'by-form', auto_provision: false, default_role_id: null })
})

t.test('the audit log has intent and outcome, with what was asked for', async (t) => {
  const { id } = await anOidcProvider()
  await updateJson(id, { client_id: 'audited-client' })
  const logs = await db
    .selectFrom('audit_logs')
    .select(['action', 'status', 'fields'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  t.strictSame(
    logs.map(({ status }) => status),
    ['success', 'intent']
  )
  for (const log of logs) {
    t.match(log, {
      action: 'UpdateSSOIdentityProvider',
      fields: { sso_provider_id: id, client_id: 'audited-client' }
    })
  }
})

for (const what of ['no XML', 'an external entity', 'no place to sign on', 'no certificate']) {
  t.test(`400 for metadata with ${what}, and nothing is changed`, async (t) => {
    const [document = '', message = ''] = FAULTY[what] ?? []
    const { id, name } = await aSamlProvider()
    const { status, body } = await update(id, ['name', 'changed'], ['metadata', String(document)])
    t.equal(status, 400)
    t.match(body.errors, [{ context: 'metadata', message }])
    t.equal((await rowOf(id)).name, name)
  })
}

t.test('400 for a part that comes twice, is missing, or does not fit', async (t) => {
  const { id } = await aSamlProvider()
  const config = (...parts: Parameters<typeof multipart>) => update(id, ...parts)
  const role = `${AUTO}.default_role_id`
  const whole: Parameters<typeof multipart> = [
    [`${AUTO}.enabled`, 'true'],
    [role, String(auditor)],
    [`${AUTO}.role_provision`, 'false']
  ]
  const cases: [Parameters<typeof multipart>, string, string | RegExp][] = [
    [
      [
        ['name', 'x'],
        ['name', 'y']
      ],
      'name',
      'expected only one "name" parameter'
    ],
    [
      [
        ['metadata', metadata()],
        ['metadata', metadata()]
      ],
      'metadata',
      'expected only one "metadata" parameter'
    ],
    [[...whole, [role, '1']], role, `expected only one "${role}" parameter`],
    [[['name', ' ']], 'name', /must match pattern/],
    [whole.slice(0, 2), `${AUTO}.role_provision`, `is required where ${AUTO}.enabled is given`],
    [
      [whole[0] as [string, string], whole[2] as [string, string]],
      role,
      `is required where ${AUTO}.enabled is given`
    ],
    [[[`${AUTO}.enabled`, 'maybe'], ...whole.slice(1)], `${AUTO}.enabled`, /must be one of/],
    [
      [...whole.slice(0, 2), [`${AUTO}.role_provision`, '']],
      `${AUTO}.role_provision`,
      /must be one of/
    ],
    [[whole[0] as [string, string], [role, '1.5'], ...whole.slice(2)], role, /must match pattern/],
    [
      [whole[0] as [string, string], [role, '999'], ...whole.slice(2)],
      role,
      `"${role}" parameter is invalid`
    ]
  ]
  for (const [parts, context, message] of cases) {
    const { status, body } = await config(...parts)
    t.equal(status, 400, String(message))
    t.match(body.errors, [{ context, message }])
  }
})

t.test('400 for what the protocol of the provider does not take', async (t) => {
  const saml = await aSamlProvider()
  const json = await updateJson(saml.id, { name: 'x' })
  t.equal(json.status, 400)
  t.strictSame(json.body.errors, [
    { context: 'Content-Type', message: 'a SAML provider takes multipart/form-data' }
  ])
  const oidc = await anOidcProvider()
  const form = await update(oidc.id, ['metadata', metadata()])
  t.equal(form.status, 400)
  t.strictSame(form.body.errors, [
    { context: 'metadata', message: 'an OIDC provider has no metadata' }
  ])
})

t.test('400 for an issuer or a role that is none', async (t) => {
  const { id } = await anOidcProvider()
  for (const issuer of ['login', 'http://login.example.test', 'ftp://x', 'https://a.test/?b']) {
    const { status, body } = await updateJson(id, { issuer })
    t.equal(status, 400, issuer)
    t.strictSame(body.errors, [{ context: 'issuer', message: 'issuer url is invalid' }])
  }
  for (const default_role_id of [0, 999]) {
    const { status, body } = await updateJson(id, {
      config: { auto_provision: { default_role_id } }
    })
    t.equal(status, 400)
    t.strictSame(body.errors, [
      { context: `${AUTO}.default_role_id`, message: 'role id is invalid' }
    ])
  }
})

t.test('400 for an id that is none, and 404 before the body is looked at closely', async (t) => {
  for (const id of ['abc', '0', '2147483648', '1.5']) {
    const { status, body } = await update(id as unknown as number)
    t.equal(status, 400, id)
    t.match(body.errors, [{ context: 'sso_provider_id' }])
  }
})

t.test('404 for a provider that does not exist', async (t) => {
  const { status, body } = await update(99_999, ['metadata', 'not even XML'])
  t.equal(status, 404)
  t.strictSame(body.errors, [{ context: 'sso_provider_id', message: 'resource not found' }])
})

t.test('409 for a name that is taken, and nothing is changed', async (t) => {
  const [one, other] = [await aSamlProvider(), await aSamlProvider()]
  for (const name of [other.name, other.name.toUpperCase()]) {
    const { status, body } = await update(one.id, ['name', name], ['metadata', metadata()])
    t.equal(status, 409)
    t.strictSame(body.errors, [{ context: 'name', message: 'sso provider name must be unique' }])
  }
  t.equal((await rowOf(one.id)).name, one.name)
  t.equal((await update(one.id, ['name', one.name])).status, 200, 'its own name is not taken')
})

t.test('413 for metadata of more than 10 MB', async (t) => {
  const { id } = await aSamlProvider()
  const filled = metadata().replace('made for a test', 'x'.repeat(10 * 1024 * 1024))
  const { status, body } = await update(id, ['metadata', filled])
  t.equal(status, 413)
  t.match(body.errors, [{ context: 'metadata' }])
})
