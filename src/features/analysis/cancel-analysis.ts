import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { findStatus, withdrawRequest } from './queries.ts'

const MESSAGE = 'the analysis was cancelled before it began'

/** The task itself stays in the queue and finds that nothing is asked of it. */
export const cancelAnalysis: Handler<'cancelAnalysis'> = async ({ db }) => {
  if (await withdrawRequest(db, MESSAGE)) return
  const { running_analysis } = await findStatus(db)
  if (running_analysis !== null) {
    throw new ConflictError('analysis', 'the analysis has begun and cannot be cancelled any more')
  }
  throw new NotFoundError('analysis', 'no analysis is pending')
}
