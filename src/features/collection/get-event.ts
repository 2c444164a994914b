import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { eventAnswer } from './event-answers.ts'
import { findEvent } from './queries-events.ts'

export const getEvent: Handler<'getEvent'> = async ({ db, graph }, { path }) => {
  const event = await findEvent(db, path.event_id)
  if (!event) throw new NotFoundError('event_id', 'resource not found')
  return eventAnswer(graph, event)
}
