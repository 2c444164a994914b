import type { Handler } from '../handler.ts'
import { pageOfHistory } from './queries-history.ts'
import { historyView } from './views-history.ts'

export const listAssetGroupTagHistory: Handler<'listAssetGroupTagHistory'> = async (
  { db },
  { list }
) => historyView(await pageOfHistory(db, list), list)
