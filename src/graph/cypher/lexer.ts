/** Cuts the text of a query into tokens, and pairs its brackets. */
import { readNumber, readQuoted, readString } from './parser/literals.ts'
import { matchAt, refuse, type Token } from './parser/token.ts'

const SPACE = /\s+|\/\/[^\n\r]*/uy
const NAME = /[\p{ID_Start}\p{Pc}][\p{ID_Continue}\p{Sc}]*/uy
const NUMBER = /\d|\.\d/y
const PARAMETER = /\$([\p{ID_Start}\p{Pc}][\p{ID_Continue}\p{Sc}]*|\d+)/uy
const SYMBOL = /\.\.|<=|>=|<>|=~|==|!=|\+=|&&|[()[\]{},.:;|&!%+\-*/^<>=$]/y
/** What text processors make of the characters that are meant. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/[\u2018-\u201f\u00ab\u00bb]/, `a straight quote, ' or "`],
  [/[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/, '-'],
  [/[\u27e8\u3008\ufe64\uff1c]/, '<'],
  [/[\u27e9\u3009\ufe65\uff1e]/, '>']
]
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** The last token is always the one of kind `end`. */
export function readTokens(query: string): Token[] {
  const tokens: Token[] = []
  const open: Token[] = []
  for (let at = skipSpace(query, 0); at < query.length; ) {
    const token = readToken(query, at)
    pairBracket(token, open, tokens.length)
    tokens.push(token)
    at = skipSpace(query, token.end)
  }
  tokens.push({ kind: 'end', start: query.length, end: query.length, text: '' })
  return tokens
}

function skipSpace(query: string, from: number): number {
  for (let at = from; ; ) {
    if (query.startsWith('/*', at)) {
      const end = query.indexOf('*/', at + 2)
      if (end < 0) refuse(query, { start: at, end: query.length }, 'the comment is not closed')
      at = end + 2
      continue
    }
    const space = matchAt(SPACE, query, at)
    if (!space) return at
    at += space[0].length
  }
}

function readToken(query: string, start: number): Token {
  const name = matchAt(NAME, query, start)?.[0]
  if (name) {
    return { kind: 'name', start, end: start + name.length, text: name, word: name.toUpperCase() }
  }
  const first = query.charAt(start)
  if (first === "'" || first === '"') return readString(query, start)
  if (first === '`') return readQuoted(query, start)
  if (matchAt(NUMBER, query, start)) return readNumber(query, start)
  return first === '$' ? readParameter(query, start) : readSymbol(query, start)
}

function readParameter(query: string, start: number): Token {
  if (query.charAt(start + 1) === '`') {
    return { ...readQuoted(query, start + 1), kind: 'parameter', start }
  }
  const found = matchAt(PARAMETER, query, start)
  if (!found) return readSymbol(query, start)
  return { kind: 'parameter', start, end: start + found[0].length, text: found[1] ?? '' }
}

function readSymbol(query: string, start: number): Token {
  const symbol = matchAt(SYMBOL, query, start)?.[0]
  if (symbol) return { kind: 'symbol', start, end: start + symbol.length, text: symbol }
  const character = String.fromCodePoint(query.codePointAt(start) ?? 0)
  const span = { start, end: start + character.length }
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const meant = LOOKALIKES.find(([pattern]) => pattern.test(character))?.[1]
  return refuse(query, span, `the character U+${code} has no meaning here`, {
    hint: meant && `write ${meant}`
  })
}

function pairBracket(token: Token, open: Token[], index: number): void {
  if (token.kind !== 'symbol') return
  if ('([{'.includes(token.text)) open.push(token)
  const opening = OPENING[token.text]
  if (!opening || open.at(-1)?.text !== opening) return
  const partner = open.pop()
  if (partner) partner.closedBy = index
}
