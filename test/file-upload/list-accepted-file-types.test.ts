import t from 'tap'
import { operationById, startApi } from '../support/api.ts'

const { call } = await startApi(t)

t.test('200 with exactly the media types that an upload may have', async (t) => {
  const { status, body } = await call('listAcceptedFileTypes')
  t.equal(status, 200)
  t.strictSame(body, { data: Object.keys(operationById.get('uploadFile')?.body?.content ?? {}) })
})
