import { sql } from 'kysely'
import { findDomainRights } from '../domain-rights.ts'
import { holdersOfAll } from '../holders-of-all.ts'
import { findSpecialGroups } from '../special-groups.ts'
import type { DerivationStep } from '../step.ts'

/** Who may replicate the filtered attributes reads the local administrator's password of every LAPS computer. */
export const syncLapsPassword: DerivationStep = {
  name: 'sync-laps-password',
  kinds: ['SyncLAPSPassword'],
  async derive(context) {
    const { db, kinds } = context
    const domains = await findDomainRights(context, ['GetChanges', 'GetChangesInFilteredSet'])
    const membership = await context.membership()
    const specialGroups = await findSpecialGroups(context)
    for (const { domainSid, holders } of domains) {
      const syncers = [...holdersOfAll(holders, membership, specialGroups)]
      // environment_id is the indexed form of domainsid.
      await sql`
        insert into wanted_edges (start_id, kind_id, end_id)
        select syncer, ${kinds.SyncLAPSPassword}::smallint, c.id
        from unnest(${syncers}::bigint[]) as syncer
        cross join nodes c
        where c.environment_id = ${domainSid}
          and c.properties ->> 'domainsid' = ${domainSid}
          and c.kind_ids @> array[${kinds.Computer}]::smallint[]
          and c.properties @> '{"haslaps": true}'`.execute(db)
    }
  }
}
