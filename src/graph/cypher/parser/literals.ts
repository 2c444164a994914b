/** Reads the tokens that stand for values: strings, names in backticks, numbers. */
import { matchAt, refuse, type Token } from './token.ts'

const ESCAPES: Record<string, string> = {
  ...{ '\\': '\\', "'": "'", '"': '"', '`': '`' },
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
}
const UNICODE_ESCAPE = /u([\da-fA-F]{4})|U([\da-fA-F]{8})/y
const NUMBER =
  /0x(?<hex>[0-9a-f]*)|0o(?<octal>[0-7]*)|(?<float>(?:\d+\.\d+|\.\d+)(?:e[+-]?\d+)?|\d+e[+-]?\d+)|(?<integer>\d+)/iy
const WORD = /[\p{ID_Continue}\p{Sc}]+/uy

/** The magnitude of the smallest integer, which needs its sign to be one. */
export const MAX_MAGNITUDE = 2n ** 63n

export function readString(query: string, start: number): Token {
  const quote = query.charAt(start)
  let text = ''
  for (let at = start + 1; at < query.length; ) {
    const character = query.charAt(at)
    if (character === quote) {
      return { kind: 'string', start, end: at + 1, text: storable(query, text, start, at + 1) }
    }
    if (character !== '\\') {
      text += character
      at += 1
      continue
    }
    const escaped = readEscape(query, at)
    text += escaped.text
    at = escaped.end
  }
  return refuse(query, { start, end: query.length }, 'the string is not closed', {
    hint: `close it with ${quote}`
  })
}

function readEscape(query: string, start: number): { text: string; end: number } {
  const escaped = query.charAt(start + 1)
  const simple = ESCAPES[escaped]
  if (simple) return { text: simple, end: start + 2 }
  const unicode = matchAt(UNICODE_ESCAPE, query, start + 1)
  const code = Number.parseInt(unicode?.[1] ?? unicode?.[2] ?? '', 16)
  if (unicode && code <= 0x10ffff) {
    return { text: String.fromCodePoint(code), end: UNICODE_ESCAPE.lastIndex }
  }
  const isUnicode = escaped === 'u' || escaped === 'U'
  return refuse(
    query,
    { start, end: start + 2 },
    isUnicode ? 'the escape names no character' : 'the escape is unknown',
    {
      hint: isUnicode
        ? 'write \\u and four hexadecimal digits, or \\U and eight'
        : 'a backslash itself is written \\\\'
    }
  )
}

/** PostgreSQL's text holds neither U+0000 nor half of a surrogate pair. */
function storable(query: string, text: string, start: number, end: number): string {
  if (text.includes('\0')) refuse(query, { start, end }, 'no text holds the character U+0000')
  if (!text.isWellFormed())
    refuse(query, { start, end }, 'half of a surrogate pair is no character')
  return text
}

/** A doubled backtick stands for one. */
export function readQuoted(query: string, start: number): Token {
  for (let at = start + 1; ; at += 2) {
    at = query.indexOf('`', at)
    if (at < 0) {
      return refuse(query, { start, end: query.length }, 'the name is not closed', {
        hint: 'close it with `'
      })
    }
    if (query.charAt(at + 1) === '`') continue
    const end = at + 1
    const text = query.slice(start + 1, at).replaceAll('``', '`')
    if (text === '') refuse(query, { start, end }, 'the name is empty')
    return { kind: 'quoted', start, end, text: storable(query, text, start, end) }
  }
}

export function readNumber(query: string, start: number): Token {
  const found = matchAt(NUMBER, query, start)
  const { hex, octal, float, integer } = found?.groups ?? {}
  const length = found?.[0].length ?? 0
  const rest = matchAt(WORD, query, start + length)?.[0] ?? ''
  const end = start + length + rest.length
  const text = query.slice(start, end)
  if (rest || hex === '' || octal === '') refuse(query, { start, end }, 'the number is malformed')
  if (float !== undefined) {
    const value = Number(float)
    if (value === Number.POSITIVE_INFINITY) {
      refuse(query, { start, end }, 'the number is too large for a float')
    }
    return { kind: 'float', start, end, text, value }
  }
  if (integer !== undefined && /^0\d/.test(integer)) {
    refuse(query, { start, end }, 'a number has no leading zero', {
      hint: 'an octal number is written 0o17'
    })
  }
  const value = BigInt(text)
  if (value > MAX_MAGNITUDE) tooLarge(query, { start, end })
  return { kind: 'integer', start, end, text, value }
}

export function tooLarge(query: string, span: { start: number; end: number }): never {
  return refuse(query, span, 'the number is too large for an integer of 64 bits')
}
