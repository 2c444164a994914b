import t from 'tap'
import { graph, loader, result, users, zipped } from './collection-files.ts'
import { openGraph } from './staged-records.ts'

const { client, nodes, edges } = await openGraph(t)
const { onDisk, load } = loader(t, client)

const graphSize = async () => ({
  nodes: Object.keys(await nodes()).length,
  edges: (await edges()).length
})

t.test('a bad file between two good ones contributes nothing and names its fault', async (t) => {
  const results = await load([
    await onDisk('first.json', users('S-1')),
    await onDisk('bad.json', users('S-2').replace(/}$/, ',"data":[]}')),
    await onDisk('third.json', users('S-3'))
  ])
  t.strictSame(results, [
    result('first.json', { objects: 1 }),
    result('bad.json', { errors: ['data appears more than once'] }),
    result('third.json', { objects: 1 })
  ])
  t.strictSame(Object.keys(await nodes()).sort(), ['S-1', 'S-3'])
})

t.test('a bad file that had reached the database is taken back, with its kinds', async (t) => {
  const large = Array.from({ length: 4000 }, (_, i) => ({
    id: `BIG${i}`,
    kinds: ['OnlyInBad', 'User'],
    properties: { note: 'x'.repeat(1000) }
  }))
  const link = (start: string, end: string) => ({
    start: { value: start },
    end: { value: end },
    kind: 'Knows'
  })
  // Only the second pass, which writes, finds the fault.
  const bad = graph(large, [link('BIG1', 'STUB'), link('BROKEN', 'A1')]).replace('"BROKEN"', 'tru')
  t.ok(bad.length > 4_000_000, 'it is larger than what is held in memory')
  const results = await load([
    await onDisk('good.json', graph([{ id: 'A1', kinds: ['User'] }], [link('A1', 'A1')])),
    await onDisk('bad.json', bad),
    await onDisk(
      'last.json',
      graph([{ id: 'A2', kinds: ['User'] }], [link('A2', 'A1'), link('A2', 'STUB')])
    )
  ])
  t.match(results[1]?.errors, [/^edges\[1\] is not valid JSON: /])
  t.strictSame(await graphSize(), { nodes: 3, edges: 3 })
  const { rows } = await client.query('select name from kinds order by name')
  t.strictSame(
    rows.map(({ name }) => name),
    ['Knows', 'Made', 'User']
  )
})

t.test('kinds that a bad file was the first to name are right in the next one', async (t) => {
  const computers = (...ids: string[]) => users(...ids).replace('"users"', '"computers"')
  const bad = computers('S-1', 'S-2').replace('"S-2"', 'tru')
  const results = await load([
    await onDisk('bad.json', bad),
    await onDisk('users.json', users('S-3')),
    await onDisk('computers.json', computers('S-4'))
  ])
  t.match(results, [{ errors: [/^data\[1\] is not valid JSON: /] }, { errors: [] }, { errors: [] }])
  const { 'S-3': user, 'S-4': computer } = await nodes()
  t.strictSame(user?.kinds, ['Base', 'User'])
  t.strictSame(computer?.kinds, ['Base', 'Computer'])
})

t.test('entries of an archive each have a result; what is no collection is named', async (t) => {
  const zip = await zipped({
    'one.json': users('S-1'),
    'photo.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]),
    'inner.zip': await zipped({ 'a.json': '{}' }),
    'deep/two.json': `\ufeff${users('S-2')}`
  })
  const parentFileName = 'all.zip'
  t.strictSame(await load([await onDisk('all.zip', zip)]), [
    result('one.json', { parentFileName, objects: 1 }),
    result('photo.jpg', {
      parentFileName,
      errors: ['not a JSON object: it starts with byte 0xff']
    }),
    result('inner.zip', { parentFileName, errors: ['archives inside archives are not read'] }),
    result('deep/two.json', { parentFileName, objects: 1 })
  ])
  t.strictSame(await graphSize(), { nodes: 2, edges: 0 })
})

