/** What is wrong with a query, as whoever wrote it is told. */
import { check } from '../../../src/graph/cypher/check.ts'
import { CypherError, type CypherErrorKind } from '../../../src/graph/cypher/errors.ts'
import { parse } from '../../../src/graph/cypher/parse.ts'

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
