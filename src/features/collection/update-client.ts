import { readNullable } from '../../contract/nullable.ts'
import type { Handler } from '../handler.ts'
import { clientAnswer } from './answers.ts'
import { changeClient } from './queries-clients.ts'

export const updateClient: Handler<'updateClient'> = async (context, { path, body }) => {
  await changeClient(context.db, path.client_id, {
    name: body.name,
    domain_controller: readNullable('string', body.domain_controller) ?? null
  })
  return clientAnswer(context, path.client_id)
}
