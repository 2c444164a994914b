import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { KindIds } from './kind-ids.ts'
import { buildMembership, type Membership } from './membership.ts'

/** MemberOf and MemberOfLocalGroup into directory groups; whatever else has members is not expanded. */
export async function loadMembership(db: Kysely<Database>, kinds: KindIds): Promise<Membership> {
  // One text per group: a row per membership would cost ten times the memory while it is read.
  const { rows } = await sql<{ id: number; members: string }>`
    select e.end_id as id, string_agg(e.start_id::text, ',') as members
    from edges e
    join nodes g on g.id = e.end_id
    where e.kind_id in (${kinds.MemberOf}, ${kinds.MemberOfLocalGroup})
      and g.kind_ids && array[${kinds.Group}, ${kinds.ADLocalGroup}]::smallint[]
    group by e.end_id`.execute(db)
  return buildMembership(
    rows.map(({ id, members }) => ({ id, members: members.split(',').map(Number) }))
  )
}
