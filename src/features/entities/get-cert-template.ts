import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/certtemplates/{object_id}: Get a certificate template. */
export const getCertTemplate: Handler<'getCertTemplate'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'CertTemplate', path.object_id, query)
