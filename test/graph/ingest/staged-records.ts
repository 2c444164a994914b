/** Merges invented records into a database of the test's own, and reads back what the graph holds then. */
import pg from 'pg'
import type { Test } from 'tap'
import { mergeStaged } from '../../../src/graph/ingest/merge.ts'
import type {
  EdgeRecord,
  EndPoint,
  JsonObject,
  NodeRecord
} from '../../../src/graph/ingest/records.ts'
import { createStaging } from '../../../src/graph/ingest/staging.ts'
import { testDatabase } from '../../support/database.ts'

export const MONDAY = new Date('2026-01-05T10:00:00.000Z')
export const TUESDAY = new Date('2026-01-06T11:30:00.250Z')

export const node = (
  objectId: string,
  kinds: string[],
  properties: JsonObject = {},
  collected = false
): NodeRecord => ({ objectId, kinds, properties, collected })

export const edge = (
  start: EndPoint,
  kind: string,
  end: EndPoint,
  properties: JsonObject = {}
): EdgeRecord => ({ start, kind, end, properties })

export const byId = (objectId: string, ...kinds: string[]): EndPoint => ({ objectId, kinds })

export const byName = (
  value: string,
  more: { kind?: string; kinds?: string[] } = {}
): EndPoint => ({ match: [{ key: 'name', value }], ignoreCase: true, kinds: [], ...more })

type Files = (NodeRecord | EdgeRecord)[][]

/** Stages each array of records as a file, in order, and merges, in the transaction that is open. */
export async function mergeFiles(
  client: pg.Client,
  files: Files,
  now = MONDAY,
  sourceKinds: string[] = []
) {
  const staging = await createStaging(client)
  for (const [number, records] of files.entries()) {
    await staging.beginFile(number)
    for (const [index, record] of records.entries()) {
      staging.at('edges', index)
      if ('objectId' in record) staging.node(record)
      else staging.edge(record)
      await staging.drain()
    }
    await staging.keepFile()
  }
  await staging.finish()
  return mergeStaged(client, staging, { now, sourceKinds })
}

type NodeRow = { object_id: string; kinds: string[]; properties: JsonObject }
type EdgeRow = { edge: string; properties: JsonObject; last_seen: Date }

/** The graph is emptied before each subtest. */
export async function openGraph(t: Test) {
  const { url } = await testDatabase(t)
  const client = new pg.Client(url)
  await client.connect()
  t.teardown(() => client.end())
  t.beforeEach(async () => {
    await client.query('truncate nodes, edges, kinds restart identity')
  })

  return {
    url,
    client,
    async merge(files: Files, now?: Date, sourceKinds?: string[]) {
      await client.query('begin')
      const unresolved = await mergeFiles(client, files, now, sourceKinds)
      await client.query('commit')
      return unresolved
    },
    async nodes(): Promise<Record<string, NodeRow>> {
      const { rows } = await client.query<NodeRow>(
        `select object_id, properties,
          array(select name from kinds where id = any (kind_ids) order by name) as kinds
          from nodes`
      )
      return Object.fromEntries(rows.map((row) => [row.object_id, row]))
    },
    /** Each as "start kind end", in that order. */
    async edges(): Promise<EdgeRow[]> {
      const { rows } = await client.query<EdgeRow>(
        `select concat_ws(' ', s.object_id, kinds.name, e.object_id) as edge,
          edges.properties, last_seen
          from edges join kinds on kinds.id = kind_id
          join nodes s on s.id = start_id join nodes e on e.id = end_id
          order by 1`
      )
      return rows
    }
  }
}
