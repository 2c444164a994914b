/**
 * Slows the guessing of passwords down, for all processes together: so many failures of one name in a window,
 * whoever makes them. An address from which the name has signed in before has a count of its own, so that
 * nobody locks others out. Names that nobody has are counted alike.
 */
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { TooManyRequestsError } from '../errors.ts'
import type { Database } from './database.ts'

export const MOST_FAILURES = 10
const WINDOW = sql`interval '15 minutes'`
/** For how long an address is known after a sign-in. */
const KNOWN = sql`interval '30 days'`

export type Attempt = { name: string; address: string }

const digestOf = (name: string) => createHash('sha256').update(name).digest('hex')

/** Counts as a failure until endAttempt is told otherwise, so that attempts at the same moment all count. */
export async function beginAttempt(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  const name = digestOf(attempt.name)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
    const { rows } = await sql<{ failures: number; wait: number }>`
      with recent as (
        select * from sign_in_attempts where name_digest = ${name} and began_at > now() - ${WINDOW}
      ),
      known as (
        select from sign_in_attempts
        where name_digest = ${name} and address = ${attempt.address} and succeeded_at > now() - ${KNOWN}
      )
      select coalesce(sum(failures), 0)::int as failures,
        ceil(extract(epoch from max(began_at) + ${WINDOW} - now()))::int as wait
      from recent
      where case when exists (select from known) then address = ${attempt.address}
        else succeeded_at is null or succeeded_at <= now() - ${KNOWN} end`.execute(trx)
    const [found] = rows
    if (found && found.failures >= MOST_FAILURES) {
      throw new TooManyRequestsError('login', 'too many failed attempts, try again later', {
        retryAfter: found.wait
      })
    }
    await sql`
      insert into sign_in_attempts as attempt (name_digest, address, failures, began_at)
      values (${name}, ${attempt.address}, 1, now())
      on conflict (name_digest, address) do update set
        failures = case when attempt.began_at > now() - ${WINDOW} then attempt.failures + 1 else 1 end,
        began_at = case when attempt.began_at > now() - ${WINDOW} then attempt.began_at else now() end`.execute(
      trx
    )
  })
}

/** What is counted no more, and knows no address. */
export async function forgetAttempts(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from sign_in_attempts
    where began_at <= now() - ${WINDOW} and (succeeded_at is null or succeeded_at <= now() - ${KNOWN})`.execute(
    db
  )
}

/** The attempt was right: nothing of what failed before counts any more for this address. */
export async function endAttempt(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: 0, succeeded_at: sql`now()` })
    .where('name_digest', '=', digestOf(attempt.name))
    .where('address', '=', attempt.address)
    .execute()
}
