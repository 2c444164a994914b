/** Small graphs, written down as one reads them. An object id is also the key of its node. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

type Properties = Record<string, unknown>

export type Graph = {
  /** Object id -> kinds, separated by spaces, and properties. Base comes first unless the kinds start with '!'. */
  nodes: Record<string, string | readonly [kinds: string, properties: Properties]>
  /** 'start -Kind-> end', with properties where they matter. */
  edges?: readonly (string | readonly [edge: string, properties: Properties])[]
}

/** Adds nodes and edges between any nodes of the graph; gives the id of every node added. */
export async function addToGraph(
  db: Kysely<Database>,
  { nodes, edges = [] }: Graph
): Promise<Map<string, number>> {
  const newNodes = Object.entries(nodes).map(([objectId, node]) => {
    const [text, properties] = typeof node === 'string' ? [node, {}] : node
    const kinds = text.startsWith('!') ? text.slice(1) : `Base ${text}`
    return { objectId, kinds: kinds.trim().split(/\s+/), properties }
  })
  const newEdges = edges.map((edge) => {
    const [text, properties] = typeof edge === 'string' ? [edge, {}] : edge
    const [, start, kind = '', end] = /^(.+) -(\w+)-> (.+)$/.exec(text) ?? []
    if (start === undefined) throw new Error(`not 'start -Kind-> end': ${text}`)
    return { start, kind, end, properties }
  })
  const kinds = [...newNodes.flatMap((node) => node.kinds), ...newEdges.map(({ kind }) => kind)]
  await addKinds(db, kinds)
  const { rows } = await sql<{ id: number; objectId: string }>`
    insert into nodes (object_id, kind_ids, properties)
    select node ->> 'objectId', array(
      select k.id from jsonb_array_elements_text(node -> 'kinds') with ordinality as u (name, place)
      join kinds k on k.name = u.name order by place
    ), node -> 'properties'
    from jsonb_array_elements(${JSON.stringify(newNodes)}::jsonb) with ordinality as n (node, place)
    order by place
    returning id, object_id as "objectId"`.execute(db)
  const { numAffectedRows } = await sql`
    insert into edges (start_id, kind_id, end_id, properties)
    select s.id, k.id, t.id, edge -> 'properties'
    from jsonb_array_elements(${JSON.stringify(newEdges)}::jsonb) with ordinality as given (edge, place)
    join kinds k on k.name = edge ->> 'kind'
    join nodes s on s.object_id = edge ->> 'start'
    join nodes t on t.object_id = edge ->> 'end'
    order by place`.execute(db)
  if (Number(numAffectedRows) !== newEdges.length) throw new Error('an edge names an unknown node')
  return new Map(rows.map(({ id, objectId }) => [objectId, id]))
}

/** Replaces whatever the database holds. */
export async function writeGraph(db: Kysely<Database>, graph: Graph): Promise<Map<string, number>> {
  await sql`truncate nodes, edges`.execute(db)
  return addToGraph(db, graph)
}

async function addKinds(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await sql`
    insert into kinds (name) select name from unnest(${[...new Set(names)]}::text[]) as name
    where not exists (select from kinds k where k.name = name.name)`.execute(db)
}
