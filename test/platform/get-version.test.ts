import { readFile } from 'node:fs/promises'
import t from 'tap'
import { startApi } from '../support/api.ts'

const { version } = JSON.parse(await readFile('package.json', 'utf8'))

t.test('200 with the versions, for everyone who is signed in', async (t) => {
  const { call } = await startApi(t)
  for (const as of ['Administrator', 'Upload-Only'] as const) {
    const { status, body } = await call('getVersion', { as })
    t.equal(status, 200)
    t.strictSame(body, {
      data: {
        API: { current_version: 'v2', deprecated_version: 'v2' },
        server_version: version,
        product_edition: 'enterprise'
      }
    })
  }
})

t.test('200 with the edition of this installation', async (t) => {
  const { call } = await startApi(t, { env: { EDITION: 'community' } })
  const { body } = await call('getVersion')
  t.equal(body.data.product_edition, 'community')
})
