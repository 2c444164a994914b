import t from 'tap'
import { startApi } from '../support/api.ts'
import { aJob } from './jobs.ts'

const { db, call } = await startApi(t)
const tasksOf = (id: number) => call('listCompletedTasks', { path: { file_upload_id: id } })

t.test('200 lists the files of the job in the order in which they were read', async (t) => {
  const job = await aJob(db)
  const other = await aJob(db)
  const rows = await db
    .insertInto('ingest_results')
    .values([
      { job_id: job.id, file_name: 'users.json', parent_file_name: 'corp.zip', objects: 5210 },
      { job_id: other.id, file_name: 'of-another-job.json' },
      {
        job_id: job.id,
        file_name: 'notes.txt',
        parent_file_name: 'corp.zip',
        errors: ['not a JSON object'],
        warnings: ['a warning', 'another']
      }
    ])
    .returningAll()
    .execute()
  const { status, body } = await tasksOf(job.id)
  t.equal(status, 200)
  const [users, , notes] = rows
  t.strictSame(body, {
    data: [
      {
        id: users?.id,
        created_at: users?.created_at.toISOString(),
        updated_at: users?.updated_at.toISOString(),
        deleted_at: null,
        file_name: 'users.json',
        parent_file_name: 'corp.zip',
        errors: [],
        warnings: [],
        objects: 5210
      },
      {
        id: notes?.id,
        created_at: notes?.created_at.toISOString(),
        updated_at: notes?.updated_at.toISOString(),
        deleted_at: null,
        file_name: 'notes.txt',
        parent_file_name: 'corp.zip',
        errors: ['not a JSON object'],
        warnings: ['a warning', 'another'],
        objects: 0
      }
    ]
  })
})

t.test('200 with an empty list as long as nothing has been read', async (t) => {
  const job = await aJob(db)
  t.strictSame((await tasksOf(job.id)).body, { data: [] })
})

t.test('404 for an unknown job', async (t) => {
  const { status, body } = await tasksOf(999_999)
  t.equal(status, 404)
  t.match(body.errors, [{ context: 'file_upload_id' }])
})
