/** Sends what was made of a query to PostgreSQL, unless the protocol cannot carry it. */
import type { QueryResult, RawBuilder, Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { CypherError } from './errors.ts'

/** PostgreSQL counts them with 16 bits. */
const MOST_VALUES = 65_535

export async function send<R>(
  trx: Transaction<Database>,
  statement: RawBuilder<R>
): Promise<QueryResult<R>> {
  const compiled = statement.compile(trx)
  if (compiled.parameters.length > MOST_VALUES) {
    throw new CypherError({
      kind: 'invalid',
      reason: `the query has more than ${MOST_VALUES} values and property keys`,
      hint: 'pass a list as one parameter'
    })
  }
  return trx.executeQuery(compiled)
}
