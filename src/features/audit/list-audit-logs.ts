import type { Handler } from '../handler.ts'

/** GET /api/v2/audit: List the audit log. */
export const listAuditLogs: Handler<'listAuditLogs'> = async () => {
  throw new Error('listAuditLogs is not written yet')
}
