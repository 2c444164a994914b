import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/computers/{object_id}/{related}: List objects related to a computer. */
export const listComputerRelated: Handler<'listComputerRelated'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'Computer', path, query, list)
