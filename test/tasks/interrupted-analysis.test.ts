/** An analysis whose process ends in the middle of it is carried out again, as what it was. */
import { sql } from 'kysely'
import pg from 'pg'
import t from 'tap'
import { type AnalysisRequestType, insertRequest } from '../../src/db/analysis-requests.ts'
import { openQueue } from '../../src/tasks/enqueue.ts'
import { SID, startBackground, until } from './background.ts'

const { db, url, work, upload, settled } = await startBackground(t)
let worker = work()

const domains = JSON.stringify({
  data: [{ ObjectIdentifier: SID, Properties: { name: 'CORP.EXAMPLE', domainsid: SID } }],
  meta: { type: 'domains', version: 6 }
})
await settled(await upload({ 'domains.json': domains }))

/** What the steps of tagging and exposure wait for, one after the other, when somebody holds it. */
const TABLES = ['asset_group_tag_selector_nodes', 'zone_exposures']

async function request(type: AnalysisRequestType) {
  await insertRequest(db, 'a test', type)
  await openQueue(db)('analysis', {}, { key: 'analysis', queue: 'graph' })
}

/** When a step of whole analyses last ended, and one of all. */
async function lastEnds(): Promise<{ derivation: number; exposure: number }> {
  const steps = await db.selectFrom('analysis_steps').selectAll().execute()
  const endOf = (name: string) =>
    steps.find((step) => step.name === name)?.finished_at.getTime() ?? Number.NaN
  return { derivation: endOf('dcsync'), exposure: endOf('exposure') }
}

const stateOf = async () => ({
  ...(await db
    .selectFrom('datapipe_status')
    .select(['running_analysis as running', 'status'])
    .executeTakeFirstOrThrow()),
  pending: (await db.selectFrom('analysis_requests').select('request_type').execute()).map(
    (one) => one.request_type
  )
})

const done = () =>
  until(async () => {
    const { running, status, pending } = await stateOf()
    return running === null && status === 'idle' && pending.length === 0
  }, 'the analysis to end')

/**
 * Interrupts an analysis at the moment when it waits for the table, and waits for what comes of it.
 * @returns which steps were made after that
 */
async function interrupted(
  table: string,
  type: AnalysisRequestType,
  interrupt: () => Promise<void>
): Promise<{ derivation: boolean; exposure: boolean }> {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query(`begin; lock table ${table} in access exclusive mode`)
  await request(type)
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'graph-analysis-server worker'
        and wait_event_type = 'Lock' and query like ${`%${table}%`}`.execute(db)
    return rows.length > 0
  }, `the analysis to reach ${table}`)
  const before = await lastEnds()
  await interrupt()
  await holder.end()
  await done()
  const after = await lastEnds()
  return {
    derivation: after.derivation > before.derivation,
    exposure: after.exposure > before.exposure
  }
}

const kill = () => void process.kill(worker.pid() ?? 0, 'SIGKILL')

for (const table of TABLES) {
  t.test(`killed at ${table}, tagging is carried out as tagging`, async (t) => {
    const made = await interrupted(table, 'tagging', async () => {
      kill()
      t.match(await stateOf(), { running: 'tagging', pending: [] }, 'it is unfinished')
    })
    t.strictSame(made, { derivation: false, exposure: true })
  })

  t.test(`killed at ${table}, a whole analysis is carried out as a whole`, async (t) => {
    const made = await interrupted(table, 'analysis', async () => {
      kill()
      // Not even less that is asked for meanwhile, which takes the place of the task, makes it less.
      await request('tagging')
      t.match(await stateOf(), { running: 'analysis', pending: ['tagging'] })
    })
    t.strictSame(made, { derivation: true, exposure: true })
  })

  t.test(`stopped at ${table}, it is carried out by the next worker`, async (t) => {
    await worker.stop()
    worker = work(1)
    const made = await interrupted(table, 'analysis', async () => {
      await worker.stop()
      t.match(await stateOf(), { running: 'analysis', pending: [] })
      worker = work()
    })
    t.strictSame(made, { derivation: true, exposure: true })
  })
}

t.test('tagging for which an upload waits is a whole analysis', async (t) => {
  await worker.stop()
  const before = await lastEnds()
  const id = await upload({ 'domains.json': domains })
  await db.updateTable('ingest_jobs').set({ status: 7 }).where('id', '=', id).execute()
  await request('tagging')
  worker = work()
  t.equal((await settled(id)).status, 2)
  await done()
  t.ok((await lastEnds()).derivation > before.derivation)
})

t.test('what has used up its attempts is not tried for ever', async (t) => {
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no such analysis in this test'; end $$`.execute(db)
  await sql`create trigger refuse before insert or delete on analysis_steps for each row
    execute function refuse()`.execute(db)
  await insertRequest(db, 'a test', 'tagging')
  await sql`select graphile_worker.add_job('analysis', payload => '{}', queue_name => 'graph',
    max_attempts => 1, job_key => 'analysis')`.execute(db)
  await done()
  await sql`drop function refuse() cascade`.execute(db)
  const { rows } = await sql`select from graphile_worker.jobs`.execute(db)
  t.equal(rows.length, 0)
})
