import type { Handler } from '../handler.ts'

/** GET /api/v2/issuancepolicies/{object_id}: Get an issuance policy. */
export const getIssuancePolicy: Handler<'getIssuancePolicy'> = async () => {
  throw new Error('getIssuancePolicy is not written yet')
}
