/** A server of the oldest PostgreSQL that is supported, where the machine has one installed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { readAccounts } from '../../src/db/embedded/user.ts'
import { query, until } from './embedded.ts'

const POSTGRES_15 = '/usr/lib/postgresql/15/bin'

/** Why a test must be skipped; false where it need not. */
export const withoutPostgres15 =
  !existsSync(POSTGRES_15) && `PostgreSQL 15 is not installed in ${POSTGRES_15}`

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Runs until the end of the test, as root under its own user; the answer is the URL of its superuser. */
export async function startPostgres15(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'graph-analysis-postgres-15-'))
  const accounts = process.getuid?.() === 0 ? await readAccounts() : []
  const user = accounts.find(({ name }) => name === 'postgres')
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: string[]): ChildProcess =>
    spawn(join(POSTGRES_15, program), args, {
      cwd: folder,
      stdio: 'ignore',
      ...(user && { uid: user.uid, gid: user.gid })
    })
  const [status] = await once(
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
    'exit'
  )
  t.equal(status, 0, 'initdb')
  const port = await freePort()
  const server = run('postgres', [
    ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    ...['-c', 'unix_socket_directories=', '-c', 'fsync=off']
  ])
  const ended = once(server, 'exit')
  t.teardown(async () => {
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await until(async () => {
    if (server.exitCode !== null) throw new Error('PostgreSQL 15 did not start')
    return query(url, 'select 1').then(
      () => true,
      () => false
    )
  })
  return url
}
