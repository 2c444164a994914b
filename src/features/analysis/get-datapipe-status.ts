import type { Handler } from '../handler.ts'

/** GET /api/v2/datapipe/status: Tell what ingest and analysis are doing. */
export const getDatapipeStatus: Handler<'getDatapipeStatus'> = async () => {
  throw new Error('getDatapipeStatus is not written yet')
}
