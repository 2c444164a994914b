import t from 'tap'
import { startApi } from '../support/api.ts'

const { db, call } = await startApi(t)

t.test('200 with zero values where no analysis is pending', async (t) => {
  const { status, body } = await call('getAnalysisRequest')
  t.equal(status, 200)
  t.strictSame(body, {
    data: { requested_at: '0001-01-01T00:00:00.000Z', requested_by: '', request_type: '' }
  })
})

t.test('200 with who asked, and when', async (t) => {
  await call('requestAnalysis', { as: 'Power User' })
  const row = await db.selectFrom('analysis_requests').selectAll().executeTakeFirstOrThrow()
  const { body } = await call('getAnalysisRequest', { as: 'Read-Only' })
  t.strictSame(body, {
    data: {
      requested_at: row.requested_at.toISOString(),
      requested_by: row.requested_by,
      request_type: 'analysis'
    }
  })
  const user = await db
    .selectFrom('users')
    .innerJoin('users_roles', 'users_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'users_roles.role_id')
    .select('roles.name')
    .where('users.id', '=', row.requested_by)
    .executeTakeFirst()
  t.equal(user?.name, 'Power User')
})
