import t from 'tap'
import { startApi } from '../support/api.ts'
import { aFile, aJob } from './jobs.ts'

const { db, call, enqueued } = await startApi(t)

const end = (id: number) => call('endFileUpload', { path: { file_upload_id: id } })
const jobOf = (id: number) =>
  db.selectFrom('ingest_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

t.test('200 hands the files of the job to the ingest', async (t) => {
  const job = await aJob(db, { total_files: 1 })
  await aFile(db, job.id)
  const { status } = await end(job.id)
  t.equal(status, 200)
  t.match(await jobOf(job.id), { status: 6, status_message: 'waiting to be read', end_time: null })
  t.strictSame(enqueued.splice(0), [
    { task: 'ingest', payload: { jobId: job.id }, key: `ingest-${job.id}`, queue: 'graph' }
  ])
})

t.test('200 completes a job without files at once', async (t) => {
  const job = await aJob(db)
  const { status } = await end(job.id)
  t.equal(status, 200)
  const ended = await jobOf(job.id)
  t.match(ended, { status: 2, status_message: 'no files were uploaded' })
  t.ok(ended.end_time)
  t.strictSame(enqueued, [], 'there is nothing to ingest')
})

t.test('400 for a job that is not running', async (t) => {
  for (const status of [2, 4, 5, 6, 7, 8]) {
    const job = await aJob(db, { status })
    const answer = await end(job.id)
    t.equal(answer.status, 400)
    t.match(answer.body.errors, [
      { context: 'job', message: 'job must be in running status to end' }
    ])
    t.equal((await jobOf(job.id)).status, status, 'it stays as it was')
  }
  t.strictSame(enqueued, [])
})

t.test('404 for an unknown job', async (t) => {
  const { status, body } = await end(999_999)
  t.equal(status, 404)
  t.match(body.errors, [{ context: 'file_upload_id' }])
})
