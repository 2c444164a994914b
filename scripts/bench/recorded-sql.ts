/** The SQL that the server sends for a request, as it sends it. */
import pg from 'pg'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Caller } from '../../src/features/handler.ts'
import { unusedServices } from '../unused-services.ts'
import type { Statement } from './bare-server.ts'

type Query = (this: pg.Client, query: unknown, values?: unknown[], ...more: unknown[]) => unknown

/** What a request sends, or why it was not answered. */
export type Recorded = Statement[] | Error

/** Who calls is known already, as it is to a server that remembers the session. */
export async function recordSql(
  databaseUrl: string,
  caller: Caller,
  paths: readonly string[]
): Promise<Recorded[]> {
  const db = openDatabase(databaseUrl)
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
  const app = await buildApp({
    db,
    services: unusedServices(config),
    authenticate: async () => ({ caller })
  })
  try {
    const recorded: Recorded[] = []
    for (const path of paths) {
      // Whatever a process asks for once is not part of the request.
      await app.inject(path)
      const statements: Statement[] = []
      const { statusCode, body } = await recordingInto(statements, () => app.inject(path))
      recorded.push(statusCode === 200 ? statements : new Error(`${statusCode} ${body}`))
    }
    return recorded
  } finally {
    await app.close()
    await db.destroy()
  }
}

async function recordingInto<T>(statements: Statement[], work: () => Promise<T>): Promise<T> {
  // pg's type of this method is a dozen overloads; what comes in goes on as it is.
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (first, values, ...more) {
    statements.push(statementOf(first, values))
    return query.call(this, first, values, ...more)
  }
  try {
    return await work()
  } finally {
    prototype.query = query
  }
}

function statementOf(query: unknown, values: unknown[] = []): Statement {
  if (typeof query === 'string') return { text: query, values }
  const { text, values: own } = query as Statement
  return { text, values: own ?? values }
}
