/** What a SAML identity provider says of itself in its metadata document. */
import { X509Certificate } from 'node:crypto'
import { InvalidRequestError } from '../errors.ts'
import { HTTP_POST, HTTP_REDIRECT, METADATA, PROTOCOL, SIGNATURE } from './saml-names.ts'
import { childrenOf, descendantsOf, readXml, type XmlElement, XmlError } from './xml.ts'

export type IdentityProvider = {
  issuer: string
  /** Where it takes requests by HTTP POST. */
  postUrl: string
  redirectUrl: string | null
  /** PEM; with the key of any of them a response may be signed. */
  certificates: string[]
}

const LONGEST_NAME = 1024
const LONGEST_URL = 2048
const SMALLEST_KEY = 2048

function refuse(message: string): never {
  throw new InvalidRequestError('metadata', message)
}

export async function readMetadata(text: string): Promise<IdentityProvider> {
  const root = await readXml(text, { comments: 'allowed' }).catch((error) => {
    if (error instanceof XmlError) refuse(`metadata could not be read: ${error.message}`)
    throw error
  })
  const { entity, role } = identityProviderIn(root)
  const issuer = entity.attributes.get('entityID') ?? ''
  if (issuer === '' || issuer.length > LONGEST_NAME) refuse('metadata does not have an entity ID')
  const postUrl = signOnUrl(role, HTTP_POST)
  if (postUrl === undefined) {
    refuse('metadata does not have a SSO service that supports HTTP POST binding')
  }
  const redirectUrl = signOnUrl(role, HTTP_REDIRECT) ?? null
  return { issuer, postUrl, redirectUrl, certificates: signingCertificates(role) }
}

/** The one entity that signs people in; a document may hold others that do not. */
function identityProviderIn(root: XmlElement): { entity: XmlElement; role: XmlElement } {
  const found = [...descendantsOf(root)]
    .filter(({ namespace, name }) => namespace === METADATA && name === 'EntityDescriptor')
    .flatMap((entity) =>
      childrenOf(entity, METADATA, 'IDPSSODescriptor').map((role) => ({ entity, role }))
    )
    .filter(({ role }) =>
      (role.attributes.get('protocolSupportEnumeration') ?? '').split(/\s+/).includes(PROTOCOL)
    )
  const [only, ...others] = found
  if (!only) refuse('metadata does not have a SAML 2.0 identity provider')
  if (others.length > 0) refuse('metadata has more than one identity provider')
  return only
}

function signOnUrl(role: XmlElement, binding: string): string | undefined {
  return childrenOf(role, METADATA, 'SingleSignOnService')
    .filter(({ attributes }) => attributes.get('Binding') === binding)
    .map(({ attributes }) => attributes.get('Location')?.trim() ?? '')
    .find((url) => url.length <= LONGEST_URL && isWebUrl(url))
}

/** Anything else would be run, or read, by the browser that is sent there; blanks would be lost on the way. */
const isWebUrl = (text: string) =>
  !/\s/.test(text) && URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)

function signingCertificates(role: XmlElement): string[] {
  const texts = childrenOf(role, METADATA, 'KeyDescriptor')
    .filter(({ attributes }) => (attributes.get('use') ?? 'signing') === 'signing')
    .flatMap((key) => [...descendantsOf(key)])
    .filter(({ namespace, name }) => namespace === SIGNATURE && name === 'X509Certificate')
    .map(({ text }) => text)
  if (texts.length === 0) refuse('metadata does not have a signing certificate')
  return [...new Set(texts.map(certificateOf))]
}

function certificateOf(base64: string): string {
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return refuse('metadata has a signing certificate that cannot be read')
  }
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < SMALLEST_KEY) {
    refuse(`metadata has a signing certificate without an RSA key of ${SMALLEST_KEY} bits or more`)
  }
  return certificate.toString()
}
