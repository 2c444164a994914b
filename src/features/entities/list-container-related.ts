import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/containers/{object_id}/{related}: List objects related to a container. */
export const listContainerRelated: Handler<'listContainerRelated'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'Container', path, query, list)
