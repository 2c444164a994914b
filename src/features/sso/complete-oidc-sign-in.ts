import { browserKeyOf } from '../../sso/browser.ts'
import { refuseSignIn } from '../../sso/identity.ts'
import { exchangeCode } from '../../sso/oidc.ts'
import { codeVerifierPurpose, takeSignIn } from '../../sso/sign-ins.ts'
import type { Handler } from '../handler.ts'
import { noProvider, providerAt } from './providers.ts'
import { signIn } from './sign-in.ts'

/** GET /api/v2/sso/{sso_slug}/callback: Finish to sign in through an OIDC provider. */
export const completeOidcSignIn: Handler<'completeOidcSignIn'> = async (
  context,
  { path, query, headers }
) => {
  const { db, config, vault } = context
  const provider = await providerAt(db, path.sso_slug)
  if (provider.type !== 'OIDC') throw noProvider()
  const browserKey = browserKeyOf(headers.cookie, config.publicUrl) ?? ''
  const request = { id: query.state, providerId: provider.id, browserKey }
  const begun = await takeSignIn(db, request)
  if (!begun?.code_verifier) return refuseSignIn('this browser asked for no such answer')
  const codeVerifier = vault.decrypt(codeVerifierPurpose(query.state), begun.code_verifier)
  const { state, code, iss, error, error_description } = query
  const answer = Object.entries({ state, code, iss, error, error_description }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined
  )
  const identity = await exchangeCode(
    provider,
    config.publicUrl,
    Object.fromEntries(answer),
    codeVerifier
  )
  return signIn(context, provider, identity)
}
