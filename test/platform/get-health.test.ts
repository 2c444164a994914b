import t from 'tap'
import { startApi } from '../support/api.ts'

const { call, db } = await startApi(t)

t.test('200 for anyone, with a token or without', async (t) => {
  for (const as of ['nobody', 'Read-Only', 'Upload-Only'] as const) {
    const { status, body } = await call('getHealth', { as })
    t.equal(status, 200)
    t.strictSame(body, { status: 'ok' })
  }
})

t.test('200 with a token that is worth nothing', async (t) => {
  const headers = { authorization: 'Bearer nothing' }
  t.equal((await call('getHealth', { as: 'nobody', headers })).status, 200)
})

t.test('200 without a database: it is the process that is well', async (t) => {
  await db.destroy()
  const { status, body } = await call('getHealth', { as: 'nobody' })
  t.equal(status, 200)
  t.strictSame(body, { status: 'ok' })
})
