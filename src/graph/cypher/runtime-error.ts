/** Tells which failures of a running statement are its author's to repair. */
import { TimeoutError } from '../../errors.ts'
import type { BinaryExpression, Query, Span } from './ast.ts'
import { CypherError } from './errors.ts'
import { everythingIn } from './walk.ts'

/** What PostgreSQL says of these conditions in words of its own; a code ends the text. */
const REASONS: Record<string, string> = {
  '22003': 'a number is out of range',
  '22012': 'division by zero',
  '22008': 'a date or time is out of range',
  '22021': 'a string contains a character that cannot be stored',
  '22P05': 'a string contains a character that cannot be stored',
  // A collector may have written what looks like a tagged value, and is none.
  '22P02': 'a stored value is not what it is marked as',
  '22023': 'a stored value is not what it is marked as',
  '2201B': 'invalid regular expression',
  '2201E': 'the logarithm of this number does not exist',
  '2201F': 'the power of these numbers does not exist',
  '2201W': 'LIMIT must not be negative',
  '2201X': 'SKIP must not be negative',
  '53400': 'the query keeps too much aside while it runs',
  '54000': 'a value is too large',
  '54001': 'the query is too complex',
  '54011': 'the query has too many columns',
  '54023': 'the query has too many values in one place'
}

/** The operators that PostgreSQL reports these of. */
const OPERATORS: Record<string, readonly BinaryExpression['operator'][]> = {
  '22012': ['/', '%'],
  '2201B': ['=~'],
  '2201F': ['^']
}

/** The class of those that the functions in the schema `cypher` raise; their message is the reason. */
const OURS = /^CY/
const STATEMENT_TIMEOUT = '57014'

/** What to throw instead. */
export function describeFailure(error: unknown, text: string, query: Query): unknown {
  const {
    code,
    message,
    detail: place
  } = error as {
    code?: unknown
    message?: string
    detail?: string
  }
  if (typeof code !== 'string') return error
  const failure = (reason: string, span: Span | undefined) =>
    new CypherError({
      kind: 'runtime',
      reason,
      place: span && { query: text, span },
      cause: error
    })
  if (OURS.test(code)) return failure(message ?? '', spanOf(place))
  if (code === STATEMENT_TIMEOUT) {
    return new TimeoutError('request', 'request timed out', { cause: error })
  }
  const reason = REASONS[code]
  if (reason === undefined) return error
  // What PostgreSQL finds wrong with a pattern helps its author.
  const [, detail] = /^invalid regular expression: (.+)/.exec(message ?? '') ?? []
  return failure(detail ? `${reason}: ${detail}` : reason, onlyUse(query, OPERATORS[code]))
}

/** The place that the translator handed to what raised the error. */
function spanOf(place: string | undefined): Span | undefined {
  const [, start, end] = /^(\d+)-(\d+)$/.exec(place ?? '') ?? []
  return start === undefined ? undefined : { start: Number(start), end: Number(end) }
}

/** Where one of the operators is used, if it is used once. */
function onlyUse(query: Query, operators: readonly string[] = []): Span | undefined {
  const [one, ...more] = [...everythingIn(query)].filter(
    (part): part is BinaryExpression =>
      'operator' in part && operators.includes(String(part.operator))
  )
  return more.length === 0 ? one : undefined
}
