/** What is wrong with a query, and where: everything that its author can repair. */
import type { Span } from './ast.ts'

export type CypherErrorKind =
  /** The text cannot be read. */
  | 'syntax'
  /** It can be read, but is not offered: updates, CALL, FOREACH, … */
  | 'unsupported'
  | 'unknownFunction'
  | 'undefinedVariable'
  | 'redefinedVariable'
  | 'wrongType'
  | 'wrongArgumentCount'
  /** Any other rule of the language that the text breaks. */
  | 'invalid'
  /** Found when it ran: division by zero, a value of the wrong type, equal ends of a shortest path. */
  | 'runtime'

export type CypherErrorOptions = ErrorOptions & {
  kind: CypherErrorKind
  /** One sentence in lower case without a full stop and without the position. */
  reason: string
  /** What helps: `did you mean "toLower"?` */
  hint?: string | undefined
  /** Absent where an error of a running query has no place. */
  place?: { query: string; span: Span } | undefined
}

export class CypherError extends Error {
  readonly kind: CypherErrorKind
  readonly reason: string
  readonly hint: string | undefined
  readonly span: Span | undefined
  /** From 1. */
  readonly line: number | undefined
  /** From 1, in characters as an editor counts them. */
  readonly column: number | undefined
  /** The offending part of the query, at most 60 characters of it. */
  readonly text: string | undefined

  constructor({ kind, reason, hint, place, ...options }: CypherErrorOptions) {
    const at = place && positionOf(place.query, place.span.start)
    const text = place && excerpt(place.query.slice(place.span.start, place.span.end))
    const where = at ? ` (line ${at.line}, column ${at.column}${text ? `: ${text}` : ''})` : ''
    super(`${reason}${where}${hint ? `; ${hint}` : ''}`, options)
    this.name = 'CypherError'
    this.kind = kind
    this.reason = reason
    this.hint = hint
    this.span = place?.span
    this.line = at?.line
    this.column = at?.column
    this.text = text
  }
}

function positionOf(query: string, offset: number): { line: number; column: number } {
  const before = query.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 }
}

function excerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : characters.join('')
}
