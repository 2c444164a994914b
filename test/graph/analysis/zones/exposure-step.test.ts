/** Exposure in a graph that can be followed by hand, as it is stored. */
import { type Insertable, sql } from 'kysely'
import t from 'tap'
import type { Database } from '../../../../src/db/database.ts'
import type { Edition } from '../../../../src/graph/analysis/step.ts'
import { exposure } from '../../../../src/graph/analysis/zones/exposure-step.ts'
import { writeGraph } from '../graph.ts'
import { graphDatabase } from '../graph-database.ts'

const db = await graphDatabase(t)
const NOW = new Date('2026-03-12T08:00:00.000Z')
const TIER_ZERO = 1

async function evaluate(edition: Edition = 'enterprise', now = NOW) {
  return exposure.evaluate({ db, now, edition, statementTimeoutMs: 60_000, signal: undefined })
}

async function addTag(row: Partial<Insertable<Database['asset_group_tags']>>): Promise<number> {
  const name = row.name ?? ''
  const kind = await db
    .insertInto('kinds')
    .values({ name: `Tag_${name}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = { type: 1, name, kind_id: kind.id, created_by: 'SYSTEM', updated_by: 'SYSTEM' }
  const tag = await db
    .insertInto('asset_group_tags')
    .values({ ...values, require_certify: false, analysis_enabled: true, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return tag.id
}

async function putInto(tag: number, ...objectIds: string[]) {
  await sql`
    insert into asset_group_tag_members
    select ${tag}, id, 1, 'User', coalesce(environment_id, ''), object_id, object_id from nodes
    where object_id = any(${objectIds}::text[])`.execute(db)
}

const stored = async (tag: number) =>
  db
    .selectFrom('zone_exposures')
    .select(['environment_id as in', 'composition', 'principals', 'exposed_principals as exposed'])
    .select(['exposed_here as here', 'choke_edges as choke', 'analysed_at as at'])
    .where('asset_group_tag_id', '=', tag)
    .orderBy('environment_id')
    .execute()

const inA = { domainsid: 'A' }
const inB = { domainsid: 'B' }

await writeGraph(db, {
  nodes: {
    A: ['Domain', { ...inA, collected: true }],
    B: ['Domain', inB],
    // Was collected, and nothing else of it is there.
    C: ['Domain', { collected: true }],
    ADMINS: ['Group', inA],
    ADMIN: ['User', { ...inA, enabled: true }],
    DC: ['Computer', { ...inA, enabled: true }],
    HELPDESK: ['Group', inA],
    'A-USER': ['User', { ...inA, enabled: true }],
    // Nobody said whether this one is enabled.
    'A-STUB': ['User', inA],
    'A-OFF': ['User', { ...inA, enabled: false }],
    'A-OFF-TEXT': ['User', { ...inA, enabled: 'False' }],
    'A-ALONE': ['User', { ...inA, enabled: true }],
    'B-PC': ['Computer', { ...inB, enabled: true }],
    'B-ADMIN': ['User', { ...inB, enabled: true }],
    APP: ['!AZBase AZServicePrincipal', { tenantid: 'T', enabled: true }],
    NOWHERE: ['User', { enabled: true }]
  },
  edges: [
    'ADMIN -MemberOf-> ADMINS',
    'ADMINS -GenericAll-> A',
    'HELPDESK -ForceChangePassword-> ADMIN',
    'HELPDESK -GenericAll-> ADMIN',
    'A-USER -MemberOf-> HELPDESK',
    'A-STUB -MemberOf-> HELPDESK',
    'A-OFF -MemberOf-> HELPDESK',
    'A-OFF-TEXT -GenericAll-> ADMIN',
    'B-PC -GenericAll-> A-USER',
    'APP -GenericAll-> B-PC',
    'NOWHERE -MemberOf-> HELPDESK',
    // Nobody can follow these.
    'A-ALONE -GetChanges-> A',
    'A-ALONE -CrossForestTrust-> A',
    // From the zone of one environment into that of the other.
    'ADMIN -GenericAll-> B-ADMIN'
  ]
})

t.test('members, principals, who is exposed and by which edges, in each environment', async (t) => {
  await putInto(TIER_ZERO, 'A', 'ADMINS', 'ADMIN', 'DC', 'B-ADMIN')
  t.strictSame(await evaluate(), { added: 8, removed: 0 })
  t.strictSame(await stored(TIER_ZERO), [
    {
      in: 'A',
      composition: { Domain: 1, Group: 1, User: 1, Computer: 1 },
      // A-USER, A-STUB, A-ALONE.
      principals: 3,
      // The first two, B-PC, APP and NOWHERE.
      exposed: 5,
      here: 2,
      // Both of HELPDESK; that of A-OFF-TEXT begins at nobody who counts.
      choke: 2,
      at: NOW
    },
    { in: 'B', composition: { User: 1 }, principals: 1, exposed: 5, here: 1, choke: 2, at: NOW },
    { in: 'C', composition: {}, principals: 0, exposed: 0, here: 0, choke: 0, at: NOW },
    { in: 'T', composition: {}, principals: 1, exposed: 0, here: 0, choke: 0, at: NOW }
  ])
})

t.test('Hygiene is what is in no zone, and who is in one is exposed to it', async (t) => {
  t.strictSame(await stored(0), [
    // ADMIN and DC are the principals; neither has a way to what is in no zone.
    {
      in: 'A',
      composition: { Group: 1, User: 5 },
      principals: 2,
      exposed: 0,
      here: 0,
      choke: 0,
      at: NOW
    },
    {
      in: 'B',
      composition: { Domain: 1, Computer: 1 },
      principals: 1,
      exposed: 0,
      here: 0,
      choke: 0,
      at: NOW
    },
    { in: 'C', composition: {}, principals: 0, exposed: 0, here: 0, choke: 0, at: NOW },
    {
      in: 'T',
      composition: { AZServicePrincipal: 1 },
      principals: 0,
      exposed: 0,
      here: 0,
      choke: 0,
      at: NOW
    }
  ])
})

t.test(
  'every zone that is analysed has figures of its own, labels and deleted tags none',
  async (t) => {
    const second = await addTag({ name: 'Servers', position: 2 })
    const unseen = await addTag({ name: 'Unseen', position: 3, analysis_enabled: false })
    const label = await addTag({
      name: 'Label',
      type: 2,
      require_certify: null,
      analysis_enabled: null
    })
    const deleted = await addTag({ name: 'Deleted', deleted_at: NOW, deleted_by: 'SYSTEM' })
    await putInto(second, 'B-PC')
    await putInto(unseen, 'HELPDESK')
    await putInto(label, 'APP')
    await putInto(deleted, 'B')
    const later = new Date('2026-03-13T08:00:00.000Z')
    // Four of the second zone are new; HELPDESK and B-PC are no longer in Hygiene, and B-PC is a principal beside it.
    t.strictSame(await evaluate('enterprise', later), { added: 6, removed: 0 })
    t.strictSame((await stored(second))[1], {
      in: 'B',
      composition: { Computer: 1 },
      principals: 1,
      exposed: 1,
      here: 0,
      choke: 1,
      at: later
    })
    for (const tag of [unseen, label, deleted]) t.strictSame(await stored(tag), [])
    // B-PC, of a lower zone, still counts as exposed to Tier Zero, which has the date of the later analysis.
    t.match((await stored(TIER_ZERO))[0], { exposed: 5, at: later })
    t.match((await stored(0))[0], {
      composition: { User: 5 },
      // B-PC reaches A-USER.
      exposed: 1,
      here: 0,
      choke: 1
    })

    await db
      .updateTable('asset_group_tags')
      .set({ analysis_enabled: false })
      .where('id', '=', second)
      .execute()
    t.match(await evaluate(), { removed: 4 })
    t.strictSame(await stored(second), [])
  }
)

t.test('the community edition knows Tier Zero and the rest', async (t) => {
  await evaluate('community')
  const tags = await db
    .selectFrom('zone_exposures')
    .select('asset_group_tag_id')
    .distinct()
    .execute()
  t.strictSame(tags.map((one) => one.asset_group_tag_id).sort(), [0, TIER_ZERO])
  t.match((await stored(0))[0], { composition: { Group: 1, User: 5 } })
})

t.test('figures that no longer hold go, those that do are not counted as changes', async (t) => {
  t.strictSame(await evaluate('community'), { added: 0, removed: 0 })
  await sql`delete from nodes where object_id = 'C'`.execute(db)
  await sql`update nodes set properties = properties || '{"enabled": true}' where object_id = 'A-OFF'`.execute(
    db
  )
  t.strictSame(await evaluate('community'), { added: 2, removed: 2 }, 'Tier Zero in A, and in B')
  t.match((await stored(TIER_ZERO))[0], { principals: 4, exposed: 6, here: 3 })
})
