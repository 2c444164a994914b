/** A server with what tags and selectors have selected, as an analysis would leave it. */
import type { Test } from 'tap'
import type { Answer, ApiOptions, Call } from '../support/api.ts'
import { startSelectors } from './selectors.ts'

export type Node = {
  id: number
  objectId: string
  name: string
  kind: string
  environment: string
  source: 1 | 2 | 3
}

export type Query = NonNullable<Call['query']>

const rowOf = ({ id, objectId, name, kind, environment, source }: Node) => ({
  node_id: id,
  source,
  node_primary_kind: kind,
  node_environment_id: environment,
  node_object_id: objectId,
  node_name: name
})

export async function startMembers(t: Test, options: ApiOptions = {}) {
  const api = await startSelectors(t, options)
  const { db, call } = api

  return {
    ...api,

    /** One that no other node is like, save in what it is asked to have. */
    aNode: (id: number, node: Partial<Node> = {}): Node => ({
      id,
      objectId: `S-1-5-21-1-${id}`,
      name: `NODE ${id}`,
      kind: 'User',
      environment: 'S-1-5-21-1',
      source: 1,
      ...node
    }),

    /** Makes these all the members of the tag. */
    async setMembers(tagId: number, nodes: readonly Node[]) {
      await db
        .deleteFrom('asset_group_tag_members')
        .where('asset_group_tag_id', '=', tagId)
        .execute()
      if (nodes.length === 0) return
      const rows = nodes.map((node) => ({ asset_group_tag_id: tagId, ...rowOf(node) }))
      await db.insertInto('asset_group_tag_members').values(rows).execute()
    },

    /** Makes these all that the selector selects. */
    async setSelected(
      selectorId: number,
      nodes: readonly Node[],
      state: { certified?: number; certified_by?: string; created_at?: Date } = {}
    ) {
      await db
        .deleteFrom('asset_group_tag_selector_nodes')
        .where('selector_id', '=', selectorId)
        .execute()
      if (nodes.length === 0) return
      const rows = nodes.map((node) => ({ selector_id: selectorId, ...rowOf(node), ...state }))
      await db.insertInto('asset_group_tag_selector_nodes').values(rows).execute()
    },

    /** Who is certified how, by selector and node. */
    async states(): Promise<Record<string, number>> {
      const selected = await db
        .selectFrom('asset_group_tag_selector_nodes')
        .select(['selector_id', 'node_id', 'certified'])
        .execute()
      return Object.fromEntries(
        selected.map(({ selector_id, node_id, certified }) => [
          `${selector_id} ${node_id}`,
          certified
        ])
      )
    },

    members: (tagId: number, query: Query = {}): Promise<Answer> =>
      call('listAssetGroupTagMembers', { path: { asset_group_tag_id: tagId }, query })
  }
}

export const idsOf = ({ body }: Answer): number[] =>
  body.data.members.map(({ id }: { id: number }) => id)
