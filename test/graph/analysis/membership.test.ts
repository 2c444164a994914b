import t from 'tap'
import { buildMembership, closureOf } from '../../../src/graph/analysis/membership.ts'

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)

t.test('expands groups in groups to any depth, without the group itself', async (t) => {
  const membership = buildMembership([
    { id: 1, members: [2, 10] },
    { id: 2, members: [3] },
    { id: 3, members: [11] }
  ])
  t.strictSame(sorted(membership.membersOf(1)), [2, 3, 10, 11])
  t.strictSame(sorted(membership.membersOf(2)), [3, 11])
  t.strictSame(sorted(membership.membersOf(10)), [])
})

t.test('ends on a cycle, and gives all its groups the same members but themselves', async (t) => {
  const membership = buildMembership([
    { id: 1, members: [2] },
    { id: 2, members: [3, 10] },
    { id: 3, members: [1] }
  ])
  t.strictSame(sorted(membership.membersOf(1)), [2, 3, 10])
  t.strictSame(sorted(membership.membersOf(2)), [1, 3, 10])
  t.strictSame(sorted(closureOf([3], membership)), [1, 2, 3, 10])
})

t.test('takes a group without members, or with itself alone, for no group', async (t) => {
  const membership = buildMembership([
    { id: 1, members: [] },
    { id: 2, members: [2] },
    { id: 3, members: [1] }
  ])
  t.strictSame([1, 2, 3, 4].map(membership.isGroup), [false, false, true, false])
  t.strictSame(sorted(membership.directMembersOf(3)), [1])
  t.strictSame(sorted(membership.directMembersOf(2)), [])
})

t.test('keeps ids beyond 32 bits apart', async (t) => {
  const big = 2 ** 40
  const membership = buildMembership([{ id: big, members: [big + 1, 1] }])
  t.strictSame(sorted(membership.membersOf(big)), [1, big + 1])
})
