/** What becomes of tagging where a selector, or all of it, fails. */
import { sql } from 'kysely'
import t from 'tap'
import { analyse } from '../../../../src/graph/analysis/analyse.ts'
import { tagging } from '../../../../src/graph/analysis/zones/tagging.ts'
import { writeGraph } from '../../../support/graph.ts'
import { NOW } from '../graph.ts'
import { graphDatabase } from '../graph-database.ts'
import {
  aSelector,
  decide,
  everyRow,
  membersOf,
  OWNED,
  resetTags,
  runTagging,
  selectedBy,
  TIER_ZERO
} from './tags.ts'

const db = await graphDatabase(t)

async function begin() {
  await writeGraph(db, {
    nodes: { ADMINS: 'Group', ADA: 'User', BOB: 'User' },
    edges: ['ADA -MemberOf-> ADMINS']
  })
  await resetTags(db)
}

t.test('a selector whose seeds fail keeps what it selected; the others go on', async (t) => {
  await begin()
  const broken = await aSelector(db, TIER_ZERO, { name: 'Broken', objects: ['ADMINS'] })
  const sound = await aSelector(db, TIER_ZERO, { name: 'Sound', objects: ['BOB'] })
  await runTagging(db)
  await decide(db, broken, 'ADA', 1)
  const setQuery = (id: number, query: string) =>
    sql`
      update asset_group_tag_selector_seeds set type = 2, value = ${query}
      where selector_id = ${id}`.execute(db)
  await setQuery(broken, 'MATCH (n) WHERE 1 / (id(n) - id(n)) = 1 RETURN n')
  await setQuery(sound, 'MATCH (n) WHERE id(n) IN [] RETURN n')

  const logged: unknown[] = []
  const [report] = await analyse(db, {
    now: NOW,
    steps: [tagging],
    log: { error: (details) => void logged.push(details) }
  })
  const error =
    'selector "Broken" of "Tier Zero": division by zero (line 1, column 17: 1 / (id(n) - id(n)))'
  t.match(report, { name: 'tagging', added: 0, removed: 1, error })
  t.strictSame(await selectedBy(db, broken), ['ADA 2 1', 'ADMINS 1 0'])
  t.strictSame(await membersOf(db, TIER_ZERO), ['ADA 2', 'ADMINS 1'])
  const kept = await db.selectFrom('analysis_steps').select(['removed', 'error']).execute()
  t.strictSame(kept, [{ removed: 1, error }])

  await sql`delete from nodes where object_id = 'ADA'`.execute(db)
  await runTagging(db)
  t.strictSame(await membersOf(db, TIER_ZERO), ['ADMINS 1'], 'who is gone is no member')
})

t.test('of many selectors that fail some are named', async (t) => {
  await begin()
  for (let n = 1; n <= 7; n += 1) {
    await aSelector(db, OWNED, { name: `S${n}`, queries: ['MATCH (n RETURN n'] })
  }
  const { error = '' } = await runTagging(db)
  t.equal(error.split('; selector ').length, 5)
  t.match(error, /selector "S5" of "Owned": expected .*; 2 more selectors$/)
})

t.test('a selector that takes too long fails alone', async (t) => {
  await begin()
  const endless =
    'UNWIND range(1, 2000000) AS a UNWIND range(1, 2000000) AS b MATCH (n) RETURN n, a + b'
  await aSelector(db, TIER_ZERO, { name: 'Endless', queries: [endless] })
  await aSelector(db, TIER_ZERO, { objects: ['BOB'] })
  const context = { db, now: NOW, edition: 'enterprise', signal: undefined } as const
  t.strictSame(await tagging.evaluate({ ...context, statementTimeoutMs: 500 }), {
    added: 1,
    removed: 0,
    error: 'selector "Endless" of "Tier Zero": took longer than 0.5 seconds'
  })
})

t.test('a process that must end is not held up by selectors, and reports no failure', async (t) => {
  await begin()
  await aSelector(db, TIER_ZERO, { queries: ['MATCH (n) RETURN n'] })
  const signal = AbortSignal.abort(new Error('the process ends'))
  const context = { db, now: NOW, edition: 'enterprise', statementTimeoutMs: 60_000 } as const
  await t.rejects(Promise.resolve(tagging.evaluate({ ...context, signal })), /the process ends/)
})

t.test('a query runs under the role that reads the graph alone', async (t) => {
  await begin()
  await aSelector(db, TIER_ZERO, { name: 'Edges', queries: ['MATCH (n)-->() RETURN n'] })
  await sql`revoke select on edges from graph_reader`.execute(db)
  const { error } = await runTagging(db)
  await sql`grant select on edges to graph_reader`.execute(db)
  t.equal(error, 'selector "Edges" of "Tier Zero": permission denied for table edges')
})

t.test('a tagging that fails half way leaves everything as it was', async (t) => {
  await begin()
  await aSelector(db, TIER_ZERO, { objects: ['ADMINS'], autoCertify: 1 })
  const before = await everyRow(db)
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no more'; end $$`.execute(
    db
  )
  await sql`
    create trigger refuse before update on nodes for each statement execute function refuse()`.execute(
    db
  )
  const [report] = await analyse(db, { now: NOW, steps: [tagging] })
  await sql`drop function refuse cascade`.execute(db)
  t.match(report, { added: 0, removed: 0, error: 'no more' })
  t.strictSame(await everyRow(db), before)
})
