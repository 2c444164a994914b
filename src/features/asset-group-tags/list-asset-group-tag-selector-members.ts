import type { Handler } from '../handler.ts'
import { membersOfSelector, pageOfMembers, requireEnabledSelector } from './queries-members.ts'
import { memberView } from './views-members.ts'

export const listAssetGroupTagSelectorMembers: Handler<'listAssetGroupTagSelectorMembers'> = async (
  { db, graph },
  { path, query, list }
) => {
  const selector = await requireEnabledSelector(db, path)
  const members = membersOfSelector(graph, selector.id)
  const { count, rows } = await pageOfMembers(graph, members, query?.environments, list)
  return { count, skip: list.skip, limit: list.limit, data: { members: rows.map(memberView) } }
}
