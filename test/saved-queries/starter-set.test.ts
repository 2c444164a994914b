/** The queries that come with the platform: everybody has them, nobody changes them, each of them answers. */
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { writeForestZip } from '../../scripts/sample-forest/zip.ts'
import { connectClient } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { analyse } from '../../src/graph/analysis/analyse.ts'
import { loadFiles } from '../../src/graph/ingest/load.ts'
import { startPeople } from '../platform-users/people.ts'
import { addToGraph } from '../support/graph.ts'

t.setTimeout(240_000)

const NOW = new Date('2026-01-05T12:00:00.000Z')
const ARCHIVE = { maxEntries: 1000, maxRatio: 200, maxTotalBytes: 2 ** 30 }

const { db, url, callAs, aPerson } = await startPeople(t)
const [reader, administrator] = [await aPerson(), await aPerson({ role: 'Administrator' })]

type Shown = { id: number; name: string; query: string; description: string }
const starters: Shown[] = (
  await callAs(reader.id, 'listSavedQueries', { query: { scope: 'public' } })
).body.data

t.test('there are about forty, public, described and marked', async (t) => {
  t.ok(starters.length >= 40)
  for (const one of starters) {
    t.match(one, { user_id: null, built_in: true, scope: 'public', description: /\.$/ })
  }
})

t.test('another start of the server installs nothing again', async (t) => {
  await migrate(db)
  const { body } = await callAs(reader.id, 'listSavedQueries', { query: { scope: 'public' } })
  t.strictSame(body.data, starters)
})

t.test('nobody changes, shares or deletes one, administrators included', async (t) => {
  for (const { id } of [starters[0], starters.at(-1)].flatMap((one) => one ?? [])) {
    const path = { saved_query_id: id }
    for (const [operation, body] of [
      ['updateSavedQuery', { name: 'mine' }],
      ['shareSavedQuery', {}],
      ['unshareSavedQuery', { user_ids: [reader.id] }],
      ['deleteSavedQuery', undefined]
    ] as const) {
      const request = body === undefined ? { path } : { path, body }
      t.equal((await callAs(administrator.id, operation, request)).status, 403, operation)
    }
  }
})

async function loadForest() {
  const path = join(t.testdir(), 'forest.zip')
  await writeForestZip(path, { seed: 1, users: 300 })
  const client = await connectClient(url, 'test')
  await loadFiles(client, [{ fileName: 'forest.zip', path }], { now: NOW, archive: ARCHIVE })
  await client.end()
  await addToGraph(db, CLOUD)
  await analyse(db, { now: NOW })
  await sql`analyze nodes, edges`.execute(db)
}

/** The forest has nothing of a cloud. */
const CLOUD = {
  nodes: {
    'D-USER': ['User', { objectid: 'D-USER', name: 'IVO@BOTH.EXAMPLE' }],
    'AZ-USER': '!AZBase AZUser',
    'AZ-ADMIN': '!AZBase AZUser',
    'AZ-GROUP': '!AZBase AZGroup',
    'AZ-ROLE': '!AZBase AZRole',
    'AZ-APP': '!AZBase AZApp',
    'AZ-SP': '!AZBase AZServicePrincipal',
    'AZ-VM': '!AZBase AZVM',
    'AZ-VAULT': '!AZBase AZKeyVault',
    'AZ-SUB': '!AZBase AZSubscription',
    'AZ-TENANT': '!AZBase AZTenant'
  },
  edges: [
    'D-USER -SyncedToEntraUser-> AZ-USER',
    'AZ-USER -AZMemberOf-> AZ-GROUP',
    'AZ-GROUP -AZOwner-> AZ-SUB',
    'AZ-GROUP -AZRoleEligible-> AZ-ROLE',
    'AZ-USER -AZOwns-> AZ-APP',
    'AZ-APP -AZRunsAs-> AZ-SP',
    'AZ-VM -AZManagedIdentity-> AZ-SP',
    'AZ-SP -AZMGGrantRole-> AZ-TENANT',
    'AZ-SP -AZGetSecrets-> AZ-VAULT',
    'AZ-ADMIN -AZGlobalAdmin-> AZ-TENANT',
    'AZ-ADMIN -AZPrivilegedRoleAdmin-> AZ-TENANT',
    'AZ-ADMIN -AZResetPassword-> AZ-USER'
  ]
} as const

t.test('each answers on the sample forest', async (t) => {
  await loadForest()
  for (const { id, name } of starters) {
    const path = { saved_query_id: id }
    const { status, body } = await callAs(reader.id, 'runSavedQuery', { path })
    t.equal(status, 200, name)
    const { nodes = {}, literals = [], warnings } = body.data ?? {}
    t.ok(Object.keys(nodes).length + literals.length > 0, `${name} finds something`)
    t.equal(warnings, undefined, name)
  }
})
