/** What is wrong with a query, as whoever wrote it is told. */
import {
  CypherError,
  type CypherErrorKind,
  check,
  parse
} from '../../../src/graph/cypher/cypher.ts'

export type Refusal = {
  kind: CypherErrorKind
  reason: string
  /** The part of the query that the error points at. */
  at: string
  hint?: string | undefined
}

export function refusalOf(query: string): Refusal | undefined {
  try {
    check(query, parse(query))
    return undefined
  } catch (error) {
    if (!(error instanceof CypherError)) throw error
    const { kind, reason, hint, span } = error
    const at = span ? query.slice(span.start, span.end) : 'nothing'
    return { kind, reason, at, ...(hint === undefined ? {} : { hint }) }
  }
}
