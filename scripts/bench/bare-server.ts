/**
 * The other side of the comparison, in a process of its own: Fastify and pg, the SQL that its parent
 * names, the rows as JSON, and nothing else. It prepares its statements, since our server does.
 */
import Fastify from 'fastify'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** What the parent sends first; the answer is the address. */
export type BareSetup = { databaseUrl: string; poolSize: number; routes: Statement[][] }

async function serve({ databaseUrl, poolSize, routes }: BareSetup): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const app = Fastify({ logger: false })
  for (const [number, statements] of routes.entries()) {
    app.get(`/${number}`, async () => {
      const answers: unknown[] = []
      for (const [place, statement] of statements.entries()) {
        const name = `statement_${number}_${place}`
        answers.push((await pool.query({ name, ...statement })).rows)
      }
      return answers
    })
  }
  return app.listen({ host: '127.0.0.1', port: 0 })
}

process.once('message', async (setup: BareSetup) => {
  process.send?.(await serve(setup))
})
process.on('disconnect', () => process.exit())
