/**
 * Does what is due: several workers may at once, and what is due is done once. Of the occurrences that were missed
 * meanwhile, one is made up for.
 */
import { type Kysely, sql } from 'kysely'
import { insertRequest } from '../db/analysis-requests.ts'
import type { Database } from '../db/database.ts'
import { insertJobOf, lockDueEvent, scheduleNext } from '../features/collection/queries-events.ts'
import { nextOccurrence } from '../recurrence/next-occurrence.ts'
import { parseRecurrence } from '../recurrence/parse.ts'
import { ANALYSIS_KEY, GRAPH_QUEUE, openQueue } from './enqueue.ts'
import type { TaskLog } from './task.ts'

/** Makes a job of every event that is due. Each is taken by one worker, and the database admits one job per occurrence. */
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

/** A rule that is new, or another than before, is due at its next occurrence. */
export function requestDueAnalysis(
  db: Kysely<Database>,
  schedule: string | undefined
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { analysis_schedule, next_scheduled_analysis_at, now } = await trx
      .selectFrom('datapipe_status')
      .select(['analysis_schedule', 'next_scheduled_analysis_at', sql<Date>`now()`.as('now')])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isKnown = analysis_schedule === (schedule ?? null)
    const isDue = next_scheduled_analysis_at !== null && next_scheduled_analysis_at <= now
    if (isKnown && !isDue) return
    if (isKnown) {
      await insertRequest(trx, 'schedule')
      await openQueue(trx)('analysis', {}, { key: ANALYSIS_KEY, queue: GRAPH_QUEUE })
    }
    const next = schedule && nextOccurrence(parseRecurrence(schedule), now)
    await trx
      .updateTable('datapipe_status')
      .set({ analysis_schedule: schedule ?? null, next_scheduled_analysis_at: next ?? null })
      .execute()
  })
}
