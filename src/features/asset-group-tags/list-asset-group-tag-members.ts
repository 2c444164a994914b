import type { Handler } from '../handler.ts'
import { requireTag } from './queries.ts'
import { membersOfTag, pageOfMembers } from './queries-members.ts'
import { memberView } from './views-members.ts'

export const listAssetGroupTagMembers: Handler<'listAssetGroupTagMembers'> = async (
  { db, graph },
  { path, query, list }
) => {
  const tag = await requireTag(db, path.asset_group_tag_id)
  const members = membersOfTag(graph, tag.id)
  const { count, rows } = await pageOfMembers(graph, members, query?.environments, list)
  return { count, skip: list.skip, limit: list.limit, data: { members: rows.map(memberView) } }
}
