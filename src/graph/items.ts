/** Nodes and edges as every answer that holds a graph shows them. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { kindNames } from './entities/entity.ts'
import { primaryKind } from './kinds.ts'
import { isOwned, isTierZero } from './marks.ts'

type Properties = Record<string, unknown>

export type GraphNode = {
  id: number
  objectId: string
  name: string | null
  kinds: string[]
  properties: Properties
}

export type GraphEdge = {
  id: number
  startId: number
  endId: number
  kind: string
  lastSeen: Date
  properties: Properties
}

export type Graph = { nodes: GraphNode[]; edges: GraphEdge[] }

/** @param ids one column of ids, which may come from the definitions before it */
export async function readNodes(
  db: Kysely<Database>,
  ids: RawBuilder<unknown>,
  definitions: RawBuilder<unknown> = sql``
): Promise<GraphNode[]> {
  const { rows } = await sql<GraphNode>`
    ${definitions}
    select n.id, n.object_id as "objectId", n.name, n.properties, ${kindNames('n.kind_ids')} as kinds
    from nodes n where n.id in (${ids}) order by n.id`.execute(db)
  return rows
}

/** @param ids one column of ids, which may come from the definitions before it */
export async function readEdges(
  db: Kysely<Database>,
  ids: RawBuilder<unknown>,
  definitions: RawBuilder<unknown> = sql``
): Promise<GraphEdge[]> {
  const { rows } = await sql<GraphEdge>`
    ${definitions}
    select e.id, e.start_id as "startId", e.end_id as "endId", k.name as kind,
      e.last_seen as "lastSeen", e.properties
    from edges e join kinds k on k.id = e.kind_id
    where e.id in (${ids}) order by e.id`.execute(db)
  return rows
}

export function nodeItem({ objectId, name, kinds, properties }: Omit<GraphNode, 'id'>) {
  const lastSeen = timeOf(properties.lastseen)
  return {
    label: name ?? '',
    kind: primaryKind(kinds),
    kinds,
    objectId,
    isTierZero: isTierZero(kinds, properties),
    isOwnedObject: isOwned(kinds, properties),
    ...(lastSeen === undefined ? {} : { lastSeen }),
    properties
  }
}

export function edgeItem({ startId, endId, kind, lastSeen, properties }: Omit<GraphEdge, 'id'>) {
  return {
    source: String(startId),
    target: String(endId),
    label: kind,
    kind,
    lastSeen: lastSeen.toISOString(),
    properties
  }
}

/** All items of a graph under keys of their own. */
export function graphItems({ nodes, edges }: Graph) {
  return Object.fromEntries([
    ...nodes.map((node) => [String(node.id), nodeItem(node)]),
    ...edges.map((edge) => [`rel_${edge.id}`, edgeItem(edge)])
  ]) as Record<string, ReturnType<typeof nodeItem> | ReturnType<typeof edgeItem>>
}

function timeOf(value: unknown): string | undefined {
  const time = typeof value === 'string' ? new Date(value) : undefined
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined
}
