import type { Handler } from '../handler.ts'

/** PATCH /api/v2/domains/{object_id}: Mark a domain as collected or not. */
export const updateDomain: Handler<'updateDomain'> = async () => {
  throw new Error('updateDomain is not written yet')
}
