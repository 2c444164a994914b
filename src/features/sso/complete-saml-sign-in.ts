import { browserKeyOf } from '../../sso/browser.ts'
import { refuseSignIn } from '../../sso/identity.ts'
import { receiveResponse, verifyResponse } from '../../sso/saml.ts'
import { takeSignIn, useAssertion } from '../../sso/sign-ins.ts'
import type { Handler } from '../handler.ts'
import { noProvider, providerAt } from './providers.ts'
import { signIn } from './sign-in.ts'

/** POST /api/v2/sso/{sso_slug}/callback: Finish to sign in through a SAML provider. */
export const completeSamlSignIn: Handler<'completeSamlSignIn'> = async (
  context,
  { path, body, headers }
) => {
  const { db, config, vault } = context
  const provider = await providerAt(db, path.sso_slug)
  if (provider.type !== 'SAML') throw noProvider()
  const settings = { vault, publicUrl: config.publicUrl }
  const response = await receiveResponse(provider, settings, body.SAMLResponse)
  const browserKey = browserKeyOf(headers.cookie, config.publicUrl) ?? ''
  const request = { id: response.requestId, providerId: provider.id, browserKey }
  if (!(await takeSignIn(db, request))) refuseSignIn('this browser asked for no such answer')
  const assertion = await verifyResponse(provider, settings, response)
  if (!(await useAssertion(db, provider.id, assertion))) refuseSignIn('it has been used before')
  return signIn(context, provider, assertion.identity)
}
