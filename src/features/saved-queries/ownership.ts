/** Who may change a query that they may read. */
import { ForbiddenError } from '../../errors.ts'
import type { Caller } from '../handler.ts'
import type { SavedQueryRow } from './queries.ts'

export const isOwner = (query: SavedQueryRow, caller: Caller) => query.user_id === caller.id

export const isAdministrator = ({ permissions }: Caller) => permissions.has('auth/ManageUsers')

/** Owners change their queries, administrators also those that are public, and nobody the platform's own. */
export function requireChangeable(query: SavedQueryRow, caller: Caller, message: string): void {
  requireOwned(query)
  if (isOwner(query, caller)) return
  if (isAdministrator(caller) && query.scope === 'public') return
  throw new ForbiddenError('saved_query_id', message)
}

export function requireOwned({ user_id }: SavedQueryRow): void {
  if (user_id !== null) return
  throw new ForbiddenError('saved_query_id', 'a query that came with the platform stays as it is')
}
