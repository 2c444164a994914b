import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import t from 'tap'
import { type LoadOptions, loadFiles, type SourceFile } from '../../../src/graph/ingest/load.ts'
import { graph, loader, OPTIONS, result, users } from './collection-files.ts'
import { MONDAY, openGraph } from './staged-records.ts'

const { url, client, nodes, edges } = await openGraph(t)
const { folder, onDisk, load } = loader(t, client)

const graphSize = async () => ({
  nodes: Object.keys(await nodes()).length,
  edges: (await edges()).length
})

t.test('a file whose meta comes last is loaded, and its objects count as collected', async (t) => {
  const source = await onDisk('users.json', users('S-1', 'S-2'))
  t.strictSame(await load([source]), [result('users.json', { objects: 2 })])
  const row = (await nodes())['S-1']
  t.strictSame(row?.kinds, ['Base', 'User'])
  t.match(row?.properties, { name: 'S-1', objectid: 'S-1', lastcollected: MONDAY.toISOString() })
})

t.test('a large file is loaded in pieces and whole', async (t) => {
  const many = Array.from({ length: 5000 }, (_, i) => ({
    id: `N${i}`,
    kinds: ['User'],
    properties: { note: 'y'.repeat(800) }
  }))
  const links = Array.from({ length: 5000 }, (_, i) => ({
    start: { value: `N${i}` },
    end: { value: `N${(i * 7) % 5000}` },
    kind: 'Knows'
  }))
  t.strictSame(await load([await onDisk('large.json', graph(many, links))]), [
    result('large.json', { objects: 10_000 })
  ])
  t.strictSame(await graphSize(), { nodes: 5000, edges: 5000 })
})

t.test('an edge whose end is not found is a warning of its file, the rest is loaded', async (t) => {
  const link = (value: string) => ({
    start: { value, match_by: 'name' },
    end: { value: 'A' },
    kind: 'Knows'
  })
  const results = await load([
    await onDisk('nodes.json', graph([{ id: 'A', kinds: ['User'], properties: { name: 'Ann' } }])),
    await onDisk('edges.json', graph([], [link('nobody'), link('ann')]))
  ])
  t.match(results, [
    { errors: [], warnings: [] },
    { objects: 2, errors: [], warnings: [/^edges\[0\]: start: no node with name "nobody"$/i] }
  ])
  t.strictSame(await graphSize(), { nodes: 1, edges: 1 })
})

t.test('an aborted load leaves nothing behind, wherever it is stopped', async (t) => {
  const sources = [await onDisk('one.json', users('S-1')), await onDisk('two.json', users('S-2'))]
  async function stoppedAt(
    stop: (controller: AbortController) => Partial<LoadOptions>,
    from: AsyncIterable<SourceFile> | SourceFile[]
  ) {
    const controller = new AbortController()
    const options = { ...OPTIONS, signal: controller.signal, ...stop(controller) }
    const outcome = loadFiles(client, from, options)
    await t.rejects(outcome, { name: 'AbortError' })
    t.strictSame(await graphSize(), { nodes: 0, edges: 0 })
  }
  await stoppedAt((controller) => {
    controller.abort()
    return {}
  }, sources)
  const middle = new AbortController()
  async function* oneByOne() {
    yield* sources.slice(0, 1)
    middle.abort()
    yield* sources.slice(1)
  }
  await stoppedAt(() => ({ signal: middle.signal }), oneByOne())
  await stoppedAt((controller) => ({ onProgress: () => controller.abort() }), sources)
  await stoppedAt((controller) => ({ beforeCommit: async () => controller.abort() }), sources)
  t.match(await load(sources), [{ objects: 1 }, { objects: 1 }], 'the connection is still of use')
})

t.test('an error before the commit, or of a source, undoes the load', async (t) => {
  const source = await onDisk('one.json', users('S-1'))
  const beforeCommit = async () => {
    throw new Error('the results cannot be written')
  }
  await t.rejects(load([source], { beforeCommit }), { message: 'the results cannot be written' })
  await t.rejects(load([source, { fileName: 'gone', path: join(folder, 'gone') }]), {
    code: 'ENOENT'
  })
  t.strictSame(await graphSize(), { nodes: 0, edges: 0 })
})

t.test('beforeCommit sees the results, inside the transaction of the load', async (t) => {
  const other = new pg.Client(url)
  await other.connect()
  t.teardown(() => other.end())
  const count = async (on: pg.Client) =>
    (await on.query('select count(*)::int as n from nodes')).rows[0].n
  let seen: unknown
  const results = await load([await onDisk('one.json', users('S-1'))], {
    beforeCommit: async (given) => {
      seen = { given, inside: await count(client), outside: await count(other) }
    }
  })
  t.strictSame(seen, { given: results, inside: 1, outside: 0 })
})

t.test('progress ends with all files and objects', async (t) => {
  const seen: [number, number][] = []
  await load(
    [
      await onDisk('a.json', users('S-1', 'S-2')),
      await onDisk('b.json', 'no'),
      await onDisk('c.json', users('S-3'))
    ],
    {
      onProgress: (filesDone, objects) => seen.push([filesDone, objects])
    }
  )
  t.strictSame(seen.at(-1), [3, 3])
})

t.test('sources are taken one by one, the next only when the last is read', async (t) => {
  const order: string[] = []
  async function* sources() {
    for (const name of ['a', 'b']) {
      const source = await onDisk(`${name}.json`, users(`S-${name}`))
      order.push(`open ${name}`)
      yield source
      await writeFile(source.path, '')
      order.push(`closed ${name}`)
    }
  }
  t.match(await loadFiles(client, sources(), OPTIONS), [{ objects: 1 }, { objects: 1 }])
  t.strictSame(order, ['open a', 'closed a', 'open b', 'closed b'])
})
