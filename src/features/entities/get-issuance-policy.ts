import type { Handler } from '../handler.ts'
import { entityInfo } from './entity-info.ts'

/** GET /api/v2/issuancepolicies/{object_id}: Get an issuance policy. */
export const getIssuancePolicy: Handler<'getIssuancePolicy'> = ({ graph }, { path, query }) =>
  entityInfo(graph, 'IssuancePolicy', path.object_id, query)
