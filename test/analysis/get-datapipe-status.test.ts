import t from 'tap'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)
const HOUR_MS = 3_600_000
const scheduled = (rule: string) =>
  startApi(t, { env: { ANALYSIS_SCHEDULE: `DTSTART:20260105T003000Z RRULE:FREQ=HOURLY${rule}` } })
const [hourly, ended] = await Promise.all([scheduled(''), scheduled(';COUNT=3')])

t.test('200 with an idle server that has analysed nothing yet', async (t) => {
  const row = await db.selectFrom('datapipe_status').selectAll().executeTakeFirstOrThrow()
  const { status, body } = await call('getDatapipeStatus', { as: 'Read-Only' })
  t.equal(status, 200)
  t.strictSame(body, {
    data: {
      status: 'idle',
      updated_at: row.updated_at.toISOString(),
      last_complete_analysis_at: null,
      last_analysis_run_at: null,
      next_scheduled_analysis_at: null,
      steps: []
    }
  })
})

t.test('200 with the steps of the last analysis in their order', async (t) => {
  await db
    .updateTable('datapipe_status')
    .set({ status: 'analyzing', last_analysis_run_at: new Date('2026-03-12T08:01:02.000Z') })
    .execute()
  await db
    .insertInto('analysis_steps')
    .values([
      {
        name: 'a-later',
        finished_at: '2026-03-12T08:01:00.000Z',
        duration_ms: 5,
        added: 0,
        removed: 0,
        error: 'out of memory'
      },
      {
        name: 'b-first',
        finished_at: '2026-03-12T08:00:58.310Z',
        duration_ms: 412,
        added: 6,
        removed: 1,
        error: null
      }
    ])
    .execute()
  const { body } = await call('getDatapipeStatus')
  t.match(body.data, {
    status: 'analyzing',
    last_complete_analysis_at: null,
    last_analysis_run_at: '2026-03-12T08:01:02.000Z'
  })
  t.strictSame(body.data.steps, [
    {
      name: 'b-first',
      finished_at: '2026-03-12T08:00:58.310Z',
      duration_ms: 412,
      added: 6,
      removed: 1,
      error: null
    },
    {
      name: 'a-later',
      finished_at: '2026-03-12T08:01:00.000Z',
      duration_ms: 5,
      added: 0,
      removed: 0,
      error: 'out of memory'
    }
  ])
})

t.test('200 with the next occurrence of the schedule, where one is left', async (t) => {
  const before = Date.now()
  const { body } = await hourly.call('getDatapipeStatus')
  const next = new Date(body.data.next_scheduled_analysis_at).getTime()
  t.ok(next > before && next <= Date.now() + HOUR_MS)
  t.equal(next % HOUR_MS, HOUR_MS / 2)
  t.equal((await ended.call('getDatapipeStatus')).body.data.next_scheduled_analysis_at, null)
})
