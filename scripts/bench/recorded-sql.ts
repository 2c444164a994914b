/** The SQL that the server sends for a request, as it sends it. */
import pg from 'pg'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Caller } from '../../src/features/handler.ts'
import type { Statement } from './bare-server.ts'

type Query = (this: pg.Client, query: unknown, values?: unknown[], ...more: unknown[]) => unknown

/** Who calls is known already, as it is to a server that remembers the session. */
export async function recordSql(
  databaseUrl: string,
  caller: Caller,
  paths: readonly string[]
): Promise<Statement[][]> {
  const db = openDatabase(databaseUrl)
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
  const unused = async () => {
    throw new Error('a read starts no session and no task')
  }
  const app = await buildApp({
    db,
    services: { config, sessions: { start: unused, end: unused }, enqueue: unused },
    authenticate: async () => caller
  })
  try {
    const recorded: Statement[][] = []
    for (const path of paths) {
      // Whatever a process asks for once is not part of the request.
      await app.inject(path)
      recorded.push(
        await record(async () => {
          const { statusCode, body } = await app.inject(path)
          if (statusCode !== 200) throw new Error(`GET ${path}: ${statusCode} ${body}`)
        })
      )
    }
    return recorded
  } finally {
    await app.close()
    await db.destroy()
  }
}

async function record(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  // pg's type of this method is a dozen overloads; what comes in goes on as it is.
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (first, values, ...more) {
    statements.push(statementOf(first, values))
    return query.call(this, first, values, ...more)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return statements
}

function statementOf(query: unknown, values: unknown[] = []): Statement {
  if (typeof query === 'string') return { text: query, values }
  const { text, values: own, name } = query as Statement
  return { text, values: own ?? values, ...(name === undefined ? {} : { name }) }
}
