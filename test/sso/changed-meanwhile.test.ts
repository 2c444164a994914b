/** A sign-in that is under way while its provider or its user changes leads to nothing. */
import t from 'tap'
import { updateUser } from '../../src/db/users.ts'
import { startApi } from '../support/api.ts'
import { isWaited } from '../support/locks.ts'
import { aUser } from '../support/rows.ts'
import { aSamlProvider } from './browser.ts'
import { samlIdentityProvider } from './saml-identity-provider.ts'

const email = 'rosa.vega@corp.example'
const idp = await samlIdentityProvider('idp')

for (const [what, env] of [
  ['session', {}],
  ['code', { SSO_RETURN_URL: 'https://ui.example.test/' }]
] as const) {
  t.test(`401 and no ${what}, where the change is not yet committed`, async (t) => {
    const api = await startApi(t, { env: { PUBLIC_URL: 'https://graph.example.test', ...env } })
    const { db } = api
    const corp = await aSamlProvider(api, idp, 'corp')
    await aUser(db, { principal_name: email, sso_provider_id: corp.id })
    const { requestId, cookie } = await corp.start()
    const response = await idp.respond(corp.spMetadata, requestId, { email })
    const finished = await db.transaction().execute(async (trx) => {
      const updated_at = new Date(Date.now() + 1000)
      await trx.updateTable('sso_providers').set({ updated_at }).where('id', '=', corp.id).execute()
      const finishing = corp.finish(response, cookie)
      await isWaited(db)
      return { finishing }
    })
    const { status, body } = await finished.finishing
    t.equal(status, 401)
    t.match(body.errors, [{ context: 'login', message: /the provider was changed meanwhile$/ }])
    const sessions = await db
      .selectFrom('user_sessions')
      .select('id')
      .where('auth_provider_id', '=', corp.id)
      .where('expires_at', '>', new Date())
      .execute()
    t.strictSame(sessions, [])
    t.strictSame(await db.selectFrom('sso_codes').select('digest').execute(), [])
  })
}

for (const [what, change] of [
  ['disabled', { is_disabled: true }],
  ['given to another provider', { sso_provider_id: null }]
] as const) {
  t.test(`401 and no session for a user who is ${what}, not yet committed`, async (t) => {
    const api = await startApi(t, { env: { PUBLIC_URL: 'https://graph.example.test' } })
    const { db } = api
    const corp = await aSamlProvider(api, idp, 'corp')
    const user = await aUser(db, { principal_name: email, sso_provider_id: corp.id })
    const { requestId, cookie } = await corp.start()
    const response = await idp.respond(corp.spMetadata, requestId, { email })
    const { finishing } = await db.transaction().execute(async (trx) => {
      await updateUser(trx, user.id, change)
      const finishing = corp.finish(response, cookie)
      await isWaited(db)
      return { finishing }
    })
    const { status, body } = await finishing
    t.equal(status, 401)
    t.match(body.errors, [{ context: 'login', message: /the user was changed meanwhile$/ }])
    t.strictSame(
      await db.selectFrom('user_sessions').select('id').where('user_id', '=', user.id).execute(),
      []
    )
  })
}
