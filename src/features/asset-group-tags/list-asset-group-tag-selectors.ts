import type { Handler } from '../handler.ts'
import { requireTag } from './queries.ts'
import { pageOfSelectors } from './queries-selectors.ts'
import { selectorView } from './views-selectors.ts'

export const listAssetGroupTagSelectors: Handler<'listAssetGroupTagSelectors'> = async (
  { db },
  { path, query, list }
) => {
  const { counts = '', environments } = query ?? {}
  const tag = await requireTag(db, path.asset_group_tag_id)
  const counted = /^t/i.test(counts) ? { environments } : undefined
  const { count, rows } = await pageOfSelectors(db, tag.id, counted, list)
  const { skip, limit } = list
  return { count, skip, limit, data: { selectors: rows.map(selectorView) } }
}
