import type { Handler } from '../handler.ts'

/** GET /api/v2/rootcas/{object_id}/{related}: List objects related to a root CA. */
export const listRootCaRelated: Handler<'listRootCaRelated'> = async () => {
  throw new Error('listRootCaRelated is not written yet')
}
