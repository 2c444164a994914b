import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { removeClient } from './queries-clients.ts'

export const deleteClient: Handler<'deleteClient'> = async ({ db }, { path }) => {
  if (await removeClient(db, path.client_id)) return
  throw new NotFoundError('client_id', 'resource not found')
}
