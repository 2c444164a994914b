import type { Handler } from '../handler.ts'

/** GET /api/v2/rootcas/{object_id}: Get a root CA. */
export const getRootCa: Handler<'getRootCa'> = async () => {
  throw new Error('getRootCa is not written yet')
}
