/** Containers of the domain and, in the forest root, of the configuration. */
import { defaultAces } from './aces.ts'
import { type CollectorObject, collectorObject } from './collector-object.ts'
import type { Domain } from './plan.ts'
import type { Planted } from './planted.ts'
import { policyIds } from './policies.ts'
import { branchId, containerBranches } from './tree.ts'

export function* containers(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  const defaults = defaultAces(domain, 'container')
  for (const { name: bareName, rdn, parent } of containerBranches(domain, policyIds(domain))) {
    const name = `${bareName}@${domain.name}`
    yield collectorObject(domain, {
      id: branchId(domain, rdn),
      name,
      rdn,
      isProtected: bareName === 'ADMINSDHOLDER',
      containedBy: parent,
      aces: planted.aces(name, defaults),
      fields: { ChildObjects: [] }
    })
  }
}
