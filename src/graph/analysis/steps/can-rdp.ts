/** CanRDP: members of Remote Desktop Users, where user rights are known only those that may log on so. */
import { sql } from 'kysely'
import { localGroupMembers } from '../local-groups.ts'
import { closureOf, type Membership } from '../membership.ts'
import type { DerivationStep, StepContext } from '../step.ts'
import { wantEdges } from '../wanted-edges.ts'

const SUFFIX = '-555'

export const canRdp: DerivationStep = {
  name: 'can-rdp',
  kinds: ['CanRDP'],
  async derive(context) {
    await wantDirectMembers(context)
    await wantRightHolders(context)
  }
}

/** The user rights are unknown, or the group itself has the right. */
async function wantDirectMembers({ db, kinds }: StepContext): Promise<void> {
  await sql`
    insert into wanted_edges (start_id, kind_id, end_id)
    select distinct m.member_id, ${kinds.CanRDP}::smallint, m.computer_id
    from (${localGroupMembers(kinds)}) m
    join nodes c on c.id = m.computer_id
    where m.suffix = ${SUFFIX}
      and (
        not c.properties @> '{"hasura": true}'
        or exists (
          select from edges r
          where r.start_id = m.group_id and r.end_id = m.computer_id
            and r.kind_id = ${kinds.RemoteInteractiveLogonRight}
        )
      )`.execute(db)
}

/** Otherwise who has both: a holder of the right in the group, or those of its members who are. */
async function wantRightHolders(context: StepContext): Promise<void> {
  const targets = await findRestrictedGroups(context)
  if (targets.length === 0) return
  const membership = await context.membership()
  await wantEdges(context, 'CanRDP', allowedPairs(targets, membership))
}

function* allowedPairs(
  targets: readonly RestrictedGroup[],
  membership: Membership
): Generator<[principal: number, computer: number]> {
  for (const { holder, members, computers } of combine(targets, membership).values()) {
    for (const principal of allowedFor(holder, members, membership)) {
      for (const computer of computers) yield [principal, computer]
    }
  }
}

type RestrictedGroup = { group_id: number; computer_id: number; holders: number[] }

async function findRestrictedGroups({ db, kinds }: StepContext): Promise<RestrictedGroup[]> {
  const { rows } = await sql<RestrictedGroup>`
    select l.id as group_id, c.id as computer_id, array_agg(r.start_id) as holders
    from edges lc
    join nodes l on l.id = lc.start_id and right(l.object_id, 4) = ${SUFFIX}
    join nodes c on c.id = lc.end_id and c.kind_ids @> array[${kinds.Computer}]::smallint[]
    join edges r on r.end_id = c.id and r.kind_id = ${kinds.RemoteInteractiveLogonRight}
    where lc.kind_id = ${kinds.LocalToComputer}
      and c.properties @> '{"hasura": true}'
    group by l.id, c.id
    having not l.id = any(array_agg(r.start_id))`.execute(db)
  return rows
}

type Combination = { holder: number; members: number[]; computers: number[] }

/** Thousands of computers share their members and right holders, so each combination is worked out once. */
function combine(
  targets: readonly RestrictedGroup[],
  membership: Membership
): Map<string, Combination> {
  const combinations = new Map<string, Combination>()
  for (const { group_id, computer_id, holders } of targets) {
    const members = [...membership.directMembersOf(group_id)].sort((a, b) => a - b)
    for (const holder of holders) {
      const key = `${holder}:${members.join()}`
      const known = combinations.get(key)
      if (known) known.computers.push(computer_id)
      else combinations.set(key, { holder, members, computers: [computer_id] })
    }
  }
  return combinations
}

function allowedFor(holder: number, members: readonly number[], membership: Membership): number[] {
  const inGroup = closureOf(members, membership)
  if (inGroup.has(holder)) return [holder]
  return [...membership.membersOf(holder)].filter((member) => inGroup.has(member))
}
