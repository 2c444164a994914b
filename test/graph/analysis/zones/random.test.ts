/** Random graphs, tags and decisions: the analysis, the preview and the rules in other words agree. */
import fc from 'fast-check'
import { sql } from 'kysely'
import t from 'tap'
import { previewMembers } from '../../../../src/graph/analysis/zones/select-members.ts'
import { addToGraph, writeGraph } from '../../../support/graph.ts'
import { graphDatabase } from '../graph-database.ts'
import { BOTH, edgesOf, seedsOf, tagsOf, world } from './random-worlds.ts'
import { expandSeeds, members, type Selector, select, type Tag, type World } from './reference.ts'
import {
  aSelector,
  aTag,
  decide,
  everyRow,
  membersOf,
  OWNED,
  resetTags,
  runTagging,
  selectedBy,
  TIER_ZERO,
  taggedNodes
} from './tags.ts'

const db = await graphDatabase(t)
t.setTimeout(240_000)

async function write({ nodes, edges }: World): Promise<void> {
  await writeGraph(db, {
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([id, { kinds, isAclProtected: isaclprotected }]) => [
        id,
        [`!${kinds.join(' ')}`, { objectid: id, isaclprotected }]
      ])
    ),
    edges: edges.map(({ start, kind, end }) => `${start} -${kind}-> ${end}`)
  })
}

/** Seeds as object ids, or as a query that returns the same nodes. */
const seedsAs = (asQuery: boolean, seeds: readonly string[]) =>
  asQuery
    ? { queries: [`MATCH (n) WHERE n.objectid IN ${JSON.stringify(seeds)} RETURN n`] }
    : { objects: seeds }

type Written = { id: number; selectors: number[] }[]

async function writeTags(tags: readonly Tag[]): Promise<Written> {
  await resetTags(db)
  const written = []
  for (const [index, { type, position, requireCertify, selectors }] of tags.entries()) {
    const id =
      [TIER_ZERO, OWNED][index] ??
      (await aTag(db, { type: type as 1 | 2, name: `T${index}`, position, requireCertify }))
    if (id === TIER_ZERO) {
      await sql`update asset_group_tags set require_certify = ${requireCertify} where id = ${id}`.execute(
        db
      )
    }
    const ids: number[] = []
    for (const { seeds, autoCertify, isDisabled } of selectors) {
      const given = seedsAs(ids.length % 2 === 1, seeds)
      ids.push(await aSelector(db, id, { ...given, autoCertify, isDisabled }))
    }
    written.push({ id, selectors: ids })
  }
  return written
}

const listed = (sources: ReadonlyMap<string, number>) =>
  [...sources].map(([id, source]) => `${id} ${source}`).sort()

/** Other edges between the nodes that are there. */
async function replaceEdges(edges: World['edges']): Promise<void> {
  await sql`truncate edges`.execute(db)
  const texts = edges.map(({ start, kind, end }) => `${start} -${kind}-> ${end}`)
  await addToGraph(db, { nodes: {}, edges: texts })
}

/** Disables the first selector of a tag, if it has one. */
async function disableFirst(tags: readonly Tag[], index: number, written: Written): Promise<Tag[]> {
  const id = written[index]?.selectors[0] ?? 0
  await sql`update asset_group_tag_selectors set disabled_at = now() where id = ${id}`.execute(db)
  return tags.map((tag, place) => ({
    ...tag,
    selectors: tag.selectors.map((selector, number) =>
      place === index && number === 0 ? { ...selector, isDisabled: true } : selector
    )
  }))
}

/** Decides as the selectors say, and gives them as they are then: nobody decides on what is not selected. */
async function decideAll(one: World, tags: readonly Tag[], written: Written): Promise<Tag[]> {
  const decided: Tag[] = []
  for (const [index, tag] of tags.entries()) {
    const selectors: Selector[] = []
    for (const [place, selector] of tag.selectors.entries()) {
      const selected = select(one, tag, { ...selector, decisions: {} })
      const decisions = Object.entries(selector.decisions).filter(([id]) => selected.has(id))
      for (const [objectId, certified] of decisions) {
        await decide(db, written[index]?.selectors[place] ?? 0, objectId, certified)
      }
      selectors.push({ ...selector, decisions: Object.fromEntries(decisions) })
    }
    decided.push({ ...tag, selectors })
  }
  return decided
}

async function isAsTheRulesSay(one: World, tags: readonly Tag[], written: Written): Promise<void> {
  const expected = members(one, tags)
  const carried: Record<string, string[]> = {}
  for (const [index, tag] of tags.entries()) {
    const { id = 0, selectors = [] } = written[index] ?? {}
    const inTag = expected[index] ?? new Map()
    agree(await membersOf(db, id), listed(inTag), 'members')
    const kind = ['Tag_Tier_Zero', 'Tag_Owned'][index] ?? `Tag_T${index}`
    for (const member of inTag.keys()) carried[member] = [...(carried[member] ?? []), kind]
    for (const [place, selector] of tag.selectors.entries()) {
      const wanted = [...select(one, tag, selector)].map(
        ([member, { source, certified }]) => `${member} ${source} ${certified}`
      )
      agree(await selectedBy(db, selectors[place] ?? 0), wanted.sort(), 'selected')
    }
  }
  agree(await taggedNodes(db), withMarks(carried), 'kinds and marks of the nodes')
}

