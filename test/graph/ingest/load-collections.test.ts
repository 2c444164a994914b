import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { type LoadOptions, loadFiles, type SourceFile } from '../../../src/graph/ingest/load.ts'
import { beside } from '../../support/beside.ts'
import { MONDAY, openGraph, TUESDAY } from './staged-records.ts'

const { path: COLLECTIONS, skip } = beside('collections')
const { client } = await openGraph(t)
const OPTIONS: LoadOptions = {
  now: MONDAY,
  archive: { maxEntries: 100, maxRatio: 200, maxTotalBytes: 100_000_000 }
}

type Expected = {
  objects: number
  nodes_after_ingest: number
  edges_after_ingest: number
  nodes_with_kind: Record<string, number>
  raw_edges_by_kind: Record<string, number>
}

const expectedOf = (set: string): Expected =>
  JSON.parse(readFileSync(join(COLLECTIONS, 'expected.json'), 'utf8'))[set]

async function graphCounts(): Promise<Omit<Expected, 'objects'>> {
  const { rows } = await client.query(`select
    (select count(*)::int from nodes) as nodes_after_ingest,
    (select count(*)::int from edges) as edges_after_ingest,
    (select json_object_agg(name, total) from (
      select kinds.name, count(*)::int as total from nodes join kinds on kinds.id = any (kind_ids)
      group by kinds.name
    ) as nodes_of_kind) as nodes_with_kind,
    (select json_object_agg(name, total) from (
      select kinds.name, count(*)::int as total from edges join kinds on kinds.id = kind_id group by kinds.name
    ) as edges_of_kind) as raw_edges_by_kind`)
  return rows[0]
}

async function filesOf(set: string): Promise<SourceFile[]> {
  const names = (await readdir(join(COLLECTIONS, set))).sort()
  return names.map((fileName) => ({ fileName, path: join(COLLECTIONS, set, fileName) }))
}

const totalObjects = (results: { objects: number }[]) =>
  results.reduce((sum, { objects }) => sum + objects, 0)

t.test('the sample archive gives the expected graph, and the same again', { skip }, async (t) => {
  const { objects, ...rest } = expectedOf('ad_sampledata')
  const wanted = {
    nodes_after_ingest: rest.nodes_after_ingest,
    edges_after_ingest: rest.edges_after_ingest,
    nodes_with_kind: rest.nodes_with_kind,
    raw_edges_by_kind: rest.raw_edges_by_kind
  }
  const source = { fileName: 'sample.zip', path: join(COLLECTIONS, 'ad_sampledata.zip') }
  for (const now of [MONDAY, TUESDAY]) {
    const results = await loadFiles(client, [source], { ...OPTIONS, now })
    t.equal(results.length, 31)
    t.strictSame(
      results.flatMap(({ errors }) => errors),
      []
    )
    t.equal(totalObjects(results), objects)
    t.strictSame(await graphCounts(), wanted)
  }
})

t.test('single files load beside one that is no collection', { skip }, async (t) => {
  const { objects, nodes_after_ingest, edges_after_ingest } = expectedOf('fixtures-v6')
  const results = await loadFiles(client, await filesOf('fixtures-v6'), OPTIONS)
  t.strictSame(
    results.filter(({ errors }) => errors.length > 0).map(({ fileName }) => fileName),
    ['jker.jpg']
  )
  // deleted.json has 6 items more, which are read and have no effect.
  t.equal(totalObjects(results), objects + 6)
  t.match(await graphCounts(), { nodes_after_ingest, edges_after_ingest })
})

t.test('an OpenGraph file registers its source kind', { skip }, async (t) => {
  const fileName = 'github-opengraph.json'
  const results = await loadFiles(
    client,
    [{ fileName, path: join(COLLECTIONS, fileName) }],
    OPTIONS
  )
  t.match(results, [{ objects: 338 + 2763, errors: [] }])
  t.match(await graphCounts(), { nodes_after_ingest: 340, edges_after_ingest: 2763 })
  const { rows } = await client.query(`select name from source_kinds where name = 'GitHub'`)
  t.equal(rows.length, 1)
})
