import type { Handler } from '../handler.ts'

/** GET /api/v2/certtemplates/{object_id}: Get a certificate template. */
export const getCertTemplate: Handler<'getCertTemplate'> = async () => {
  throw new Error('getCertTemplate is not written yet')
}
