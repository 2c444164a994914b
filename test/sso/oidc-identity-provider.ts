/** A small OIDC identity provider on loopback: discovery, keys, authorization with PKCE, tokens. */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Test } from 'tap'

/** What the identity provider does wrong, or otherwise. */
export type Misbehaviour = {
  claims?: Record<string, unknown>
  /** Changes what the answer of the token endpoint says. */
  tokens?: (tokens: Record<string, unknown>) => Record<string, unknown>
  isSignedByStranger?: boolean
  userinfo?: Record<string, unknown>
}

type Grant = { challenge: string; nonce: string; redirectUri: string; clientId: string }

export async function oidcIdentityProvider(t: Test) {
  const [keys, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  let behaviour: Misbehaviour = {}

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => new Promise((resolve) => void server.close(resolve)))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    switch (new URL(request.url ?? '', issuer).pathname) {
      case '/.well-known/openid-configuration':
        return json(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          ...(behaviour.userinfo ? { userinfo_endpoint: `${issuer}/userinfo` } : {}),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256']
        })
      case '/keys':
        return json(200, { keys: [jwk] })
      case '/userinfo':
        return json(200, { sub: 'subject', ...behaviour.userinfo })
      case '/token': {
        const { status, body } = await exchange(new URLSearchParams(await text(request)))
        return json(status, body)
      }
      default:
        return json(404, {})
    }
  }

  async function exchange(form: URLSearchParams) {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.clientId === form.get('client_id')
    if (!grant || !isRight) return { status: 400, body: { error: 'invalid_grant' } }
    const exp = Math.floor(Date.now() / 1000) + 300
    const claims = { exp, nonce: grant.nonce, email: 'rosa.vega@corp.example', ...behaviour.claims }
    const idToken = await new SignJWT({
      sub: 'subject',
      aud: grant.clientId,
      iss: issuer,
      ...claims
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .sign((behaviour.isSignedByStranger ? stranger : keys).privateKey)
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken }
    return { status: 200, body: behaviour.tokens?.(tokens) ?? tokens }
  }

  return {
    issuer,
    behave: (next: Misbehaviour) => {
      behaviour = next
    },
    close: () => new Promise((resolve) => void server.close(resolve)),

    /** Signs the person in at the address that the browser was sent to; what the browser brings back. */
    authorize(location: string): Record<string, string> {
      const { origin, pathname, searchParams } = new URL(location)
      const asked = Object.fromEntries(searchParams)
      if (origin + pathname !== `${issuer}/authorize`) throw new Error(`sent to ${location}`)
      if (asked.response_type !== 'code' || asked.code_challenge_method !== 'S256') {
        throw new Error('neither code nor PKCE is asked for')
      }
      const code = randomUUID()
      grants.set(code, {
        challenge: asked.code_challenge ?? '',
        nonce: asked.nonce ?? '',
        redirectUri: asked.redirect_uri ?? '',
        clientId: asked.client_id ?? ''
      })
      return { code, state: asked.state ?? '' }
    }
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let all = ''
  for await (const chunk of request) all += chunk
  return all
}
