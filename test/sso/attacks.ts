/** Responses that must sign nobody in: what is wrong with each, and the reason with which it is refused. */
import { EMAIL_CLAIM, type Signed, type Words } from './saml-identity-provider.ts'

export const VICTIM = 'admin@corp.example'
export const ATTACKER = 'mallory@corp.example'
/** The entity id of the identity provider that signs them. */
const ISSUER = 'https://idp.example.test/metadata'

export type Attack = {
  words?: Words
  signed?: Signed
  /** What the attacker does to the signed response. */
  tamper?: (xml: string) => string
  reason: string | RegExp
}

const SIGNATURE = /<ds:Signature[\s\S]*?<\/ds:Signature>/g
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const doctype = (declaration: string) => (xml: string) =>
  `<!DOCTYPE x [${declaration}]>${xml.replace(ATTACKER, '&x;')}`

export const ATTACKS: Record<string, Attack> = {
  'no signature': { tamper: (xml) => xml.replace(SIGNATURE, ''), reason: 'it is not signed' },
  'a value changed after it was signed': {
    tamper: (xml) => xml.replace(ATTACKER, VICTIM),
    reason: 'Invalid signature'
  },
  'a value of a signed response changed': {
    signed: 'response',
    tamper: (xml) => xml.replace(ATTACKER, VICTIM),
    reason: 'Invalid signature'
  },
  'an attribute added to a signed assertion': {
    tamper: (xml) =>
      xml.replace(
        '</saml:Assertion>',
        `<saml:AttributeStatement><saml:Attribute Name="${EMAIL_CLAIM}"><saml:AttributeValue>${VICTIM}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`
      ),
    reason: 'Invalid signature'
  },
  'a signature with two references': {
    tamper: (xml) => xml.replace(/<ds:Reference[\s\S]*?<\/ds:Reference>/, '$&$&'),
    reason: /of another element/
  },
  'a signature moved to the response': {
    tamper: (xml) => {
      const [signature = ''] = xml.match(SIGNATURE) ?? []
      return xml.replace(signature, '').replace('<samlp:Status>', `${signature}<samlp:Status>`)
    },
    reason: 'a signature is of another element than the one that it is in'
  },
  'a comment in the name id': {
    words: { email: `${VICTIM}.evil.test` },
    tamper: (xml) => xml.replace(`${VICTIM}.evil`, `${VICTIM}<!-- -->.evil`),
    reason: 'a comment is not allowed'
  },
  'a comment in an attribute': {
    words: { attributes: { [EMAIL_CLAIM]: [`${VICTIM}.evil.test`] } },
    tamper: (xml) => xml.replace(`${VICTIM}.evil`, `${VICTIM}<!---->.evil`),
    reason: 'a comment is not allowed'
  },
  'a processing instruction in the name id': {
    words: { email: `${VICTIM}.evil.test` },
    tamper: (xml) => xml.replace(`${VICTIM}.evil`, `${VICTIM}<?x?>.evil`),
    reason: 'a processing instruction is not allowed'
  },
  'conditions that have expired': {
    words: { tags: { ConditionsNotBefore: ago(20), ConditionsNotOnOrAfter: ago(10) } },
    reason: /SAML assertion expired/
  },
  'a confirmation that has expired': {
    words: { tags: { SubjectConfirmationDataNotOnOrAfter: ago(10) } },
    reason: /No valid subject confirmation|expired/
  },
  'conditions that are not yet valid': {
    words: { tags: { ConditionsNotBefore: ago(-10), ConditionsNotOnOrAfter: ago(-20) } },
    reason: 'SAML assertion not yet valid'
  },
  'another audience': {
    words: { tags: { Audience: 'https://other.example.test' } },
    reason: /SAML assertion audience mismatch/
  },
  'no audience': {
    words: {
      edit: (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '')
    },
    reason: 'SAML assertion has no AudienceRestriction'
  },
  'no conditions': {
    words: { edit: (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/, '') },
    reason: 'its assertion must have conditions'
  },
  'another recipient of the assertion': {
    words: { tags: { SubjectRecipient: 'https://other.example.test/callback' } },
    reason: 'it is meant for another recipient'
  },
  'another destination of the response': {
    words: { tags: { Destination: 'https://other.example.test/callback' } },
    reason: 'it is meant for another recipient'
  },
  'no confirmation of the subject': {
    words: {
      edit: (xml) => xml.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, '')
    },
    reason: 'it does not confirm its subject'
  },
  'a confirmation that is not for a bearer': {
    words: { edit: (xml) => xml.replace('cm:bearer', 'cm:holder-of-key') },
    reason: 'it does not confirm its subject'
  },
  'another issuer of the response': {
    words: { edit: (xml) => xml.replace(ISSUER, 'https://other.example.test') },
    reason: 'it comes from another identity provider'
  },
  'another issuer of the assertion': {
    words: {
      tags: { Issuer: 'https://other.example.test' },
      edit: (xml) => xml.replace(/<saml:Issuer>[^<]*<\/saml:Issuer>/, '')
    },
    reason: 'it comes from another identity provider'
  },
  'no request that it answers': {
    words: { edit: (xml) => xml.replace(/ InResponseTo="[^"]*"/g, '') },
    reason: 'it answers no request'
  },
  'an assertion that answers another request': {
    words: {
      edit: (xml) =>
        xml.replace(/(<saml:SubjectConfirmationData.* InResponseTo=")[^"]*/, '$1_other')
    },
    reason: /InResponseTo|another request/
  },
  'an assertion that answers no request': {
    words: {
      edit: (xml) => xml.replace(/(<saml:SubjectConfirmationData.*) InResponseTo="[^"]*"/, '$1')
    },
    reason: 'its assertion answers another request'
  },
  'a status other than success': {
    words: { tags: { StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed' } },
    reason: 'it says AuthnFailed'
  },
  'an encrypted assertion': {
    tamper: (xml) =>
      xml.replace('</samlp:Response>', '<saml:EncryptedAssertion/></samlp:Response>'),
    reason: 'its assertion is encrypted'
  },
  'two assertions, both signed': {
    tamper: (xml) => xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, '$&$&'),
    reason: 'it must contain one assertion'
  },
  'no name': { words: { email: '' }, reason: 'it does not name the user by an e-mail address' },
  'a name id that is no address': {
    words: { tags: { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } },
    reason: 'it does not name the user by an e-mail address'
  },
  'an entity bomb': {
    tamper: doctype('<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x "&b;&b;&b;&b;">'),
    reason: 'a document type is not allowed'
  },
  'an external entity': {
    tamper: doctype('<!ENTITY x SYSTEM "file:///etc/hostname">'),
    reason: 'a document type is not allowed'
  },
  'an external document type': {
    tamper: (xml) => `<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">${xml}`,
    reason: 'a document type is not allowed'
  },
  'something that is no XML': { tamper: () => 'SAML', reason: /before first tag/ },
  'XML that is no response': { tamper: () => '<html/>', reason: 'it is not a SAML response' },
  'a request in place of a response': {
    tamper: (xml) => xml.replaceAll('samlp:Response', 'samlp:AuthnRequest'),
    reason: 'it is not a SAML response'
  }
}
