import encodeQR from 'qr'
import { beginOneTimePasswords, enrollmentUri } from '../../db/one-time-password.ts'
import { ConflictError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { requireOwnSecret } from './own-secret.ts'
import { requireSubject } from './subject.ts'

/** Under which name an authenticator app lists the code. */
const ISSUER = 'graph-analysis-server'

/** Characters of the name that fit into the image with any encoding. */
const LONGEST_LABEL = 64

/** Dots of the image per module of the code. */
const SCALE = 6

export const enrollMfa: Handler<'enrollMfa'> = async (context, { path, body }) => {
  const { db, caller, vault } = context
  const { id, principal_name } = await requireSubject(db, caller, path.user_id)
  await requireOwnSecret(context, principal_name, 'secret', body.secret)
  const secret = await beginOneTimePasswords(db, vault, id)
  if (secret === false) {
    throw new ConflictError('user_id', 'one-time passwords are activated already')
  }
  const uri = enrollmentUri(ISSUER, principal_name.slice(0, LONGEST_LABEL).toWellFormed(), secret)
  return { data: { qr_code: encodeQR(uri, 'data-url', { scale: SCALE }), totp_secret: secret } }
}
