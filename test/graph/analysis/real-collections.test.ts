/** Real collections against numbers that were computed independently, beside the project. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { connectClient, openDatabase } from '../../../src/db/database.ts'
import { analyse } from '../../../src/graph/analysis/analyse.ts'
import { loadFiles } from '../../../src/graph/ingest/load.ts'
import { beside } from '../../support/beside.ts'
import { testDatabase } from '../../support/database.ts'
import { failures, NOW } from './graph.ts'

const { path: FOLDER, skip } = beside('collections')
const LIMITS = { maxEntries: 1000, maxRatio: 200, maxTotalBytes: 2 ** 30 }

type Expected = {
  nodes_after_post: number
  edges_after_post: number
  post_edges_by_kind: Record<string, number>
}
const expectedOf = (name: string): Expected =>
  JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))[name]

const COLLECTIONS: Record<string, () => string[]> = {
  ad_sampledata: () => ['ad_sampledata.zip'],
  'fixtures-v6': () => readdirSync(join(FOLDER, 'fixtures-v6')).map((file) => `fixtures-v6/${file}`)
}

for (const [name, files] of Object.entries(COLLECTIONS)) {
  t.test(`${name} gains exactly the derived edges that its rules give`, { skip }, async (t) => {
    const { url } = await testDatabase(t)
    const db = openDatabase(url)
    t.teardown(() => db.destroy())
    const client = await connectClient(url, 'test')
    const sources = files().map((fileName) => ({ fileName, path: join(FOLDER, fileName) }))
    await loadFiles(client, sources, { now: NOW, archive: LIMITS })
    await client.end()

    t.strictSame(failures(await analyse(db, { now: NOW })), [])
    const expected = expectedOf(name)
    const { rows } = await sql<{ name: string; count: number }>`
      select k.name, count(*) as count from edges e join kinds k on k.id = e.kind_id
      where k.name = any(${Object.keys(expected.post_edges_by_kind)}::text[])
      group by k.name`.execute(db)
    t.strictSame(
      Object.fromEntries(rows.map((row) => [row.name, row.count])),
      expected.post_edges_by_kind
    )
    const totals = await sql`
      select (select count(*) from nodes) as nodes, (select count(*) from edges) as edges`.execute(
      db
    )
    t.strictSame(totals.rows, [
      { nodes: expected.nodes_after_post, edges: expected.edges_after_post }
    ])
  })
}
