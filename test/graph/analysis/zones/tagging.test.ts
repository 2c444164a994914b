/** Tagging rule by rule: members, certification and its history, kinds and marks of the nodes. */
import { sql } from 'kysely'
import t from 'tap'
import { runCypher } from '../../../../src/graph/cypher/cypher.ts'
import { type Graph, writeGraph } from '../../../support/graph.ts'
import { graphDatabase } from '../graph-database.ts'
import {
  aSelector,
  aTag,
  decide,
  membersOf,
  OWNED,
  resetTags,
  runTagging,
  selectedBy,
  TIER_ZERO,
  taggedNodes
} from './tags.ts'

const db = await graphDatabase(t)

const OFFICE: Graph = {
  nodes: {
    ADMINS: ['Group', { name: 'ADMINS@CORP', domainsid: 'S-1' }],
    ADA: ['User', { displayname: 'Ada', tenantid: 'T-1' }],
    BOB: 'User',
    EVE: '! Base ADLocalGroup Computer'
  },
  edges: ['ADA -MemberOf-> ADMINS']
}

async function begin(graph: Graph = OFFICE) {
  await writeGraph(db, graph)
  await resetTags(db)
}

const removeTag = (id: number) =>
  sql`update asset_group_tags set deleted_at = now(), position = null where id = ${id}`.execute(db)
