/** A SAML identity provider that is not ours: samlify, with its own metadata, keys and responses. */
import { makeKeyPair } from '../../src/sso/key-pair.ts'
import { samlify } from './samlify.ts'

samlify.setSchemaValidator({ validate: async () => 'not validated' })

const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:'
export const EMAIL_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'
export const ROLE_CLAIM = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'

/** What a response says, where it is not what it should. */
export type Words = {
  email?: string
  attributes?: Record<string, string[]>
  /** Values of the tags of samlify's own template of a response. */
  tags?: Record<string, string>
  /** Changes the response before it is signed. */
  edit?: (xml: string) => string
}

export type Signed = 'assertion' | 'response' | 'both'

const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()

export async function samlIdentityProvider(
  name: string,
  { bindings = ['redirect', 'post'], algorithm = 'rsa-sha256' } = {}
) {
  const { privateKey, certificate } = await makeKeyPair(name)
  const entityId = `https://${name}.example.test/metadata`
  const idp = samlify.IdentityProvider({
    entityID: entityId,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: true,
    nameIDFormat: [EMAIL],
    requestSignatureAlgorithm:
      algorithm === 'rsa-sha1'
        ? 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
        : `http://www.w3.org/2001/04/xmldsig-more#${algorithm}`,
    // Asked for by the library, which complains on the console otherwise.
    singleLogoutService: [
      { Binding: `${BINDING}HTTP-POST`, Location: `https://${name}.example.test/slo` }
    ],
    singleSignOnService: bindings.map((binding) => ({
      Binding: BINDING + (binding === 'post' ? 'HTTP-POST' : 'HTTP-Redirect'),
      Location: `https://${name}.example.test/sso/${binding}`
    }))
  })

  const serviceProvider = (metadata: string, signed: Signed = 'assertion') =>
    samlify.ServiceProvider({
      metadata:
        signed === 'response' ? metadata.replace(/WantAssertionsSigned="true"/, '') : metadata,
      wantMessageSigned: signed !== 'assertion'
    })

  return {
    entityId,
    metadata: idp.getMetadata(),

    /** The id of the request that the browser brings by its address, if its signature holds. */
    async readRedirect(location: string, spMetadata: string): Promise<string> {
      const { search, searchParams } = new URL(location)
      const octetString = search.slice(1).replace(/&Signature=.*/, '')
      const query = Object.fromEntries(searchParams)
      const sp = serviceProvider(spMetadata)
      const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query, octetString })
      return extract.request.id
    },

    /** The same of a request that the browser brings by a form. */
    async readPost(fields: Record<string, string>, spMetadata: string): Promise<string> {
      const sp = serviceProvider(spMetadata)
      const { extract } = await idp.parseLoginRequest(sp, 'post', { body: fields })
      return extract.request.id
    },

    /** The response to a request, as base64. */
    async respond(
      spMetadata: string,
      requestId: string,
      { email = 'rosa.vega@corp.example', attributes, tags, edit }: Words = {},
      signed: Signed = 'assertion'
    ): Promise<string> {
      const sp = serviceProvider(spMetadata, signed)
      const callback = sp.entityMeta.getAssertionConsumerService('post')
      const values = {
        ID: `_r${requestId}`,
        AssertionID: `_a${requestId}`,
        Destination: callback,
        SubjectRecipient: callback,
        Audience: sp.entityMeta.getEntityID(),
        Issuer: entityId,
        IssueInstant: minutes(0),
        StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
        ConditionsNotBefore: minutes(-1),
        ConditionsNotOnOrAfter: minutes(5),
        SubjectConfirmationDataNotOnOrAfter: minutes(5),
        NameIDFormat: EMAIL,
        NameID: email,
        InResponseTo: requestId,
        AuthnStatement: '',
        ...tags
      }
      const write = (template: string) => {
        const stated = template.replace('{AttributeStatement}', statement(attributes))
        const context = samlify.SamlLib.replaceTagsByValue(stated, values)
        return { id: values.ID, context: edit ? edit(context) : context }
      }
      const request = { extract: { request: { id: requestId } } }
      const { context } = await idp.createLoginResponse(sp, request, 'post', { email }, write)
      return context
    }
  }
}

function statement(attributes: Record<string, string[]> | undefined): string {
  if (!attributes) return ''
  const written = Object.entries(attributes).map(([name, values]) => {
    const all = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
    return `<saml:Attribute Name="${name}">${all.join('')}</saml:Attribute>`
  })
  return `<saml:AttributeStatement>${written.join('')}</saml:AttributeStatement>`
}

export const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('utf8')
export const encoded = (xml: string) => Buffer.from(xml).toString('base64')
