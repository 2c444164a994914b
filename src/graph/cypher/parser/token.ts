/** The tokens of the language, and the refusal of a text that has none. */
import type { Span } from '../ast.ts'
import { CypherError, type CypherErrorKind } from '../errors.ts'

type TokenKind = 'name' | 'quoted' | 'integer' | 'float' | 'string' | 'parameter' | 'symbol' | 'end'

export type Token = Span & {
  readonly kind: TokenKind
  /** A name without backticks, a parameter without `$`, the value of a string. */
  readonly text: string
  /** The text of an unquoted name in upper case. */
  readonly word?: string
  /** The magnitude of a number: a sign is an operator. */
  readonly value?: bigint | number
  /** The place of the closing bracket among the tokens; absent where there is none. */
  closedBy?: number
}

/** @param pattern a sticky one */
export function matchAt(pattern: RegExp, query: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(query)
}

export function refuse(
  query: string,
  span: Span,
  reason: string,
  more: { hint?: string | undefined; kind?: CypherErrorKind } = {}
): never {
  throw new CypherError({
    kind: more.kind ?? 'syntax',
    reason,
    hint: more.hint,
    place: { query, span }
  })
}
