/** Functions on nodes, relationships and maps. */
import { sql } from 'kysely'
import { listOf } from '../types.ts'
import { propertiesOf } from './expressions/access.ts'
import type { Call, WriteCall } from './function-call.ts'
import { kindName, kindNames } from './label.ts'
import { NULL, placeOf, type Typed, toForm, toJson, typed } from './typed.ts'

const nodeOf = ({ given: [node = NULL], call }: Call): Typed => toForm(node, 'node', call)
const relationshipOf = ({ given: [relationship = NULL], call }: Call): Typed =>
  toForm(relationship, 'relationship', call)

/** The id of an entity of either kind. */
const idOf = ({ given: [entity = NULL], call }: Call) =>
  entity.type === 'node' || entity.type === 'relationship'
    ? entity.sql
    : sql`cypher.entity_id(${toJson(entity)}, ${placeOf(call)})`

const properties: WriteCall = ({ given: [of = NULL], call, scope }) => {
  const column = propertiesOf(of, scope)
  if (column) return typed('map', sql`jsonb_strip_nulls(${column})`)
  if (of.type === 'map') return of
  return typed('map', sql`cypher.properties(${toJson(of)}, ${placeOf(call)})`)
}

const type: WriteCall = (call) => {
  const { context } = call.scope
  const { kindId } = context.relationship(relationshipOf(call))
  return typed('string', sql`${kindName(kindId, context.kinds)} collate "C"`)
}

const labels: WriteCall = (call) => {
  const { context } = call.scope
  const { kindIds } = context.node(nodeOf(call))
  return typed(listOf('string'), kindNames(kindIds, context.kinds))
}

export const ENTITY_SQL = {
  id: (call) => typed('integer', idOf(call)),
  elementId: (call) => typed('string', sql`(${idOf(call)})::text collate "C"`),
  type,
  labels,
  properties,
  keys: (call) => typed(listOf('string'), sql`cypher.map_keys(${properties(call).sql})`),
  startNode: (call) => typed('node', call.scope.context.relationship(relationshipOf(call)).startId),
  endNode: (call) => typed('node', call.scope.context.relationship(relationshipOf(call)).endId)
} satisfies Record<string, WriteCall>
