import type { Handler } from '../handler.ts'
import { requireTag } from './queries.ts'
import { requireSelector } from './queries-selectors.ts'
import { selectorView } from './views-selectors.ts'

export const getAssetGroupTagSelector: Handler<'getAssetGroupTagSelector'> = async (
  { db },
  { path }
) => {
  const tag = await requireTag(db, path.asset_group_tag_id)
  const selector = await requireSelector(db, tag, path.asset_group_tag_selector_id)
  return { data: { selector: selectorView(selector) } }
}
