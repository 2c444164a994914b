import { roleView } from '../../contract/platform-user.ts'
import { withPermissions } from '../../db/roles.ts'
import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findRole } from './queries.ts'

export const getRole: Handler<'getRole'> = async ({ db }, { path }) => {
  const [role] = await withPermissions(db, await findRole(db, path.role_id))
  if (!role) throw new NotFoundError('role_id', 'role not found')
  return { data: roleView(role) }
}
