import type { Handler } from '../handler.ts'

/** GET /api/v2/certtemplates/{object_id}/published-to-cas: List the enterprise CAs that a certificate template is published to. */
export const listPublishedToCas: Handler<'listPublishedToCas'> = async () => {
  throw new Error('listPublishedToCas is not written yet')
}
