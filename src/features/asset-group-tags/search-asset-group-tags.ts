import type { Handler } from '../handler.ts'
import { LABEL, OWNED } from './queries.ts'
import { findMembers, findSelectors, findTags } from './queries-search.ts'
import { tagView } from './views.ts'
import { foundMemberView } from './views-members.ts'
import { selectorView } from './views-selectors.ts'

export const searchAssetGroupTags: Handler<'searchAssetGroupTags'> = async (
  { db, graph },
  { body }
) => {
  const { query: text, tag_type: type, asset_group_tag_id: tagId } = body
  const search = { text, types: type === LABEL ? [LABEL, OWNED] : [type], tagId }
  const tags = await findTags(db, search)
  const selectors = await findSelectors(db, search)
  const members = await findMembers(graph, search)
  return {
    data: {
      tags: tags.map((tag) => tagView(tag)),
      selectors: selectors.map(selectorView),
      members: members.map(foundMemberView)
    }
  }
}
