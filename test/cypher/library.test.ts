/** Every query of the public library runs on the sample forest, and none of them takes long. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { parse } from 'yaml'
import { writeForestZip } from '../../scripts/sample-forest/zip.ts'
import { connectClient, openDatabase } from '../../src/db/database.ts'
import { analyse } from '../../src/graph/analysis/analyse.ts'
import { CypherError, runCypher } from '../../src/graph/cypher/cypher.ts'
import { loadFiles } from '../../src/graph/ingest/load.ts'
import { beside } from '../support/beside.ts'
import { testDatabase } from '../support/database.ts'

const { path: LIBRARY, skip } = beside('cypher/library')
const LIMITS = { maxRows: 10_000, maxBytes: 100_000_000, timeoutMs: 30_000 }
/** Uses a variable that it does not define: the only one of them. */
const WRONG = 'Shortest Paths from Owned Azure Users to Azure Keyvaults'
const NOW = new Date('2026-01-05T12:00:00.000Z')
const ARCHIVE = { maxEntries: 1000, maxRatio: 200, maxTotalBytes: 2 ** 30 }

t.setTimeout(240_000)

async function loadForest(url: string, path: string) {
  await writeForestZip(path, { seed: 1, users: 300 })
  const client = await connectClient(url, 'test')
  await loadFiles(client, [{ fileName: 'forest.zip', path }], { now: NOW, archive: ARCHIVE })
  await client.end()
}

t.test('the queries of the library', { skip }, async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 2 })
  t.teardown(() => db.destroy())
  await loadForest(url, join(t.testdir(), 'forest.zip'))
  await analyse(db, { now: NOW })
  await sql`analyze nodes, edges`.execute(db)

  const took: { name: string; ms: number; rows: number }[] = []
  for (const file of readdirSync(LIBRARY).filter((name) => name.endsWith('.yml'))) {
    const { name, query } = parse(readFileSync(join(LIBRARY, file), 'utf8')) as {
      name: string
      query: string
    }
    const started = performance.now()
    if (name === WRONG) {
      const refusal = { name: 'CypherError', kind: 'undefinedVariable', text: 'm' }
      await t.rejects(runCypher(db, { query, ...LIMITS }), refusal, name)
      continue
    }
    try {
      const { rows } = await runCypher(db, { query, ...LIMITS })
      took.push({ name, ms: Math.round(performance.now() - started), rows: rows.length })
      t.pass(name)
    } catch (error) {
      t.fail(`${name}: ${error instanceof CypherError ? error.message : error}`, { query })
    }
  }
  took.sort((a, b) => a.ms - b.ms)
  const withRows = took.filter(({ rows }) => rows > 0).length
  const slowest = took.at(-1)
  t.comment(`${took.length} queries run, ${withRows} have rows`)
  t.comment(`median ${took[took.length >> 1]?.ms} ms, slowest ${slowest?.ms} ms (${slowest?.name})`)
  t.ok(withRows > took.length / 4, 'the forest has something for many of them')
})
