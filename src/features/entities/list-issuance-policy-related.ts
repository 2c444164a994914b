import type { Handler } from '../handler.ts'

/** GET /api/v2/issuancepolicies/{object_id}/{related}: List objects related to an issuance policy. */
export const listIssuancePolicyRelated: Handler<'listIssuancePolicyRelated'> = async () => {
  throw new Error('listIssuancePolicyRelated is not written yet')
}
