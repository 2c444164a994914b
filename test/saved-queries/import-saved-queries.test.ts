import t from 'tap'
import { type Call, operationById } from '../support/api.ts'
import { archiveOf } from './archives.ts'
import { startLibrary } from './library.ts'

const { aPerson, aQuery, callAs } = await startLibrary(t, { env: { UPLOAD_LIMIT: '1MiB' } })

const ZIP = 'application/zip'
const upload = (by: { id: string }, body: Call['body'], type = 'application/json') =>
  callAs(by.id, 'importSavedQueries', { body, headers: { 'content-type': type } })
const importOf = (by: { id: string }, content: unknown) => upload(by, JSON.stringify(content))
async function ownOf({ id }: { id: string }) {
  const { body } = await callAs(id, 'listSavedQueries')
  return body.data.map((one: { name: string; query: string; description: string }) => [
    one.name,
    one.query,
    one.description
  ])
}

t.test('201 one query of a JSON file becomes the caller’s own', async (t) => {
  const me = await aPerson()
  const { status, body } = await importOf(me, { name: 'A', query: 'RETURN 1', description: 'd' })
  t.equal(status, 201)
  t.strictSame(body, {
    data: { message: 'imported 1 query', imported: ['A'], skipped: [], renamed: [] }
  })
  t.strictSame(await ownOf(me), [['A', 'RETURN 1', 'd']])
})

t.test('201 a published collection, whose queries have more members', async (t) => {
  const me = await aPerson()
  const more = { guid: 'x', prebuilt: true, platforms: ['Active Directory'], revision: 2 }
  const { body } = await importOf(me, [
    { ...more, name: 'A', query: 'RETURN 1', description: null, acknowledgements: '' },
    { ...more, name: 'B', query: 'RETURN 2', user_id: 'somebody' }
  ])
  t.match(body.data, { message: 'imported 2 queries', imported: ['A', 'B'] })
  t.strictSame(await ownOf(me), [
    ['A', 'RETURN 1', ''],
    ['B', 'RETURN 2', '']
  ])
})

t.test('201 an archive of files, of which some are lists', async (t) => {
  for (const type of Object.keys(
    operationById.get('importSavedQueries')?.body?.content ?? {}
  ).filter((one) => one !== 'application/json')) {
    const me = await aPerson()
    const archive = await archiveOf({
      'a.json': '\ufeff{"name":"A","query":"RETURN 1"}',
      'folder/more.json': '[{"name":"B","query":"RETURN 2"},{"name":"C","query":"RETURN 3"}]',
      '__MACOSX/._a.json': 'not ours',
      '.DS_Store': 'nor this'
    })
    const { status, body } = await upload(me, archive, type)
    t.equal(status, 201, type)
    t.strictSame(body.data.imported, ['A', 'B', 'C'])
  }
})

t.test('201 what is there already is skipped, a taken name is given a number', async (t) => {
  const me = await aPerson()
  await aQuery(me, { name: 'A', query: 'RETURN 1', description: 'd' })
  const file = [
    { name: 'A', query: 'RETURN 1', description: 'd' },
    { name: 'A', query: 'RETURN 1', description: 'another' },
    { name: 'A', query: 'RETURN 2' },
    { name: 'A (2)', query: 'RETURN 3' },
    { name: 'A', query: 'RETURN 2' }
  ]
  const { body } = await importOf(me, file)
  t.strictSame(body.data, {
    message: 'imported 3 queries',
    imported: ['A (2)', 'A (3)', 'A (2) (2)'],
    skipped: ['A', 'A'],
    renamed: [
      { from: 'A', to: 'A (2)' },
      { from: 'A', to: 'A (3)' },
      { from: 'A (2)', to: 'A (2) (2)' }
    ]
  })
  const before = await ownOf(me)
  const again = await importOf(me, file)
  t.match(again.body.data, { message: 'imported 0 queries', imported: [], renamed: [] })
  t.equal(again.body.data.skipped.length, file.length)
  t.strictSame(await ownOf(me), before, 'importing twice changes nothing')
})

t.test('201 the longest name has room for its number', async (t) => {
  const me = await aPerson()
  const name = '\u{1f511}'.repeat(500)
  await aQuery(me, { name })
  const { body } = await importOf(me, { name, query: 'RETURN 2' })
  t.strictSame(body.data.imported, [`${'\u{1f511}'.repeat(496)} (2)`])
})

t.test('201 imports of one user at once lose and repeat nothing', async (t) => {
  const me = await aPerson()
  const file = Array.from({ length: 300 }, (_, i) => ({
    name: `Q${i % 150}`,
    query: `RETURN ${i}`
  }))
  const one = { body: { name: 'Q7', query: 'RETURN 1000' } }
  const answers = await Promise.all([
    importOf(me, file),
    importOf(me, [...file].reverse()),
    callAs(me.id, 'createSavedQuery', one)
  ])
  for (const { status } of answers) t.ok([201, 400].includes(status), `${status}`)
  const queries = (await ownOf(me)).map(([, query]: string[]) => query)
  t.equal(new Set(queries).size, queries.length)
  for (const { query } of file) t.ok(queries.includes(query))
})

t.test('400 for what is no saved query, by its place, and nothing is imported', async (t) => {
  const me = await aPerson()
  const good = { name: 'good', query: 'RETURN 1' }
  for (const [content, message] of [
    ['{', /not valid JSON/],
    ['', /is required|not valid JSON/],
    ['[1]', /query 1: a saved query is an object/],
    [JSON.stringify([good, { name: 'x' }]), 'query 2: query is missing'],
    [JSON.stringify([good, { name: ' ', query: 'x' }]), 'query 2: name is empty'],
    [JSON.stringify({ ...good, name: 7 }), 'name must be a text'],
    [JSON.stringify({ ...good, name: 'x'.repeat(501) }), 'name is longer than 500 characters'],
    [JSON.stringify({ ...good, name: 'a\u0000' }), /cannot be stored/],
    [JSON.stringify({ ...good, description: {} }), 'description must be a text'],
    [Buffer.from([0x7b, 0xff, 0x7d]), /UTF-8/]
  ] as const) {
    const { status, body } = await upload(me, content)
    t.equal(status, 400, String(content).slice(0, 50))
    t.match(body, { errors: [{ context: 'body', message }] })
  }
  for (const [archive, message] of [
    [Buffer.from('no archive at all'), /archive cannot be read/],
    [
      await archiveOf({ 'a.json': JSON.stringify(good), 'b.json': '{}' }),
      'b.json: name is missing'
    ],
    [
      await archiveOf({ 'a.json': JSON.stringify(good), 'x.txt': 'x' }),
      /^x\.txt: is not valid JSON/
    ]
  ] as const) {
    const { status, body } = await upload(me, archive, ZIP)
    t.equal(status, 400)
    t.match(body, { errors: [{ context: 'body', message }] })
  }
  t.strictSame(await ownOf(me), [])
})

t.test('413 for an upload beyond the limit', async (t) => {
  const me = await aPerson()
  const { status } = await upload(me, ' '.repeat(1024 * 1024 + 1))
  t.equal(status, 413)
})

t.test('415 for any other media type', async (t) => {
  const me = await aPerson()
  t.equal((await upload(me, 'name: A', 'application/yaml')).status, 415)
})
