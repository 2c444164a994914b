/** The API with a client for which events can be made. */
import type { Insertable, Kysely } from 'kysely'
import type { Test } from 'tap'
import type { Database } from '../../src/db/database.ts'
import { startApi } from '../support/api.ts'

export const RULE = 'DTSTART:20260105T020000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO'
export const NOBODY = '00000000-0000-4000-8000-000000000000'

export const FLAGS = {
  session_collection: true,
  local_group_collection: false,
  ad_structure_collection: false,
  cert_services_collection: false,
  ca_registry_collection: false,
  dc_registry_collection: false,
  all_trusted_domains: false
}

export async function newClient(db: Kysely<Database>): Promise<string> {
  const { id } = await db
    .insertInto('clients')
    .values({ name: 'collector', type: 'sharphound' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function startScheduling(t: Test) {
  const api = await startApi(t)
  const { db, call } = api
  const clientId = await newClient(db)

  /** As a client of the API makes it; returns its id. */
  async function newEvent(event: object = {}): Promise<number> {
    const { status, body } = await call('createEvent', {
      body: { client_id: clientId, rrule: RULE, ...FLAGS, ...event }
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data.id
  }

  const jobOf = (event_id: number, job: Partial<Insertable<Database['client_jobs']>> = {}) =>
    db
      .insertInto('client_jobs')
      .values({ client_id: clientId, event_id, ...FLAGS, ...job })
      .returning('id')
      .executeTakeFirstOrThrow()

  const rowOf = (id: number) =>
    db.selectFrom('client_events').selectAll().where('id', '=', id).executeTakeFirst()

  return { ...api, clientId, newEvent, jobOf, rowOf }
}
