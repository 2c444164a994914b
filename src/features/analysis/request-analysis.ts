import { insertRequest } from '../../db/analysis-requests.ts'
import type { Handler } from '../handler.ts'

export const requestAnalysis: Handler<'requestAnalysis'> = async ({ db, caller, enqueue }) => {
  await insertRequest(db, caller.id)
  await enqueue('analysis', {}, { key: 'analysis', queue: 'graph' })
}
