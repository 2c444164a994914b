/** Brings what every selector selects, and how it is certified, to what was staged. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Who certifies what nobody certified by hand. */
const SYSTEM = 'SYSTEM'

export async function applySelections(trx: Transaction<Database>): Promise<void> {
  await sql`
    create temporary table staged_certified on commit drop as
    ${automatic()}`.execute(trx)
  await sql`
    delete from asset_group_tag_selector_nodes r
    using staged_selectors s
    where s.id = r.selector_id and (is_off or is_evaluated and not exists (
      select from staged_selections w
      where w.selector_id = r.selector_id and w.node_id = r.node_id
    ))`.execute(trx)
  await writeSelected(trx)
  await writeHistory(trx)
}

/** A decision of somebody, to certify or to revoke, outlives whatever the selector says. */
async function writeSelected(trx: Transaction<Database>): Promise<void> {
  await sql`
    with wanted as materialized (
      select w.selector_id, w.node_id, w.source, old.node_id is null as is_new,
        case when old.certified in (1, 2) then old.certified when auto.matic then 3 else 0 end as certified,
        case when old.certified in (1, 2) then old.certified_by when auto.matic then ${SYSTEM} end as certified_by,
        n.primary_kind, n.environment_id, n.object_id, n.name
      from staged_selections w
      join staged_nodes n on n.id = w.node_id
      join staged_selectors s on s.id = w.selector_id
      join staged_tags t on t.id = s.asset_group_tag_id
      cross join lateral (
        select t.type = 1 and (s.auto_certify = 1 or s.auto_certify = 2 and w.source = 1) as matic
      ) as auto
      left join asset_group_tag_selector_nodes old
        on old.selector_id = w.selector_id and old.node_id = w.node_id
    ),
    changed as (
      update asset_group_tag_selector_nodes r
      set source = w.source, certified = w.certified, certified_by = w.certified_by,
        node_primary_kind = w.primary_kind, node_environment_id = w.environment_id,
        node_object_id = w.object_id, node_name = w.name, updated_at = now()
      from wanted w
      where r.selector_id = w.selector_id and r.node_id = w.node_id
        and (r.source, r.certified, r.certified_by, r.node_primary_kind, r.node_environment_id,
            r.node_object_id, r.node_name)
          is distinct from (w.source, w.certified, w.certified_by, w.primary_kind, w.environment_id,
            w.object_id, w.name)
    )
    insert into asset_group_tag_selector_nodes (selector_id, node_id, source, certified, certified_by,
      node_primary_kind, node_environment_id, node_object_id, node_name)
    select selector_id, node_id, source, certified, certified_by, primary_kind, environment_id, object_id, name
    from wanted where is_new order by selector_id, node_id`.execute(trx)
}

/** Who is certified automatically in which tag, by whichever of its selectors. */
const automatic = () => sql`
  select distinct s.asset_group_tag_id, r.node_id
  from asset_group_tag_selector_nodes r join staged_selectors s on s.id = r.selector_id
  where r.certified = 3`

/** An entry for each node that is now certified automatically in a tag, or is not any more and waits for somebody. */
async function writeHistory(trx: Transaction<Database>): Promise<void> {
  await sql`
    insert into asset_group_history (actor, action, target, asset_group_tag_id, environment_id)
    select ${SYSTEM}, case certified when 3 then 'CertifyNodeAuto' else 'CertifyNodePending' end,
      n.name, asset_group_tag_id, nullif(n.environment_id, '')
    from (
      select s.asset_group_tag_id, r.node_id, max(r.certified) as certified
      from asset_group_tag_selector_nodes r join staged_selectors s on s.id = r.selector_id
      group by s.asset_group_tag_id, r.node_id
    ) as now
    join staged_nodes n on n.id = node_id
    left join staged_certified before using (asset_group_tag_id, node_id)
    where before.node_id is null and certified = 3 or before.node_id is not null and certified = 0
    order by asset_group_tag_id, node_id`.execute(trx)
}
