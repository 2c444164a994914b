import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/enterprisecas/{object_id}/{related}: List objects related to an enterprise CA. */
export const listEnterpriseCaRelated: Handler<'listEnterpriseCaRelated'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'EnterpriseCA', path, query, list)
