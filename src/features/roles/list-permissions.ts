import { permissionView } from '../../contract/platform-user.ts'
import type { Handler } from '../handler.ts'
import { allPermissions } from './queries.ts'

export const listPermissions: Handler<'listPermissions'> = async ({ db }, { list }) => ({
  data: { permissions: (await allPermissions(db, list)).map(permissionView) }
})
