import t from 'tap'
import { insertRequest } from '../../src/db/analysis-requests.ts'
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

t.test('200 with the less of the two only as long as the whole is not asked for', async (t) => {
  await db.deleteFrom('analysis_requests').execute()
  const typeNow = async () => (await call('getAnalysisRequest')).body.data.request_type
  await insertRequest(db, 'somebody', 'tagging')
  t.equal(await typeNow(), 'tagging')
  await call('requestAnalysis')
  t.equal(await typeNow(), 'analysis')
  await insertRequest(db, 'somebody', 'tagging')
  t.equal(await typeNow(), 'analysis')
})
