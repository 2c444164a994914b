import type { Handler } from '../handler.ts'

/** Whose token opens no session has nothing left to end. */
export const logout: Handler<'logout'> = async ({ sessions, caller }) => {
  if (caller?.sessionId !== undefined) await sessions.end(caller.sessionId)
}
