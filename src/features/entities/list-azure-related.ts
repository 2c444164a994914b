import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/azure/{object_id}/{related}: List objects related to a cloud object of any kind. */
export const listAzureRelated: Handler<'listAzureRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'AZBase', path, query, list)
