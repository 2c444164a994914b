/** A browser that signs in: it keeps its cookie and goes where it is sent. */
import type { startApi } from '../support/api.ts'
import { multipart } from '../support/forms.ts'
import type { Signed, samlIdentityProvider, Words } from './saml-identity-provider.ts'

type Api = Awaited<ReturnType<typeof startApi>>
export type SamlIdp = Awaited<ReturnType<typeof samlIdentityProvider>>

export type Started = { requestId: string; cookie: string }

export async function aSamlProvider(
  { call }: Pick<Api, 'call'>,
  idp: SamlIdp,
  name: string,
  provisioning?: { roleId: number; roles: boolean }
) {
  const auto = 'config.auto_provision'
  const config: [string, string][] = provisioning
    ? [
        [`${auto}.enabled`, 'true'],
        [`${auto}.default_role_id`, String(provisioning.roleId)],
        [`${auto}.role_provision`, String(provisioning.roles)]
      ]
    : []
  const form = multipart(['name', name], ['metadata', idp.metadata], ...config)
  const { body } = await call('createSamlSsoProvider', form)
  const path = { sso_slug: name }
  const published = await call('getServiceProviderMetadata', { path, as: 'nobody' })
  const spMetadata: string = published.body.toString()

  /** Begins a sign-in and lets the identity provider read the request. */
  async function start(cookie?: string): Promise<Started> {
    const headers: Record<string, string> = cookie ? { cookie } : {}
    const answer = await call('startSsoSignIn', { path, as: 'nobody', headers })
    const [pair = ''] = String(answer.headers['set-cookie']).split(';')
    const requestId = await idp.readRedirect(String(answer.headers.location), spMetadata)
    return { requestId, cookie: pair }
  }

  /** Brings a response back, by default with the cookie of the browser that asked for it. */
  const finish = (response: string, cookie: string | undefined) =>
    call('completeSamlSignIn', {
      path,
      as: 'nobody',
      body: new URLSearchParams({ SAMLResponse: response }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie ? { cookie } : {})
      }
    })

  /** The whole way there and back. */
  async function signIn(words: Words = {}, signed?: Signed) {
    const { requestId, cookie } = await start()
    return finish(await idp.respond(spMetadata, requestId, words, signed), cookie)
  }

  return { id: body.data.id as number, spMetadata, start, finish, signIn }
}

/** The token that the page shows after a sign-in. */
export const tokenOn = (page: Buffer): string =>
  /<textarea[^>]*>([^<]+)<\/textarea>/.exec(page.toString())?.[1] ?? ''
