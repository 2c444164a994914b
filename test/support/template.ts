/** A migrated database that the databases of the test files are copied from, made anew when a migration changes. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../src/db/database.ts'
import { isAlive } from '../../src/db/embedded/postmaster.ts'
import { migrate } from '../../src/db/migrate.ts'
import { PREFIX, type Session } from './postgres.ts'

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations')
const MAKING = [7412, 3]

export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function templateName(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    hash.update(file).update(await readFile(join(MIGRATIONS, file)))
  }
  return `${PREFIX}_template_${hash.digest('hex').slice(0, 12)}`
}

async function databases({ client }: Session, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix]
  )
  return rows.map(({ datname }) => datname)
}

/** Returns the template's name. Only one process makes it, the others wait. */
export async function ensureTemplate(session: Session): Promise<string> {
  const { client, url } = session
  const name = await templateName()
  await client.query('select pg_advisory_lock($1, $2)', MAKING)
  try {
    const found = await databases(session, `${PREFIX}_template_`)
    if (found.includes(name)) return name
    // What is left is outdated, or a draft of a run that was killed; one that is being copied stays.
    for (const old of found) {
      await client.query(`drop database if exists ${old}`).catch(() => undefined)
    }
    const draft = `${PREFIX}_template_draft`
    await client.query(`create database ${draft}`)
    const db = openDatabase(urlOf(url, draft))
    try {
      await migrate(db)
    } finally {
      await db.destroy()
    }
    await client.query(`alter database ${draft} rename to ${name}`)
    await client.query(`alter database ${name} allow_connections false`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', MAKING)
  }
}

export const cloneName = (random: string) => `${PREFIX}_file_${process.pid}_${random}`

/** Databases of test files that were killed. */
export async function dropOrphans(session: Session): Promise<void> {
  for (const name of await databases(session, `${PREFIX}_file_`)) {
    const pid = Number(name.slice(`${PREFIX}_file_`.length).split('_')[0])
    if (!isAlive(pid)) await session.client.query(`drop database if exists ${name} with (force)`)
  }
}
