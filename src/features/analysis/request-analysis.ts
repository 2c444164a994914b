import type { Handler } from '../handler.ts'

/** PUT /api/v2/analysis: Request an analysis of the graph. */
export const requestAnalysis: Handler<'requestAnalysis'> = async () => {
  throw new Error('requestAnalysis is not written yet')
}
