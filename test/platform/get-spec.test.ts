import t from 'tap'
import { parse } from 'yaml'
import { operations, startApi } from '../support/api.ts'

const { call } = await startApi(t)

t.test('200 with every operation of this server, for anyone', async (t) => {
  const { status, body } = await call('getSpec', { as: 'nobody' })
  t.equal(status, 200)
  const document = parse(String(body))
  t.match(document.openapi, /^3\.1\./)
  for (const { id, path, method } of operations) {
    t.equal(document.paths[path][method].operationId, id)
  }
})

t.test('200 with a document that needs no other: every reference is its own', async (t) => {
  const text = String((await call('getSpec', { as: 'nobody' })).body)
  const references = [...text.matchAll(/\$ref: ['"]?([^\s'"]+)/g)].map(([, target = '']) => target)
  t.ok(references.length > 100)
  t.strictSame(
    references.filter((target) => !target.startsWith('#/')),
    []
  )
})
