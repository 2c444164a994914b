/** Columns as PostgreSQL prints them, to values of the language. */
import { CypherError } from './errors.ts'
import { readJsonText } from './json-text.ts'
import { isEntity } from './translate/typed.ts'
import { isList, type StaticType } from './types.ts'
import {
  type CypherValue,
  type GraphNode,
  GraphPath,
  type GraphRelationship,
  TEMPORAL_TYPES,
  type TemporalType,
  TemporalValue
} from './values.ts'

/** The entities that a result refers to by id. */
export type Entities = {
  readonly nodes: ReadonlyMap<number, GraphNode>
  readonly relationships: ReadonlyMap<number, GraphRelationship>
}

/** Ids in the order in which they come first. */
export type EntityIds = { nodes: Set<number>; relationships: Set<number> }

const TAGGED = /"~(node|relationship|path)": (\d+|\[[\d, ]*\])/g

/** Adds what the text of one column refers to. */
export function collectIds(text: string, type: StaticType, { nodes, relationships }: EntityIds) {
  if (isList(type) && isEntity(type.list)) {
    for (const id of idList(text)) if (id !== null) setOf(type.list).add(id)
    return
  }
  switch (type) {
    case 'node':
    case 'relationship':
      setOf(type).add(Number(text))
      return
    case 'path':
      for (const [place, id] of idList(text).entries()) setAt(place).add(id ?? 0)
      return
    case 'boolean':
    case 'integer':
    case 'float':
    case 'string':
      return
  }
  for (const [, tag, value = ''] of text.matchAll(TAGGED)) {
    if (tag !== 'path') setOf(tag).add(Number(value))
    else for (const [place, id] of idList(value).entries()) setAt(place).add(id ?? 0)
  }

  function setOf(entity: unknown) {
    return entity === 'node' ? nodes : relationships
  }
  function setAt(place: number) {
    return place % 2 === 0 ? nodes : relationships
  }
}

export function decode(text: string, type: StaticType, entities: Entities): CypherValue {
  const { nodes, relationships } = entities
  if (isList(type) && isEntity(type.list)) {
    return idList(text).map((id) => {
      if (id === null) return null
      return type.list === 'node' ? known(nodes, id) : known(relationships, id)
    })
  }
  switch (type) {
    case 'node':
      return known(nodes, Number(text))
    case 'relationship':
      return known(relationships, Number(text))
    case 'path':
      return pathOf(idList(text), entities)
    case 'boolean':
      return text === 'true'
    case 'integer':
      return BigInt(text)
    case 'float':
      return Number(text)
    case 'string':
      return text
  }
  return readJsonText(text, (key, value) => revive(key, value, entities))
}

function known<T>(entities: ReadonlyMap<number, T>, id: number): T {
  const entity = entities.get(id)
  if (entity === undefined) {
    throw new CypherError({
      kind: 'runtime',
      reason: `a stored value names ${id}, which is not there`
    })
  }
  return entity
}

/** PostgreSQL's `{1,NULL}` as well as JSON's `[1, 2]`. */
function idList(text: string): (number | null)[] {
  const inside = text.slice(1, -1)
  return inside === ''
    ? []
    : inside.split(',').map((id) => (id.trim() === 'NULL' ? null : Number(id)))
}

function pathOf(ids: readonly (number | null)[], { nodes, relationships }: Entities): GraphPath {
  const at = (parity: number) => ids.filter((_, place) => place % 2 === parity).map((id) => id ?? 0)
  return new GraphPath(
    at(0).map((id) => known(nodes, id)),
    at(1).map((id) => known(relationships, id))
  )
}

/**
 * A map with one key that begins with `~` stands for what JSON cannot say. A property that a collector
 * wrote may look the same: what names no entity is left as it is.
 */
function revive(key: string, value: CypherValue, entities: Entities): CypherValue | undefined {
  const tag = key.startsWith('~') ? key.slice(1) : undefined
  if (typeof value === 'bigint') {
    if (tag === 'node') return entities.nodes.get(Number(value))
    if (tag === 'relationship') return entities.relationships.get(Number(value))
  }
  if (typeof value === 'string') {
    if (tag === 'float') return Number(value)
    if (isTemporalType(tag)) return new TemporalValue(tag, value)
  }
  if (tag === 'path' && Array.isArray(value)) {
    const ids = value.map(Number)
    const isKnown = ids.every((id, place) =>
      (place % 2 === 0 ? entities.nodes : entities.relationships).has(id)
    )
    if (isKnown) return pathOf(ids, entities)
  }
  return undefined
}

const isTemporalType = (tag: string | undefined): tag is TemporalType =>
  (TEMPORAL_TYPES as readonly (string | undefined)[]).includes(tag)
