import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { removeEvent } from './queries-events.ts'

export const deleteEvent: Handler<'deleteEvent'> = async ({ db }, { path }) => {
  const removed = await removeEvent(db, path.event_id)
  if (!removed) throw new NotFoundError('event_id', 'resource not found')
}
