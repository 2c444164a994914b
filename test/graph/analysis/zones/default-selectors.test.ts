/** The selectors that Tier Zero begins with: what each of them selects, and what only looks like it. */
import { sql } from 'kysely'
import t from 'tap'
import { checkNodeQuery } from '../../../../src/graph/cypher/cypher.ts'
import { type Graph, writeGraph } from '../../../support/graph.ts'
import { graphDatabase } from '../graph-database.ts'
import { runTagging, TIER_ZERO } from './tags.ts'

const db = await graphDatabase(t)

const DOMAIN = 'S-1-5-21-1-2-3'

/** Selector -> the objects that it selects in the graph below. */
const ALWAYS: Record<string, string[]> = {
  Administrators: ['CORP-S-1-5-32-544'],
  'Backup Operators': ['CORP-S-1-5-32-551'],
  'Domain Admins': [`${DOMAIN}-512`, 'S-1-5-21-4-5-6-512'],
  'Enterprise Admins': [`${DOMAIN}-519`],
  'Schema Admins': [`${DOMAIN}-518`],
  'Domain Controllers': [`${DOMAIN}-516`],
  'Enterprise Domain Controllers': ['CORP-S-1-5-9'],
  'Enterprise Key Admins': [`${DOMAIN}-527`],
  'Key Admins': [`${DOMAIN}-526`],
  Administrator: [`${DOMAIN}-500`],
  AdminSDHolder: ['HOLDER'],
  'Domain root object': [DOMAIN, 'S-1-5-21-4-5-6'],
  'Azure tenant object': ['TENANT'],
  'Global Administrator': ['62E90394-69F5-4237-9190-012177145E10@TENANT'],
  'Partner Tier2 Support': ['E00E864A-17C5-4A4B-9C06-F5B95A8D5BD8@TENANT'],
  'Privileged Authentication Administrator': ['7BE44C8A-ADAF-4E2A-84D6-AB2649E08A13@TENANT'],
  'Privileged Role Administrator': ['E8611AB8-C189-46E8-94E1-60213AB1F814@TENANT']
}
const ON_REQUEST: Record<string, string[]> = {
  'Account Operators': ['CORP-S-1-5-32-548'],
  'Server Operators': ['CORP-S-1-5-32-549'],
  'Print Operators': ['CORP-S-1-5-32-550'],
  'Performance Log Users': ['CORP-S-1-5-32-559'],
  'Distributed COM Users': ['CORP-S-1-5-32-562'],
  'Cryptographic Operators': ['CORP-S-1-5-32-569'],
  'Cert Publishers': [`${DOMAIN}-517`],
  'KRBTGT objects': [`${DOMAIN}-502`],
  'Read-Only Domain Controllers': ['RODC'],
  'DNS Admins': ['DNS'],
  'Exchange Trusted Subsystem': ['EXCHANGE-1'],
  'Exchange Windows Permissions': ['EXCHANGE-2'],
  'AZUREADSSOACC object': ['SSO'],
  'Enterprise CA Computers': ['CA-HOST'],
  'Enterprise CA (AD object)': ['CA'],
  'Root CA object': ['ROOT'],
  'AIA CA (AD object)': ['AIA'],
  'NTAuth store': ['STORE'],
  'Certificate template': ['TEMPLATE'],
  'Application Administrator': ['9B895D92-2CD3-44C7-9D02-A6AC2D5EA5C3@TENANT'],
  'Intune Administrator': ['3A2C62DB-5318-420D-8D74-23AFFEE5D9D5@TENANT'],
  'Knowledge Administrator': ['B5A8DCF3-09D5-43A9-A639-8E29EF291470@TENANT'],
  'Security Administrator': ['194AE4CB-B126-40B2-BD5B-6091B380977D@TENANT']
}
const EXPECTED = { ...ALWAYS, ...ON_REQUEST }

const groups = Object.values(EXPECTED)
  .flat()
  .filter((id) => /-(5\d\d|9)$/.test(id) && !/-50[02]$/.test(id))
const roles = Object.values(EXPECTED)
  .flat()
  .filter((id) => id.endsWith('@TENANT'))
const corp = 'DC=CORP,DC=LOCAL'
const holder = `CN=ADMINSDHOLDER,CN=SYSTEM,${corp}`
const named = (id: string, kind: string, properties: object = {}) => [
  id,
  [kind, { objectid: id, ...properties }] as const
]

