/**
 * Makes a job of every occurrence that is due. Several workers may do so at once: each event is taken by one, and
 * the database admits one job per occurrence. Of what was missed meanwhile, one job is made.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { insertJobOf, lockDueEvent, scheduleNext } from '../features/collection/queries-events.ts'
import { nextOccurrence } from '../recurrence/next-occurrence.ts'
import { parseRecurrence } from '../recurrence/parse.ts'
import type { TaskLog } from './task.ts'

export async function createDueJobs(db: Kysely<Database>, log: TaskLog): Promise<void> {
  while (await createDueJob(db, log));
}

/** False where no event is due. */
function createDueJob(db: Kysely<Database>, log: TaskLog): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const event = await lockDueEvent(trx)
    if (!event) return false
    await insertJobOf(trx, event)
    await scheduleNext(trx, event.id, nextOf(event, log))
    return true
  })
}

/** A time zone that this server does not know, unlike the one that took the rule, ends the event alone. */
function nextOf({ id, rrule, now }: { id: number; rrule: string; now: Date }, log: TaskLog) {
  try {
    return nextOccurrence(parseRecurrence(rrule), now) ?? null
  } catch (error) {
    log.error({ err: error, eventId: id }, 'schedule: the rule of an event can no longer be read')
    return null
  }
}
