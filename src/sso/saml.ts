/** This server as a SAML service provider of one identity provider. */
import { randomBytes } from 'node:crypto'
import type { SAML } from '@node-saml/node-saml'
import type { Vault } from '../db/vault.ts'
import { addressesOf, type ProviderAddresses } from './addresses.ts'
import { type Identity, identityOf, ROLE_CLAIMS, refuseSignIn } from './identity.ts'
import { privateKeyPurpose, type SamlProvider } from './providers.ts'
import { ASSERTION, BEARER, EMAIL_NAME_ID } from './saml-names.ts'
import { checkStructure } from './saml-structure.ts'
import { childrenOf, readXml, type XmlElement, XmlError } from './xml.ts'

/** Milliseconds by which the clocks of two servers may differ. */
const CLOCK_SKEW = 60_000

const EMAIL = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'
]
const FIRST_NAME = [
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname'
]
const LAST_NAME = [
  'urn:oid:2.5.4.4',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname'
]

export type Settings = { vault: Vault; publicUrl: string }

/** As XML wants an id: it may not begin with a digit. */
export const newRequestId = () => `_${randomBytes(20).toString('hex')}`

async function serviceProvider(
  provider: SamlProvider,
  { vault, publicUrl }: Settings,
  requestId: string,
  isRedirect: boolean
): Promise<SAML> {
  // Loading it takes long, and not every server has a provider.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { saml } = provider
  const { issuer, callback } = addressesOf(publicUrl, provider.slug)
  return new SAML({
    issuer,
    audience: issuer,
    callbackUrl: callback,
    entryPoint: (isRedirect && saml.idp_redirect_uri) || saml.idp_sso_uri,
    idpCert: saml.idp_certificates,
    privateKey: vault.decrypt(privateKeyPurpose(provider.id), saml.sp_private_key),
    publicCert: saml.sp_certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    // Either is enough, and one of them is asked for all the same.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    identifierFormat: EMAIL_NAME_ID,
    disableRequestedAuthnContext: true,
    skipRequestCompression: !isRedirect,
    acceptedClockSkewMs: CLOCK_SKEW,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId)
  })
}

/** Which request may be answered is decided before, in the database. */
const onlyRequest = (requestId: string) => ({
  saveAsync: async () => null,
  getAsync: async (id: string) => (id === requestId ? new Date().toISOString() : null),
  removeAsync: async () => null
})

/** How the browser takes a request to the identity provider. */
export type SamlRequest =
  | { binding: 'redirect'; url: string }
  | { binding: 'post'; url: string; fields: Record<string, string> }

export async function samlRequest(
  provider: SamlProvider,
  settings: Settings,
  requestId: string
): Promise<SamlRequest> {
  const isRedirect = provider.saml.idp_redirect_uri !== null
  const service = await serviceProvider(provider, settings, requestId, isRedirect)
  if (isRedirect) {
    return { binding: 'redirect', url: await service.getAuthorizeUrlAsync('', undefined, {}) }
  }
  const fields = (await service.getAuthorizeMessageAsync('')) as Record<string, string>
  return { binding: 'post', url: provider.saml.idp_sso_uri, fields }
}

export async function serviceProviderMetadata(
  provider: SamlProvider,
  settings: Settings
): Promise<string> {
  const service = await serviceProvider(provider, settings, newRequestId(), false)
  service.options.wantAssertionsSigned = true
  return service.generateServiceProviderMetadata(null, provider.saml.sp_certificate)
}

/** A response that could be one of the provider, before its signature is checked. */
export type ReceivedResponse = { base64: string; requestId: string }

export async function receiveResponse(
  provider: SamlProvider,
  { publicUrl }: Settings,
  base64: string
): Promise<ReceivedResponse> {
  // The way in which the library decodes: what is checked here must be what is checked there.
  const text = Buffer.from(base64, 'base64').toString('utf8')
  const root = await readXml(text, { comments: 'refused' }).catch((error) => {
    if (error instanceof XmlError) refuseSignIn(error.message, error)
    throw error
  })
  const { callback } = addressesOf(publicUrl, provider.slug)
  const issuer = provider.saml.idp_issuer_uri
  return { base64, requestId: checkStructure(root, { issuer, callback }) }
}

