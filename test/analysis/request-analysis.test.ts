import t from 'tap'
import { startApi } from '../support/api.ts'

const { db, call, enqueued } = await startApi(t)
const requests = () => db.selectFrom('analysis_requests').selectAll().execute()

t.test('202 puts one analysis in the queue under the key of all analyses', async (t) => {
  const { status } = await call('requestAnalysis')
  t.equal(status, 202)
  t.strictSame(enqueued.splice(0), [
    { task: 'analysis', payload: {}, key: 'analysis', queue: 'graph' }
  ])
})

t.test('202 again changes nothing about the pending request', async (t) => {
  const before = await requests()
  t.equal(before.length, 1)
  const { status } = await call('requestAnalysis', { as: 'Power User' })
  t.equal(status, 202)
  t.strictSame(await requests(), before)
})
