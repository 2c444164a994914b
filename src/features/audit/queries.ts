/** Queries over the audit log. */
import type { Kysely, Selectable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectPage } from '../../db/page.ts'

export type AuditLogRow = Selectable<Database['audit_logs']>

const COLUMNS: ListColumns<'listAuditLogs'> = {
  id: 'id',
  created_at: 'created_at',
  actor_id: 'actor_id',
  actor_name: 'actor_name',
  actor_email: 'actor_email',
  action: 'action',
  request_id: 'request_id',
  source_ip_address: 'source_ip_address',
  status: 'status'
}

/** Neither end belongs to the period; without `before` it has no end. */
export type Period = { after: Date; before: Date | undefined }

export function pageOfAuditLogs(
  db: Kysely<Database>,
  { after, before }: Period,
  list: ListQuery<'listAuditLogs'>
) {
  const logs = db
    .selectFrom('audit_logs')
    .selectAll()
    .where('created_at', '>', after)
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as Date))
  return selectPage(logs, list, COLUMNS)
}
