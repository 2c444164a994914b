/** Every query over asset_group_tags. */
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'

export type TagRow = Selectable<Database['asset_group_tags']>

/** Throws where there is no such tag, or none any more. */
export async function requireTag(db: Kysely<Database>, id: number): Promise<TagRow> {
  const tag = await db
    .selectFrom('asset_group_tags')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!tag) throw new NotFoundError('asset_group_tag_id', 'resource not found')
  return tag
}
