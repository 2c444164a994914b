/** Makes the key pair with which requests to a SAML identity provider are signed, and its self-signed certificate. */
import { generateKeyPair, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'

const COMMON_NAME = '2.5.4.3'
const SHA256_WITH_RSA = '1.2.840.113549.1.1.11'
/** Identity providers compare the certificate and seldom look at its dates; one that ends surprises everybody. */
const YEARS = 20
const LONGEST_COMMON_NAME = 64

/** Both as PEM. */
export type KeyPair = { privateKey: string; certificate: string }

export async function makeKeyPair(owner: string): Promise<KeyPair> {
  // Loading them takes longer than all the rest, and few requests need them.
  const { AsnConvert } = await import('@peculiar/asn1-schema')
  const x509 = await import('@peculiar/asn1-x509')
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const value = new x509.AttributeValue({ utf8String: owner.slice(0, LONGEST_COMMON_NAME) })
  const name = new x509.Name([
    new x509.RelativeDistinguishedName([
      new x509.AttributeTypeAndValue({ type: COMMON_NAME, value })
    ])
  ])
  const algorithm = new x509.AlgorithmIdentifier({ algorithm: SHA256_WITH_RSA, parameters: null })
  const notBefore = new Date()
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notBefore.getUTCFullYear() + YEARS)
  const content = new x509.TBSCertificate({
    version: x509.Version.v3,
    serialNumber: serialNumber(),
    signature: algorithm,
    issuer: name,
    subject: name,
    validity: new x509.Validity({ notBefore, notAfter }),
    subjectPublicKeyInfo: AsnConvert.parse(
      publicKey.export({ type: 'spki', format: 'der' }),
      x509.SubjectPublicKeyInfo
    )
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(content)), privateKey)
  const certificate = new x509.Certificate({
    tbsCertificate: content,
    signatureAlgorithm: algorithm,
    signatureValue: bufferOf(signature)
  })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem(Buffer.from(AsnConvert.serialize(certificate)))
  }
}

/** Positive, as RFC 5280 asks. */
function serialNumber(): ArrayBuffer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return bufferOf(bytes)
}

/** Exactly its bytes: what Node allocates is a part of something larger. */
const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
