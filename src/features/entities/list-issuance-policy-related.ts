import type { Handler } from '../handler.ts'
import { relatedNodes } from './related-nodes.ts'

/** GET /api/v2/issuancepolicies/{object_id}/{related}: List objects related to an issuance policy. */
export const listIssuancePolicyRelated: Handler<'listIssuancePolicyRelated'> = (
  { db },
  { path, query, list }
) => relatedNodes(db, 'IssuancePolicy', path, query, list)
