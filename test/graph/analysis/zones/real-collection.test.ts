/**
 * Tier Zero of a real collection. What is expected was worked out from the collector's files and the rules of
 * membership alone, beside the project.
 */
import { sql } from 'kysely'
import t from 'tap'
import { connectClient, openDatabase } from '../../../../src/db/database.ts'
import { analyse } from '../../../../src/graph/analysis/analyse.ts'
import { previewMembers } from '../../../../src/graph/analysis/zones/select-members.ts'
import { loadFiles } from '../../../../src/graph/ingest/load.ts'
import { beside } from '../../../support/beside.ts'
import { testDatabase } from '../../../support/database.ts'
import { failures, NOW } from '../graph.ts'
import { TIER_ZERO } from './tags.ts'

const { path: FILE, skip } = beside('collections/ad_sampledata.zip')
const LIMITS = { maxEntries: 1000, maxRatio: 200, maxTotalBytes: 2 ** 30 }

/** How many of each kind, by source: 1 a seed, 2 a child, 3 a parent. */
const MEMBERS = [
  '3 Container 1, 5 Domain 1, 23 Group 1, 3 User 1',
  '1 Base 2, 4 Computer 2, 5 Group 2, 23 User 2',
  '1 Container 3, 20 GPO 3, 11 OU 3'
]

const BY_SELECTOR: Record<string, string> = {
  Administrators: '3 Group 1, 1 Base 2, 1 Computer 2, 8 Group 2, 25 User 2, 8 GPO 3, 9 OU 3',
  'Backup Operators': '3 Group 1, 1 User 2, 2 OU 3',
  'Domain Admins': '3 Group 1, 1 Group 2, 20 User 2, 1 GPO 3, 7 OU 3',
  'Enterprise Admins': '2 Group 1, 5 User 2, 1 GPO 3, 3 OU 3',
  'Schema Admins': '2 Group 1, 4 User 2, 1 GPO 3, 3 OU 3',
  'Domain Controllers': '3 Group 1, 4 Computer 2, 11 GPO 3, 3 OU 3',
  'Enterprise Domain Controllers': '2 Group 1, 3 Computer 2, 11 GPO 3, 3 OU 3',
  'Enterprise Key Admins': '2 Group 1, 1 User 2',
  'Key Admins': '3 Group 1, 1 Group 2, 1 Container 3',
  Administrator: '3 User 1',
  AdminSDHolder: '3 Container 1',
  // Two of the domains are known from trusts alone.
  'Domain root object': '5 Domain 1, 9 GPO 3'
}

/** Why a group is a member: the selectors, and as what they select it. */
const GROUPS: Record<string, string> = {
  'ADMINISTRATORS@GHOST.CORP': 'Administrators 1',
  'ADMINISTRATORS@PHANTOM.CORP': 'Administrators 1',
  'ADMINISTRATORS@WRAITH.CORP': 'Administrators 1',
  'ANOTHER ONE@PHANTOM.CORP': 'Administrators 2',
  'BACKUP OPERATORS@GHOST.CORP': 'Backup Operators 1',
  'BACKUP OPERATORS@PHANTOM.CORP': 'Backup Operators 1',
  'BACKUP OPERATORS@WRAITH.CORP': 'Backup Operators 1',
  'DOMAIN ADMINS@GHOST.CORP': 'Administrators 2, Domain Admins 1',
  'DOMAIN ADMINS@PHANTOM.CORP': 'Administrators 2, Domain Admins 1',
  'DOMAIN ADMINS@WRAITH.CORP': 'Administrators 2, Domain Admins 1',
  'DOMAIN CONTROLLERS@GHOST.CORP': 'Domain Controllers 1',
  'DOMAIN CONTROLLERS@PHANTOM.CORP': 'Domain Controllers 1',
  'DOMAIN CONTROLLERS@WRAITH.CORP': 'Domain Controllers 1',
  'ENTERPRISE ADMINS@PHANTOM.CORP': 'Enterprise Admins 1',
  'ENTERPRISE ADMINS@WRAITH.CORP': 'Administrators 2, Enterprise Admins 1',
  'ENTERPRISE DOMAIN CONTROLLERS@PHANTOM.CORP': 'Enterprise Domain Controllers 1',
  'ENTERPRISE DOMAIN CONTROLLERS@WRAITH.CORP': 'Enterprise Domain Controllers 1',
  'ENTERPRISE KEY ADMINS@PHANTOM.CORP': 'Enterprise Key Admins 1',
  'ENTERPRISE KEY ADMINS@WRAITH.CORP': 'Enterprise Key Admins 1',
  'KEY ADMINS@GHOST.CORP': 'Key Admins 1',
  'KEY ADMINS@PHANTOM.CORP': 'Key Admins 1',
  'KEY ADMINS@WRAITH.CORP': 'Key Admins 1',
  'RESELLERS@WRAITH.CORP': 'Key Admins 2',
  'SCHEMA ADMINS@PHANTOM.CORP': 'Schema Admins 1',
  'SCHEMA ADMINS@WRAITH.CORP': 'Schema Admins 1',
  'SUBDAS@PHANTOM.CORP': 'Administrators 2, Domain Admins 2',
  'T0_ADMINS_GLOBAL@WRAITH.CORP': 'Administrators 2',
  'T0_ADMINS_UNIVERSAL@WRAITH.CORP': 'Administrators 2'
}

type Seed = {
  what: string
  query: string
  none: string
  children: string[]
  parents: string[]
  all: string[]
}

