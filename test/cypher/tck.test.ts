/**
 * The scenarios of the openCypher TCK that only read. Those that fail are listed in tck-failing.txt, and
 * that list may only shrink. TCK_REPORT=<folder> also writes what failed, and how, into that folder.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import t from 'tap'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { CypherError, runCypher } from '../../src/graph/cypher/cypher.ts'
import { allowAnyGraph, replaceGraph } from '../support/cypher-database.ts'
import { setUp } from '../support/cypher-set-up.ts'
import { difference, type TckCase, tckCases, withoutTck } from '../support/cypher-tck.ts'
import { testDatabase } from '../support/database.ts'
import { emptyGraph } from './reference/graph.ts'

const LISTED = join(import.meta.dirname, 'tck-failing.txt')
const LEAST = { rows: 95, errors: 80 }
const LIMITS = { maxRows: 10_000, maxBytes: 10_000_000, timeoutMs: 10_000 }

t.setTimeout(240_000)
const skip = withoutTck

/** What is wrong with the answer; nothing where it is right. */
async function judge(db: Kysely<Database>, { query, parameters, expected }: TckCase) {
  try {
    const found = await runCypher(db, { query, parameters, ...LIMITS })
    if (expected.type === 'error') return `expected ${expected.text}\ngot ${found.rows.length} rows`
    return difference(expected, found)
  } catch (error) {
    if (expected.type === 'error' && error instanceof CypherError) return undefined
    const wanted = expected.type === 'error' ? expected.text : 'rows'
    return `expected ${wanted}\ngot ${error instanceof Error ? error.stack : error}`
  }
}

/** Writes the graph only where it is another than that of the scenario before. */
function graphs(db: Kysely<Database>) {
  let present: string | undefined
  const ask = async (expression: string) => {
    const query = `RETURN ${expression} AS value`
    const { rows } = await runCypher(db, { query, ...LIMITS })
    return rows[0]?.[0] ?? null
  }
  return async (texts: readonly string[]) => {
    const wanted = texts.join('\n')
    if (wanted === present) return
    const graph = emptyGraph()
    for (const text of texts) await setUp(graph, text, ask)
    await replaceGraph(db, graph)
    present = wanted
  }
}

async function report(failures: readonly { one: TckCase; reason: string }[]) {
  const folder = process.env.TCK_REPORT
  if (!folder) return
  await mkdir(folder, { recursive: true })
  const text = failures.map(({ one, reason }) =>
    [`## ${one.name}`, ...one.setUp, '--', one.query, '--', reason].join('\n')
  )
  await writeFile(join(folder, 'failures.txt'), `${text.join('\n\n')}\n`)
  const names = failures.map(({ one }) => one.name)
  await writeFile(join(folder, 'tck-failing.txt'), `${names.join('\n')}\n`)
}

t.test('the scenarios of the TCK that only read', { skip }, async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  await allowAnyGraph(db)
  const { cases, updates } = tckCases()
  const startFrom = graphs(db)
  const failures: { one: TckCase; reason: string }[] = []
  for (const one of cases) {
    const reason = await startFrom(one.setUp).then(
      () => judge(db, one),
      (error: Error) => `the set-up failed: ${error.stack}`
    )
    if (reason !== undefined) failures.push({ one, reason })
  }
  await report(failures)

  t.comment(`${updates} scenarios change the graph in the query under test and are left out`)
  const shares = { rows: 0, errors: 0, temporal: 0 }
  for (const group of ['rows', 'errors', 'temporal'] as const) {
    const all = cases.filter((one) => one.group === group).length
    const right = all - failures.filter(({ one }) => one.group === group).length
    shares[group] = (100 * right) / all
    t.comment(`${group}: ${right} of ${all} = ${shares[group].toFixed(1)} %`)
  }
  t.ok(shares.rows >= LEAST.rows, `at least ${LEAST.rows} % of the expected rows`)
  t.ok(shares.errors >= LEAST.errors, `at least ${LEAST.errors} % of the expected errors`)

  const listed = (await readFile(LISTED, 'utf8')).split('\n').filter((line) => line !== '')
  const failing = failures.map(({ one }) => one.name)
  t.strictSame(
    failing.filter((name) => !listed.includes(name)),
    [],
    'what fails is listed'
  )
  t.strictSame(
    listed.filter((name) => !failing.includes(name)),
    [],
    'what is listed fails'
  )
})
