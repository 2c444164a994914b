import { sql } from 'kysely'
import type { RepairStep } from '../step.ts'

/** Gives principals that were never described the domain, and a name, that their identifier tells. */
export const domainAssociation: RepairStep = {
  name: 'domain-association',
  async repair({ db, kinds }) {
    const { numAffectedRows } = await sql`
      update nodes n
      set properties = n.properties || jsonb_build_object(
        'name', '(' || d.name || ') ' || n.object_id,
        'domainsid', d.object_id
      )
      from nodes d
      where n.name is null
        and n.kind_ids @> array[${kinds.Base}]::smallint[]
        and d.object_id = regexp_replace(n.object_id, '-[^-]*$', '')
        and d.kind_ids @> array[${kinds.Domain}]::smallint[]
        and d.name is not null`.execute(db)
    return { added: Number(numAffectedRows ?? 0), removed: 0 }
  }
}
