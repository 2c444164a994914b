/** Collections of real collectors, uploaded through the API, give the numbers that their rules give. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { beside } from '../support/beside.ts'
import { testDatabase } from '../support/database.ts'
import { type ServerProcess, startServerProcess, uploadAll } from '../support/server-process.ts'

t.setTimeout(240_000)
const { path: COLLECTIONS, skip } = beside('collections')

type Expected = {
  objects: number
  nodes_after_post: number
  edges_after_post: number
  nodes_with_kind: Record<string, number>
  raw_edges_by_kind: Record<string, number>
  post_edges_by_kind: Record<string, number>
  domains: Record<string, { name: string; counts: Record<string, number> }>
  published_to: Record<string, string[]>
}

/** Counts of the expectation that are none of the answer: the same without group expansion. */
const NOT_ANSWERED = /(_direct|_first_degree)$/

async function countsByKind(url: string) {
  const db = openDatabase(url, { poolSize: 1 })
  try {
    const nodes = await sql<{ name: string; count: number }>`
      select kinds.name, count(*) from nodes
      join kinds on kinds.id = any (nodes.kind_ids)
      where kinds.id not in (select kind_id from asset_group_tags) group by 1`.execute(db)
    const edges = await sql<{ name: string; count: number }>`
      select kinds.name, count(*) from edges
      join kinds on kinds.id = edges.kind_id group by 1`.execute(db)
    const total = await sql<{ nodes: number; edges: number }>`
      select (select count(*) from nodes) as nodes, (select count(*) from edges) as edges`.execute(
      db
    )
    const byName = (rows: { name: string; count: number }[]) =>
      Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    return { nodes: byName(nodes.rows), edges: byName(edges.rows), ...{ total: total.rows[0] } }
  } finally {
    await db.destroy()
  }
}

async function filesOf(name: string) {
  const path = join(COLLECTIONS, name)
  if (!name.startsWith('fixtures')) return [{ name, content: await readFile(path) }]
  const names = (await readdir(path)).filter((file) => file.endsWith('.json'))
  return Promise.all(
    names.map(async (file) => ({ name: file, content: await readFile(join(path, file)) }))
  )
}

async function serve(t: Test) {
  const { url } = await testDatabase(t)
  const server = await startServerProcess(t, { DATABASE_URL: url, DATA_DIR: t.testdir() })
  return { url, server }
}

/** Every domain's MemberOf edges that the analysis adds: three for each domain that was collected. */
const WELL_KNOWN = 3

async function matches(
  t: Test,
  url: string,
  server: ServerProcess,
  expected: Expected,
  collected: number
) {
  const { nodes, edges, total } = await countsByKind(url)
  t.strictSame(nodes, expected.nodes_with_kind, 'nodes by kind')
  const wanted: Record<string, number> = { ...expected.raw_edges_by_kind }
  for (const [kind, count] of Object.entries(expected.post_edges_by_kind)) {
    wanted[kind] = (wanted[kind] ?? 0) + count
  }
  wanted.MemberOf = (wanted.MemberOf ?? 0) + WELL_KNOWN * collected
  t.strictSame(edges, wanted, 'edges by kind')
  t.strictSame(total, { nodes: expected.nodes_after_post, edges: expected.edges_after_post })

  for (const [id, { name, counts }] of Object.entries(expected.domains)) {
    const { status, body } = await server.request('GET', `/api/v2/domains/${id}`)
    t.equal(status, 200, name)
    for (const [key, count] of Object.entries(counts)) {
      if (!NOT_ANSWERED.test(key)) t.equal(body.data[key], count, `${name}: ${key}`)
    }
  }
  for (const [id, authorities] of Object.entries(expected.published_to)) {
    const path = `/api/v2/certtemplates/${id}/published-to-cas?sort_by=objectID`
    const { body } = await server.request('GET', path)
    const found = body.data.map(({ objectID }: { objectID: string }) => objectID)
    t.strictSame(found, authorities, `authorities of ${id}`)
    t.equal(body.count, authorities.length)
  }
}

for (const name of ['ad_sampledata.zip', 'fixtures-v6']) {
  t.test(`${name} gives the expected graph, twice`, { skip }, async (t) => {
    const text = await readFile(join(COLLECTIONS, 'expected.json'), 'utf8')
    const expected = (JSON.parse(text) as Record<string, Expected>)[name.replace('.zip', '')]
    if (!expected) throw new Error(`nothing is expected of ${name}`)
    const collected = name === 'fixtures-v6' ? 1 : 3
    const { url, server } = await serve(t)
    for (const round of ['first', 'second']) {
      const job = await uploadAll(server, await filesOf(name))
      t.equal(job.status, 2, `${round} upload: ${job.status_message}`)
      t.equal(job.objects_done, name === 'fixtures-v6' ? job.objects_done : expected.objects)
      await matches(t, url, server, expected, collected)
    }
    t.equal(await server.stop(), 0, 'the server ends in order')
  })
}

t.test('a template that is published nowhere has an empty list', { skip }, async (t) => {
  const { server } = await serve(t)
  await uploadAll(server, await filesOf('ad_sampledata.zip'))
  const smartcard = '/api/v2/certtemplates/3AD35F45-F9B8-4067-9B4E-99E6D1D96289/published-to-cas'
  t.match((await server.request('GET', smartcard)).body, { count: 0, data: [] })
})

t.test('version 5 loads as well, and names the file that has no reader', { skip }, async (t) => {
  const { server } = await serve(t)
  const job = await uploadAll(server, await filesOf('fixtures-v5'))
  t.equal(job.status, 2, job.status_message)
  const domain = 'S-1-5-21-3130019616-2776909439-2417379446'
  const { body } = await server.request('GET', `/api/v2/domains/${domain}`)
  t.equal(body.data.props.name, 'TESTLAB.LOCAL')
  t.ok(body.data.users > 0 && body.data.groups > 0 && body.data.computers > 0, 'has its objects')
})

t.test('an OpenGraph file gives its nodes, edges and stubs', { skip }, async (t) => {
  const { url, server } = await serve(t)
  for (const round of ['first', 'second']) {
    const job = await uploadAll(server, await filesOf('github-opengraph.json'))
    t.equal(job.status, 2, `${round} upload: ${job.status_message}`)
    const { total } = await countsByKind(url)
    // 338 nodes of the file and two stubs that only its edges name.
    t.strictSame(total, { nodes: 340, edges: 2763 })
  }
})

t.test('a picture is refused when it is uploaded', { skip }, async (t) => {
  const { server } = await serve(t)
  const { body } = await server.request('POST', '/api/v2/file-upload/start')
  const picture = await readFile(join(COLLECTIONS, 'fixtures-v6', 'jker.jpg'))
  const path = `/api/v2/file-upload/${body.data.id}`
  const answer = await server.request('POST', path, picture, 'application/json')
  t.equal(answer.status, 400)
  t.match(answer.body.errors, [{ context: 'body' }])
})