t.test('the analysis gives what the rules give, and then writes nothing', async () => {
  const scene = world.chain((one) =>
    fc.tuple(fc.constant(one), edgesOf(one.nodes, BOTH), tagsOf(one), fc.nat(5))
  )
  await fc.assert(
    fc.asyncProperty(scene, async ([before, edges, tags, disabled]) => {
      await write(before)
      const written = await writeTags(tags)
      await runTagging(db)
      const decided = await decideAll(before, tags, written)
      await runTagging(db)
      await isAsTheRulesSay(before, decided, written)

      await replaceEdges(edges)
      const after = await disableFirst(decided, disabled, written)
      await runTagging(db)
      await isAsTheRulesSay({ ...before, edges }, after, written)
      const rows = await everyRow(db)
      agree(await runTagging(db), { added: 0, removed: 0 }, 'nothing to do')
      agree(await everyRow(db), rows, 'no row was written')
    }),
    { seed: 20_261_121, numRuns: 60 }
  )
})

function withMarks(carried: Record<string, string[]>): Record<string, string> {
  const marks: Record<string, string> = { Tag_Tier_Zero: 'admin_tier_0', Tag_Owned: 'owned' }
  return Object.fromEntries(
    Object.entries(carried).map(([id, kinds]) => [
      id,
      [...kinds.sort(), ...kinds.flatMap((kind) => marks[kind] ?? []).sort()].join(' ')
    ])
  )
}

t.test('a preview is what the rules give, in order, and cut where its limit is', async () => {
  const scene = world.chain((one) =>
    fc.tuple(fc.constant(one), seedsOf(one), fc.constantFrom(0, 1, 2, 3), fc.nat(8), fc.boolean())
  )
  await fc.assert(
    fc.asyncProperty(scene, async ([world, seeds, expansion, limit, asQuery]) => {
      await write(world)
      const { objects = [], queries = [] } = seedsAs(asQuery, seeds) as Record<string, string[]>
      const options = {
        seeds: [
          ...objects.map((value) => ({ type: 1, value })),
          ...queries.map((value) => ({ type: 2, value }))
        ],
        expansion: expansion as 0 | 1 | 2 | 3
      }
      const all = await previewMembers(db, options)
      const expected = expandSeeds(world, seeds, options.expansion)
      agree(all.map(({ objectId, source }) => `${objectId} ${source}`).sort(), listed(expected), '')
      const inOrder = [...all].sort((a, b) => a.source - b.source || a.id - b.id)
      agree(all, inOrder, 'by source, then by id')
      agree(await previewMembers(db, { ...options, limit }), all.slice(0, limit), 'the first')
    }),
    { seed: 20_261_122, numRuns: 300 }
  )
})

t.test('saving what was previewed and analysing it gives the same members', async () => {
  const scene = world.chain((one) =>
    fc.tuple(fc.constant(one), seedsOf(one), fc.constantFrom(1, 2, 3), fc.boolean())
  )
  await fc.assert(
    fc.asyncProperty(scene, async ([world, seeds, type, asQuery]) => {
      await write(world)
      await resetTags(db)
      const tag =
        type === 1 ? TIER_ZERO : type === 3 ? OWNED : await aTag(db, { type: 2, name: 'L' })
      const selector = seedsAs(asQuery, seeds) as Record<string, string[]>
      await aSelector(db, tag, selector)
      await runTagging(db)
      const previewed = await previewMembers(db, {
        seeds: [
          ...(selector.objects ?? []).map((value) => ({ type: 1, value })),
          ...(selector.queries ?? []).map((value) => ({ type: 2, value }))
        ],
        expansion: type === 1 ? 1 : type === 2 ? 2 : 0
      })
      const rows = await db
        .selectFrom('asset_group_tag_members')
        .select(['node_id', 'node_object_id', 'node_primary_kind', 'node_name', 'source'])
        .where('asset_group_tag_id', '=', tag)
        .orderBy('source')
        .orderBy('node_id')
        .execute()
      const saved = rows.map((row) => ({
        id: row.node_id,
        objectId: row.node_object_id,
        name: row.node_name,
        source: row.source,
        primaryKind: row.node_primary_kind
      }))
      agree(previewed, saved, 'the same members')
    }),
    { seed: 20_261_123, numRuns: 60 }
  )
})

function agree(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [found, wanted].map((one) => JSON.stringify(one, sorted, 1))
  if (a !== b) throw new Error(`${what}: found ${a}, wanted ${b}`)
}

/** Objects are equal whatever the order of their keys. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
