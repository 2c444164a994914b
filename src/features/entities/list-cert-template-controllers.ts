import type { Handler } from '../handler.ts'

/** GET /api/v2/certtemplates/{object_id}/controllers: List the controllers of a certificate template. */
export const listCertTemplateControllers: Handler<'listCertTemplateControllers'> = async () => {
  throw new Error('listCertTemplateControllers is not written yet')
}
