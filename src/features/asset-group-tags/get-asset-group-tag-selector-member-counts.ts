import type { Handler } from '../handler.ts'
import { countByKind, membersOfSelector, requireEnabledSelector } from './queries-members.ts'
import { countsView } from './views-members.ts'

export const getAssetGroupTagSelectorMemberCounts: Handler<
  'getAssetGroupTagSelectorMemberCounts'
> = async ({ db, graph }, { path, query }) => {
  const selector = await requireEnabledSelector(db, path)
  const counts = await countByKind(
    graph,
    membersOfSelector(graph, selector.id),
    query?.environments
  )
  return { data: countsView(counts) }
}
