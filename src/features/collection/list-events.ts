import type { Handler } from '../handler.ts'
import { eventsAnswer } from './event-answers.ts'
import { pageOfEvents } from './queries-events.ts'

export const listEvents: Handler<'listEvents'> = async ({ db, graph }, { query, list }) => {
  const { count, rows } = await pageOfEvents(db, list)
  const data = await eventsAnswer(graph, rows, query)
  return { count, skip: list.skip, limit: list.limit, data }
}
