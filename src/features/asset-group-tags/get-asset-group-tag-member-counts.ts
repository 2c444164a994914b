import type { Handler } from '../handler.ts'
import { requireTag } from './queries.ts'
import { countByKind, membersOfTag } from './queries-members.ts'
import { countsView } from './views-members.ts'

export const getAssetGroupTagMemberCounts: Handler<'getAssetGroupTagMemberCounts'> = async (
  { db, graph },
  { path, query }
) => {
  const tag = await requireTag(db, path.asset_group_tag_id)
  const counts = await countByKind(graph, membersOfTag(graph, tag.id), query?.environments)
  return { data: countsView(counts) }
}
