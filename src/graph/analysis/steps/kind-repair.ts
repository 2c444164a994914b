import { sql } from 'kysely'
import type { RepairStep } from '../step.ts'

/** Identifiers that only groups have: admins, domain controllers, operators. */
const GROUP_ID = '-(512|516|518|519|526|527|544|551|S-1-5-9)$'

/** A privileged group that was only referred to, never described, may lack its kind. */
export const kindRepair: RepairStep = {
  name: 'kind-repair',
  async repair({ db, kinds }) {
    const { numAffectedRows } = await sql`
      update nodes
      set kind_ids = array(select unnest(kind_ids || ${kinds.Group}::smallint) as id order by id)
      where object_id ~ ${GROUP_ID}
        and kind_ids @> array[${kinds.Base}]::smallint[]
        and not kind_ids && array[${kinds.Group}, ${kinds.ADLocalGroup}]::smallint[]`.execute(db)
    return { added: Number(numAffectedRows ?? 0), removed: 0 }
  }
}
