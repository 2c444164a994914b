/** Queries over the history of tags, selectors and certifications. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { escapeLike, type ListColumns, selectPage } from '../../db/page.ts'

export type HistoryRow = Selectable<Database['asset_group_history']>

const COLUMNS: ListColumns<'listAssetGroupTagHistory'> = {
  created_at: 'created_at',
  actor: 'actor',
  email: 'email',
  action: 'action',
  target: 'target',
  asset_group_tag_id: 'asset_group_tag_id',
  environment_id: 'environment_id',
  note: 'note'
}

type HistoryList = ListQuery<'listAssetGroupTagHistory'> | ListQuery<'searchAssetGroupTagHistory'>

const TEXTS = ['actor', 'email', 'action', 'target', 'environment_id', 'note'] as const

/** @param text occurs in one of the texts of each record, whatever the case */
export function pageOfHistory(db: Kysely<Database>, list: HistoryList, text?: string) {
  const records = db
    .selectFrom('asset_group_history')
    .selectAll()
    .$if(text !== undefined, (query) =>
      query.where(({ or }) =>
        or(
          TEXTS.map(
            (column) =>
              sql<boolean>`${sql.ref(column)} collate "default" ilike ${`%${escapeLike(text ?? '')}%`}`
          )
        )
      )
    )
  return selectPage(records, list as ListQuery<'listAssetGroupTagHistory'>, COLUMNS)
}