t.test(
  'an archive over its limits is named, what it gave before stays, other files load',
  async (t) => {
    const zip = await zipped({
      'one.json': users('S-1'),
      'bomb.json': ' '.repeat(5_000_000),
      'after.json': users('S-2')
    })
    const results = await load([
      await onDisk('all.zip', zip),
      await onDisk('next.json', users('S-3'))
    ])
    const errors = ['the archive holds more than 200 times its own size']
    t.strictSame(results, [
      result('one.json', { parentFileName: 'all.zip', objects: 1 }),
      result('bomb.json', { parentFileName: 'all.zip', errors }),
      result('all.zip', { errors }),
      result('next.json', { objects: 1 })
    ])
    t.strictSame(Object.keys(await nodes()).sort(), ['S-1', 'S-3'])
  }
)

t.test('an archive that cannot be read, or is empty, has a result of its own', async (t) => {
  const zip = await zipped({ 'one.json': users('S-1') })
  const results = await load([
    await onDisk('cut.zip', zip.subarray(0, zip.length - 5)),
    await onDisk('empty.zip', Buffer.concat([zip.subarray(0, 4), await zipped({})]))
  ])
  t.match(results, [
    { fileName: 'cut.zip', parentFileName: '', errors: [/^the archive cannot be read: /] },
    { fileName: 'empty.zip', parentFileName: '', errors: ['the archive holds no files'] }
  ])
})

t.test('files that say too little about themselves are refused with the reason', async (t) => {
  const refusals: [string, string][] = [
    ['{"data":[]}', 'meta is missing'],
    ['{"meta":{"type":"users","version":6}}', 'data is missing'],
    ['{"other":1}', 'the file has neither data and meta nor graph'],
    ['{"data":[],"meta":{"version":6}}', 'meta.type is missing'],
    ['{"data":[],"meta":[]}', 'meta must be an object'],
    ['{"graph":{}}', 'graph has neither nodes nor edges'],
    ['{"metadata":{},"graph":{}}', 'graph has neither nodes nor edges'],
    [
      '{"graph":{"nodes":[]},"metadata":{"source_kind":5}}',
      'metadata.source_kind must be a string'
    ],
    ['{"graph":{"nodes":[]},"metadata":{"extra":5}}', 'metadata has the unknown field extra']
  ]
  const sources = await Promise.all(refusals.map(([text], i) => onDisk(`${i}.json`, text)))
  t.strictSame(
    (await load(sources)).map(({ errors }) => errors),
    refusals.map(([, reason]) => [reason])
  )
})

t.test('what the database could not index is refused for its file', async (t) => {
  const long = 'n'.repeat(2049)
  const results = await load([
    await onDisk('id.json', graph([{ id: long, kinds: ['User'] }])),
    await onDisk('name.json', graph([{ id: 'A', kinds: ['User'], properties: { name: long } }])),
    await onDisk(
      'limit.json',
      graph([{ id: 'i'.repeat(2048), kinds: ['User'], properties: { name: 'n'.repeat(2048) } }])
    )
  ])
  t.strictSame(
    results.map(({ errors }) => errors),
    [['an object id is longer than 2048 bytes'], ['name of A is longer than 2048 bytes'], []]
  )
  t.strictSame(await graphSize(), { nodes: 1, edges: 0 })
})

t.test('repaired strings are reported for their file', async (t) => {
  const text = users('S-1').replace('"name":"S-1"', '"name":"a\\u0000b","title":"\\ud800"')
  const [only] = await load([await onDisk('users.json', text)])
  t.strictSame(only?.warnings, [
    '2 strings held U+0000 (removed) or lone surrogates (replaced by U+FFFD)'
  ])
  t.match((await nodes())['S-1']?.properties, { name: 'AB', title: '\ufffd' })
})
