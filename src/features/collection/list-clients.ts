import type { Handler } from '../handler.ts'
import { clientsAnswer } from './answers.ts'
import { pageOfClients } from './queries-clients.ts'

export const listClients: Handler<'listClients'> = async (context, { list }) => {
  const { count, rows } = await pageOfClients(context.db, list)
  const data = await clientsAnswer(context, rows)
  return { count, skip: list.skip, limit: list.limit, data }
}
