/** Handlers that stand in for all real ones, for tests of what surrounds a handler. */
import { sql } from 'kysely'
import type { Handlers, PublicContext } from '../../src/features/handler.ts'
import { handlers } from '../../src/generated/handlers.ts'

function everyHandler(handler: (context: PublicContext) => Promise<unknown>): Handlers {
  // One function in the place of many types: what it answers never fits a contract.
  return Object.fromEntries(Object.keys(handlers).map((id) => [id, handler])) as unknown as Handlers
}

export const throwingHandlers = (error: Error): Handlers =>
  everyHandler(async () => {
    throw error
  })

/** Each runs a statement that would take an hour. */
export const sleepingHandlers = (): Handlers =>
  everyHandler(({ db }) => sql`select pg_sleep(3600)`.execute(db))
