import { type RawBuilder, sql } from 'kysely'
import type { KindIds } from './kind-ids.ts'

/**
 * A select of computer_id, group_id, suffix (of the local group's object id) and member_id: who is directly
 * in a local group and can act as a principal. A stub of which nothing but its id is known may be one.
 */
export function localGroupMembers(kinds: KindIds): RawBuilder<unknown> {
  return sql`
    select c.id as computer_id, l.id as group_id, right(l.object_id, 4) as suffix,
      p.id as member_id
    from edges lc
    join nodes l on l.id = lc.start_id
    join nodes c on c.id = lc.end_id and c.kind_ids @> array[${kinds.Computer}]::smallint[]
    join edges m on m.end_id = l.id and m.kind_id = ${kinds.MemberOfLocalGroup}
    join nodes p on p.id = m.start_id
    where lc.kind_id = ${kinds.LocalToComputer}
      and (
        p.kind_ids && array[${kinds.User}, ${kinds.Group}, ${kinds.Computer}]::smallint[]
        or p.kind_ids = array[${kinds.Base}]::smallint[]
      )`
}
