import { type Insertable, sql } from 'kysely'
import t from 'tap'
import type { Database } from '../../src/db/database.ts'
import { startApi } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'

const { db, call } = await startApi(t)
const community = await startApi(t, { env: { EDITION: 'community' } })

const CORP = 'S-1-5-21-1-2-3'
const LAB = 'S-1-5-21-4-5-6'
const AT = new Date('2026-03-12T08:01:02.345Z')
const TIER_ZERO = 1
const OWNED = 2

await addToGraph(db, {
  nodes: { [CORP]: ['Domain', { name: 'CORP.EXAMPLE' }], NEW: 'Domain', USER: 'User' }
})
const addTag = async (row: Partial<Insertable<Database['asset_group_tags']>>) => {
  const { rows } = await sql<{ id: number }>`
    insert into kinds (name) values (${`Tag_${row.name}`}) returning id`.execute(db)
  const tag = await db
    .insertInto('asset_group_tags')
    .values({
      ...{ type: 1, name: '', kind_id: rows[0]?.id ?? 0, created_by: 'SYSTEM' },
      ...{ updated_by: 'SYSTEM', require_certify: false, analysis_enabled: true, ...row }
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return tag.id
}
const servers = await addTag({ name: 'Servers', position: 2, glyph: 'server' })
const plain = await addTag({ name: 'Plain', position: 3 })
const fresh = await addTag({ name: 'Fresh', position: 4 })
const unseen = await addTag({ name: 'Unseen', position: 5, analysis_enabled: false })
const label = await addTag({ name: 'L', type: 2, require_certify: null, analysis_enabled: null })
const deleted = await addTag({ name: 'Gone', deleted_at: AT, deleted_by: 'SYSTEM' })

/** Exposed, exposed here and principals are what differs between colours and shares. */
const row = (
  asset_group_tag_id: number,
  environment_id: string,
  figures: Partial<Insertable<Database['zone_exposures']>> = {}
) => ({
  ...{ asset_group_tag_id, environment_id, composition: '{}', analysed_at: AT },
  ...{ principals: 0, exposed_principals: 0, exposed_here: 0, choke_edges: 0, ...figures }
})
const asked = (domain_id: string, asset_group_tag_id?: number | string) =>
  call('getMetaNode', {
    path: { domain_id },
    query: asset_group_tag_id === undefined ? {} : { asset_group_tag_id },
    as: 'Read-Only'
  })

const early = await asked(CORP)
await db.updateTable('datapipe_status').set({ last_analysis_run_at: AT }).execute()
await db
  .insertInto('zone_exposures')
  .values([
    row(TIER_ZERO, CORP, {
      composition: JSON.stringify({ User: 90, Group: 9, Domain: 1 }),
      ...{ principals: 8, exposed_principals: 5, exposed_here: 2, choke_edges: 3 }
    }),
    row(TIER_ZERO, LAB, { principals: 4, exposed_principals: 4, exposed_here: 4, choke_edges: 1 }),
    row(0, CORP, { composition: JSON.stringify({ Computer: 1 }), principals: 3 }),
    row(servers, CORP, { composition: JSON.stringify({ Computer: 3 }), principals: 2 }),
    row(plain, CORP),
    // As an analysis from before left them.
    ...[unseen, label, deleted].map((tag) => row(tag, CORP))
  ])
  .execute()

/** The one node of the answer. */
const only = async (domain: string, tag?: number) => {
  const { body } = await asked(domain, tag)
  const [[id, node] = [], ...others] = Object.entries(body.data ?? {})
  if (others.length > 0) throw new Error(`more than one node of ${domain}`)
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape that it expects
  return { id, node: node as any }
}

t.test('200 with the stored figures of Tier Zero where no zone is named', async (t) => {
  const { id, node } = await only(CORP)
  const stored = await db
    .selectFrom('zone_exposures')
    .select('id')
    .where('asset_group_tag_id', '=', TIER_ZERO)
    .where('environment_id', '=', CORP)
    .executeTakeFirst()
  t.equal(id, String(stored?.id))
  t.strictSame(node.data, {
    name: 'Tier Zero of CORP.EXAMPLE',
    owner_objectid: CORP,
    environment: 'CORP.EXAMPLE',
    asset_group_tag_id: TIER_ZERO,
    zone: 'Tier Zero',
    member_count: 100,
    composite_User: 90,
    composite_Group: 9,
    composite_Domain: 1,
    principal_count: 8,
    exposed_principals: 5,
    exposed_here: 2,
    share: 0.25,
    choke_edges: 3,
    analysed_at: '2026-03-12T08:01:02.345Z'
  })
  t.match(node, { label: { text: 'Tier Zero of CORP.EXAMPLE' }, shape: 'circle', size: 3 })
  t.match(node.glyphs, [{ fontIcon: { text: 'gem' } }])
})

t.test('200 with a zone that is named, and with what is in none', async (t) => {
  const { node } = await only(CORP, servers)
  t.match(node.data, { zone: 'Servers', asset_group_tag_id: servers, composite_Computer: 3 })
  t.match(node.glyphs, [{ fontIcon: { text: 'server' } }])
  const { node: rest } = await only(CORP, 0)
  t.match(rest.data, { zone: 'Hygiene', asset_group_tag_id: 0, composite_Computer: 1, share: 0 })
  t.strictSame(rest.glyphs, [])
})

t.test('200 with zeros where the zone has no member, and without a glyph', async (t) => {
  const { node } = await only(CORP, plain)
  t.match(node, { size: 1, glyphs: [], data: { member_count: 0, principal_count: 0, share: 0 } })
  t.strictSame(
    Object.keys(node.data).filter((key) => key.startsWith('composite_')),
    []
  )
})

t.test('200 in the colour of the share, under the id of a domain without a name', async (t) => {
  const { node } = await only(LAB)
  t.match(node.data, { share: 1, environment: LAB, owner_objectid: LAB })
  const colours = [node, (await only(CORP)).node, (await only(CORP, plain)).node].map(
    ({ color }) => color
  )
  t.equal(new Set(colours).size, 3, 'all, less than half, nobody')
})

t.test('400 where the zone is not an id', async (t) => {
  for (const id of ['tier-zero', '-1', '1.5', '2147483648']) {
    const { status, body } = await asked(CORP, id)
    t.equal(status, 400, id)
    t.match(body.errors, [{ context: 'asset_group_tag_id' }])
  }
})

t.test('404 says why there is no node', async (t) => {
  t.equal(early.status, 404)
  t.match(early.body.errors, [{ context: 'domain_id', message: 'no analysis has been made yet' }])
  const unknown = 'the latest analysis knows no such domain or tenant'
  for (const domain of ['NOWHERE', 'NEW', 'USER', CORP.toLowerCase()]) {
    const { status, body } = await asked(domain)
    t.equal(status, 404, domain)
    t.match(body.errors, [{ context: 'domain_id', message: unknown }])
  }
  const reasons: [tag: number, reason: RegExp][] = [
    [99, /there is no such/],
    [deleted, /deleted/],
    [label, /no zone/],
    [OWNED, /no zone/],
    [unseen, /not enabled/],
    [fresh, /not been analysed yet/]
  ]
  for (const [tag, message] of reasons) {
    const { status, body } = await asked(CORP, tag)
    t.equal(status, 404, String(message))
    t.match(body.errors, [{ context: 'asset_group_tag_id', message }])
  }
})

t.test('404 in the community edition', async (t) => {
  const { status } = await community.call('getMetaNode', { path: { domain_id: CORP } })
  t.equal(status, 404)
})
