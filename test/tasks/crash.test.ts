import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { countOf, SID, startBackground, until } from './background.ts'

const { db, work, upload, settled, resultsOf, jobOf } = await startBackground(t)
const worker = work()
const COUNT = 12_000

/** Enough to be caught in the middle of it. */
function largeFile(from: number): string {
  const data = Array.from({ length: COUNT }, (_, i) => ({
    ObjectIdentifier: `${SID}-${from + i}`,
    Properties: {
      name: `U${from + i}@CORP.EXAMPLE`,
      description: randomBytes(200).toString('hex')
    },
    PrimaryGroupSID: `${SID}-513`,
    Aces: []
  }))
  return JSON.stringify({ data, meta: { type: 'users', version: 6 } })
}

const reading = (id: number) =>
  until(async () => {
    const { status_message } = await jobOf(id)
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'graph-analysis-server task'
        and query like 'copy%'`.execute(db)
    return rows.length > 0 && status_message !== 'waiting to be read'
  }, `job ${id} to be read`)

async function proveOnce(id: number, from: number, t: Pick<Test, 'equal' | 'strictSame'>) {
  t.equal((await jobOf(id)).objects_done, COUNT)
  t.equal((await resultsOf(id)).length, 1, 'one result for the one file')
  const { rows } = await sql<{ nodes: number; edges: number }>`
    select count(*)::int as nodes,
      (select count(*)::int from edges join kinds on kinds.id = kind_id
        join nodes as start on start.id = start_id
        where kinds.name = 'MemberOf'
          and split_part(start.object_id, '-', 8)::int between ${from} and ${from + COUNT - 1}) as edges
    from nodes
    where split_part(object_id, '-', 8) ~ '^[0-9]+$'
      and split_part(object_id, '-', 8)::int between ${from} and ${from + COUNT - 1}`.execute(db)
  t.strictSame(rows, [{ nodes: COUNT, edges: COUNT }])
  t.equal(await countOf(db, 'ingest_chunks'), 0)
}

t.test('kill -9 of the worker in the middle of an ingest loses and doubles nothing', async (t) => {
  const id = await upload({ 'users.json': largeFile(100_000) })
  await reading(id)
  const killed = worker.pid()
  process.kill(killed ?? 0, 'SIGKILL')
  const job = await settled(id)
  t.equal(job.status, 2, job.status_message)
  t.not(worker.pid(), killed, 'another process did it')
  await proveOnce(id, 100_000, t)
})

t.test('the loss of every connection to PostgreSQL is survived', async (t) => {
  const id = await upload({ 'users.json': largeFile(200_000) })
  await reading(id)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  const job = await until(async () => {
    // The API's own pool has lost its connections as well.
    const found = await jobOf(id).catch(() => undefined)
    return found && [2, 5, 8].includes(found.status) && found
  }, 'the job to end')
  t.equal(job.status, 2, job.status_message)
  await proveOnce(id, 200_000, t)
})

t.test('the loss of only the connection that loads is survived', async (t) => {
  const id = await upload({ 'users.json': largeFile(300_000) })
  await reading(id)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'graph-analysis-server task'`.execute(
    db
  )
  t.equal((await settled(id)).status, 2)
  await proveOnce(id, 300_000, t)
})

t.test('a worker that stops in the middle interrupts its task, which runs again', async (t) => {
  await worker.stop()
  const hasty = work(1)
  const id = await upload({ 'users.json': largeFile(400_000) })
  await reading(id)
  await hasty.stop()
  t.equal((await jobOf(id)).status, 6, 'it is not finished')
  t.match((await jobOf(id)).status_message, /stopped while/)
  const { rows } = await sql<{ attempts: number; locked_by: string | null }>`
    select attempts, locked_by from graphile_worker._private_jobs where key = ${`ingest-${id}`}`.execute(
    db
  )
  t.strictSame(rows, [{ attempts: 0, locked_by: null }], 'the attempt does not count')
  work()
  t.equal((await settled(id)).status, 2)
  await proveOnce(id, 400_000, t)
})
