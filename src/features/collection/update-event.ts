import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { eventAnswer, readSchedule } from './event-answers.ts'
import { changeEvent, lockEvent } from './queries-events.ts'
import { readScope } from './scope.ts'

export const updateEvent: Handler<'updateEvent'> = async ({ db, graph }, { path, body }) => {
  const scope = readScope(body)
  const event = await db.transaction().execute(async (trx) => {
    const before = await lockEvent(trx, path.event_id)
    if (!before) throw new NotFoundError('event_id', 'resource not found')
    // What is due of a rule that stays is not lost, and one that has ended may be sent back.
    const schedule = body.rrule === before.rrule ? undefined : readSchedule(body.rrule)
    return changeEvent(trx, before.id, scope, schedule)
  })
  return eventAnswer(graph, event)
}
