import { randomBytes, randomUUID } from 'node:crypto'
import { keyPurpose } from '../../db/auth-tokens.ts'
import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { insertToken } from './queries.ts'
import { ownerIn } from './reach.ts'
import { tokenView } from './views.ts'

const KEY_BYTES = 32

export const createToken: Handler<'createToken'> = async ({ db, caller, vault }, { body }) => {
  const userId = body.user_id?.toLowerCase() ?? caller.id
  if (userId !== (ownerIn(caller) ?? userId)) {
    throw new ForbiddenError('user_id', 'missing permission to create tokens for other users')
  }
  const expiresAt = body.expires_at ? new Date(body.expires_at) : null
  // The contract admits a leap second, JavaScript does not.
  if (expiresAt && !(expiresAt.getTime() > Date.now())) {
    throw new InvalidRequestError('expires_at', 'must be a time in the future')
  }

  const id = randomUUID()
  const key = randomBytes(KEY_BYTES).toString('base64')
  const token = await insertToken(db, {
    id,
    user_id: userId,
    name: body.token_name || null,
    key: vault.encrypt(keyPurpose(id), key),
    expires_at: expiresAt,
    created_by: caller.id
  })
  return { data: { ...tokenView(token), key } }
}
