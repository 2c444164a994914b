import type { Handler } from '../handler.ts'
import { eventAnswer, readSchedule } from './event-answers.ts'
import { insertEvent } from './queries-events.ts'
import { readScope } from './scope.ts'

export const createEvent: Handler<'createEvent'> = async ({ db, graph }, { body }) => {
  const event = await insertEvent(db, {
    client_id: body.client_id.toLowerCase(),
    ...readSchedule(body.rrule),
    ...readScope(body)
  })
  return eventAnswer(graph, event)
}
