/** Nodes and relationships for the ids of a result: each is read once, however often it comes. */
import { type RawBuilder, sql } from 'kysely'
import { decode, type Entities, type EntityIds } from './decode.ts'
import { readJsonText } from './json-text.ts'
import type { GraphReader } from './reader-role.ts'
import { CypherMap, GraphNode, GraphRelationship } from './values.ts'

export type HydrateOptions = {
  /** Whether they carry all their properties: otherwise nodes have those that tell them apart, edges none. */
  properties: boolean
  /** How large they may be in all. */
  maxBytes: number
}

export type Hydrated = Entities & {
  /** The ids that were not read any more since the rest is too large. */
  left: EntityIds
}

/** So many at a time: reading one answer of PostgreSQL must not keep other requests waiting. */
const CHUNK = 1000

const NOTHING = new CypherMap(new Map())
const NOBODY: Entities = { nodes: new Map(), relationships: new Map() }

type NodeRow = { id: number; kind_ids: number[]; properties: string }
type EdgeRow = {
  id: number
  kind_id: number
  start_id: number
  end_id: number
  last_seen: Date
  properties: string
}

/** Without them nobody can show a node. */
const SHOWN = sql`jsonb_strip_nulls(jsonb_build_object('objectid', object_id, 'name', name,
  'lastseen', properties -> 'lastseen', 'system_tags', properties -> 'system_tags'))::text`

export async function hydrate(
  reader: GraphReader,
  ids: EntityIds,
  options: HydrateOptions
): Promise<Hydrated> {
  const all = sql`properties::text`
  const nodeProperties = options.properties ? all : SHOWN
  const edgeProperties = options.properties ? all : sql`'{}'`
  const kindName = (id: number) => reader.kindNames.get(id) ?? ''
  const nodes = new Map<number, GraphNode>()
  const relationships = new Map<number, GraphRelationship>()
  let room = options.maxBytes

  async function read<R extends { id: number; properties: string }>(
    wanted: Set<number>,
    statement: (chunk: number[]) => RawBuilder<R>,
    keep: (row: R, properties: CypherMap) => void
  ): Promise<Set<number>> {
    const all = [...wanted]
    for (let done = 0; done < all.length; done += CHUNK) {
      const { rows } = await statement(all.slice(done, done + CHUNK)).execute(reader.trx)
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const [place, id] of all.slice(done, done + CHUNK).entries()) {
        const row = byId.get(id)
        if (!row) continue
        room -= Buffer.byteLength(row.properties)
        if (room < 0) return new Set(all.slice(done + place))
        keep(row, mapOf(row.properties))
      }
    }
    return new Set()
  }

  const left = {
    nodes: await read<NodeRow>(
      ids.nodes,
      (chunk) => sql`select id, kind_ids, ${nodeProperties} as properties from nodes
        where id = any(${chunk}::bigint[])`,
      ({ id, kind_ids }, map) => nodes.set(id, new GraphNode(id, kind_ids.map(kindName), map))
    ),
    relationships: await read<EdgeRow>(
      ids.relationships,
      (chunk) => sql`
        select id, kind_id, start_id, end_id, last_seen, ${edgeProperties} as properties
        from edges where id = any(${chunk}::bigint[])`,
      ({ id, kind_id, start_id, end_id, last_seen }, map) => {
        const ends = { startId: start_id, endId: end_id }
        relationships.set(id, new GraphRelationship(id, kindName(kind_id), ends, map, last_seen))
      }
    )
  }
  return { nodes, relationships, left }
}

/** Most relationships have no properties: they share one map. */
function mapOf(text: string): CypherMap {
  if (text === '{}') return NOTHING
  const value = decode(text, 'map', NOBODY)
  if (value instanceof CypherMap) return value
  // Its only key is one that stands for something else inside of a value.
  const plain = readJsonText(text)
  return plain instanceof CypherMap ? plain : NOTHING
}
