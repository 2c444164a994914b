import type { Kysely } from 'kysely'
import type { UserRecord } from '../../contract/platform-user.ts'
import type { Database } from '../../db/database.ts'
import { changeUsers, deleteSecret, setRole, type UserValues, updateUser } from '../../db/users.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { endSessions } from './end-sessions.ts'
import { assignsRoles } from './queries.ts'
import { requireUser } from './subject.ts'
import { userValues } from './user-values.ts'

export const updatePlatformUser: Handler<'updatePlatformUser'> = async (
  context,
  { path, body }
) => {
  const { db, caller, sessions } = context
  const values = userValues(body)
  const roleId = body.roles && (body.roles[0] ?? null)
  await changeUsers(db, async (trx) => {
    const user = await requireUser(trx, path.user_id)
    const changes = changesOf(user, values, roleId)
    if (user.id === caller.id) refuseOwn(changes)
    const { sso_provider_id: providerId = user.sso_provider_id } = values
    if (changes.role) await refuseAssigned(trx, providerId)

    await updateUser(trx, user.id, values)
    if (changes.role) await setRole(trx, user.id, roleId ?? null)
    if (changes.provider && providerId !== null) await deleteSecret(trx, user.id)
    if (changes.provider || changes.disables) await endSessions(context, trx, { userId: user.id })
    else sessions.recheck()
  })
}

type Changes = { disables: boolean; role: boolean; provider: boolean }

function changesOf(
  user: UserRecord,
  { is_disabled, sso_provider_id }: Partial<UserValues>,
  roleId: number | null | undefined
): Changes {
  return {
    disables: is_disabled === true && !user.is_disabled,
    role: roleId !== undefined && roleId !== (user.roles[0]?.id ?? null),
    provider: sso_provider_id !== undefined && sso_provider_id !== user.sso_provider_id
  }
}

function refuseOwn({ disables, role, provider }: Changes): void {
  if (disables) {
    throw new InvalidRequestError('is_disabled', 'user attempted to disable themselves')
  }
  if (role) throw new InvalidRequestError('roles', 'user attempted to change own role')
  if (provider) {
    throw new InvalidRequestError('sso_provider_id', 'user attempted to change own SSO Provider')
  }
}

async function refuseAssigned(db: Kysely<Database>, providerId: number | null): Promise<void> {
  if (providerId === null || !(await assignsRoles(db, providerId))) return
  throw new InvalidRequestError(
    'roles',
    'user attempted to change a role for a SSO Provider with role provision enabled'
  )
}