export type Assertion = { id: string; expiresAt: Date; identity: Identity }

/** Believes nothing but what the signature covers. */
export async function verifyResponse(
  provider: SamlProvider,
  settings: Settings,
  { base64, requestId }: ReceivedResponse
): Promise<Assertion> {
  const service = await serviceProvider(provider, settings, requestId, false)
  const { profile } = await service
    .validatePostResponseAsync({ SAMLResponse: base64 })
    .catch((error: Error) => refuseSignIn(error.message, error))
  const signed = profile?.getAssertionXml?.()
  if (!profile || signed === undefined) return refuseSignIn('it has no signed assertion')
  const assertion = await readXml(signed, { comments: 'refused' })
  const [issuer] = childrenOf(assertion, ASSERTION, 'Issuer')
  if (issuer?.text.trim() !== provider.saml.idp_issuer_uri) {
    refuseSignIn('it comes from another identity provider')
  }
  const id = assertion.attributes.get('ID') ?? ''
  const expiresAt = confirmedUntil(
    assertion,
    addressesOf(settings.publicUrl, provider.slug),
    requestId
  )
  return { id, expiresAt, identity: identityIn(assertion) }
}

/** The bearer's confirmation, as the profile for browsers asks (SAML 2.0 Profiles, 4.1.4.2 and 4.1.4.3). */
function confirmedUntil(
  assertion: XmlElement,
  { callback }: ProviderAddresses,
  requestId: string
): Date {
  const confirmations = childrenOf(assertion, ASSERTION, 'Subject')
    .flatMap((subject) => childrenOf(subject, ASSERTION, 'SubjectConfirmation'))
    .filter(({ attributes }) => attributes.get('Method') === BEARER)
    .flatMap((one) => childrenOf(one, ASSERTION, 'SubjectConfirmationData'))
    .map(({ attributes }) => attributes)
  if (confirmations.length === 0) refuseSignIn('it does not confirm its subject')
  const ours = confirmations.filter((data) => data.get('Recipient') === callback)
  if (ours.length === 0) refuseSignIn('it is meant for another recipient')
  const answering = ours.filter((data) => data.get('InResponseTo') === requestId)
  if (answering.length === 0) refuseSignIn('its assertion answers another request')
  const ends = answering.map((data) => Date.parse(data.get('NotOnOrAfter') ?? '') + CLOCK_SKEW)
  const latest = Math.max(...ends.filter((end) => end > Date.now()))
  if (!Number.isFinite(latest)) refuseSignIn('SAML assertion expired')
  return new Date(latest)
}

function identityIn(assertion: XmlElement): Identity {
  const attributes = childrenOf(assertion, ASSERTION, 'AttributeStatement').flatMap((statement) =>
    childrenOf(statement, ASSERTION, 'Attribute')
  )
  const valuesOf = (names: readonly string[]) =>
    attributes
      .filter((attribute) => names.includes(attribute.attributes.get('Name') ?? ''))
      .flatMap((attribute) => childrenOf(attribute, ASSERTION, 'AttributeValue'))
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
  const email = valuesOf(EMAIL)[0] ?? emailNameId(assertion)
  return identityOf({
    principal: email ?? '',
    email: email ?? null,
    firstName: valuesOf(FIRST_NAME)[0] ?? null,
    lastName: valuesOf(LAST_NAME)[0] ?? null,
    roles: valuesOf(ROLE_CLAIMS)
  })
}

/** A name id of another format may be a new one at every sign-in. */
function emailNameId(assertion: XmlElement): string | undefined {
  return childrenOf(assertion, ASSERTION, 'Subject')
    .flatMap((subject) => childrenOf(subject, ASSERTION, 'NameID'))
    .find(({ attributes }) => attributes.get('Format') === EMAIL_NAME_ID)
    ?.text.trim()
}
