/** The rules of membership once more, over plain objects and in their own words: what the database must agree with. */

export type Node = { kinds: readonly string[]; isAclProtected?: unknown }
export type Edge = { start: string; kind: string; end: string }
export type World = { nodes: Readonly<Record<string, Node>>; edges: readonly Edge[] }

type Sources = Map<string, 1 | 2 | 3>

const is = (world: World, id: string, ...kinds: string[]) =>
  kinds.some((kind) => world.nodes[id]?.kinds.includes(kind))

/** Everything along edges of one kind, hop by hop, as long as each hop may be taken. */
function along(
  { edges }: World,
  from: string,
  kind: string,
  direction: 'in' | 'out',
  mayTake: (id: string) => boolean
): string[] {
  const found: string[] = []
  const visit = (id: string) => {
    for (const edge of edges) {
      if (edge.kind !== kind || (direction === 'in' ? edge.end : edge.start) !== id) continue
      const other = direction === 'in' ? edge.start : edge.end
      if (found.includes(other) || !mayTake(other)) continue
      found.push(other)
      visit(other)
    }
  }
  visit(from)
  return found
}

const neighbours = ({ edges }: World, id: string, ...kinds: string[]) =>
  edges.filter(({ kind, end }) => kinds.includes(kind) && end === id).map(({ start }) => start)

function childrenOf(world: World, id: string): string[] {
  const isDirectory = (other: string) => is(world, other, 'Base')
  const isCloud = (other: string) => is(world, other, 'AZBase')
  const found: string[] = []
  if (isDirectory(id)) {
    if (is(world, id, 'Group')) found.push(...along(world, id, 'MemberOf', 'in', isDirectory))
    if (is(world, id, 'OU', 'Container')) {
      found.push(...along(world, id, 'Contains', 'out', isDirectory))
    }
  }
  if (isCloud(id)) {
    if (is(world, id, 'AZGroup')) found.push(...along(world, id, 'AZMemberOf', 'in', isCloud))
    if (is(world, id, 'AZResourceGroup', 'AZManagementGroup', 'AZSubscription')) {
      found.push(...along(world, id, 'AZContains', 'out', isCloud))
    }
    if (is(world, id, 'AZRole')) found.push(...neighbours(world, id, 'AZHasRole', 'AZRoleEligible'))
  }
  return found
}

function parentsOf(world: World, id: string): string[] {
  const found: string[] = []
  if (is(world, id, 'Base')) {
    const units = along(world, id, 'Contains', 'in', (other) => is(world, other, 'OU'))
    const linked = is(world, id, 'OU', 'Domain') ? [...units, id] : units
    found.push(...units)
    for (const target of linked) {
      found.push(
        ...neighbours(world, target, 'GPLink').filter((policy) => is(world, policy, 'GPO'))
      )
    }
    if (world.nodes[id]?.isAclProtected === false) {
      found.push(...along(world, id, 'Contains', 'in', (other) => is(world, other, 'Container')))
    }
  }
  if (is(world, id, 'AZBase')) {
    const above = along(world, id, 'AZContains', 'in', () => true)
    found.push(
      ...above.filter((other) =>
        is(world, other, 'AZSubscription', 'AZResourceGroup', 'AZManagementGroup')
      )
    )
    if (is(world, id, 'AZServicePrincipal')) {
      found.push(...neighbours(world, id, 'AZRunsAs').filter((app) => is(world, app, 'AZApp')))
    }
  }
  return found
}

export function expandSeeds(
  world: World,
  seeds: readonly string[],
  expansion: 0 | 1 | 2 | 3
): Sources {
  const sources: Sources = new Map()
  const add = (id: string, source: 1 | 2 | 3) => {
    if (!world.nodes[id] || sources.has(id)) return false
    sources.set(id, source)
    return true
  }
  for (const seed of seeds) add(seed, 1)
  if (expansion === 0) return sources
  const open = [...sources.keys()]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const child of childrenOf(world, id)) if (add(child, 2)) open.push(child)
  }
  if (expansion === 2) return sources
  const below = [...sources].filter(([, source]) => expansion === 1 || source === 1)
  for (const [id] of below) for (const parent of parentsOf(world, id)) add(parent, 3)
  return sources
}

export type Selector = {
  seeds: readonly string[]
  autoCertify: number
  isDisabled: boolean
  /** What somebody decided of what it selected before. */
  decisions: Readonly<Record<string, 1 | 2>>
}
export type Tag = {
  type: 1 | 2 | 3
  /** Of a zone. */
  position: number
  requireCertify: boolean
  selectors: readonly Selector[]
}

type Selected = { source: 1 | 2 | 3; certified: 0 | 1 | 2 | 3 }

const EXPANSION = { 1: 1, 2: 2, 3: 0 } as const

/** Of every selector of every tag: what it selects, and how that is certified. */
export function select(world: World, tag: Tag, selector: Selector): Map<string, Selected> {
  if (selector.isDisabled) return new Map()
  const { autoCertify, decisions, seeds } = selector
  const isAutomatic = (source: number) =>
    tag.type === 1 && (autoCertify === 1 || (autoCertify === 2 && source === 1))
  return new Map(
    [...expandSeeds(world, seeds, EXPANSION[tag.type])].map(([id, source]) => [
      id,
      { source, certified: decisions[id] ?? (isAutomatic(source) ? 3 : 0) }
    ])
  )
}

/** By tag: the members and the best source of each. */
export function members(world: World, tags: readonly Tag[]): Map<string, 1 | 2 | 3>[] {
  const counted = tags.map((tag) => {
    const best: Sources = new Map()
    for (const selector of tag.selectors) {
      for (const [id, { source, certified }] of select(world, tag, selector)) {
        if (tag.requireCertify && certified <= 1) continue
        best.set(id, Math.min(source, best.get(id) ?? 3) as 1 | 2 | 3)
      }
    }
    return best
  })
  const seen = new Set<string>()
  const zones = tags.map((tag, index) => ({ ...tag, index })).filter(({ type }) => type === 1)
  for (const { index } of zones.sort((a, b) => a.position - b.position)) {
    const own = counted[index] as Sources
    for (const id of [...own.keys()]) if (seen.has(id)) own.delete(id)
    for (const id of own.keys()) seen.add(id)
  }
  return counted
}
