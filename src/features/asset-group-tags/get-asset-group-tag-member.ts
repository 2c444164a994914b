import type { Handler } from '../handler.ts'
import { requireTag } from './queries.ts'
import { requireMember } from './queries-members.ts'
import { memberView } from './views-members.ts'
import { selectorView } from './views-selectors.ts'

export const getAssetGroupTagMember: Handler<'getAssetGroupTagMember'> = async (
  { db },
  { path }
) => {
  const tag = await requireTag(db, path.asset_group_tag_id)
  const member = await requireMember(db, tag, path.member_id)
  const selectors = member.selectors.map(selectorView)
  return { data: { member: { ...memberView(member), selectors } } }
}