const history = async () => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', actor, email, action, target, asset_group_tag_id, environment_id, note) as text
    from asset_group_history order by id`.execute(db)
  return rows.map(({ text }) => text)
}

t.test('a node is a member of the first zone that selects it, and of no other', async (t) => {
  await begin()
  const third = await aTag(db, { type: 1, name: 'Third', position: 3 })
  const second = await aTag(db, { type: 1, name: 'Second', position: 2 })
  await aSelector(db, third, { objects: ['ADMINS', 'BOB', 'EVE'] })
  await aSelector(db, second, { objects: ['BOB', 'ADA'] })
  await aSelector(db, TIER_ZERO, { objects: ['ADMINS'] })
  t.strictSame(await runTagging(db), { added: 4, removed: 0 })
  t.strictSame(await membersOf(db, TIER_ZERO), ['ADA 2', 'ADMINS 1'])
  t.strictSame(await membersOf(db, second), ['BOB 1'])
  t.strictSame(await membersOf(db, third), ['EVE 1'])

  await sql`
    update asset_group_tags set position = 5 - position where id in (${second}, ${third})`.execute(
    db
  )
  t.strictSame(await runTagging(db), { added: 1, removed: 1 })
  t.strictSame(await membersOf(db, third), ['BOB 1', 'EVE 1'])
  t.strictSame(await membersOf(db, second), [])
})

t.test('no text of a node is too long for a member to be called by', async (t) => {
  const displayname = String.fromCodePoint(...Array.from({ length: 20_000 }, (_, n) => 0x4e00 + n))
  await begin({ nodes: { LONG: ['User', { displayname }] } })
  await aSelector(db, TIER_ZERO, { objects: ['LONG'] })
  await runTagging(db)
  const { node_name } = await db
    .selectFrom('asset_group_tag_members')
    .select('node_name')
    .executeTakeFirstOrThrow()
  t.equal(node_name, displayname.slice(0, 500))
})

t.test('labels and Owned have what they select, beside each other and a zone', async (t) => {
  await begin()
  const [one, two] = [
    await aTag(db, { type: 2, name: 'One' }),
    await aTag(db, { type: 2, name: 'Two' })
  ]
  for (const tag of [TIER_ZERO, OWNED, one, two]) await aSelector(db, tag, { objects: ['ADMINS'] })
  await runTagging(db)
  t.strictSame(await membersOf(db, OWNED), ['ADMINS 1'], 'nothing around it')
  t.strictSame(await membersOf(db, one), ['ADA 2', 'ADMINS 1'])
  t.strictSame(await taggedNodes(db), {
    ADA: 'Tag_One Tag_Tier_Zero Tag_Two admin_tier_0',
    ADMINS: 'Tag_One Tag_Owned Tag_Tier_Zero Tag_Two admin_tier_0 owned'
  })
})

t.test('a zone that requires certification leaves who has none to the next', async (t) => {
  await begin()
  const second = await aTag(db, { type: 1, name: 'Second', requireCertify: true })
  const third = await aTag(db, { type: 1, name: 'Third', position: 3 })
  const selector = await aSelector(db, second, { objects: ['ADMINS', 'BOB', 'EVE'] })
  const seeds = await aSelector(db, second, { objects: ['ADMINS'], autoCertify: 2 })
  await aSelector(db, third, { objects: ['ADMINS', 'BOB'] })
  await runTagging(db)
  t.strictSame(await selectedBy(db, seeds), ['ADA 2 0', 'ADMINS 1 3'])
  t.strictSame(await membersOf(db, second), ['ADMINS 1'])
  t.strictSame(await membersOf(db, third), ['ADA 2', 'BOB 1'])

  await decide(db, selector, 'BOB', 2)
  await decide(db, selector, 'EVE', 1)
  await runTagging(db)
  t.strictSame(await selectedBy(db, selector), ['ADA 2 0', 'ADMINS 1 0', 'BOB 1 2', 'EVE 1 1'])
  t.strictSame(await membersOf(db, second), ['ADMINS 1', 'BOB 1'])
  t.strictSame(await membersOf(db, third), ['ADA 2'])
})

t.test('what is certified automatically follows the selector and leaves its history', async (t) => {
  await begin()
  const selector = await aSelector(db, TIER_ZERO, { objects: ['ADMINS', 'BOB'], autoCertify: 1 })
  await aSelector(db, TIER_ZERO, { objects: ['ADMINS'], autoCertify: 2 })
  const certify = async (autoCertify: number) => {
    await db.deleteFrom('asset_group_history').execute()
    await sql`
      update asset_group_tag_selectors set auto_certify = ${autoCertify} where id = ${selector}`.execute(
      db
    )
    await runTagging(db)
    return { rows: await selectedBy(db, selector), entries: (await history()).sort() }
  }
  t.strictSame(await certify(1), {
    rows: ['ADA 2 3', 'ADMINS 1 3', 'BOB 1 3'],
    entries: [
      'SYSTEM CertifyNodeAuto ADMINS@CORP 1 S-1',
      'SYSTEM CertifyNodeAuto Ada 1 T-1',
      'SYSTEM CertifyNodeAuto BOB 1'
    ]
  })
  const by = await db
    .selectFrom('asset_group_tag_selector_nodes')
    .select('certified_by')
    .where('selector_id', '=', selector)
    .execute()
  t.strictSame(by, Array(3).fill({ certified_by: 'SYSTEM' }))
  t.strictSame((await certify(1)).entries, [], 'once')
  t.strictSame(await certify(2), {
    rows: ['ADA 2 0', 'ADMINS 1 3', 'BOB 1 3'],
    entries: ['SYSTEM CertifyNodePending Ada 1 T-1']
  })
  t.strictSame(await certify(0), {
    rows: ['ADA 2 0', 'ADMINS 1 0', 'BOB 1 0'],
    entries: ['SYSTEM CertifyNodePending BOB 1']
  })
  await decide(db, selector, 'BOB', 1)
  await decide(db, selector, 'ADA', 2)
  t.strictSame(await certify(1), { rows: ['ADA 2 2', 'ADMINS 1 3', 'BOB 1 1'], entries: [] })
})

t.test('a selector that is disabled selects nothing, and forgets what was decided', async (t) => {
  await begin()
  const selector = await aSelector(db, TIER_ZERO, { objects: ['ADMINS'] })
  await runTagging(db)
  await decide(db, selector, 'ADA', 1)
  const set = (disabled: boolean) =>
    sql`
      update asset_group_tag_selectors set disabled_at = ${disabled ? sql`now()` : null}
      where id = ${selector}`.execute(db)
  await set(true)
  t.strictSame(await runTagging(db), { added: 0, removed: 2 })
  t.strictSame(await selectedBy(db, selector), [])
  t.strictSame(await taggedNodes(db), {})
  await set(false)
  await runTagging(db)
  t.strictSame(await selectedBy(db, selector), ['ADA 2 0', 'ADMINS 1 0'])
})

t.test(
  'a deleted tag leaves nothing on the nodes, though its kind has no name any more',
  async (t) => {
    await begin()
    const label = await aTag(db, { type: 2, name: 'Gone' })
    const selector = await aSelector(db, label, { objects: ['ADMINS'] })
    await aSelector(db, OWNED, { objects: ['BOB'] })
    await runTagging(db)
    await removeTag(label)
    await sql`delete from kinds where name = 'Tag_Gone'`.execute(db)
    t.match(await taggedNodes(db), { ADA: 'nameless', ADMINS: 'nameless' })
    t.strictSame(await runTagging(db), { added: 0, removed: 2 })
    t.strictSame(await taggedNodes(db), { BOB: 'Tag_Owned owned' })
    t.strictSame(await selectedBy(db, selector), [])
  }
)

t.test('words in system_tags that no tag stands for stay where they are', async (t) => {
  const words: Record<string, unknown> = {
    NONE: undefined,
    NULL: null,
    EMPTY: '',
    OTHER: 'one  two',
    HAS: 'one admin_tier_0 two',
    LIST: ['one']
  }
  await begin({
    nodes: Object.fromEntries(
      Object.entries(words).map(([id, system_tags]) => [id, ['User', { system_tags }]])
    )
  })
  const tags = async () => {
    const { rows } = await sql<{ object_id: string; tags: unknown }>`
      select object_id, properties -> 'system_tags' as tags from nodes
      where properties ? 'system_tags'`.execute(db)
    return Object.fromEntries(rows.map((row) => [row.object_id, row.tags]))
  }
  const before = await tags()
  await aSelector(db, TIER_ZERO, { objects: Object.keys(words) })
  await runTagging(db)
  t.strictSame(await tags(), {
    NONE: 'admin_tier_0',
    NULL: 'admin_tier_0',
    EMPTY: 'admin_tier_0',
    OTHER: 'one two admin_tier_0',
    HAS: 'one admin_tier_0 two',
    LIST: ['one']
  })
  await sql`update nodes set properties = properties || '{"system_tags": "new"}' where object_id = 'HAS'`.execute(
    db
  )
  await runTagging(db)
  t.match(await tags(), { HAS: 'new admin_tier_0' }, 'a file had its own say')

  await sql`truncate asset_group_tag_selectors cascade`.execute(db)
  await runTagging(db)
  t.strictSame(await tags(), { OTHER: 'one two', HAS: 'new', LIST: ['one'] })

  await writeGraph(db, { nodes: { FILE: ['User', { system_tags: before.HAS }] } })
  await runTagging(db)
  t.strictSame(await tags(), { FILE: before.HAS }, 'what a file says of who was never a member')
})

t.test('rows say what a member is by now', async (t) => {
  await begin()
  await aSelector(db, TIER_ZERO, { objects: ['ADMINS', 'BOB', 'EVE'] })
  const rows = async () => {
    const columns = [
      'node_primary_kind as kind',
      'node_environment_id as environment',
      'node_object_id as id',
      'node_name as name'
    ] as const
    const members = db.selectFrom('asset_group_tag_members').select(columns)
    const selected = db.selectFrom('asset_group_tag_selector_nodes').select(columns)
    const found = await members.orderBy('node_object_id').execute()
    t.strictSame(await selected.orderBy('node_object_id').execute(), found)
    return found
  }
  await runTagging(db)
  t.strictSame(await rows(), [
    { kind: 'User', environment: 'T-1', id: 'ADA', name: 'Ada' },
    { kind: 'Group', environment: 'S-1', id: 'ADMINS', name: 'ADMINS@CORP' },
    { kind: 'User', environment: '', id: 'BOB', name: 'BOB' },
    { kind: 'Computer', environment: '', id: 'EVE', name: 'EVE' }
  ])
  await sql`
    update nodes set properties = '{"name": "EVA", "domainsid": "S-2"}',
      kind_ids = array_remove(kind_ids, (select id from kinds where name = 'Computer'))
    where object_id = 'EVE'`.execute(db)
  await sql`delete from nodes where object_id = 'BOB'`.execute(db)
  await runTagging(db)
  t.strictSame((await rows()).slice(2), [
    { kind: 'ADLocalGroup', environment: 'S-2', id: 'EVE', name: 'EVA' }
  ])
})

t.test('the kind of a tag can be asked for, and stands behind what a node is', async (t) => {
  await begin()
  await aSelector(db, TIER_ZERO, { objects: ['ADMINS'] })
  await runTagging(db)
  const query = 'MATCH (n:Tag_Tier_Zero) RETURN labels(n) AS kinds ORDER BY n.name'
  const { rows } = await runCypher(db, { query, maxRows: 10, maxBytes: 1000 })
  t.strictSame(rows, [[['Base', 'Group', 'Tag_Tier_Zero']], [['Base', 'User', 'Tag_Tier_Zero']]])
})

t.test('the community edition knows Tier Zero and Owned only', async (t) => {
  await begin()
  const second = await aTag(db, { type: 1, name: 'Second' })
  const label = await aTag(db, { type: 2, name: 'Label' })
  const selector = await aSelector(db, second, { objects: ['BOB', 'ADMINS'] })
  await aSelector(db, label, { objects: ['BOB'] })
  await aSelector(db, TIER_ZERO, { objects: ['ADA'] })
  await aSelector(db, OWNED, { objects: ['EVE'] })
  await runTagging(db)
  await decide(db, selector, 'BOB', 2)
  const before = await taggedNodes(db)
  t.strictSame(await runTagging(db, 'community'), { added: 0, removed: 3 })
  t.strictSame(await taggedNodes(db), {
    ADA: 'Tag_Tier_Zero admin_tier_0',
    EVE: 'Tag_Owned owned'
  })
  t.ok((await selectedBy(db, selector)).includes('BOB 1 2'), 'what was decided is not lost')
  await runTagging(db)
  t.strictSame(await taggedNodes(db), before)
})
