/** Finds tags, selectors and members by a part of their names. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { escapeLike } from '../../db/page.ts'
import type { TagRow } from './queries.ts'
import type { SelectedRow } from './queries-members.ts'
import { type SelectorRow, selectSelectors } from './queries-selectors.ts'

export type Search = {
  text: string
  /** Only in tags of these types, or in this one if it is of such a type. */
  types: readonly number[]
  tagId: number | undefined
}

/** As many of each sort as the contract allows. */
const MOST = 50

const patternOf = ({ text }: Search) => `%${escapeLike(text)}%`

const hasName = (search: Search) => sql<boolean>`name collate "default" ilike ${patternOf(search)}`

const searchedTags = (db: Kysely<Database>, { types, tagId }: Search) =>
  db
    .selectFrom('asset_group_tags')
    .where('deleted_at', 'is', null)
    .where('type', 'in', types)
    .$if(tagId !== undefined, (tags) => tags.where('id', '=', Number(tagId)))

export function findTags(db: Kysely<Database>, search: Search): Promise<TagRow[]> {
  return searchedTags(db, search)
    .selectAll()
    .where(hasName(search))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export function findSelectors(db: Kysely<Database>, search: Search): Promise<SelectorRow[]> {
  return selectSelectors(db)
    .where('asset_group_tag_id', 'in', searchedTags(db, search).select('id'))
    .where(hasName(search))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export type FoundMember = SelectedRow & { asset_group_tag_id: number }

/** One tag after the other, so that the index over the names ends the search where it has found enough. */
export function findMembers(db: Kysely<Database>, search: Search): Promise<FoundMember[]> {
  const pattern = sql`lower(${patternOf(search)}::text collate "default")`
  return db
    .selectFrom(searchedTags(db, search).select('id').as('tag'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('asset_group_tag_members')
          .selectAll()
          .whereRef('asset_group_tag_id', '=', 'tag.id')
          .where(
            sql<boolean>`(node_name_folded like ${pattern} or node_object_id_folded like ${pattern})`
          )
          .orderBy('node_name')
          .orderBy('node_id')
          .limit(MOST)
          .as('member'),
      (join) => join.onTrue()
    )
    .selectAll('member')
    .orderBy('node_name')
    .orderBy('node_id')
    .orderBy('asset_group_tag_id')
    .limit(MOST)
    .execute()
}
