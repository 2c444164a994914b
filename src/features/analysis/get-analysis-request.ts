import type { AnalysisRequestType } from '../../db/analysis-requests.ts'
import type { Handler } from '../handler.ts'
import { findRequest } from './queries.ts'

const NONE = {
  requested_at: '0001-01-01T00:00:00.000Z',
  requested_by: '',
  request_type: '' as const
}

export const getAnalysisRequest: Handler<'getAnalysisRequest'> = async ({ db }) => {
  const request = await findRequest(db)
  if (!request) return { data: NONE }
  const { requested_at, requested_by, request_type } = request
  return {
    data: {
      requested_at: requested_at.toISOString(),
      requested_by,
      request_type: request_type as AnalysisRequestType
    }
  }
}
