import type { Handler } from '../handler.ts'
import { clientAnswer } from './answers.ts'

export const getClient: Handler<'getClient'> = (context, { path }) =>
  clientAnswer(context, path.client_id)
