import { findDomainRights } from '../domain-rights.ts'
import { holdersOfAll } from '../holders-of-all.ts'
import { findSpecialGroups } from '../special-groups.ts'
import type { DerivationStep } from '../step.ts'
import { wantEdges } from '../wanted-edges.ts'

/** Who may replicate secrets out of a domain: both replication rights together. */
export const dcSync: DerivationStep = {
  name: 'dcsync',
  kinds: ['DCSync'],
  async derive(context) {
    const domains = await findDomainRights(context, ['GetChanges', 'GetChangesAll'])
    const membership = await context.membership()
    const specialGroups = await findSpecialGroups(context)
    for (const { domainId, holders } of domains) {
      const syncers = holdersOfAll(holders, membership, specialGroups)
      const edges = [...syncers].map((syncer): [number, number] => [syncer, domainId])
      await wantEdges(context, 'DCSync', edges)
    }
  }
}
