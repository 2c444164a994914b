import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { changeClient, replaceToken } from './queries-clients.ts'

export const rotateClientToken: Handler<'rotateClientToken'> = async (
  { db, vault, caller },
  { path }
) => {
  const clientId = path.client_id.toLowerCase()
  const data = await db.transaction().execute(async (trx) => {
    // Locks the client as well: of two that come at once, the later one's token stays.
    if (!(await changeClient(trx, clientId, {}))) {
      throw new NotFoundError('client_id', 'resource not found')
    }
    return replaceToken(trx, vault, { clientId, createdBy: caller.id })
  })
  return { data }
}
