import fc from 'fast-check'
import t from 'tap'
import { holdersOfAll } from '../../../src/graph/analysis/holders-of-all.ts'
import { buildMembership, closureOf } from '../../../src/graph/analysis/membership.ts'

/** Names are easier to read than ids: gives each name in 'member group' pairs an id, and translates back. */
function world(pairs: readonly string[], ...special: string[]) {
  const names = [...new Set(pairs.flatMap((pair) => pair.split(' ')))]
  const groups = new Map<number, number[]>()
  for (const pair of pairs) {
    const [member = '', group = ''] = pair.split(' ')
    const id = names.indexOf(group)
    groups.set(id, [...(groups.get(id) ?? []), names.indexOf(member)])
  }
  const membership = buildMembership([...groups].map(([id, members]) => ({ id, members })))
  const specialGroups = new Set(special.map((name) => names.indexOf(name)))
  const ids = (list: string[]) => list.map((name) => names.indexOf(name))
  const toNames = (found: Iterable<number>) => [...found].map((id) => names[id]).sort()
  return {
    holders: (...lists: string[][]) =>
      toNames(holdersOfAll(lists.map(ids), membership, specialGroups)),
    closure: (list: string[]) => toNames(closureOf(ids(list), membership))
  }
}

t.test('names a nested group that holds all rights instead of its members', async (t) => {
  const { holders } = world(['G4 G1', 'G3 G1', 'G3 G2', 'U1 G3', 'U1 G4'])
  t.strictSame(holders(['G1'], ['G2']), ['G3'])
})

t.test(
  'drops a list that reaches a special group, and opens no group of the only other',
  async (t) => {
    const { holders } = world(['G4 G1', 'U1 G4', 'G3 G2'], 'G4')
    t.strictSame(holders(['G1'], ['G2']), ['G2'])
  }
)

t.test('gives the holders of every list when all lists are dropped', async (t) => {
  const { holders } = world(['E G3', 'G3 G1', 'G3 G2'], 'E')
  t.strictSame(holders(['G1'], ['G2']), ['G1', 'G2'])
})

t.test('finds nobody when no principal is in both lists', async (t) => {
  const { holders } = world(['U1 A', 'U2 B'])
  t.strictSame(holders(['A'], ['B']), [])
  t.strictSame(holders([], ['B']), [])
})

t.test('reaches the members of groups that contain each other', async (t) => {
  const { holders, closure } = world(['A B', 'B A', 'U1 B'])
  t.ok(closure(holders(['A'], ['B']).map(String)).includes('U1'))
})

t.test('names one by one what a covered group inside a larger one leaves over', async (t) => {
  // S is in L and in G2; L is not in G2 as a whole.
  const { holders } = world(['L G1', 'S L', 'U1 S', 'U2 L', 'U3 L', 'S G2', 'U2 G2'])
  t.strictSame(holders(['G1'], ['G2']), ['S', 'U2'])
})

t.test('loses and invents nobody: what the result reaches is what all lists reach', async () => {
  const GROUPS = 8
  const principal = fc.integer({ min: 0, max: 14 })
  const list = fc.uniqueArray(principal, { maxLength: 4 })
  const graph = fc.array(fc.tuple(fc.integer({ min: 0, max: GROUPS - 1 }), principal), {
    maxLength: 25
  })
  fc.assert(
    fc.property(
      graph,
      fc.array(list, { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(fc.integer({ min: 0, max: GROUPS - 1 }), { maxLength: 1 }),
      (edges, lists, special) => {
        const reaches = reachability(edges, 15)
        const closures = lists.map((holders) => union(holders.map((id) => reaches[id])))
        const kept = closures.filter((closure) => !special.some((group) => closure.has(group)))
        const expected =
          kept.length === 0
            ? union(closures)
            : new Set([...union(kept)].filter((id) => kept.every((closure) => closure.has(id))))

        const groups = Array.from({ length: GROUPS }, (_, id) => ({
          id,
          members: edges.filter(([group]) => group === id).map(([, member]) => member)
        }))
        const found = holdersOfAll(lists, buildMembership(groups), new Set(special))
        const reached = union([...found].map((id) => reaches[id]))
        return sameSet(reached, expected)
      }
    ),
    { seed: 20260102, numRuns: 3000 }
  )
})

t.test('names nobody who holds the rights only through another one that it names', async () => {
  // Without nesting among groups there is one right answer, so the result must be exactly that.
  const group = fc.integer({ min: 0, max: 4 })
  const user = fc.integer({ min: 5, max: 12 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(group, user), { maxLength: 20 }),
      fc.uniqueArray(group),
      fc.uniqueArray(group),
      (edges, first, second) => {
        const groups = [0, 1, 2, 3, 4].map((id) => ({
          id,
          members: edges.filter(([of]) => of === id).map(([, member]) => member)
        }))
        const both = first.filter((id) => second.includes(id))
        const isIn = (id: number, list: number[]) =>
          edges.some(([of, member]) => member === id && list.includes(of))
        const onlyFirst = first.filter((id) => !both.includes(id))
        const users = [5, 6, 7, 8, 9, 10, 11, 12].filter(
          (id) => isIn(id, onlyFirst) && isIn(id, second)
        )
        const found = holdersOfAll([first, second], buildMembership(groups), new Set())
        return sameSet(found, new Set([...both, ...users]))
      }
    ),
    { seed: 20260102, numRuns: 1000 }
  )
})

/** Reflexive and transitive, by repeated squaring of a table: nothing in common with the code under test. */
function reachability(edges: readonly (readonly [number, number])[], size: number): Set<number>[] {
  const table = Array.from({ length: size }, (_, id) => new Set([id]))
  for (const [group, member] of edges) table[group]?.add(member)
  for (let round = 0; round < size; round++) {
    for (const reached of table) {
      for (const id of [...reached]) for (const further of table[id] ?? []) reached.add(further)
    }
  }
  return table
}

function union(sets: readonly (ReadonlySet<number> | undefined)[]): Set<number> {
  return new Set(sets.flatMap((set) => [...(set ?? [])]))
}

function sameSet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id))
}
