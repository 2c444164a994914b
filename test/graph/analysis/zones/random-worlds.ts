/** Random graphs, small and dense enough for every rule of membership to matter, and tags over them. */
import fc from 'fast-check'
import type { Selector, Tag, World } from './reference.ts'

type Part = { base: string; kinds: readonly string[]; edges: readonly string[] }

const DIRECTORY: Part = {
  base: 'Base',
  kinds: ['User', 'Group', 'OU', 'Container', 'Domain', 'GPO'],
  edges: ['MemberOf', 'Contains', 'GPLink', 'GenericAll']
}
const CLOUD: Part = {
  base: 'AZBase',
  kinds: ['AZGroup', 'AZRole', 'AZApp', 'AZServicePrincipal', 'AZSubscription', 'AZVM'],
  edges: ['AZMemberOf', 'AZContains', 'AZHasRole', 'AZRoleEligible', 'AZRunsAs']
}
export const BOTH: Part = {
  base: 'Base AZBase',
  kinds: [...DIRECTORY.kinds, ...CLOUD.kinds],
  edges: [...DIRECTORY.edges, ...CLOUD.edges]
}

/** Some lack the kind that all of their part have, so that nothing follows of what they are. */
const nodeOf = ({ base, kinds }: Part): fc.Arbitrary<World['nodes'][string]> =>
  fc.record({
    kinds: fc
      .tuple(fc.constantFrom(base, base, base, base, 'Base', ''), fc.constantFrom(...kinds))
      .map((both) => both.join(' ').trim().split(' ')),
    isAclProtected: fc.constantFrom(undefined, false, false, true, 'false')
  })

/** Few nodes of few kinds with many edges: else no rule would meet what it is about. */
export const world: fc.Arbitrary<World> = fc
  .constantFrom(DIRECTORY, DIRECTORY, CLOUD, BOTH)
  .chain((part) =>
    fc
      .array(nodeOf(part), { minLength: 2, maxLength: 7 })
      .map((nodes) => Object.fromEntries(nodes.map((one, number) => [`N${number}`, one])))
      .chain((nodes) => fc.record({ nodes: fc.constant(nodes), edges: edgesOf(nodes, part) }))
  )

export function edgesOf(
  nodes: World['nodes'],
  { edges }: Part
): fc.Arbitrary<World['edges'][number][]> {
  const id = fc.constantFrom(...Object.keys(nodes))
  const edge = fc.record({ start: id, kind: fc.constantFrom(...edges), end: id })
  return fc
    .integer({ min: 2, max: 30 })
    .chain((length) => fc.array(edge, { minLength: length, maxLength: length }))
    .map((all) => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()])
}

export const seedsOf = ({ nodes }: World) =>
  fc.uniqueArray(fc.constantFrom(...Object.keys(nodes), 'NOBODY'), { minLength: 1, maxLength: 3 })

const selectorOf = (one: World): fc.Arbitrary<Selector> =>
  fc.record({
    seeds: seedsOf(one),
    autoCertify: fc.constantFrom(0, 1, 2),
    isDisabled: fc.constantFrom(false, false, false, true),
    decisions: fc.dictionary(fc.constantFrom(...Object.keys(one.nodes)), fc.constantFrom(1, 2), {
      maxKeys: 3
    })
  })

/** Tier Zero, Owned, then others. */
export const tagsOf = (one: World): fc.Arbitrary<Tag[]> => {
  const selectors = fc.array(selectorOf(one), { maxLength: 2 })
  const tag = (type: Tag['type'], position: number) =>
    fc.record({
      type: fc.constant(type),
      position: fc.constant(position),
      requireCertify: type === 1 ? fc.boolean() : fc.constant(false),
      selectors
    })
  // The zone that was made last need not be the last in position.
  return fc.tuple(tag(1, 1), tag(3, 0), tag(1, 3), tag(1, 2), tag(2, 0), tag(2, 0))
}
