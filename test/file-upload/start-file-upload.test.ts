import t from 'tap'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)

t.test('201 with a running job of the caller', async (t) => {
  const before = new Date()
  const { status, body } = await call('startFileUpload', { as: 'Upload-Only' })
  t.equal(status, 201)
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', body.data.user_id)
    .executeTakeFirstOrThrow()
  t.match(body.data, {
    status: 1,
    status_message: '',
    user_email_address: user.email_address,
    end_time: null,
    last_ingest: null,
    deleted_at: null,
    total_files: 0,
    files_done: 0,
    failed_files: 0,
    objects_done: 0,
    objects_per_second: 0
  })
  t.ok(new Date(body.data.start_time).getTime() >= before.getTime() - 1000)
})

t.test('201 with another job each time', async (t) => {
  const first = await call('startFileUpload')
  const second = await call('startFileUpload')
  t.ok(second.body.data.id > first.body.data.id)
})
