import { roleView } from '../../contract/platform-user.ts'
import { withPermissions } from '../../db/roles.ts'
import type { Handler } from '../handler.ts'
import { allRoles } from './queries.ts'

export const listRoles: Handler<'listRoles'> = async ({ db }, { list }) => {
  const roles = await withPermissions(db, await allRoles(db, list))
  return { data: { roles: roles.map(roleView) } }
}
