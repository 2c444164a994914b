/** What creating a SAML provider promises, under either of its paths. */
import { X509Certificate } from 'node:crypto'
import t from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { openVault } from '../../src/db/vault.ts'
import { startApi } from '../support/api.ts'
import { multipart } from '../support/forms.ts'
import { FAULTY, metadata, POST, REDIRECT } from './metadata.ts'

const PUBLIC_URL = 'https://graph.example.test/base'
const AUTO = 'config.auto_provision'

export async function proveCreation(id: OperationId): Promise<void> {
  const { db, call } = await startApi(t, { env: { PUBLIC_URL } })
  const create = (...parts: Parameters<typeof multipart>) => call(id, multipart(...parts))
  const stored = (name: string) =>
    db.selectFrom('sso_providers').selectAll().where('name', '=', name).executeTakeFirst()
  const { id: auditor } = await db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', 'Auditor')
    .executeTakeFirstOrThrow()

  t.test('200 answers the provider with every address filled in', async (t) => {
    const { status, body } = await create(['name', 'Corporate Sign-In'], ['metadata', metadata()])
    t.equal(status, 200)
    const { id, created_at, updated_at, ...data } = body.data
    t.equal(created_at, updated_at)
    t.strictSame(data, {
      deleted_at: { time: '0001-01-01T00:00:00.000Z', valid: false },
      name: 'Corporate Sign-In',
      display_name: 'Corporate Sign-In',
      idp_issuer_uri: 'https://idp.example.test/metadata',
      idp_sso_uri: 'https://idp.example.test/sso/post',
      principal_attribute_mappings: [],
      sp_issuer_uri: `${PUBLIC_URL}/api/v2/sso/corporate-sign-in`,
      sp_sso_uri: `${PUBLIC_URL}/api/v2/sso/corporate-sign-in/login`,
      sp_metadata_uri: `${PUBLIC_URL}/api/v2/sso/corporate-sign-in/metadata`,
      sp_acs_uri: `${PUBLIC_URL}/api/v2/sso/corporate-sign-in/callback`,
      sso_provider_id: { int32: id, valid: true }
    })
  })

  t.test(
    '200 makes addresses of the configured URL, whatever the request calls the host',
    async (t) => {
      const form = multipart(['name', 'hosted'], ['metadata', metadata()])
      const headers = { ...form.headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' }
      const { body } = await call(id, { ...form, headers })
      t.equal(body.data.sp_acs_uri, `${PUBLIC_URL}/api/v2/sso/hosted/callback`)
    }
  )

  t.test('200 creates no users unless told to', async (t) => {
    await create(['name', 'quiet'], ['metadata', metadata()])
    t.match(await stored('quiet'), {
      auto_provision: false,
      default_role_id: null,
      role_provision: false
    })
  })

  t.test('200 keeps how users are created', async (t) => {
    const { status } = await create(
      ['name', 'generous'],
      ['metadata', metadata()],
      [`${AUTO}.enabled`, 'True'],
      [`${AUTO}.default_role_id`, String(auditor)],
      [`${AUTO}.role_provision`, 't']
    )
    t.equal(status, 200)
    t.match(await stored('generous'), {
      auto_provision: true,
      default_role_id: auditor,
      role_provision: true
    })
  })

  t.test('200 for metadata with several keys, services, and a byte order mark', async (t) => {
    const services = {
      [REDIRECT]: 'https://idp.example.test/r',
      [POST]: 'https://idp.example.test/p'
    }
    const { status, body } = await create(
      ['name', 'several'],
      ['metadata', `\ufeff${metadata({ services })}`]
    )
    t.equal(status, 200)
    t.equal(body.data.idp_sso_uri, 'https://idp.example.test/p')
  })

  t.test('200 keeps the private key encrypted, beside a certificate of its own', async (t) => {
    const { body } = await create(['name', 'keyed'], ['metadata', metadata()])
    const row = await db
      .selectFrom('saml_providers')
      .selectAll()
      .where('sso_provider_id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    const vault = await openVault(db, Buffer.alloc(32, 7))
    const key = vault.decrypt(`saml_provider/${body.data.id}`, row.sp_private_key)
    t.match(key, /^-----BEGIN PRIVATE KEY-----/)
    t.notMatch(JSON.stringify(row), /BEGIN PRIVATE KEY/)
    const certificate = new X509Certificate(row.sp_certificate)
    t.ok(certificate.verify(certificate.publicKey))
    t.equal(certificate.subject, 'CN=graph.example.test')
  })

  t.test(
    '200 and a 400 are audited, without the document being cut into the log whole',
    async (t) => {
      await create(['name', 'audited'], ['metadata', metadata()])
      await create(['name', 'audited'], ['metadata', '<x/>'])
      const logs = await db
        .selectFrom('audit_logs')
        .select(['action', 'status', 'fields'])
        .orderBy('id', 'desc')
        .limit(4)
        .execute()
      t.strictSame(
        logs.map(({ status }) => status),
        ['failure', 'intent', 'success', 'intent']
      )
      for (const log of logs) {
        t.match(log, { action: 'CreateSAMLIdentityProvider', fields: { name: 'audited' } })
        t.ok(JSON.stringify(log).length < 2000)
      }
    }
  )

  for (const [what, [document, message]] of Object.entries(FAULTY)) {
    t.test(`400 for metadata with ${what}`, async (t) => {
      const { status, body } = await create(['name', 'faulty'], ['metadata', document])
      t.equal(status, 400)
      t.match(body.errors, [{ context: 'metadata', message }])
      t.equal(await stored('faulty'), undefined)
    })
  }

  t.test('400 without a name, without metadata, and for a part that comes twice', async (t) => {
    const cases: [string, Parameters<typeof multipart>, string][] = [
      ['name', [['metadata', metadata()]], 'is required'],
      ['metadata', [['name', 'x']], 'is required'],
      [
        'name',
        [
          ['name', ''],
          ['metadata', metadata()]
        ],
        'must have at least 1 character'
      ],
      [
        'name',
        [
          ['name', ' .. '],
          ['metadata', metadata()]
        ],
        'must match pattern "[^\\s.]"'
      ],
      [
        'name',
        [
          ['name', 'x'],
          ['name', 'y'],
          ['metadata', metadata()]
        ],
        'expected only one "name" parameter'
      ],
      [
        'metadata',
        [
          ['name', 'x'],
          ['metadata', metadata()],
          ['metadata', metadata()]
        ],
        'expected only one "metadata" parameter'
      ]
    ]
    for (const [context, parts, message] of cases) {
      const { status, body } = await create(...parts)
      t.equal(status, 400, message)
      t.strictSame(body.errors, [{ context, message }])
    }
  })

  t.test(
    '400 for a part of the configuration that is missing, not of its type, or unknown',
    async (t) => {
      const whole = { enabled: 'true', default_role_id: String(auditor), role_provision: 'false' }
      const refused = async (config: Record<string, string>) => {
        const parts = Object.entries(config).map(([key, value]): [string, string] => [
          `${AUTO}.${key}`,
          value
        ])
        const { status, body } = await create(['name', 'x'], ['metadata', metadata()], ...parts)
        t.equal(status, 400, JSON.stringify(config))
        return body.errors[0]
      }
      for (const missing of Object.keys(whole)) {
        const { [missing]: _, ...rest } = whole as Record<string, string>
        const [given] = Object.keys(rest)
        t.strictSame(await refused(rest), {
          context: `${AUTO}.${missing}`,
          message: `is required where ${AUTO}.${given} is given`
        })
      }
      const role = `${AUTO}.default_role_id`
      const unknown = { context: role, message: `"${role}" parameter is invalid` }
      t.strictSame(await refused({ ...whole, default_role_id: '999' }), unknown)
      t.strictSame(await refused({ ...whole, default_role_id: '0' }), unknown, 'no role at all')
      t.match(await refused({ ...whole, default_role_id: 'Auditor' }), { context: role })
      t.match(await refused({ ...whole, enabled: 'yes' }), { context: `${AUTO}.enabled` })
      t.match(await refused({ ...whole, role_provision: '1' }), {
        context: `${AUTO}.role_provision`
      })
    }
  )

  t.test('400 for a body that is no form', async (t) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { status, body } = await call(id, { body: 'nothing of the kind', headers })
    t.equal(status, 400)
    t.match(body.errors, [{ context: 'body' }])
  })

  t.test('409 for a name that is taken, or whose addresses are', async (t) => {
    await create(['name', 'Taken Name'], ['metadata', metadata()])
    for (const name of ['Taken Name', 'taken name', ' TAKEN  name ', 'taken-name']) {
      const { status, body } = await create(['name', name], ['metadata', metadata()])
      t.equal(status, 409, name)
      t.strictSame(body.errors, [{ context: 'name', message: 'sso provider name must be unique' }])
    }
  })

  t.test('413 for metadata of more than 10 MB, which itself are taken', async (t) => {
    const limit = 10 * 1024 * 1024
    const filled = metadata().replace('made for a test', ` ${'x'.repeat(limit)} `)
    const fits = filled.replace('x'.repeat(filled.length - limit), '')
    t.equal(Buffer.byteLength(fits), limit)
    t.equal((await create(['name', 'large'], ['metadata', fits])).status, 200)
    const { status, body } = await create(['name', 'larger'], ['metadata', filled])
    t.equal(status, 413)
    t.match(body.errors, [{ context: 'metadata' }])
  })
}
