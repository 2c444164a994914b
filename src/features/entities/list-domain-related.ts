import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/domains/{object_id}/{related}: List objects related to a domain. */
export const listDomainRelated: Handler<'listDomainRelated'> = ({ graph }, { path, query, list }) =>
  relatedNodes(graph, 'Domain', path, query, list)
