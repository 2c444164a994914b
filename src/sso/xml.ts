/** Reads XML that strangers wrote: strictly, within limits, and without document types, hence without entities of their own. */
import { setImmediate as rest } from 'node:timers/promises'
import sax from 'sax'

export type XmlElement = {
  namespace: string
  /** Without its prefix. */
  name: string
  /** By the name as it is written; attributes of SAML have no prefix. */
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  text: string
}

export class XmlError extends Error {
  override readonly name = 'XmlError'
}

const DEEPEST = 64
const MOST_ELEMENTS = 50_000
const MOST_ATTRIBUTES = 100
/** Characters that are read before other requests get their turn. */
const CHUNK = 64 * 1024

/** Everything else cannot stand in XML 1.0. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** `strictEntities`, which the types do not know: the five entities of XML, not those of HTML. */
const STRICT = { position: false, strictEntities: true } as sax.SAXOptions

/** What an element declares, and where it stands: copying what is declared around it would cost too much. */
type Scope = { declared: ReadonlyMap<string, string>; outer: Scope | undefined }

type Open = { element: XmlElement; scope: Scope | undefined }

export type XmlOptions = {
  /** Comments are refused where readers disagree on what a text with one in it says. */
  comments: 'allowed' | 'refused'
}

export async function readXml(text: string, { comments }: XmlOptions): Promise<XmlElement> {
  if (FORBIDDEN.test(text)) throw new XmlError('it contains a character that XML does not have')
  // The parser says nothing of a comment that is empty.
  if (comments === 'refused' && text.includes('<!--'))
    throw new XmlError('a comment is not allowed')
  const open: Open[] = []
  let attributes = new Map<string, string>()
  let elements = 0
  let root: XmlElement | undefined
  const refuse = (reason: string) => {
    throw new XmlError(reason)
  }
  const parser = sax.parser(true, STRICT)
  parser.onerror = (error) => refuse(error.message.split('\n')[0] ?? 'it is not well-formed')
  parser.ondoctype = () => refuse('a document type is not allowed')
  parser.onsgmldeclaration = () => refuse('a declaration is not allowed')
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') refuse('a processing instruction is not allowed')
  }
  parser.onopentagstart = () => {
    attributes = new Map()
  }
  parser.onattribute = ({ name, value }) => {
    attributes.set(name, value)
    if (attributes.size > MOST_ATTRIBUTES) refuse('an element has too many attributes')
  }
  parser.onopentag = ({ name: qualified }) => {
    const parent = open.at(-1)
    if (!parent && root) refuse('it has more than one root element')
    if (++elements > MOST_ELEMENTS) refuse('it has too many elements')
    if (open.length >= DEEPEST) refuse('it is nested too deeply')
    const scope = scopeOf(attributes, parent?.scope)
    const [name = '', prefix = ''] = qualified.split(':').reverse()
    const namespace = namespaceOf(prefix, scope)
    if (prefix !== '' && namespace === '') refuse(`the prefix ${prefix} is not declared`)
    const element = { namespace, name, attributes, children: [], text: '' }
    parent?.element.children.push(element)
    root ??= element
    open.push({ element, scope })
  }
  const addText = (part: string) => {
    const current = open.at(-1)
    if (current) current.element.text += part
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => void open.pop()
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    if (at > 0) await rest()
  }
  parser.close()
  return root ?? refuse('it has no element')
}

function scopeOf(
  attributes: ReadonlyMap<string, string>,
  outer: Scope | undefined
): Scope | undefined {
  const declared = [...attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]]
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : []
  })
  return declared.length > 0 ? { declared: new Map(declared), outer } : outer
}

function namespaceOf(prefix: string, scope: Scope | undefined): string {
  for (let at = scope; at; at = at.outer) {
    const namespace = at.declared.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return ''
}

export const childrenOf = (element: XmlElement, namespace: string, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name && child.namespace === namespace)

/** The element and everything in it, in the order of the document. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) yield* descendantsOf(child)
}
