import { browserKey } from '../../sso/browser.ts'
import { authorizationUrl } from '../../sso/oidc.ts'
import { forwardingPage } from '../../sso/pages.ts'
import type { OidcProvider, SamlProvider } from '../../sso/providers.ts'
import { newRequestId, samlRequest } from '../../sso/saml.ts'
import { beginSignIn, codeVerifierPurpose, randomSecret } from '../../sso/sign-ins.ts'
import type { Handler, PublicContext } from '../handler.ts'
import { providerAt } from './providers.ts'

/** GET /api/v2/sso/{sso_slug}/login: Begin to sign in through a provider. */
export const startSsoSignIn: Handler<'startSsoSignIn'> = async (context, { path, headers }) => {
  const provider = await providerAt(context.db, path.sso_slug)
  const { key, cookie } = browserKey(headers.cookie, context.config.publicUrl)
  const set = { 'Set-Cookie': cookie }
  const request =
    provider.type === 'SAML'
      ? await startSaml(context, provider, key)
      : { binding: 'redirect' as const, url: await startOidc(context, provider, key) }
  if (request.binding === 'redirect') {
    return { status: 302, body: undefined, headers: { ...set, Location: request.url } }
  }
  const page = forwardingPage(request.url, request.fields)
  return { status: 200, body: page.html, headers: { ...set, ...page.headers } }
}

async function startSaml(
  { db, config, vault }: PublicContext,
  provider: SamlProvider,
  browserKey: string
) {
  const id = newRequestId()
  const request = await samlRequest(provider, { vault, publicUrl: config.publicUrl }, id)
  await beginSignIn(db, { id, providerId: provider.id, browserKey })
  return request
}

async function startOidc(
  { db, config, vault }: PublicContext,
  provider: OidcProvider,
  browserKey: string
): Promise<string> {
  const [state, codeVerifier] = [randomSecret(), randomSecret()]
  const url = await authorizationUrl(provider, config.publicUrl, { state, codeVerifier })
  await beginSignIn(db, {
    id: state,
    providerId: provider.id,
    browserKey,
    codeVerifier: vault.encrypt(codeVerifierPurpose(state), codeVerifier)
  })
  return url
}
