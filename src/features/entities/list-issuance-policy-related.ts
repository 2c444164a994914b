import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/issuancepolicies/{object_id}/{related}: List objects related to an issuance policy. */
export const listIssuancePolicyRelated: Handler<'listIssuancePolicyRelated'> = (
  { graph },
  { path, query, list }
) => relatedNodes(graph, 'IssuancePolicy', path, query, list)
