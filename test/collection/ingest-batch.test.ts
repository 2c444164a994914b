import { gzipSync } from 'node:zlib'
import t from 'tap'
import { usersFile } from '../tasks/background.ts'
import { startCollecting } from './collecting.ts'

const { app, call, db, newClient, readyJob, runningJob, deliver, jobOf } = await startCollecting(t)

const batchesOf = async (jobId: number) => {
  const rows = await db
    .selectFrom('ingest_files')
    .innerJoin('ingest_jobs', 'ingest_jobs.id', 'ingest_files.job_id')
    .select(['ingest_files.id', 'ingest_files.stored_at'])
    .where('client_job_id', '=', jobId)
    .execute()
  return rows.length
}
const chunks = async () => (await db.selectFrom('ingest_chunks').selectAll().execute()).length

t.test(
  '202 plain and compressed, and each batch is kept once however often it comes',
  async (t) => {
    const client = await newClient()
    const id = await runningJob(client)
    const one = usersFile(3)
    for (const _ of [1, 2, 3, 4]) t.equal((await deliver(client, gzipSync(one))).status, 202)
    t.equal((await deliver(client, one)).status, 202, 'the same, plain')
    t.equal(await batchesOf(id), 1)
    t.equal((await deliver(client, gzipSync(usersFile(2)), 'application/gzip')).status, 202)
    t.equal(await batchesOf(id), 2)
    const { status, last_ingest } = await db
      .selectFrom('client_jobs')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    t.equal(status, 1)
    t.ok(last_ingest)
    const { total_files } = await db
      .selectFrom('ingest_jobs')
      .selectAll()
      .where('client_job_id', '=', id)
      .executeTakeFirstOrThrow()
    t.equal(total_files, 2)
  }
)

t.test('202 the same batch at once from many retries', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(client, gzipSync(usersFile(9)))))
  t.strictSame(
    answers.map(({ status }) => status),
    [202, 202, 202, 202]
  )
  t.equal(await batchesOf(id), 1)
})

t.test('400 leaves nothing of what is no batch', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const before = await chunks()
  const packed = gzipSync(usersFile(50))
  const wrong: [string | Buffer, RegExp][] = [
    ['{"data": [', /.+/],
    ['[]', /.+/],
    ['{"data": []}', /meta is missing/],
    [packed.subarray(0, packed.length - 20), /cannot be decompressed/],
    [Buffer.from([0x1f, 0x8b, 0, 1, 2]), /cannot be decompressed/]
  ]
  for (const [content, message] of wrong) {
    const { status, body } = await deliver(client, content)
    t.equal(status, 400)
    t.match(body.errors, [{ context: 'body', message }])
  }
  t.equal(await batchesOf(id), 0)
  t.equal(await chunks(), before)
})

t.test('400 without a running job', async (t) => {
  const client = await newClient()
  const id = await readyJob(client)
  const { status, body } = await deliver(client, usersFile(1))
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'job', message: 'no job of the client is running' }])
  t.equal((await jobOf(id)).status, 0)
})

t.test('401 for a batch that is not what was signed; the job keeps nothing of it', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const { signedHeaders } = await import('../support/signing.ts')
  const headers = signedHeaders(client.token, {
    method: 'POST',
    target: '/api/v2/ingest',
    body: usersFile(1)
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/ingest',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: usersFile(2)
  })
  t.equal(answer.statusCode, 401)
  t.equal(await batchesOf(id), 0)
})

t.test('404 for users, who have uploads', async (t) => {
  const { status } = await call('ingestBatch', {
    body: usersFile(1),
    as: 'Administrator',
    headers: { 'content-type': 'application/json' }
  })
  t.equal(status, 404)
  const client = await newClient()
  const id = await runningJob(client)
  await deliver(client, usersFile(1))
  const { id: ingest } = await db
    .selectFrom('ingest_jobs')
    .select('id')
    .where('client_job_id', '=', id)
    .executeTakeFirstOrThrow()
  const path = { file_upload_id: ingest }
  t.equal((await call('endFileUpload', { path })).status, 404)
  t.equal((await call('listCompletedTasks', { path })).status, 404)
  const upload = { path, body: usersFile(1), headers: { 'content-type': 'application/json' } }
  t.equal((await call('uploadFile', upload)).status, 404)
  t.equal((await call('listFileUploadJobs')).body.count, 0)
  t.equal((await jobOf(id)).status, 1)
})

t.test('413 for one byte that becomes too many', async (t) => {
  const client = await newClient()
  const id = await runningJob(client)
  const bomb = gzipSync(`{"meta":{"type":"users","version":6},"data":[]${' '.repeat(8_000_000)}}`)
  const { status, body } = await deliver(client, bomb)
  t.equal(status, 413)
  t.match(body.errors, [{ context: 'body' }])
  t.equal(await batchesOf(id), 0)
})
