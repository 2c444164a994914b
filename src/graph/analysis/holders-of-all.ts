/** Which principals hold all of several rights, named at the widest group that holds them. */
import { closureOf, type Membership } from './membership.ts'

/**
 * Each list holds the principals that were granted one right directly. A list that reaches one of the
 * special groups restricts nobody. The order of the lists decides which of several equivalent principals
 * is named; whoever reaches the result over group membership is the same in any order.
 */
export function holdersOfAll(
  lists: readonly (readonly number[])[],
  membership: Membership,
  specialGroups: ReadonlySet<number>
): Set<number> {
  const restricting = lists
    .map((holders) => ({ holders, closure: closureOf(holders, membership) }))
    .filter(({ closure }) => ![...specialGroups].some((group) => closure.has(group)))
  const [first, ...others] = restricting
  if (!first) return new Set(lists.flat())
  if (others.length === 0) return new Set(first.holders)

  const holdsOthers = (id: number) => others.every(({ closure }) => closure.has(id))
  const found = new Set<number>()
  const pool = new Set<number>()
  for (const holder of first.holders) {
    if (holdsOthers(holder)) found.add(holder)
    else for (const member of membership.membersOf(holder)) pool.add(member)
  }
  for (const group of groupsBySize(pool, membership)) {
    if (!pool.delete(group) || !holdsOthers(group)) continue
    found.add(group)
    for (const member of membership.membersOf(group)) pool.delete(member)
  }
  for (const principal of pool) if (holdsOthers(principal)) found.add(principal)
  return found
}

function groupsBySize(pool: Iterable<number>, membership: Membership): number[] {
  const size = (id: number) => membership.membersOf(id).size
  return [...pool].filter(membership.isGroup).sort((a, b) => size(a) - size(b) || a - b)
}
