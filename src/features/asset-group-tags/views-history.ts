/** Rows of the history as the contract shows them. */
import type { OperationAnswer } from '../../contract/operation.ts'
import type { Page } from '../../db/page.ts'
import type { HistoryRow } from './queries-history.ts'

type Answer = OperationAnswer<'listAssetGroupTagHistory'>
type Entry = Answer['data']['records'][number]

export function historyView(
  { count, rows }: Page<HistoryRow>,
  { skip, limit }: { skip: number; limit: number }
): Answer {
  const records = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    // The table's check knows no other.
    action: row.action as Entry['action']
  }))
  return { count, skip, limit, data: { records } }
}
