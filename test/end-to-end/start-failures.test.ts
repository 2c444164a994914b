/** A server that cannot start says why, names what to do, and ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { testDatabase } from '../support/database.ts'
import { startServerProcess } from '../support/server-process.ts'

t.setTimeout(120_000)

/** Runs src/main.ts until it ends; what it says on both outputs, and its exit code. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const [code] = await once(child, 'exit')
  return { code, text: Buffer.concat(said).toString() }
}

async function failure(t: Test, env: Record<string, string>, ...reasons: RegExp[]) {
  const { code, text } = await run(env)
  t.equal(code, 1)
  for (const reason of reasons) t.match(text, reason)
  t.notMatch(text, /\n {4}at /, 'without a stack')
}

t.test('every problem of the configuration at once', (t) =>
  failure(
    t,
    { PORT: 'eighty', ROLE: 'api', SESSION_TTL_HOURS: '-1', UPLOAD_LIMITS: '1' },
    /PORT/,
    /DATABASE_URL/,
    /SESSION_TTL_HOURS/,
    /UPLOAD_LIMITS/
  )
)

t.test('a port that is in use, and how to take another', async (t) => {
  const { url } = await testDatabase(t)
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  t.teardown(() => void holder.close())
  const { port } = holder.address() as { port: number }
  const env = { DATABASE_URL: url, DATA_DIR: t.testdir(), PORT: String(port) }
  await failure(t, env, new RegExp(`port ${port} on 127\\.0\\.0\\.1 is in use; set PORT`))
})

t.test('a database that does not answer, or does not exist', async (t) => {
  const DATA_DIR = t.testdir()
  const nobody = 'postgres://someone:pass-word@127.0.0.1:9/analysis'
  await failure(t, { DATABASE_URL: nobody, DATA_DIR }, /database analysis at 127\.0\.0\.1:9/)
  const missing = new URL((await testDatabase(t)).url)
  missing.pathname = '/no_such_database'
  await failure(t, { DATABASE_URL: missing.href, DATA_DIR }, /no_such_database/)
})

t.test('a database of a newer version', async (t) => {
  const { url } = await testDatabase(t)
  const server = await startServerProcess(t, { DATABASE_URL: url, DATA_DIR: t.testdir() })
  await server.stop()
  const db = openDatabase(url, { poolSize: 1 })
  await sql`insert into migrations (name, timestamp) values ('9999_come_later', '2026')`.execute(db)
  await db.destroy()
  await failure(t, { DATABASE_URL: url, DATA_DIR: t.testdir() }, /9999_come_later/)
})

t.test('a key that is not the one of this database', async (t) => {
  const { url } = await testDatabase(t)
  const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
  const env = { DATABASE_URL: url, DATA_DIR: t.testdir() }
  await (await startServerProcess(t, { ...env, ENCRYPTION_KEY: key(1) })).stop()
  await failure(t, { ...env, ENCRYPTION_KEY: key(2) }, /ENCRYPTION_KEY/)
})
