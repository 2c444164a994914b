/** What the operations of events answer, and how they read a rule. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { components } from '../../generated/operations.ts'
import { nextOccurrence } from '../../recurrence/next-occurrence.ts'
import { parseRecurrence } from '../../recurrence/parse.ts'
import type { EventRow, Schedule } from './queries-events.ts'
import { findReferences, HYDRATED } from './references.ts'
import { flagsOf } from './scope.ts'

/** Throws an InvalidRequestError where the rule is none, or has nothing to come. */
export function readSchedule(rrule: string): Schedule {
  const next = nextOccurrence(parseRecurrence(rrule), new Date())
  if (!next) throw new InvalidRequestError('rrule', 'rrule has no next occurrence')
  return { rrule, next_scheduled_at: next }
}

export async function eventsAnswer(
  graph: Kysely<Database>,
  events: readonly EventRow[],
  hydration = HYDRATED
): Promise<components['schemas']['ScheduledEvent'][]> {
  const references = await findReferences(graph, events, hydration)
  return events.map((event) => ({
    id: event.id,
    client_id: event.client_id,
    rrule: event.rrule,
    ...flagsOf(event),
    ous: references.ous(event.ous),
    domains: references.domains(event.domains)
  }))
}

export async function eventAnswer(graph: Kysely<Database>, event: EventRow) {
  const [data] = await eventsAnswer(graph, [event])
  return { data: data as components['schemas']['ScheduledEvent'] }
}
