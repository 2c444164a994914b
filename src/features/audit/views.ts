/** Rows of the audit log to contract shapes. */
import type { components } from '../../generated/operations.ts'
import type { AuditLogRow } from './queries.ts'

type AuditLog = components['schemas']['AuditLog']

export function auditLogView(row: AuditLogRow): AuditLog {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    fields: row.fields as AuditLog['fields'],
    // The table's check knows no other.
    status: row.status as AuditLog['status']
  }
}
