/** Metadata documents of SAML identity providers, whole and faulty. */
export const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
export const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Of a key that nobody has any more, since it takes long to make one. */
const CERTIFICATE = [
  'MIICvjCCAaagAwIBAgIQY9qhMaYzEC9Ghpqrug1VDTANBgkqhkiG9w0BAQsFADAbMRkwFwYDVQQDDBBpZHAuZXhh',
  'bXBsZS50ZXN0MB4XDTI2MTEyMTAzNDQ1N1oXDTQ2MTEyMTAzNDQ1N1owGzEZMBcGA1UEAwwQaWRwLmV4YW1wbGUu',
  'dGVzdDCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAKtIIQfHePdm8tn9DMVTNWbYJxtkjemOWEtuLqA0',
  'Hph1SsUUd8sfGdZY/86ZeuQ4arLGlY3Az93ZNSUrPiKIeoA2fne5K2VZ+nfA1CON9ZGvmtMcqfl5wZS2n8ua+Li9',
  '9Fe3jvZrDjg/KMlPcLZ0FuSEEzJTcwj32eTsKQrYeidIoNM52qVN3fU+h+YIPu/AFSurkliWGAac0/Zgvcq2jAx1',
  'mOdyj5anza4ECiIydEd5n8yARSRIbhYSYLR4qTy8jb2kuQk4s/6QF+DtReSRN+KqKQxs+0OJsGaL/UDe7y/lX75x',
  'Oxib4RJOwGdVGO6bRdVwvQwd48IRYyVrOJfPLFkCAwEAATANBgkqhkiG9w0BAQsFAAOCAQEAfBGQOj7ssyOTMDEE',
  '4s+EloyFBnNYjw3pqvPBP3LBynxy2Js7FmDEugJSMlZ+p/knn2kFesivW5/PXrKdkbLmkSFdzCRJiBTH7x2zTa51',
  'rrv4o3GTG6s8jTrQ2zjpYWPH7bLSlDTczJjXfiGEfPIMIzzqSTsx/R436k18XpRA900h9sEvIcsETmPOAd8X1RDZ',
  'k4Snm36Jr9i9tzvdS7VjgLYtODSocCvNmBpNDAc7fVDHPR7UK9NNytNMiCOerVULpLVfrIppU072wbNsRwhKarPg',
  'mVNSfIRfvwJXIfqfJYvM2+iwr76FW0PQxJmYmHF2D8otV9gTvfg7x30S2/XBlQ=='
].join('')

type Shape = {
  entityId?: string
  services?: Record<string, string>
  certificates?: string[]
  use?: string
}

const withoutLines = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '')

export function metadata({
  entityId = 'https://idp.example.test/metadata',
  services = { [POST]: 'https://idp.example.test/sso/post' },
  certificates = [CERTIFICATE],
  use = 'signing'
}: Shape = {}): string {
  const keys = certificates.map(
    (pem) =>
      `<md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>` +
      `<ds:X509Certificate>${withoutLines(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
  )
  const signOn = Object.entries(services).map(
    ([binding, location]) => `<md:SingleSignOnService Binding="${binding}" Location="${location}"/>`
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made for a test -->\n` +
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">` +
    `<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">` +
    `${keys.join('')}${signOn.join('')}</md:IDPSSODescriptor></md:EntityDescriptor>`
  )
}

const NO_POST = 'metadata does not have a SSO service that supports HTTP POST binding'

/** Of an elliptic curve, whose signatures are not checked here. */
const CURVE_CERTIFICATE = [
  'MIIBjjCCATOgAwIBAgIUVVInXazQbrR8UN13mWOYvU2q1l0wCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQaWRwLmV4',
  'YW1wbGUudGVzdDAgFw0yNjExMjEwMjEzNThaGA8yMTI2MTAyODAyMTM1OFowGzEZMBcGA1UEAwwQaWRwLmV4YW1w',
  'bGUudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPE41+k5kQqEce3KNFlmRV6cd59HTnA+Gfu5bZCrA3i8',
  'gYb8WFO3U3vQ+A6ZmN7kXWaQR87gJZB22N5NmPCvCGijUzBRMB0GA1UdDgQWBBR+Dwy55wGFdJvlYhct1g4fLWVO',
  '7jAfBgNVHSMEGDAWgBR+Dwy55wGFdJvlYhct1g4fLWVO7jAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kA',
  'MEYCIQDZFMYBMxH/dtDUvBogBCd13eYetd35KzuUwKALNgaStAIhAMJ3RJb6EzGlgyT+Nv2wlGL3yl2ZcPBpq+vP',
  '1unt7Cgb'
].join('')

/** What is wrong with a document, and what the refusal says of it. */
export const FAULTY: Record<string, [document: string, message: string | RegExp]> = {
  'no XML': ['entityID=idp', /^metadata could not be read: /],
  'XML that is not well-formed': [
    metadata().replace('</md:IDPSSODescriptor>', ''),
    /could not be read/
  ],
  'other XML': ['<html/>', 'metadata does not have a SAML 2.0 identity provider'],
  'a document type': [`<!DOCTYPE x>${metadata().slice(39)}`, /a document type is not allowed$/],
  'an entity bomb': [
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><x>&c;</x>`,
    /a document type is not allowed$/
  ],
  'an external entity': [
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
    /a document type is not allowed$/
  ],
  'an entity that nobody declared': [metadata({ entityId: '&secret;' }), /could not be read/],
  'an entity of HTML': [metadata({ entityId: 'a&nbsp;b' }), /could not be read/],
  'a processing instruction': [
    `<?xml-stylesheet href="x"?>${metadata().slice(39)}`,
    /processing instruction/
  ],
  'too many elements': [`<x>${'<y/>'.repeat(60_000)}</x>`, /too many elements$/],
  'too many attributes': [
    `<x ${Array.from({ length: 200 }, (_, n) => `a${n}=""`).join(' ')}/>`,
    /too many attributes$/
  ],
  'deep nesting': ['<x>'.repeat(100_000), /nested too deeply$/],
  'no entity ID': [metadata({ entityId: '' }), 'metadata does not have an entity ID'],
  'no place to sign on': [metadata({ services: {} }), NO_POST],
  'another binding alone': [
    metadata({ services: { [REDIRECT]: 'https://idp.example.test/r' } }),
    NO_POST
  ],
  'an address that is a script': [
    metadata({ services: { [POST]: 'javascript:alert(1)' } }),
    NO_POST
  ],
  'an address with a line break': [
    metadata({ services: { [POST]: 'https://idp.example.test/sso&#10;/post' } }),
    NO_POST
  ],
  'no certificate': [
    metadata({ certificates: [] }),
    'metadata does not have a signing certificate'
  ],
  'a certificate for encryption alone': [
    metadata({ use: 'encryption' }),
    'metadata does not have a signing certificate'
  ],
  'a certificate that is none': [
    metadata({ certificates: ['bm90IGEgY2VydGlmaWNhdGU='] }),
    'metadata has a signing certificate that cannot be read'
  ],
  'a certificate without an RSA key': [
    metadata({ certificates: [CURVE_CERTIFICATE] }),
    'metadata has a signing certificate without an RSA key of 2048 bits or more'
  ],
  'two identity providers': [
    `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">` +
      `${metadata().slice(62)}${metadata().slice(62)}</md:EntitiesDescriptor>`,
    'metadata has more than one identity provider'
  ]
}
