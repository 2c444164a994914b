import type { Handler } from '../handler.ts'

/** GET /api/v2/analysis: Get the pending request for analysis. */
export const getAnalysisRequest: Handler<'getAnalysisRequest'> = async () => {
  throw new Error('getAnalysisRequest is not written yet')
}
