/** The end of a sign-in, whichever protocol it came by: the user, the role, and a session or a code for one. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockUser, updateLastLogin } from '../../db/users.ts'
import { ForbiddenError } from '../../errors.ts'
import { type Identity, refuseSignIn } from '../../sso/identity.ts'
import { sessionPage } from '../../sso/pages.ts'
import { isUnchanged, type Provider } from '../../sso/providers.ts'
import { findOrCreateUser, updateRole } from '../../sso/provisioning.ts'
import { issueCode } from '../../sso/sign-ins.ts'
import type { PublicContext } from '../handler.ts'

type SignedIn =
  | { status: 200; body: string }
  | { status: 302; body: undefined; headers: { Location: string } }

export async function signIn(
  context: PublicContext,
  provider: Provider,
  identity: Identity
): Promise<SignedIn> {
  const { db, sessions, actAs, record, log } = context
  const user = await findOrCreateUser(db, provider, identity, record)
  actAs({ id: user.id, name: user.principal_name, email: user.email_address })
  if (user.is_disabled) throw new ForbiddenError('login', 'user disabled')
  const role = await updateRole(db, provider, user, identity, record)
  if (role === 'kept') log.warn({ userId: user.id }, 'kept the last administrator')
  if (role === 'changed') sessions.recheck()
  return db.transaction().execute(async (trx) => {
    // From here on neither changes before the sign-in is done, and a change after that ends what it led to.
    if (!(await isUnchanged(trx, provider))) refuseSignIn('the provider was changed meanwhile')
    if (!(await mayEnter(trx, provider, user.id))) refuseSignIn('the user was changed meanwhile')
    await updateLastLogin(trx, user.id)
    return welcome(context, trx, provider, user.id)
  })
}

/** Locks the user. */
async function mayEnter(
  trx: Kysely<Database>,
  provider: Provider,
  userId: string
): Promise<boolean> {
  const user = await lockUser(trx, userId)
  return user !== undefined && !user.is_disabled && user.sso_provider_id === provider.id
}

async function welcome(
  { config, sessions }: PublicContext,
  trx: Kysely<Database>,
  { id, type }: Provider,
  userId: string
): Promise<SignedIn> {
  if (config.ssoReturnUrl !== undefined) {
    const url = new URL(config.ssoReturnUrl)
    url.searchParams.set('code', await issueCode(trx, userId, id))
    return { status: 302, body: undefined, headers: { Location: url.href } }
  }
  const token = await sessions.start(userId, { type, id }, trx)
  return { status: 200, body: sessionPage(token, config.sessionTtlHours) }
}
