import { sql } from 'kysely'
import { localGroupMembers } from '../local-groups.ts'
import type { DerivationStep } from '../step.ts'

/** Administrators, Remote Management Users and Distributed COM Users of each computer: direct members only. */
export const localGroupAccess: DerivationStep = {
  name: 'local-group-access',
  kinds: ['AdminTo', 'CanPSRemote', 'ExecuteDCOM'],
  async derive({ db, kinds }) {
    await sql`
      insert into wanted_edges (start_id, kind_id, end_id)
      select distinct m.member_id, access.kind_id, m.computer_id
      from (values
        ('-544', ${kinds.AdminTo}::smallint),
        ('-580', ${kinds.CanPSRemote}::smallint),
        ('-562', ${kinds.ExecuteDCOM}::smallint)
      ) as access (suffix, kind_id)
      join (${localGroupMembers(kinds)}) m on m.suffix = access.suffix`.execute(db)
  }
}
