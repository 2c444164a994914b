import { permissionView } from '../../contract/platform-user.ts'
import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findPermission } from './queries.ts'

export const getPermission: Handler<'getPermission'> = async ({ db }, { path }) => {
  const permission = await findPermission(db, path.permission_id)
  if (!permission) throw new NotFoundError('permission_id', 'permission not found')
  return { data: permissionView(permission) }
}
