/** This server as a public OIDC client with PKCE. */
import { createHash } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { UnavailableError } from '../errors.ts'
import { addressesOf } from './addresses.ts'
import { type Identity, identityOf, ROLE_CLAIMS, refusal, refuseSignIn } from './identity.ts'
import { isLoopback } from './oidc-issuer.ts'
import type { OidcProvider } from './providers.ts'

/** Seconds that the identity provider may take for each of our requests. */
const PATIENCE = 10

/** Loaded when somebody signs in: not every server has a provider. */
const library = () => import('openid-client')

/** Bound to the verifier, so that one secret is kept instead of two. */
const nonceOf = (codeVerifier: string) =>
  createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url')

/** What it publishes is read anew for each sign-in: its keys and addresses may have changed. */
async function discover({ oidc }: OidcProvider): Promise<Configuration> {
  const client = await library()
  const issuer = new URL(oidc.issuer)
  try {
    return await client.discovery(issuer, oidc.client_id, undefined, client.None(), {
      execute: [
        // TLS proves what comes from the identity provider; its signatures are checked as well.
        client.enableNonRepudiationChecks,
        ...(isLoopback(issuer) ? [client.allowInsecureRequests] : [])
      ],
      timeout: PATIENCE
    })
  } catch (cause) {
    throw unreachable(cause)
  }
}

const unreachable = (cause: unknown) =>
  new UnavailableError('provider', 'the identity provider cannot be reached', { cause })

export async function authorizationUrl(
  provider: OidcProvider,
  publicUrl: string,
  { state, codeVerifier }: { state: string; codeVerifier: string }
): Promise<string> {
  const client = await library()
  const configuration = await discover(provider)
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: addressesOf(publicUrl, provider.slug).callback,
    scope: 'openid email profile',
    state,
    nonce: nonceOf(codeVerifier),
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256'
  })
  return url.href
}

/** @param answer the query with which the identity provider sent the browser back */
export async function exchangeCode(
  provider: OidcProvider,
  publicUrl: string,
  answer: Record<string, string>,
  codeVerifier: string
): Promise<Identity> {
  const client = await library()
  const configuration = await discover(provider)
  const url = new URL(addressesOf(publicUrl, provider.slug).callback)
  url.search = String(new URLSearchParams(answer))
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: codeVerifier,
      expectedState: answer.state ?? '',
      expectedNonce: nonceOf(codeVerifier),
      idTokenExpected: true
    })
    const claims = tokens.claims() ?? refuseSignIn('it has no ID token')
    const isWhole = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint
    const more = isWhole
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    return identityIn({ ...more, ...claims })
  } catch (error) {
    throw await explained(error)
  }
}

/** The library throws these where the identity provider answered and its answer does not hold. */
async function explained(error: unknown): Promise<unknown> {
  const client = await library()
  if (
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError
  ) {
    return refusal(`it says ${error.error}`, error)
  }
  const { code = '' } = error as { code?: string }
  if (error instanceof client.ClientError && !/^OAUTH_(TIMEOUT|ABORT)$/.test(code)) {
    // The cause says which claim it is; the error itself only that there is one.
    return refusal((error.cause instanceof Error ? error.cause : error).message, error)
  }
  const isSilent =
    error instanceof client.ClientError || (error as Error).message === 'fetch failed'
  return isSilent ? unreachable(error) : error
}

function identityIn(claims: Record<string, unknown>): Identity {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' ? value.trim() || null : null
  }
  // Some providers write it as text.
  if (String(claims.email_verified).toLowerCase() === 'false')
    refuseSignIn('the e-mail address of the user is not verified')
  const roles = ROLE_CLAIMS.flatMap((name) => [claims[name]].flat())
  return identityOf({
    principal: text('email') ?? '',
    email: text('email'),
    firstName: text('given_name'),
    lastName: text('family_name'),
    roles: roles.filter((role) => typeof role === 'string')
  })
}
