import type { Handler } from '../handler.ts'

/** GET /api/v2/users/{object_id}: Get a user of the graph. */
export const getUserEntity: Handler<'getUserEntity'> = async () => {
  throw new Error('getUserEntity is not written yet')
}
