import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/certtemplates/{object_id}/published-to-cas: List the enterprise CAs that a certificate template is published to. */
export const listPublishedToCas: Handler<'listPublishedToCas'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'CertTemplate', { ...path, related: 'published-to-cas' }, query, list)
