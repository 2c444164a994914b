import type { Handler } from '../handler.ts'
import { allTags, countsOf } from './queries.ts'
import { tagView } from './views.ts'

export const listAssetGroupTags: Handler<'listAssetGroupTags'> = async (
  { db },
  { query, list }
) => {
  const tags = await allTags(db, list)
  const isCounted = /^t/i.test(query?.counts ?? '')
  const counts = isCounted
    ? await countsOf(
        db,
        tags.map(({ id }) => id)
      )
    : undefined
  return { data: { tags: tags.map((tag) => tagView(tag, counts?.get(tag.id))) } }
}