/** What is asked for, and beside each its near misses. */
const GRAPH: Graph = {
  nodes: Object.fromEntries([
    ...groups.map((id) => named(id, 'Group')),
    ...roles.map((id) => named(id, '!AZBase AZRole')),
    // The right end of another kind, the right kind with another end.
    ...groups.map((id) => named(`OTHER-${id}`, 'User')),
    ...groups.map((id) => named(`${id}0`, 'Group')),
    ...groups.map((id) => named(`LOCAL-${id}`, 'ADLocalGroup')),
    ...roles.map((id) => named(id.replace('@', '-'), '!AZBase AZRole')),
    ...roles.map((id) => named(`A${id}`, '!AZBase AZRole')),
    ...roles.map((id) => named(id.replace('TENANT', 'ELSE'), '!AZBase AZGroup')),
    // A group of the domain whose number is that of a built-in one.
    ...[544, 548, 549, 550, 551, 559, 562, 569, 9].map((rid) => named(`${DOMAIN}-${rid}`, 'Group')),
    named(`${DOMAIN}-500`, 'User'),
    named(`${DOMAIN}-502`, 'User'),
    named(`${DOMAIN}-1500`, 'User'),
    named(`${DOMAIN}-501`, 'User'),
    named(`GROUP-${DOMAIN}-500`, 'Group'),
    named(`GROUP-${DOMAIN}-502`, 'Group'),
    named(DOMAIN, 'Domain', { distinguishedname: corp, name: 'CORP.LOCAL' }),
    named('S-1-5-21-4-5-6', 'Domain'),
    named('HOLDER', 'Container', { distinguishedname: holder }),
    named('IN-HOLDER', 'Container', { distinguishedname: `CN=X,${holder}` }),
    named('FOREIGN-HOLDER', 'Container', { distinguishedname: holder.replace('CORP', 'ELSE') }),
    named('OU-HOLDER', 'OU', { distinguishedname: holder }),
    named('TENANT', '!AZBase AZTenant'),
    named('SUBSCRIPTION', '!AZBase AZSubscription'),
    named(`${DOMAIN}-521`, 'Group'),
    named('RODC', 'Computer'),
    named('RODC-USER', 'User'),
    named('INDIRECT', 'Computer'),
    named('NESTED', 'Group'),
    named('DNS', 'Group', { name: 'DNSADMINS@CORP.LOCAL' }),
    named('DNS-2', 'Group', { name: 'DNSADMINS2@CORP.LOCAL' }),
    named('DNS-USER', 'User', { name: 'DNSADMINS@CORP.LOCAL' }),
    named('EXCHANGE-1', 'Group', { name: 'EXCHANGE TRUSTED SUBSYSTEM@CORP.LOCAL' }),
    named('EXCHANGE-2', 'Group', { name: 'EXCHANGE WINDOWS PERMISSIONS@CORP.LOCAL' }),
    named('EXCHANGE-3', 'Group', { name: 'OLD EXCHANGE WINDOWS PERMISSIONS@CORP.LOCAL' }),
    named('SSO', 'Computer', { samaccountname: 'AZUREADSSOACC$' }),
    named('SSO-USER', 'User', { samaccountname: 'AZUREADSSOACC$' }),
    named('SSO-2', 'Computer', { samaccountname: 'AZUREADSSOACC2$' }),
    named('CA', 'EnterpriseCA'),
    named('CA-HOST', 'Computer'),
    named('CA-ADMIN', 'Computer'),
    named('ROOT', 'RootCA'),
    named('AIA', 'AIACA'),
    named('STORE', 'NTAuthStore'),
    named('TEMPLATE', 'CertTemplate')
  ]),
  edges: [
    `RODC -MemberOf-> ${DOMAIN}-521`,
    `RODC-USER -MemberOf-> ${DOMAIN}-521`,
    `NESTED -MemberOf-> ${DOMAIN}-521`,
    'INDIRECT -MemberOf-> NESTED',
    'CA-HOST -HostsCAService-> CA',
    'CA-ADMIN -ManageCA-> CA'
  ]
}

const defaults = () =>
  db
    .selectFrom('asset_group_tag_selectors as selector')
    .innerJoin('asset_group_tag_selector_seeds as seed', 'seed.selector_id', 'selector.id')
    .select(['selector.id', 'name', 'description', 'is_default', 'allow_disable', 'auto_certify'])
    .select(['disabled_at', 'disabled_by', 'created_by', 'updated_by', 'type', 'value'])
    .where('asset_group_tag_id', '=', TIER_ZERO)
    .orderBy('selector.id')
    .execute()

t.test('there are forty, of which those that are always on cannot be disabled', async (t) => {
  const all = await defaults()
  t.equal(all.length, 40)
  t.strictSame(
    all.map(({ name }) => name),
    Object.keys(EXPECTED)
  )
  for (const { name, description, value, disabled_at, ...row } of all) {
    const isAlwaysOn = name in ALWAYS
    t.match(row, {
      is_default: true,
      allow_disable: !isAlwaysOn,
      auto_certify: 2,
      created_by: 'SYSTEM',
      updated_by: 'SYSTEM',
      disabled_by: isAlwaysOn ? null : 'SYSTEM',
      type: 2
    })
    t.equal(disabled_at === null, isAlwaysOn, name)
    t.match(description, /^[A-Z].{20,}\.$/, name)
    checkNodeQuery(value)
  }
  const owned = db
    .selectFrom('asset_group_tag_selectors')
    .where('asset_group_tag_id', '<>', TIER_ZERO)
  t.strictSame(await owned.select('id').execute(), [])
})

const seedsBySelector = async () => {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select s.name, array_agg(r.node_object_id order by r.node_object_id) as ids
    from asset_group_tag_selectors s join asset_group_tag_selector_nodes r on r.selector_id = s.id
    where r.source = 1 and r.certified = 3 group by s.name`.execute(db)
  return Object.fromEntries(rows.map(({ name, ids }) => [name, ids]))
}

t.test('those that are on select their objects alone', async (t) => {
  await writeGraph(db, GRAPH)
  t.equal((await runTagging(db)).error, undefined)
  t.strictSame(await seedsBySelector(), ALWAYS)
})

t.test('the others do as soon as they are enabled', async (t) => {
  await writeGraph(db, GRAPH)
  await sql`update asset_group_tag_selectors set disabled_at = null`.execute(db)
  t.equal((await runTagging(db)).error, undefined)
  t.strictSame(await seedsBySelector(), EXPECTED)
})
