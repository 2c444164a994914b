import type { Handler } from '../handler.ts'

/** GET /api/v2/domains/{object_id}/{related}: List objects related to a domain. */
export const listDomainRelated: Handler<'listDomainRelated'> = async () => {
  throw new Error('listDomainRelated is not written yet')
}
