import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { isAlive } from '../../src/db/embedded/postmaster.ts'
import { aWorkerIsAlive } from '../../src/features/platform/queries.ts'
import { countOf, SID, startBackground, until, usersFile } from './background.ts'

const { db, url, work, call, forward, upload, settled, jobOf } = await startBackground(t)

/** Everything that says a graph task runs at this moment, however short. */
async function recordRuns() {
  await sql`create table runs (task text, began boolean, at timestamptz)`.execute(db)
  await sql`create function note_run() returns trigger language plpgsql as $$ begin
    insert into runs values (new.status, old.status = 'idle', clock_timestamp()); return new; end $$`.execute(
    db
  )
  await sql`create trigger note_run after update of status on datapipe_status for each row
    when (new.status <> old.status) execute function note_run()`.execute(db)
}

await recordRuns()
const first = work()
const second = work()
let third: ReturnType<typeof work> | undefined

t.test('two workers run one analysis or ingest at a time', async (t) => {
  const ids = await Promise.all(
    Array.from({ length: 4 }, (_, i) => upload({ 'users.json': usersFile(50, 1000 + 100 * i) }))
  )
  for (const id of ids) t.equal((await settled(id)).status, 2)
  const { rows } = await sql<{ task: string; began: boolean }>`
    select task, began from runs order by at`.execute(db)
  t.ok(rows.length >= 10, 'four ingests and an analysis were seen')
  rows.forEach(({ task, began }, i) => {
    // Two at once would show as a change from one of them to the other.
    t.equal(began, i % 2 === 0, `${i}: ${task}`)
  })
})

const queueIsEmpty = () =>
  until(async () => (await countOf(db, 'graphile_worker.jobs')) === 0, 'an empty queue')

t.test('requests that are made while one is pending become one analysis', async (t) => {
  await queueIsEmpty()
  await first.stop()
  await second.stop()
  await sql`truncate runs`.execute(db)
  for (let i = 0; i < 5; i += 1) {
    await call('requestAnalysis')
    await forward()
  }
  t.equal(await countOf(db, 'analysis_requests'), 1)
  third = work()
  await queueIsEmpty()
  const { rows } = await sql`select from runs where task = 'analyzing'`.execute(db)
  t.equal(rows.length, 1)
})

t.test('a request that is withdrawn before it begins is not carried out', async (t) => {
  await third?.stop()
  await sql`truncate runs`.execute(db)
  await call('requestAnalysis')
  await forward()
  t.equal((await call('cancelAnalysis')).status, 202)
  work()
  await queueIsEmpty()
  t.equal(await countOf(db, 'runs'), 0)
})

t.test('a job that never reached the queue is found by its status', async (t) => {
  const { body } = await call('startFileUpload')
  const id = body.data.id
  await call('uploadFile', {
    path: { file_upload_id: id },
    body: usersFile(2, 9000),
    headers: { 'content-type': 'application/json' }
  })
  // The server was killed between the change of status and the queue.
  await db.updateTable('ingest_jobs').set({ status: 6 }).where('id', '=', id).execute()
  t.equal((await settled(id)).status, 2)
})

t.test('an idle job times out, and what was uploaded to it goes', async (t) => {
  const { body } = await call('startFileUpload')
  const id = body.data.id
  await call('uploadFile', {
    path: { file_upload_id: id },
    body: usersFile(2, 9100),
    headers: { 'content-type': 'application/json' }
  })
  await sql`update ingest_jobs set updated_at = now() - interval '21 minutes' where id = ${id}`.execute(
    db
  )
  const job = await settled(id)
  t.match(job, { status: 4, status_message: /^Ingest timeout: No ingest activity observed/ })
  t.equal(await countOf(db, 'ingest_chunks'), 0)
})

t.test('a job that is still worked on does not time out', async (t) => {
  const { body } = await call('startFileUpload')
  await sql`update ingest_jobs set updated_at = now() - interval '19 minutes'
    where id = ${body.data.id}`.execute(db)
  const { body: idle } = await call('startFileUpload')
  await sql`update ingest_jobs set updated_at = now() - interval '21 minutes'
    where id = ${idle.data.id}`.execute(db)
  await settled(idle.data.id)
  t.equal((await jobOf(body.data.id)).status, 1)
})

t.test('a failed step makes the job partially complete and is named', async (t) => {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.kind_id = (select id from kinds where name = 'DCSync') then
      raise exception 'no such edges in this test';
    end if;
    return new; end $$`.execute(db)
  await sql`create trigger refuse before insert on edges for each row execute function refuse()`.execute(
    db
  )
  const rights = ['GetChanges', 'GetChangesAll'].map((RightName) => ({
    RightName,
    PrincipalSID: `${SID}-1000`,
    PrincipalType: 'User',
    IsInherited: false
  }))
  const domain = {
    ObjectIdentifier: SID,
    Properties: { name: 'CORP.EXAMPLE', domain: 'CORP.EXAMPLE', domainsid: SID, collected: true },
    Aces: rights
  }
  const id = await upload({
    'domains.json': JSON.stringify({ data: [domain], meta: { type: 'domains', version: 6 } })
  })
  const job = await settled(id)
  await sql`drop function refuse() cascade`.execute(db)
  t.match(job, {
    status: 8,
    failed_files: 0,
    status_message:
      '1 file read, 1 object; the analysis failed in dcsync (no such edges in this test)'
  })
  const { body } = await call('getDatapipeStatus')
  t.ok(
    new Date(body.data.last_analysis_run_at) > new Date(body.data.last_complete_analysis_at),
    'it ran, but was not complete'
  )
})

t.test('a worker ends with its parent, and others take over', async (t) => {
  const parent = fork(join(import.meta.dirname, 'worker-parent.ts'), [url])
  const [pid] = (await once(parent, 'message')) as [number]
  t.ok(isAlive(pid))
  parent.kill('SIGKILL')
  await until(async () => !isAlive(pid), 'the child to end')
  t.ok(await aWorkerIsAlive(db), 'the other worker')
  t.equal((await settled(await upload({ 'users.json': usersFile(1, 9500) }))).status, 2)
})
