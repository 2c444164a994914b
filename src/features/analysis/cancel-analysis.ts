import type { Handler } from '../handler.ts'

/** DELETE /api/v2/analysis: Cancel the pending request for analysis. */
export const cancelAnalysis: Handler<'cancelAnalysis'> = async () => {
  throw new Error('cancelAnalysis is not written yet')
}
