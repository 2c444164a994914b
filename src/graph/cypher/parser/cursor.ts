/** Walks over the tokens of a query, and says what it expected where it met something else. */
import type { Name, Span } from '../ast.ts'
import type { CypherErrorKind } from '../errors.ts'
import { readTokens } from '../lexer.ts'
import { didYouMean } from '../suggest.ts'
import { hintAt } from './hint.ts'
import { MAX_DEPTH, tooDeep } from './size.ts'
import { refuse, type Token } from './token.ts'
import { isReserved, REFUSED } from './words.ts'

export type Cursor = {
  readonly query: string
  /** The token at hand, or one further on. */
  peek(ahead?: number): Token
  /** The place of the token at hand among the tokens, and the token of a place. */
  position(): number
  at(position: number): Token | undefined
  next(): Token
  isSymbol(text: string, ahead?: number): boolean
  /** Whether these words follow, in any letter case. */
  isWord(...words: string[]): boolean
  acceptSymbol(text: string): boolean
  acceptWord(...words: string[]): boolean
  expectSymbol(text: string): void
  expectWord(word: string): void
  /** A name that may be any word: a label, a type, a key. */
  anyName(what: string): Name
  /** A variable, which a reserved word is only in backticks. */
  variable(): Name
  isVariable(ahead?: number): boolean
  /** From a start to the end of the last token read. */
  span(start: number): Span
  /** Reads one level deeper. */
  nested<T>(read: () => T): T
  unexpected(expected: string, hint?: string): never
  fail(
    span: Span,
    reason: string,
    more?: { hint?: string | undefined; kind?: CypherErrorKind }
  ): never
}

export function createCursor(query: string): Cursor {
  const tokens = readTokens(query)
  const last = tokens.length - 1
  let index = 0
  let depth = 0

  const peek = (ahead = 0): Token => tokens[Math.min(index + ahead, last)] as Token
  const isSymbol = (text: string, ahead = 0): boolean => {
    const token = peek(ahead)
    return token.kind === 'symbol' && token.text === text
  }
  const isWord = (...words: string[]): boolean =>
    words.every((word, ahead) => peek(ahead).word === word)
  const isVariable = (ahead = 0): boolean => {
    const token = peek(ahead)
    return token.kind === 'quoted' || (token.kind === 'name' && !isReserved(token.word))
  }
  const next = (): Token => {
    const token = peek()
    index = Math.min(index + 1, last)
    return token
  }
  const skip = (count: number, found: boolean): boolean => {
    if (found) index += count
    return found
  }
  const nameOf = ({ start, end, text }: Token): Name => ({ start, end, text })
  const fail: Cursor['fail'] = ({ start, end }, reason, more = {}) =>
    refuse(query, { start, end }, reason, more)

  function unexpected(expected: string, hint = hintAt(tokens, index)): never {
    const token = peek()
    const { word = '' } = token
    const help = REFUSED.get(word)
    if (help) fail(token, `"${word}" is not offered`, { kind: 'unsupported', hint: help })
    const found = token.kind === 'end' ? ', but the query ends' : ''
    return fail(token, `expected ${expected}${found}`, { hint })
  }

  const quotedHint = (): string | undefined =>
    peek().kind === 'string' ? 'quotes make a string, a name stands in backticks' : undefined

  return {
    query,
    peek,
    position: () => index,
    at: (position) => tokens[position],
    next,
    isSymbol,
    isWord,
    isVariable,
    acceptSymbol: (text) => skip(1, isSymbol(text)),
    acceptWord: (...words) => skip(words.length, isWord(...words)),
    expectSymbol(text) {
      if (!skip(1, isSymbol(text))) unexpected(`"${text}"`)
    },
    expectWord(word) {
      if (!skip(1, isWord(word))) unexpected(word, didYouMean(peek().text, [word]))
    },
    anyName(what) {
      const { kind } = peek()
      return kind === 'name' || kind === 'quoted' ? nameOf(next()) : unexpected(what, quotedHint())
    },
    variable: () => (isVariable() ? nameOf(next()) : unexpected('a variable', quotedHint())),
    span: (start) => ({ start, end: tokens[index - 1]?.end ?? start }),
    nested(read) {
      depth += 1
      if (depth > MAX_DEPTH) tooDeep(query, peek())
      const result = read()
      depth -= 1
      return result
    },
    unexpected,
    fail
  }
}
