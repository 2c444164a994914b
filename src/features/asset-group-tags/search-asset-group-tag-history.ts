import type { Handler } from '../handler.ts'
import { pageOfHistory } from './queries-history.ts'
import { historyView } from './views-history.ts'

export const searchAssetGroupTagHistory: Handler<'searchAssetGroupTagHistory'> = async (
  { db },
  { body, list }
) => historyView(await pageOfHistory(db, list, body.query), list)
