/** From what the selectors of all tags select to their members, and to the kinds and marks of the nodes. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Changes } from '../step.ts'

export async function applyMembers(trx: Transaction<Database>): Promise<Changes> {
  await stageMembers(trx)
  const changes = await writeMembers(trx)
  await tagNodes(trx)
  return changes
}

/** Of the zones that select a node, the first in position has it; other tags have whatever they select. */
async function stageMembers(trx: Transaction<Database>): Promise<void> {
  await sql`
    create temporary table staged_members on commit drop as
    select tag_id, kind_id, node_id, source
    from (
      select t.id as tag_id, t.kind_id, t.position, r.node_id, min(r.source) as source,
        min(t.position) over (partition by r.node_id) as first_position
      from asset_group_tag_selector_nodes r
      join staged_selectors s on s.id = r.selector_id
      join staged_tags t on t.id = s.asset_group_tag_id
      join staged_nodes n on n.id = r.node_id
      where t.require_certify is not true or r.certified >= 2
      group by t.id, t.kind_id, t.position, r.node_id
    ) as selected
    where position is null or position = first_position`.execute(trx)
  await sql`analyze staged_members`.execute(trx)
}

async function writeMembers(trx: Transaction<Database>): Promise<Changes> {
  const deleted = await sql`
    delete from asset_group_tag_members m
    where not exists (
      select from staged_members w
      where w.tag_id = m.asset_group_tag_id and w.node_id = m.node_id
    )`.execute(trx)
  await sql`
    update asset_group_tag_members m
    set source = w.source, node_primary_kind = n.primary_kind, node_environment_id = n.environment_id,
      node_object_id = n.object_id, node_name = n.name
    from staged_members w join staged_nodes n on n.id = w.node_id
    where w.tag_id = m.asset_group_tag_id and w.node_id = m.node_id
      and (m.source, m.node_primary_kind, m.node_environment_id, m.node_object_id, m.node_name)
        is distinct from (w.source, n.primary_kind, n.environment_id, n.object_id, n.name)`.execute(
    trx
  )
  const inserted = await sql`
    insert into asset_group_tag_members (asset_group_tag_id, node_id, source, node_primary_kind,
      node_environment_id, node_object_id, node_name)
    select w.tag_id, w.node_id, w.source, n.primary_kind, n.environment_id, n.object_id, n.name
    from staged_members w join staged_nodes n on n.id = w.node_id
    where not exists (
      select from asset_group_tag_members m
      where m.asset_group_tag_id = w.tag_id and m.node_id = w.node_id
    )
    order by w.tag_id, w.node_id`.execute(trx)
  return {
    added: Number(inserted.numAffectedRows ?? 0),
    removed: Number(deleted.numAffectedRows ?? 0)
  }
}

/**
 * A node loses the kinds of tags that it is no member of, deleted ones included, and the marks of those kinds. Words
 * that a file brought along stay, and so does a list of tags that is no text.
 */
async function tagNodes(trx: Transaction<Database>): Promise<void> {
  await sql`
    with wanted as materialized (
      select node_id, array_agg(kind_id order by kind_id) as kind_ids
      from staged_members group by node_id
    ),
    tags as materialized (
      select array_agg(kind_id) as kind_ids from asset_group_tags
    ),
    marks as materialized (select kind_id, mark from staged_tags where mark is not null),
    touched as (
      select node_id as id from wanted
      union
      select n.id from tags join nodes n on n.kind_ids && tags.kind_ids
    ),
    states as (
      select n.id, n.kind_ids,
        array(select id from unnest(n.kind_ids) with ordinality as u (id, place)
          where id <> all(tags.kind_ids) order by place) || coalesce(w.kind_ids, '{}') as wanted_kind_ids,
        array(select mark from marks where kind_id = any(w.kind_ids) order by mark) as wanted_marks,
        array(select mark from marks where kind_id = any(n.kind_ids)) as given_marks,
        string_to_array(coalesce(n.properties ->> 'system_tags', ''), ' ') as words,
        coalesce(jsonb_typeof(n.properties -> 'system_tags'), 'null') in ('null', 'string') as has_words
      from touched
      join nodes n on n.id = touched.id
      cross join tags
      left join wanted w on w.node_id = n.id
    ),
    changes as (
      select id, wanted_kind_ids,
        array_to_string(
          array(select word from unnest(words) with ordinality as u (word, place)
            where word <> '' and word <> all(given_marks) or word = any(wanted_marks) order by place)
          || array(select mark from unnest(wanted_marks) as mark where mark <> all(words)), ' ') as tags,
        has_words and (not words @> wanted_marks or words && array(
          select mark from unnest(given_marks) as mark where mark <> all(wanted_marks)
        )) as is_marked
      from states
      where kind_ids <> wanted_kind_ids or has_words and not words @> wanted_marks
    )
    update nodes n
    set kind_ids = wanted_kind_ids,
      properties = case
        when not is_marked then properties
        when tags = '' then properties - 'system_tags'
        else jsonb_set(properties, '{system_tags}', to_jsonb(tags)) end
    from changes
    where n.id = changes.id`.execute(trx)
}
