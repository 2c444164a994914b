import t from 'tap'
import { aJob } from '../file-upload/jobs.ts'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)
const setRunning = (running_analysis: 'tagging' | null) =>
  db.updateTable('datapipe_status').set({ running_analysis }).execute()
const jobOf = (id: number) =>
  db.selectFrom('ingest_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

t.test('202 withdraws the pending request', async (t) => {
  await call('requestAnalysis')
  const { status } = await call('cancelAnalysis')
  t.equal(status, 202)
  t.strictSame(await db.selectFrom('analysis_requests').selectAll().execute(), [])
})

t.test('202 ends the jobs that waited for the analysis, and says why', async (t) => {
  const waiting = await aJob(db, { status: 7, status_message: '2 files read, 10 objects' })
  const reading = await aJob(db, { status: 6 })
  await call('requestAnalysis')
  t.equal((await call('cancelAnalysis')).status, 202)
  const ended = await jobOf(waiting.id)
  t.match(ended, {
    status: 8,
    status_message: '2 files read, 10 objects; the analysis was cancelled before it began'
  })
  t.ok(ended.end_time)
  t.equal((await jobOf(reading.id)).status, 6)
})

t.test('202 for the next request leaves the analysis that runs alone', async (t) => {
  const analysed = await aJob(db, { status: 7 })
  await setRunning('tagging')
  await call('requestAnalysis')
  t.equal((await call('cancelAnalysis')).status, 202)
  t.equal((await jobOf(analysed.id)).status, 7)
  await setRunning(null)
})

t.test('404 where no analysis is pending', async (t) => {
  const { status, body } = await call('cancelAnalysis')
  t.equal(status, 404)
  t.match(body.errors, [{ context: 'analysis' }])
})

t.test('409 once an analysis has begun', async (t) => {
  await setRunning('tagging')
  const { status, body } = await call('cancelAnalysis')
  t.equal(status, 409)
  t.match(body.errors, [{ context: 'analysis' }])
  await setRunning(null)
})
