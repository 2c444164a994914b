import t from 'tap'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs } = await startLibrary(t)
const [owner, reader, stranger] = [await aPerson(), await aPerson(), await aPerson()]
const exported = (by: { id: string }, saved_query_id: number) =>
  callAs(by.id, 'exportSavedQuery', { path: { saved_query_id } })

t.test('200 one file of JSON, for whoever may read the query', async (t) => {
  const values = { name: 'One', query: 'RETURN "é"', description: 'd' }
  const { id } = await aQuery(owner, values, [reader])
  for (const by of [owner, reader]) {
    const { status, headers, body } = await exported(by, id)
    t.equal(status, 200)
    t.equal(headers['content-disposition'], 'attachment; filename="One.json"')
    t.strictSame(JSON.parse(body.toString('utf8')), values)
  }
})

t.test('200 the name of the file leads nowhere, and keeps its letters where it can', async (t) => {
  for (const [name, disposition] of [
    ['../a"b\\c', 'attachment; filename="_a_b_c.json"'],
    ['a\r\nX-Evil: 1', 'attachment; filename="a_X-Evil_ 1.json"'],
    [
      'Über 100%',
      'attachment; filename="_ber 100_.json"; filename*=UTF-8\'\'%C3%9Cber%20100%25.json'
    ]
  ] as const) {
    const { id } = await aQuery(owner, { name })
    const { headers } = await exported(owner, id)
    t.equal(headers['content-disposition'], disposition)
    t.notOk('x-evil' in headers)
  }
})

t.test('404 for a query that the caller may not read', async (t) => {
  const { id } = await aQuery(owner, {}, [reader])
  t.equal((await exported(stranger, id)).status, 404)
  t.equal((await exported(stranger, 9007199254740991)).status, 404)
})
