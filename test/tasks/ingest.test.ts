import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import t from 'tap'
import { ZipFile } from 'yazl'
import { countOf, SID, startBackground, unknownFile, until, usersFile } from './background.ts'

const { db, work, upload, settled, resultsOf, jobOf, call, lines } = await startBackground(t)
work()

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return Buffer.concat(await Readable.from(zip.outputStream).toArray())
}

const hasNode = async (number: number) =>
  (await db.selectFrom('nodes').where('object_id', '=', `${SID}-${number}`).execute()).length === 1

t.test('an ended job is read, analysed and complete', async (t) => {
  const id = await upload({ 'users.json': usersFile(300) })
  const job = await settled(id)
  t.match(job, {
    status: 2,
    status_message: '1 file read, 300 objects',
    total_files: 1,
    files_done: 1,
    failed_files: 0,
    objects_done: 300
  })
  t.ok(job.end_time, 'has an end')
  t.match(await resultsOf(id), [
    { file_name: 'users.json', parent_file_name: '', errors: [], objects: 300 }
  ])
  t.ok(await hasNode(1000))
  t.ok(await hasNode(1299))
  t.equal(await countOf(db, 'ingest_chunks'), 0, 'the upload is not kept')
  const { body } = await call('getDatapipeStatus')
  t.equal(body.data.status, 'idle')
  t.ok(body.data.last_complete_analysis_at)
  t.ok(body.data.steps.length > 0)
  const { body: pending } = await call('getAnalysisRequest')
  t.equal(pending.data.request_type, '', 'nothing is pending any more')
  const analysed = async () => {
    const { rows } = await sql<{ done: boolean }>`
      select bool_and(analyze_count > 0) as done from pg_stat_user_tables
      where relname in ('nodes', 'edges')`.execute(db)
    return rows[0]?.done
  }
  t.ok(await until(analysed, 'the statistics of the graph'))
})

t.test('bad files among good ones are named, and the job is partially complete', async (t) => {
  const zip = await zipOf({ 'a.json': usersFile(3, 2000), 'notes.txt': 'remember the milk' })
  const id = await upload({
    'corp.zip': zip,
    'rumours.json': unknownFile,
    'users.json': usersFile(2, 3000)
  })
  const job = await settled(id)
  t.match(job, { status: 8, total_files: 4, failed_files: 2, objects_done: 5 })
  t.match(job.status_message, /^2 of 4 files were refused, first corp\.zip\/notes\.txt: ./)
  t.match(await resultsOf(id), [
    { file_name: 'a.json', parent_file_name: 'corp.zip', errors: [], objects: 3 },
    { file_name: 'notes.txt', parent_file_name: 'corp.zip', errors: [/JSON/], objects: 0 },
    { file_name: 'rumours.json', parent_file_name: '', errors: [/rumours/], objects: 0 },
    { file_name: 'users.json', errors: [], objects: 2 }
  ])
  t.ok((await hasNode(2002)) && (await hasNode(3001)))
})

t.test(
  'a job whose files are all bad fails with the reason, and nothing is analysed',
  async (t) => {
    const { body: before } = await call('getDatapipeStatus')
    const id = await upload({ 'rumours.json': unknownFile })
    const job = await settled(id)
    t.match(job, { status: 5, failed_files: 1, total_files: 1 })
    t.match(job.status_message, /^the file was refused: rumours\.json: .*rumours/)
    t.ok(job.end_time)
    const { body: after } = await call('getDatapipeStatus')
    t.equal(after.data.last_analysis_run_at, before.data.last_analysis_run_at)
    t.equal(await countOf(db, 'analysis_requests'), 0)
  }
)

t.test('a stored file that was damaged is refused; the others are read', async (t) => {
  // A worker must not find the job before it is damaged.
  await sql`create function damage() returns trigger language plpgsql as $$
    begin new.data := set_byte(new.data, 5, 0); return new; end $$`.execute(db)
  await sql`create trigger damage before insert on ingest_chunks for each row
    when (new.sequence = 1) execute function damage()`.execute(db)
  const padding = { data: [], meta: { type: 'users', version: 6 }, padding: ' '.repeat(2 ** 20) }
  const id = await upload({
    'large.json': JSON.stringify(padding),
    'users.json': usersFile(1, 4000)
  })
  const job = await settled(id)
  await sql`drop function damage() cascade`.execute(db)
  t.match(job, { status: 8, failed_files: 1, total_files: 2 })
  t.match(job.status_message, /large\.json: the stored file is damaged/)
  t.ok(await hasNode(4000))
})

t.test('a task that always fails leaves the job failed with the reason', async (t) => {
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'the disk of the test is full'; end $$`.execute(db)
  await sql`create trigger refuse before insert on ingest_results execute function refuse()`.execute(
    db
  )
  const { body } = await call('startFileUpload')
  const id = body.data.id
  await call('uploadFile', {
    path: { file_upload_id: id },
    body: usersFile(1, 5000),
    headers: { 'content-type': 'application/json' }
  })
  // What endFileUpload does, with fewer attempts, so that the test need not wait for all of them.
  await sql`
    with job as (update ingest_jobs set status = 6 where id = ${id} returning id)
    select graphile_worker.add_job('ingest', payload => json_build_object('jobId', id),
      queue_name => 'graph', max_attempts => 2, job_key => 'ingest-' || id) from job`.execute(db)
  await until(
    async () => /^attempt 1 of 2 failed: .*disk/.test((await jobOf(id)).status_message),
    'the first failure to show'
  )
  const job = await settled(id)
  await sql`drop function refuse() cascade`.execute(db)
  t.match(job, {
    status: 5,
    status_message: 'the files could not be read: the disk of the test is full'
  })
  t.notOk(await hasNode(5000), 'nothing of it is in the graph')
  t.equal(await countOf(db, 'ingest_chunks'), 0)
  t.match((await call('getDatapipeStatus')).body.data.status, 'idle')
})

t.test('progress shows while a large job is read', async (t) => {
  const data = Array.from({ length: 25_000 }, (_, i) => ({
    ObjectIdentifier: `${SID}-${100_000 + i}`,
    Properties: { name: `U${i}@CORP.EXAMPLE`, description: randomBytes(100).toString('hex') },
    Aces: []
  }))
  const id = await upload({
    'users.json': JSON.stringify({ data, meta: { type: 'users', version: 6 } })
  })
  const seen = await until(async () => {
    const job = await jobOf(id)
    return job.objects_done > 0 && job
  }, 'objects to be counted')
  t.ok(seen.objects_done <= 25_000)
  const job = await settled(id)
  t.match(job, { status: 2, objects_done: 25_000 })
  const shown = lines.filter(({ message }) => message.startsWith('ingest:'))
  t.ok(shown.some(({ fields }) => 'objectsPerSecond' in fields))
})
