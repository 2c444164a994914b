/** Names that SAML 2.0 and XML signatures define. */

export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'

export const HTTP_POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
export const HTTP_REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
export const EMAIL_NAME_ID = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
