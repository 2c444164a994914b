import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/certtemplates/{object_id}/controllers: List the controllers of a certificate template. */
export const listCertTemplateControllers: Handler<'listCertTemplateControllers'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'CertTemplate', { ...path, related: 'controllers' }, query, list)
