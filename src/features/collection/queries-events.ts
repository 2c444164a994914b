/** Schedules of clients, which the contract calls events. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'
import { InvalidRequestError } from '../../errors.ts'
import { insertJob, READY } from './queries-jobs.ts'
import { flagsOf, type Scope } from './scope.ts'

export type EventRow = Selectable<Database['client_events']>

/** A rule, and when it is due next. */
export type Schedule = { rrule: string; next_scheduled_at: Date }

const COLUMNS: ListColumns<'listEvents'> = {
  id: 'id',
  client_id: 'client_id',
  rrule: 'rrule',
  next_scheduled_at: 'next_scheduled_at',
  created_at: 'created_at',
  updated_at: 'updated_at',
  deleted_at: 'deleted_at',
  session_collection: 'session_collection',
  local_group_collection: 'local_group_collection',
  ad_structure_collection: 'ad_structure_collection',
  cert_services_collection: 'cert_services_collection',
  ca_registry_collection: 'ca_registry_collection',
  dc_registry_collection: 'dc_registry_collection'
}

export const pageOfEvents = (db: Kysely<Database>, list: ListQuery<'listEvents'>) =>
  selectPage(db.selectFrom('client_events').selectAll(), list, COLUMNS)

export const findEvent = (db: Kysely<Database>, id: number): Promise<EventRow | undefined> =>
  db.selectFrom('client_events').selectAll().where('id', '=', id).executeTakeFirst()

export const findEventsOf = (
  db: Kysely<Database>,
  clientIds: readonly string[]
): Promise<EventRow[]> =>
  db
    .selectFrom('client_events')
    .selectAll()
    .where('client_id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .orderBy('id')
    .execute()

/** Keeps the event as it is until the transaction ends. */
export const lockEvent = (trx: Transaction<Database>, id: number): Promise<EventRow | undefined> =>
  trx.selectFrom('client_events').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Throws an InvalidRequestError where there is no such client. */
export function insertEvent(
  db: Kysely<Database>,
  event: Schedule & Scope & { client_id: string }
): Promise<EventRow> {
  return db
    .insertInto('client_events')
    .values(event)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error) => {
      if (error.constraint !== 'client_events_client_id_fkey') throw error
      throw new InvalidRequestError('client_id', 'there is no such client', { cause: error })
    })
}

/** Jobs that nobody has begun follow. */
export async function changeEvent(
  trx: Transaction<Database>,
  id: number,
  scope: Scope,
  schedule: Schedule | undefined
): Promise<EventRow> {
  const updated_at = sql<Date>`now()`
  await trx
    .updateTable('client_jobs')
    .set({ ...scope, updated_at })
    .where('event_id', '=', id)
    .where('status', '=', READY)
    .execute()
  return trx
    .updateTable('client_events')
    .set({ ...scope, ...schedule, updated_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** With its jobs that nobody has begun. False where there is no such event. */
export function removeEvent(db: Kysely<Database>, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Before its jobs: none may be made for it meanwhile.
    if (!(await lockEvent(trx, id))) return false
    await trx
      .deleteFrom('client_jobs')
      .where('event_id', '=', id)
      .where('status', '=', READY)
      .execute()
    await trx.deleteFrom('client_events').where('id', '=', id).execute()
    return true
  })
}

/** One that is due and that no other worker holds, with the time of the database. */
export async function lockDueEvent(
  trx: Transaction<Database>
): Promise<(EventRow & { next_scheduled_at: Date; now: Date }) | undefined> {
  const event = await trx
    .selectFrom('client_events')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .where('next_scheduled_at', '<=', sql<Date>`now()`)
    .orderBy('next_scheduled_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return event as (EventRow & { next_scheduled_at: Date; now: Date }) | undefined
}

/** The job of the occurrence that the event is due for; nothing where it has been made. */
export async function insertJobOf(
  trx: Transaction<Database>,
  event: EventRow & { next_scheduled_at: Date }
): Promise<void> {
  await insertJob(trx, {
    client_id: event.client_id,
    event_id: event.id,
    execution_time: event.next_scheduled_at,
    ...flagsOf(event),
    ous: event.ous,
    domains: event.domains
  })
}

/** @param next null where no occurrence is left */
export async function scheduleNext(
  trx: Transaction<Database>,
  id: number,
  next: Date | null
): Promise<void> {
  await trx
    .updateTable('client_events')
    .set({ next_scheduled_at: next })
    .where('id', '=', id)
    .execute()
}
