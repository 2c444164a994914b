/** A server with tags and selectors of them, and what is left of what was done to these. */
import { sql } from 'kysely'
import type { Test } from 'tap'
import type { ApiOptions, Call } from '../support/api.ts'
import { startTags, TIER_ZERO } from './tags.ts'

export const CYPHER = 'MATCH (n:Group) RETURN n'
export const NOBODYS_ID = 2_147_483_647

export type Seed = { type: number; value: string }

export const objects = (...ids: string[]): Seed[] => ids.map((value) => ({ type: 1, value }))
export const queries = (...texts: string[]): Seed[] => texts.map((value) => ({ type: 2, value }))

export async function startSelectors(t: Test, options: ApiOptions = {}) {
  const api = await startTags(t, options)
  const { db, call, everything } = api

  const at = (asset_group_tag_id: number, asset_group_tag_selector_id?: number) => ({
    path: { asset_group_tag_id, asset_group_tag_selector_id }
  })
  const add = (tagId: number, body: object, as?: Call['as']) =>
    call('createAssetGroupTagSelector', { ...at(tagId), body, ...(as && { as }) })

  /** One that selects something, through the API. */
  async function aSelector(tagId: number, name: string, more: object = {}) {
    const { status, body } = await add(tagId, { name, seeds: objects('S-1-5-21-1'), ...more })
    if (status !== 201) throw new Error(`the selector was not made: ${JSON.stringify(body)}`)
    return body.data
  }

  /** The id of a selector of the tag, and ways to selectors that are none, with what is said of each. */
  async function strangersTo(tagId: number) {
    const { id } = await aSelector(tagId, 'Elsewhere')
    const gone = await api.aZone('Gone')
    const { id: lost } = await aSelector(gone, 'Lost')
    await api.remove(gone)
    const [tag, selector] = ['asset_group_tag_id', 'asset_group_tag_selector_id']
    const ways = [
      [NOBODYS_ID, id, tag, 'resource not found'],
      [gone, lost, tag, 'resource not found'],
      [tagId, NOBODYS_ID, selector, 'resource not found'],
      [TIER_ZERO, id, selector, 'selector is not part of asset group tag']
    ] as const
    return { id, ways }
  }

  return {
    ...api,
    at,
    add,
    aSelector,
    strangersTo,
    change: (tagId: number, id: number, body: object) =>
      call('updateAssetGroupTagSelector', { ...at(tagId, id), body }),
    drop: (tagId: number, id: number) => call('deleteAssetGroupTagSelector', at(tagId, id)),
    read: (tagId: number, id: number) => call('getAssetGroupTagSelector', at(tagId, id)),
    list: (tagId: number, query: NonNullable<Call['query']> = {}) =>
      call('listAssetGroupTagSelectors', { ...at(tagId), query }),

    /** As those that come with the platform, which cannot be made by the API. */
    async aDefault(tagId: number, name: string, allow_disable = true) {
      const { rows } = await sql<{ id: number }>`
        with made as (
          insert into asset_group_tag_selectors
            (asset_group_tag_id, created_by, updated_by, name, is_default, allow_disable)
          values (${tagId}, 'SYSTEM', 'SYSTEM', ${name}, true, ${allow_disable}) returning id
        )
        insert into asset_group_tag_selector_seeds (selector_id, number, type, value)
        select id, 1, 2, ${CYPHER} from made returning selector_id as id`.execute(db)
      return rows[0]?.id ?? 0
    },

    /** What the last analysis found for a selector, node by node: the environment of each. */
    async select(selectorId: number, ...environments: string[]) {
      await sql`
        insert into asset_group_tag_selector_nodes (selector_id, node_id, source, node_primary_kind,
          node_environment_id, node_object_id, node_name)
        select ${selectorId}::integer, number, 1, 'User', environment, number::text, ''
        from unnest(${environments}::text[]) with ordinality as node (environment, number)`.execute(
        db
      )
    },

    /** Every row that a change to a selector may touch, to tell whether one did. */
    async rows(): Promise<unknown> {
      const { rows } = await sql`
        select (select json_agg(s order by id) from asset_group_tag_selectors s) as selectors,
          (select json_agg(s order by selector_id, number) from asset_group_tag_selector_seeds s) as seeds,
          (select json_agg(n order by selector_id, node_id) from asset_group_tag_selector_nodes n) as nodes`.execute(
        db
      )
      return { ...(rows[0] as object), tags: await everything() }
    }
  }
}
