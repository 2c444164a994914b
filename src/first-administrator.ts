/** Gives a new installation the one user that can make all others. */
import { type Kysely, sql } from 'kysely'
import { type Config, ConfigError } from './config.ts'
import type { Database } from './db/database.ts'
import { hashPassword } from './db/password-digest.ts'
import { generatePassword, missingFrom, passwordExpiry } from './db/password-policy.ts'
import { findRoleId } from './db/roles.ts'
import { ADMINISTRATOR, insertUser, saveSecret } from './db/users.ts'
import type { Logger } from './features/handler.ts'

/** Processes that start at once on a new database take turns. */
const FIRST_ADMINISTRATOR_LOCK = 7413

export type FirstAdministrator = {
  principal: string
  /** To be shown once; undefined when ADMIN_SECRET gave the password. */
  generatedSecret: string | undefined
}

/**
 * Undefined when there are users already: ADMIN_SECRET never changes the password of an existing one, or
 * whoever may restart the server could become anyone.
 */
export async function ensureFirstAdministrator(
  db: Kysely<Database>,
  config: Pick<Config, 'adminPrincipal' | 'adminSecret'>,
  log: Logger
): Promise<FirstAdministrator | undefined> {
  const { adminPrincipal: principal, adminSecret } = config
  if (await hasUsers(db)) {
    if (adminSecret) log.info({}, 'ADMIN_SECRET is not used: this installation has users already')
    return undefined
  }
  checkPolicy(adminSecret)
  const generatedSecret = adminSecret === undefined ? generatePassword() : undefined
  const digest = await hashPassword(adminSecret ?? generatedSecret ?? '')
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ADMINISTRATOR_LOCK})`.execute(trx)
    if (await hasUsers(trx)) return undefined
    const id = await insertUser(trx, { principal_name: principal }, await administratorRole(trx))
    await saveSecret(trx, id, digest, passwordExpiry(new Date()))
    log.info({ principal }, 'made the first administrator')
    return { principal, generatedSecret }
  })
}

async function administratorRole(db: Kysely<Database>): Promise<number> {
  const id = await findRoleId(db, ADMINISTRATOR)
  if (id === undefined) throw new Error('the migrations have not made the roles')
  return id
}

async function hasUsers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

function checkPolicy(adminSecret: string | undefined): void {
  const missing = adminSecret === undefined ? [] : missingFrom(adminSecret)
  if (missing.length > 0) {
    throw new ConfigError([`ADMIN_SECRET is too weak; it needs ${missing.join(', ')}`])
  }
}
