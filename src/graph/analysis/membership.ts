/** Who is a member of which group, at any depth, expanded only for the groups that are asked for. */

export type Membership = {
  /** Has at least one member; a group without any behaves like a user. */
  isGroup(id: number): boolean
  directMembersOf(id: number): Iterable<number>
  /** Everyone who reaches the group, at any depth; never the group itself, even where groups form a cycle. */
  membersOf(id: number): ReadonlySet<number>
}

export type GroupMembers = { id: number; members: readonly number[] }

const NOBODY: ReadonlySet<number> = new Set()

/** Keeps 8 bytes per membership; the closure of all groups together would not fit anywhere. */
export function buildMembership(groups: readonly GroupMembers[]): Membership {
  const positions = new Map<number, number>()
  const starts = new Int32Array(groups.length + 1)
  const members = new Float64Array(groups.reduce((sum, group) => sum + group.members.length, 0))
  let end = 0
  for (const group of groups) {
    const start = end
    for (const member of group.members) if (member !== group.id) members[end++] = member
    if (end === start) continue
    starts[positions.size] = start
    positions.set(group.id, positions.size)
    starts[positions.size] = end
  }

  const directMembersOf = (id: number) => {
    const position = positions.get(id)
    return position === undefined
      ? members.subarray(0, 0)
      : members.subarray(starts[position], starts[position + 1])
  }

  const expanded = new Map<number, ReadonlySet<number>>()
  const membersOf = (id: number) => {
    if (!positions.has(id)) return NOBODY
    const known = expanded.get(id)
    if (known) return known
    const found = expand(id, directMembersOf)
    expanded.set(id, found)
    return found
  }

  return { isGroup: (id) => positions.has(id), directMembersOf, membersOf }
}

function expand(id: number, directMembersOf: (id: number) => Iterable<number>): Set<number> {
  const found = new Set<number>()
  const open = [id]
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    for (const member of directMembersOf(group)) {
      if (found.has(member)) continue
      found.add(member)
      open.push(member)
    }
  }
  found.delete(id)
  return found
}

/** The principals themselves and everyone in their groups. */
export function closureOf(principals: Iterable<number>, membership: Membership): Set<number> {
  const closure = new Set(principals)
  for (const principal of [...closure]) {
    for (const member of membership.membersOf(principal)) closure.add(member)
  }
  return closure
}
