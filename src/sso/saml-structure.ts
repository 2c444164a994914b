/**
 * What a response must look like before its signature is worth checking: one assertion, in its place, and
 * signatures of nothing but what they stand in. Every way of wrapping a signed element needs a second one.
 */
import { refuseSignIn } from './identity.ts'
import { ASSERTION, PROTOCOL, SIGNATURE, SUCCESS } from './saml-names.ts'
import { childrenOf, descendantsOf, type XmlElement } from './xml.ts'

/** SHA-1 proves nothing any more. */
const ALGORITHMS: Record<string, ReadonlySet<string>> = {
  SignatureMethod: new Set([
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'
  ]),
  DigestMethod: new Set([
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512'
  ])
}

const ID_ATTRIBUTES = ['ID', 'Id', 'id', 'xml:id']

export type Expected = { issuer: string; callback: string }

/** Returns the id of the request that the response says it answers. */
export function checkStructure(root: XmlElement, { issuer, callback }: Expected): string {
  const all = [...descendantsOf(root)]
  if (!is(root, PROTOCOL, 'Response')) refuseSignIn('it is not a SAML response')
  checkStatus(root)
  if (all.some((one) => is(one, ASSERTION, 'EncryptedAssertion'))) {
    refuseSignIn('its assertion is encrypted')
  }
  const assertions = all.filter(({ name }) => name === 'Assertion')
  const [assertion] = childrenOf(root, ASSERTION, 'Assertion')
  const responses = all.filter(({ name }) => name === 'Response')
  if (!assertion || assertions.length !== 1 || responses.length !== 1) {
    refuseSignIn('it must contain one assertion')
  }
  if (childrenOf(assertion, ASSERTION, 'Conditions').length !== 1) {
    refuseSignIn('its assertion must have conditions')
  }
  checkIds(all)
  checkSignatures(all, [root, assertion])
  const destination = root.attributes.get('Destination')
  if (destination !== undefined && destination !== callback) {
    refuseSignIn('it is meant for another recipient')
  }
  const [named] = childrenOf(root, ASSERTION, 'Issuer')
  if (named && named.text.trim() !== issuer) refuseSignIn('it comes from another identity provider')
  const requestId = root.attributes.get('InResponseTo') ?? ''
  if (requestId === '') refuseSignIn('it answers no request')
  return requestId
}

const is = (element: XmlElement, namespace: string, name: string) =>
  element.namespace === namespace && element.name === name

function checkStatus(root: XmlElement): void {
  const [status] = childrenOf(root, PROTOCOL, 'Status')
  const codes = status ? [...descendantsOf(status)] : []
  const values = codes.flatMap(({ attributes }) => attributes.get('Value') ?? [])
  if (values[0] === SUCCESS) return
  const names = values.map((value) => value.replace(/.*:/s, '').slice(0, 100))
  refuseSignIn(`it says ${names.join(', ') || 'nothing of success'}`)
}

function checkIds(all: readonly XmlElement[]): void {
  const ids = all.flatMap(({ attributes }) =>
    ID_ATTRIBUTES.flatMap((id) => attributes.get(id) ?? [])
  )
  if (new Set(ids).size !== ids.length) refuseSignIn('an id occurs twice in it')
}

function checkSignatures(all: readonly XmlElement[], signable: readonly XmlElement[]): void {
  const signatures = all.filter(({ name }) => name === 'Signature')
  const placed = signable.flatMap((element) =>
    childrenOf(element, SIGNATURE, 'Signature').map((signature) => ({ element, signature }))
  )
  if (placed.length === 0 && signatures.length === 0) refuseSignIn('it is not signed')
  if (
    placed.length !== signatures.length ||
    new Set(placed.map(({ element }) => element)).size !== placed.length
  ) {
    refuseSignIn('a signature is not in its place')
  }
  for (const { element, signature } of placed) {
    const inside = [...descendantsOf(signature)]
    const references = inside.filter(({ name }) => name === 'Reference')
    const [reference] = references
    if (
      references.length !== 1 ||
      reference?.attributes.get('URI') !== `#${element.attributes.get('ID')}`
    ) {
      refuseSignIn('a signature is of another element than the one that it is in')
    }
    if (inside.some(({ name }) => name === 'Object')) refuseSignIn('a signature contains an object')
    for (const { name, attributes } of inside) {
      const allowed = ALGORITHMS[name]
      if (allowed && !allowed.has(attributes.get('Algorithm') ?? '')) {
        refuseSignIn('the algorithm of a signature is not accepted')
      }
    }
  }
}
