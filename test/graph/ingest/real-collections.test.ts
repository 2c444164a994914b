/** The collections that real collectors wrote, counted against an independent reading of the same rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import t from 'tap'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'
import { beside } from '../../support/beside.ts'
import { countByKind, emptyRead, type Read, readFile, union } from './in-memory-graph.ts'

const { path: COLLECTIONS, skip } = beside('collections')

type Expected = Record<
  string,
  {
    nodes_after_ingest: number
    edges_after_ingest: number
    nodes_with_kind: Record<string, number>
    raw_edges_by_kind: Record<string, number>
    objects: number
  }
>

function readFolder(name: string): Read {
  const read = emptyRead()
  const folder = `${COLLECTIONS}/${name}`
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
    readFile(readFileSync(`${folder}/${file}`, 'utf8'), read)
  }
  return read
}

async function readArchive(name: string): Promise<Read> {
  const read = emptyRead()
  const open = promisify<Buffer, Options, ZipFile>(fromBuffer)
  const zip = await open(readFileSync(`${COLLECTIONS}/${name}`), { lazyEntries: true })
  const openEntry = promisify(zip.openReadStream.bind(zip) as typeof zip.openReadStream)
  const entries: Entry[] = []
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve())
    zip.on('error', reject)
    zip.readEntry()
  })
  for (const entry of entries) readFile((await buffer(await openEntry(entry))).toString(), read)
  return read
}

function compare(t: Tap, read: Read, name: string) {
  const expected = JSON.parse(readFileSync(`${COLLECTIONS}/expected.json`, 'utf8')) as Expected
  const numbers = expected[name]
  const graph = union(read)
  const edges = Object.fromEntries(graph.edges)
  t.equal(graph.kinds.size, numbers?.nodes_after_ingest, 'nodes, stubs included')
  t.strictSame(countByKind(graph), numbers?.nodes_with_kind, 'nodes by kind')
  t.strictSame(edges, numbers?.raw_edges_by_kind, 'edges by kind')
  const total = Object.values(edges).reduce((sum, count) => sum + count, 0)
  t.equal(total, numbers?.edges_after_ingest, 'edges')
}

type Tap = Pick<typeof t, 'equal' | 'strictSame'>

t.test(
  'a SharpHound 2 collection of three domains gives the expected graph',
  { skip },
  async (t) => {
    const read = await readArchive('ad_sampledata.zip')
    compare(t, read, 'ad_sampledata')
    t.strictSame(read.warnings, [], 'nothing in it is left out')
    t.equal(read.nodes.filter(({ collected }) => collected).length, 1718, 'every object is read')
    const kept = read.nodes.flatMap(({ properties }) => Object.entries(properties))
    t.notOk(kept.some(([key]) => key.endsWith('password') || key === 'reconcile'))
    t.notOk(
      kept.some(([, value]) => value === null),
      'nulls are dropped'
    )
  }
)

t.test('fixtures of format version 6 give the expected graph', { skip }, async (t) => {
  compare(t, readFolder('fixtures-v6'), 'fixtures-v6')
})

t.test('fixtures of format version 5 describe the same domain', { skip }, async (t) => {
  const read = readFolder('fixtures-v5')
  const five = union(read)
  const six = union(readFolder('fixtures-v6'))
  // Version 5 writes containment with the container alone, and in these files more of it.
  const { Contains: children, ...fiveEdges } = Object.fromEntries(five.edges)
  const { Contains: contained, ...sixEdges } = Object.fromEntries(six.edges)
  t.strictSame(fiveEdges, sixEdges)
  t.equal(children, 47)
  t.equal(contained, 41)
  t.strictSame(countByKind(five), countByKind(six))
})

t.test(
  'an OpenGraph file gives its nodes, its edges and stubs for unknown ends',
  { skip },
  async (t) => {
    const read = emptyRead()
    readFile(readFileSync(`${COLLECTIONS}/github-opengraph.json`, 'utf8'), read)
    const graph = union(read)
    t.equal(new Set(read.nodes.map(({ objectId }) => objectId)).size, 338)
    t.equal(
      [...graph.edges.values()].reduce((sum, count) => sum + count, 0),
      2763
    )
    t.equal(graph.stubs.length, 2)
    t.equal(countByKind(graph).GitHub, 340, 'every node and every stub gains the source kind')
  }
)
