/** The end of a sign-in, whichever protocol it came by: the user, the role, and a session or a code for one. */
import { ForbiddenError } from '../../errors.ts'
import { type Identity, refuseSignIn } from '../../sso/identity.ts'
import { sessionPage } from '../../sso/pages.ts'
import { isUnchanged, type Provider } from '../../sso/providers.ts'
import { findOrCreateUser, updateRole } from '../../sso/provisioning.ts'
import { forgetSignIns, issueCode } from '../../sso/sign-ins.ts'
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
  await db.updateTable('users').set({ last_login: new Date() }).where('id', '=', user.id).execute()
  const answer = await welcome(context, provider, user.id)
  // A change that was made meanwhile has ended what there was before, and perhaps not what came just now.
  if (await isUnchanged(db, provider)) return answer
  await sessions.endAllOf({ providerId: provider.id }, db)
  await forgetSignIns(db, provider.id)
  return refuseSignIn('the provider was changed meanwhile')
}

async function welcome(
  { db, config, sessions }: PublicContext,
  { id, type }: Provider,
  userId: string
): Promise<SignedIn> {
  if (config.ssoReturnUrl !== undefined) {
    const url = new URL(config.ssoReturnUrl)
    url.searchParams.set('code', await issueCode(db, userId, id))
    return { status: 302, body: undefined, headers: { Location: url.href } }
  }
  const token = await sessions.start(userId, { type, id })
  return { status: 200, body: sessionPage(token, config.sessionTtlHours) }
}
