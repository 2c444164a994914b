import type { Handler } from '../handler.ts'
import { emailsOf, requireTag } from './queries.ts'
import { tagView } from './views.ts'

export const getAssetGroupTag: Handler<'getAssetGroupTag'> = async ({ db }, { path }) => {
  const tag = await requireTag(db, path.asset_group_tag_id)
  const emails = await emailsOf(db, [tag.created_by, tag.updated_by])
  const shown = (userId: string) => emails.get(userId) ?? userId
  return {
    data: {
      tag: tagView({
        ...tag,
        created_by: shown(tag.created_by),
        updated_by: shown(tag.updated_by)
      })
    }
  }
}
