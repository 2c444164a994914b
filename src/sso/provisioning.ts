/** From an identity to the user who signs in: found, created, or given another role, as the provider is set up. */
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { changeUsers, insertUser, setRole } from '../db/users.ts'
import { ConflictError, ForbiddenError } from '../errors.ts'
import type { Identity } from './identity.ts'
import type { Provider } from './providers.ts'

export type SignedInUser = {
  id: string
  principal_name: string
  email_address: string | null
  is_disabled: boolean
  sso_provider_id: number | null
}

/** Writes to the audit log, in the transaction of what it tells of. */
export type Note = (
  db: Kysely<Database>,
  action: string,
  fields: Record<string, unknown>
) => Promise<void>

const forbid = (message: string, cause?: unknown): never => {
  throw new ForbiddenError('login', message, { cause })
}

export async function findOrCreateUser(
  db: Kysely<Database>,
  provider: Provider,
  identity: Identity,
  note: Note
): Promise<SignedInUser> {
  const { principal } = identity
  const user =
    (await findByPrincipal(db, principal)) ?? (await createUser(db, provider, identity, note))
  if (!user) return forbid('the user is not known here')
  // The same name at another provider, or with a password, is not the same person.
  if (user.sso_provider_id !== provider.id)
    forbid('the user does not sign in through this provider')
  return user
}

function findByPrincipal(db: Kysely<Database>, name: string): Promise<SignedInUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'principal_name', 'email_address', 'is_disabled', 'sso_provider_id'])
    .where('principal_name', '=', name)
    .executeTakeFirst()
}

async function createUser(
  db: Kysely<Database>,
  provider: Provider,
  identity: Identity,
  note: Note
): Promise<SignedInUser | undefined> {
  if (!provider.auto_provision) return undefined
  const { principal, email, firstName, lastName } = identity
  const role = await roleOf(db, provider, identity)
  const values = {
    principal_name: principal,
    email_address: email,
    first_name: firstName,
    last_name: lastName,
    sso_provider_id: provider.id
  }
  try {
    await db.transaction().execute(async (trx) => {
      const id = await insertUser(trx, values, role?.id ?? null)
      const fields = { user_id: id, principal, role: role?.name ?? '', sso_provider: provider.name }
      await note(trx, 'CreateUser', fields)
    })
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    // Signed in twice at once for the first time: the other was faster.
    const user = await findByPrincipal(db, principal)
    return user ?? forbid('the e-mail address is that of another user', error)
  }
  return findByPrincipal(db, principal)
}

type Role = { id: number; name: string }

const roleSlug = (name: string) => `bh-${name.toLowerCase().replace(/\s+/g, '-')}`

/** The role that the identity names where the provider decides on roles, else the default. */
async function roleOf(
  db: Kysely<Database>,
  { role_provision, default_role_id }: Provider,
  identity: Identity
): Promise<Role | undefined> {
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute()
  const claimed = roles.filter(({ name }) => identity.roles.includes(roleSlug(name)))
  if (role_provision && claimed.length > 1) forbid('the identity provider names more than one role')
  const chosen = role_provision ? claimed[0] : undefined
  return chosen ?? roles.find(({ id }) => id === default_role_id)
}

/** What came of the role that the provider names; the last administrator stays one, whatever that is. */
export type RoleUpdate = 'same' | 'changed' | 'kept'

/** Gives the user the role that the provider names now. */
export async function updateRole(
  db: Kysely<Database>,
  provider: Provider,
  user: SignedInUser,
  identity: Identity,
  note: Note
): Promise<RoleUpdate> {
  if (!provider.auto_provision || !provider.role_provision) return 'same'
  const role = await roleOf(db, provider, identity)
  const held = await db
    .selectFrom('users_roles')
    .innerJoin('roles', 'roles.id', 'users_roles.role_id')
    .select(['roles.id', 'roles.name'])
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (held?.id === role?.id) return 'same'
  const fields = {
    user_id: user.id,
    role: role?.name ?? '',
    former_role: held?.name ?? '',
    sso_provider: provider.name
  }
  try {
    await changeUsers(db, async (trx) => {
      await setRole(trx, user.id, role?.id ?? null)
      await note(trx, 'UpdateUser', fields)
    })
    return 'changed'
  } catch (error) {
    if (error instanceof ConflictError) return 'kept'
    throw error
  }
}
