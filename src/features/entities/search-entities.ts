import type { Handler } from '../handler.ts'

/** GET /api/v2/search: Search nodes by name or object id. */
export const searchEntities: Handler<'searchEntities'> = async () => {
  throw new Error('searchEntities is not written yet')
}
