/** Groups that every domain has, whether or not a collector lists them, and how they contain each other. */
import { type RawBuilder, sql } from 'kysely'
import type { RepairStep, StepContext } from '../step.ts'

export const wellKnownGroups: RepairStep = {
  name: 'well-known-groups',
  async repair(context) {
    const added =
      (await createGroups(context)) + (await completeGroups(context)) + (await linkGroups(context))
    return { added, removed: 0 }
  }
}

/** One row (object_id, properties) per group that each collected domain ought to have. */
function wantedGroups({ kinds }: StepContext): RawBuilder<unknown> {
  return sql`
    select g.object_id, jsonb_build_object(
      'name', g.label || '@' || d.name,
      'domain', d.name,
      'domainsid', d.object_id
    ) as properties
    from (${collectedDomains({ kinds })}) d
    cross join lateral (values
      (d.object_id || '-513', 'DOMAIN USERS'),
      (d.object_id || '-515', 'DOMAIN COMPUTERS'),
      (d.name || '-S-1-5-11', 'AUTHENTICATED USERS'),
      (d.name || '-S-1-1-0', 'EVERYONE')
    ) as g (object_id, label)`
}

function collectedDomains({ kinds }: Pick<StepContext, 'kinds'>): RawBuilder<unknown> {
  return sql`
    select object_id, name
    from nodes
    where kind_ids @> array[${kinds.Domain}]::smallint[]
      and properties @> '{"collected": true}'
      and name is not null`
}

async function createGroups(context: StepContext): Promise<number> {
  const { db, kinds, now } = context
  const { numAffectedRows } = await sql`
    insert into nodes (object_id, kind_ids, properties)
    select object_id,
      array(select unnest(array[${kinds.Base}, ${kinds.Group}]::smallint[]) as id order by id),
      properties
        || jsonb_build_object('objectid', object_id, 'lastseen', ${now.toISOString()}::text)
    from (${wantedGroups(context)}) g
    where not exists (select from nodes n where n.object_id = g.object_id)
    order by object_id
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** A group that is there already, be it as a stub, only becomes one by kind; what it is called stays as it was. */
async function completeGroups(context: StepContext): Promise<number> {
  const { db, kinds } = context
  const groupKinds = sql`array[${kinds.Base}, ${kinds.Group}]::smallint[]`
  const { numAffectedRows } = await sql`
    update nodes n
    set kind_ids = array(select distinct unnest(n.kind_ids || ${groupKinds}) as id order by id)
    from (${wantedGroups(context)}) g
    where n.object_id = g.object_id and not n.kind_ids @> ${groupKinds}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function linkGroups({ db, kinds, now }: StepContext): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into edges (start_id, kind_id, end_id, last_seen)
    select s.id, ${kinds.MemberOf}::smallint, t.id, ${now}::timestamptz
    from (${collectedDomains({ kinds })}) d
    cross join lateral (values
      (d.object_id || '-513', d.name || '-S-1-5-11'),
      (d.object_id || '-515', d.name || '-S-1-5-11'),
      (d.name || '-S-1-5-11', d.name || '-S-1-1-0')
    ) as link (member, parent)
    join nodes s on s.object_id = link.member
    join nodes t on t.object_id = link.parent
    where not exists (
      select from edges e
      where e.start_id = s.id and e.kind_id = ${kinds.MemberOf} and e.end_id = t.id
    )
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}