/** What is in each, what is around it, and what is around the children as well. */
const EXPANSIONS: Seed[] = [
  {
    what: 'a group in nested OUs, whose member is in another one',
    query: "MATCH (n:Group {name: 'T0_ADMINS@PHANTOM.CORP'}) RETURN n",
    none: 'T0_ADMINS@PHANTOM.CORP',
    children: ['ADDSELF@PHANTOM.CORP'],
    parents: ['GROUPS@PHANTOM.CORP', 'TIER0@PHANTOM.CORP'],
    all: ['TESTUSERSETTING@PHANTOM.CORP', 'USERS@PHANTOM.CORP']
  },
  {
    what: 'a group that inherits rights, as do its members, from containers',
    query: "MATCH (n:Group {name: 'CERT PUBLISHERS@WRAITH.CORP'}) RETURN n",
    none: 'CERT PUBLISHERS@WRAITH.CORP',
    children: ['EXTCA01.WRAITH.CORP', 'EXTCA02.WRAITH.CORP'],
    parents: ['USERS@WRAITH.CORP'],
    all: ['COMPUTERS@WRAITH.CORP']
  },
  {
    what: 'an OU with another in it, to which a policy is linked',
    query: "MATCH (n:OU {distinguishedname: 'OU=COMPUTERS,OU=TIER0,DC=PHANTOM,DC=CORP'}) RETURN n",
    none: 'COMPUTERS@PHANTOM.CORP',
    children: [
      '123456789.PHANTOM.CORP',
      'ABCDEFGHIJKLMNO.PHANTOM.CORP',
      'AM-WIN10-DEV02.PHANTOM.CORP',
      'DF-MS-SHS.PHANTOM.CORP',
      'SERVER01.PHANTOM.CORP',
      'SERVER02.PHANTOM.CORP',
      'SHARPHOUND@PHANTOM.CORP'
    ],
    parents: ['TIER0@PHANTOM.CORP'],
    all: ['SHARPHOUNDSERVICELOGON@PHANTOM.CORP']
  },
  {
    what: 'a policy: nothing is in it, and the container around it grants it nothing',
    query: "MATCH (n:GPO {name: 'SHARPHOUNDSERVICELOGON@PHANTOM.CORP'}) RETURN n",
    none: 'SHARPHOUNDSERVICELOGON@PHANTOM.CORP',
    children: [],
    parents: [],
    all: []
  }
]

t.test('Tier Zero of a real collection', { skip }, async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  t.teardown(() => db.destroy())
  const client = await connectClient(url, 'test')
  const sources = [{ fileName: 'ad_sampledata.zip', path: FILE }]
  await loadFiles(client, sources, { now: NOW, archive: LIMITS })
  await client.end()
  t.strictSame(failures(await analyse(db, { now: NOW })), [])

  t.test('has the members that its rules give, by kind and source', async (t) => {
    const { rows } = await sql<{ source: number; text: string }>`
      select source, string_agg(count || ' ' || kind || ' ' || source, ', ' order by kind) as text
      from (
        select source, node_primary_kind as kind, count(*)
        from asset_group_tag_members where asset_group_tag_id = ${TIER_ZERO} group by 1, 2
      ) as kinds group by source order by source`.execute(db)
    t.strictSame(
      rows.map(({ text }) => text),
      MEMBERS
    )
    const tagged = await sql<{ count: number }>`
      select count(*) from nodes join kinds k on k.id = any(kind_ids) where k.name = 'Tag_Tier_Zero'
        and properties ->> 'system_tags' = 'admin_tier_0'`.execute(db)
    t.strictSame(tagged.rows, [{ count: 34 + 33 + 32 }])
  })

  t.test('each selector selects what its rule says', async (t) => {
    const { rows } = await sql<{ name: string; text: string }>`
      select name, string_agg(count || ' ' || kind || ' ' || source, ', ' order by source, kind) as text
      from (
        select s.name, r.source, r.node_primary_kind as kind, count(*)
        from asset_group_tag_selector_nodes r
        join asset_group_tag_selectors s on s.id = r.selector_id group by 1, 2, 3
      ) as kinds group by name`.execute(db)
    t.strictSame(Object.fromEntries(rows.map(({ name, text }) => [name, text])), BY_SELECTOR)
  })

  t.test('each group is a member because of a selector', async (t) => {
    const { rows } = await sql<{ group: string; selectors: string }>`
      select m.node_name as group, string_agg(s.name || ' ' || r.source, ', ' order by s.name) as selectors
      from asset_group_tag_members m
      join asset_group_tag_selector_nodes r using (node_id)
      join asset_group_tag_selectors s
        on s.id = r.selector_id and s.asset_group_tag_id = m.asset_group_tag_id
      where m.node_primary_kind = 'Group' and m.asset_group_tag_id = ${TIER_ZERO}
      group by m.node_id, m.node_name`.execute(db)
    const found = Object.fromEntries(rows.map(({ group, selectors }) => [group, selectors]))
    t.strictSame(found, GROUPS)
  })

  for (const { what, query, none, children, parents, all } of EXPANSIONS) {
    t.test(`expansion of ${what}`, async (t) => {
      const preview = async (expansion: 0 | 1 | 2 | 3) => {
        const seeds = [{ type: 2, value: query }]
        const members = await previewMembers(db, { seeds, expansion })
        return members.map(({ source, name }) => `${source} ${name}`).sort()
      }
      const of = (source: number, names: string[]) => names.map((name) => `${source} ${name}`)
      const seed = of(1, [none])
      const inside = of(2, children)
      t.strictSame(await preview(0), seed)
      t.strictSame(await preview(1), [...seed, ...inside, ...of(3, [...parents, ...all])].sort())
      t.strictSame(await preview(2), [...seed, ...inside].sort())
      t.strictSame(await preview(3), [...seed, ...inside, ...of(3, parents)].sort())
    })
  }
})
