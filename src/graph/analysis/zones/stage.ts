/** The work tables of one tagging: which tags and selectors count, what these selected, and what that is. */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { primaryKind } from '../../kinds.ts'
import { OWNED_MARK, TIER_ZERO_MARK } from '../../marks.ts'
import type { Edition } from '../step.ts'
import type { Selected } from './expand.ts'
import { shownName } from './select-members.ts'

/** By selector; absent where its seeds could not be evaluated. */
export type Selections = ReadonlyMap<number, readonly Selected[]>

const BATCH = 50_000

/** Those that have members. Tier Zero is the zone in the first position, and Owned the only tag of its type. */
export const evaluatedTags = (edition: Edition): RawBuilder<unknown> => sql`
  select * from asset_group_tags
  where deleted_at is null and (${edition}::text = 'enterprise' or type = 3 or position = 1)`

/**
 * From here on no selector is deleted and nothing is certified until the transaction ends; whoever does so
 * already is waited for. What tags and selectors say is read once, here.
 */
export async function stageSelectors(
  trx: Transaction<Database>,
  edition: Edition,
  evaluated: readonly number[]
): Promise<void> {
  await sql`select id from asset_group_tag_selectors order by id for key share`.execute(trx)
  await sql`lock table asset_group_tag_selector_nodes in share row exclusive mode`.execute(trx)
  await sql`
    create temporary table staged_tags on commit drop as
    select id, type, kind_id, position, require_certify,
      case when position = 1 then ${TIER_ZERO_MARK} when type = 3 then ${OWNED_MARK} end as mark
    from (${evaluatedTags(edition)}) as tag`.execute(trx)
  await sql`
    create temporary table staged_selectors on commit drop as
    select s.id, s.asset_group_tag_id, s.auto_certify,
      s.disabled_at is not null or tag.deleted_at is not null as is_off,
      s.id = any(${evaluated}::integer[]) as is_evaluated
    from asset_group_tag_selectors s join asset_group_tags tag on tag.id = s.asset_group_tag_id
    `.execute(trx)
}

export async function stageSelections(
  trx: Transaction<Database>,
  selections: Selections
): Promise<void> {
  await sql`
    create temporary table staged_selections (
      selector_id integer not null, node_id bigint not null, source smallint not null
    ) on commit drop`.execute(trx)
  for (const [selectorId, selected] of selections) {
    for (const { source, ids } of selected) {
      for (let begin = 0; begin < ids.length; begin += BATCH) {
        await sql`
          insert into staged_selections (selector_id, node_id, source)
          select s.id, node_id, ${source}::smallint
          from staged_selectors s
          cross join unnest(${ids.slice(begin, begin + BATCH)}::bigint[]) as node_id
          where s.id = ${selectorId} and not is_off`.execute(trx)
      }
    }
  }
  await sql`analyze staged_selections`.execute(trx)
}

/** As the graph has them now: the nodes that are selected, or were by a selector that could not be evaluated. */
export async function stageNodes(trx: Transaction<Database>): Promise<void> {
  await sql`
    create temporary table staged_nodes on commit drop as
    select n.id, n.kind_ids, '' as primary_kind, coalesce(n.environment_id, '') as environment_id,
      n.object_id, ${shownName('n')} as name
    from nodes n
    where n.id in (
      select node_id from staged_selections
      union
      select node_id from asset_group_tag_selector_nodes r
      join staged_selectors s on s.id = r.selector_id where not is_evaluated
    )`.execute(trx)
  const { rows } = await sql<{ kindIds: number[]; names: string[] }>`
    select kind_ids as "kindIds", array(
      select k.name from unnest(kind_ids) with ordinality as u (id, place)
      join kinds k on k.id = u.id order by u.place
    ) as names
    from (select distinct kind_ids from staged_nodes) as kind_sets`.execute(trx)
  const kindSets = rows.map(({ kindIds, names }) => [`{${kindIds}}`, primaryKind(names)])
  await sql`
    update staged_nodes n set primary_kind = kind_set.primary_kind
    from json_object(${kindSets}::text[]) as mapping
    cross join json_each_text(mapping) as kind_set (kind_ids, primary_kind)
    where n.kind_ids = kind_set.kind_ids::smallint[]`.execute(trx)
  await sql`analyze staged_nodes`.execute(trx)
}
