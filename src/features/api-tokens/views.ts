/** Rows of API tokens to contract shapes. */
import { nullableString, nullableTime, nullableUuid, timeOrZero } from '../../contract/nullable.ts'
import type { components } from '../../generated/operations.ts'
import type { TokenRow } from './queries.ts'

export function tokenView(token: TokenRow): components['schemas']['ApiToken'] {
  return {
    id: token.id,
    created_at: token.created_at.toISOString(),
    updated_at: token.updated_at.toISOString(),
    deleted_at: nullableTime(null),
    user_id: nullableUuid(token.user_id),
    name: nullableString(token.name),
    hmac_method: token.hmac_method,
    last_access: timeOrZero(token.last_access),
    expires_at: nullableTime(token.expires_at),
    created_by: nullableUuid(token.created_by)
  }
}
