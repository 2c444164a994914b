import t from 'tap'
import { startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'
import { aJob } from './jobs.ts'

const { db, call } = await startApi(t)
const rosa = await aUser(db, { principal_name: 'rosa' })
const running = await aJob(db, { user_id: rosa.id, user_email_address: rosa.email_address })
const ingesting = await aJob(db, {
  status: 6,
  status_message: 'reading the files',
  total_files: 9,
  failed_files: 1,
  files_done: 4,
  objects_done: 18_240,
  objects_per_second: 4410,
  last_ingest: new Date('2026-03-12T08:00:21.750Z')
})
const failed = await aJob(db, {
  status: 5,
  status_message: 'the file was refused',
  end_time: new Date('2026-03-12T09:00:00.000Z')
})

const list = (query: Record<string, string | string[]> = {}) =>
  call('listFileUploadJobs', { query })
const ids = async (query: Record<string, string | string[]>) =>
  (await list(query)).body.data.map(({ id }: { id: number }) => id)

t.test('200 lists the newest job first', async (t) => {
  const { status, body } = await list()
  t.equal(status, 200)
  t.match(body, { count: 3, skip: 0, limit: 100 })
  t.strictSame(
    body.data.map(({ id }: { id: number }) => id),
    [failed.id, ingesting.id, running.id]
  )
})

t.test('200 shows how far an ingest is', async (t) => {
  const { body } = await list({ id: `eq:${ingesting.id}` })
  t.strictSame(body.data, [
    {
      id: ingesting.id,
      created_at: ingesting.created_at.toISOString(),
      updated_at: ingesting.updated_at.toISOString(),
      deleted_at: null,
      user_id: null,
      user_email_address: null,
      status: 6,
      status_message: 'reading the files',
      start_time: ingesting.start_time.toISOString(),
      end_time: null,
      last_ingest: '2026-03-12T08:00:21.750Z',
      total_files: 9,
      failed_files: 1,
      files_done: 4,
      objects_done: 18_240,
      objects_per_second: 4410
    }
  ])
})

t.test('200 filters by every column', async (t) => {
  t.strictSame(await ids({ status: 'eq:6' }), [ingesting.id])
  t.strictSame(await ids({ user_id: `eq:${rosa.id}` }), [running.id])
  t.strictSame(await ids({ user_email_address: '~eq:ROSA' }), [running.id])
  t.strictSame(await ids({ status_message: '~eq:refused' }), [failed.id])
  t.strictSame(await ids({ end_time: 'gte:2026-03-12T09:00:00Z' }), [failed.id])
  t.strictSame(await ids({ last_ingest: 'eq:2026-03-12T08:00:21.750Z' }), [ingesting.id])
  t.strictSame(await ids({ deleted_at: 'gt:2020-01-01T00:00:00Z' }), [])
  t.strictSame(
    await ids({ start_time: `eq:${failed.start_time.toISOString()}`, id: `eq:${failed.id}` }),
    [failed.id]
  )
  t.strictSame(await ids({ created_at: 'lt:2020-01-01T00:00:00Z' }), [])
  t.strictSame(await ids({ updated_at: 'lt:2020-01-01T00:00:00Z' }), [])
})

t.test('200 sorts and pages', async (t) => {
  t.strictSame(await ids({ sort_by: 'status' }), [running.id, failed.id, ingesting.id])
  t.strictSame(await ids({ sort_by: '-status', skip: '1', limit: '1' }), [failed.id])
  t.match((await list({ limit: '0' })).body, { count: 3, data: [] })
})

t.test('400 for an unknown column to sort by', async (t) => {
  const { status, body } = await list({ sort_by: 'size' })
  t.equal(status, 400)
  t.match(body.errors, [{ context: 'sort_by' }])
})
