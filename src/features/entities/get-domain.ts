import type { Handler } from '../handler.ts'

/** GET /api/v2/domains/{object_id}: Get a domain. */
export const getDomain: Handler<'getDomain'> = async () => {
  throw new Error('getDomain is not written yet')
}
