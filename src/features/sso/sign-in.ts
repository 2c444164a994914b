/** The end of a sign-in, whichever protocol it came by: the user, the role, and a session or a code for one. */
import { ForbiddenError } from '../../errors.ts'
import type { Identity } from '../../sso/identity.ts'
import { sessionPage } from '../../sso/pages.ts'
import type { Provider } from '../../sso/providers.ts'
import { findOrCreateUser, updateRole } from '../../sso/provisioning.ts'
import { issueCode } from '../../sso/sign-ins.ts'
import type { PublicContext } from '../handler.ts'

type SignedIn =
  | { status: 200; body: string }
  | { status: 302; body: undefined; headers: { Location: string } }

export async function signIn(
  { db, config, sessions, actAs, record, log }: PublicContext,
  provider: Provider,
  identity: Identity
): Promise<SignedIn> {
  const user = await findOrCreateUser(db, provider, identity, record)
  actAs({ id: user.id, name: user.principal_name, email: user.email_address })
  if (user.is_disabled) throw new ForbiddenError('login', 'user disabled')
  const role = await updateRole(db, provider, user, identity, record)
  if (role === 'kept') log.warn({ userId: user.id }, 'kept the last administrator')
  if (role === 'changed') sessions.recheck()
  await db.updateTable('users').set({ last_login: new Date() }).where('id', '=', user.id).execute()
  if (config.ssoReturnUrl !== undefined) {
    const url = new URL(config.ssoReturnUrl)
    url.searchParams.set('code', await issueCode(db, user.id, provider.id))
    return { status: 302, body: undefined, headers: { Location: url.href } }
  }
  const token = await sessions.start(user.id, { type: provider.type, id: provider.id })
  return { status: 200, body: sessionPage(token, config.sessionTtlHours) }
}
