/** Small graphs, written down as one reads them. An object id is also the node's key. */
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import type { Database } from '../../../src/db/database.ts'
import { analyse, type StepReport } from '../../../src/graph/analysis/analyse.ts'

type Properties = Record<string, unknown>

export type Graph = {
  /** Object id -> kinds, separated by spaces, and properties. Base is added unless the kinds start with '!'. */
  nodes: Record<string, string | [kinds: string, properties: Properties]>
  /** 'start -Kind-> end', with properties where they matter. */
  edges?: readonly (string | [edge: string, properties: Properties])[]
}

export const NOW = new Date('2026-01-02T03:04:05.000Z')

/** Replaces whatever the database holds. */
export async function writeGraph(db: Kysely<Database>, graph: Graph): Promise<void> {
  await sql`truncate nodes, edges`.execute(db)
  await addToGraph(db, graph)
}

export async function addToGraph(db: Kysely<Database>, { nodes, edges = [] }: Graph) {
  for (const [objectId, node] of Object.entries(nodes)) {
    const [kinds, properties] = typeof node === 'string' ? [node, {}] : node
    const names = kinds.startsWith('!') ? kinds.slice(1) : `Base ${kinds}`
    const ids = await Promise.all(
      names
        .trim()
        .split(/\s+/)
        .map((name) => kindId(db, name))
    )
    await sql`
      insert into nodes (object_id, kind_ids, properties)
      values (${objectId}, ${ids}::smallint[], ${JSON.stringify(properties)})`.execute(db)
  }
  for (const edge of edges) {
    const [text, properties] = typeof edge === 'string' ? [edge, {}] : edge
    const [, start, kind = '', end] = /^(.+) -(\w+)-> (.+)$/.exec(text) ?? []
    const { numAffectedRows } = await sql`
      insert into edges (start_id, kind_id, end_id, properties)
      select s.id, ${await kindId(db, kind)}::smallint, e.id, ${JSON.stringify(properties)}::jsonb
      from nodes s, nodes e
      where s.object_id = ${start} and e.object_id = ${end}`.execute(db)
    if (numAffectedRows !== 1n) throw new Error(`not an edge between known nodes: ${text}`)
  }
}

async function kindId(db: Kysely<Database>, name: string): Promise<number> {
  await sql`insert into kinds (name) values (${name}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from kinds where name = ${name}`.execute(db)
  return rows[0]?.id ?? 0
}

/** All edges of the kinds as 'start -Kind-> end', in order. */
export async function readEdges(db: Kysely<Database>, ...kinds: string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select s.object_id || ' -' || k.name || '-> ' || t.object_id as text
    from edges e
    join kinds k on k.id = e.kind_id
    join nodes s on s.id = e.start_id
    join nodes t on t.id = e.end_id
    where k.name = any(${kinds}::text[])`.execute(db)
  return rows.map((row) => row.text).sort()
}

export async function readNode(db: Kysely<Database>, objectId: string) {
  const { rows } = await sql<{ kinds: string[]; properties: Properties }>`
    select array(select name from kinds where id = any(kind_ids) order by name) as kinds, properties
    from nodes where object_id = ${objectId}`.execute(db)
  return rows[0]
}

/** Analyses the graph alone and gives the edges of the kinds that are there afterwards. */
export async function edgesAfterAnalysis(
  t: Test,
  db: Kysely<Database>,
  graph: Graph,
  ...kinds: string[]
): Promise<string[]> {
  await writeGraph(db, graph)
  t.strictSame(failures(await analyse(db, { now: NOW })), [], 'no step fails')
  return readEdges(db, ...kinds)
}

export function failures(reports: readonly StepReport[]): string[] {
  return reports.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}: ${error}`]))
}

/** The starts of edges that all have the same kind and end. */
export function startsOf(edges: readonly string[]): string[] {
  return edges.map((edge) => edge.replace(/ -.*/, ''))
}
