/** The values of the language as JavaScript sees them: integers are bigint, floats are number. */

export type CypherValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly CypherValue[]
  | CypherMap
  | GraphNode
  | GraphRelationship
  | GraphPath
  | TemporalValue

export class CypherMap {
  readonly entries: ReadonlyMap<string, CypherValue>
  constructor(entries: ReadonlyMap<string, CypherValue>) {
    this.entries = entries
  }
}

export class GraphNode {
  readonly id: number
  readonly labels: readonly string[]
  readonly properties: CypherMap
  constructor(id: number, labels: readonly string[], properties: CypherMap) {
    this.id = id
    this.labels = labels
    this.properties = properties
  }
}

export class GraphRelationship {
  readonly id: number
  readonly type: string
  readonly startId: number
  readonly endId: number
  readonly properties: CypherMap
  /** When it was last seen; outside its properties, as it is stored. */
  readonly lastSeen: Date | undefined
  constructor(
    id: number,
    type: string,
    ends: { startId: number; endId: number },
    properties: CypherMap,
    lastSeen?: Date
  ) {
    this.id = id
    this.type = type
    this.startId = ends.startId
    this.endId = ends.endId
    this.properties = properties
    this.lastSeen = lastSeen
  }
}

/** One more node than relationships. */
export class GraphPath {
  readonly nodes: readonly GraphNode[]
  readonly relationships: readonly GraphRelationship[]
  constructor(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[]) {
    this.nodes = nodes
    this.relationships = relationships
  }
}

export const TEMPORAL_TYPES = [
  'date',
  'localtime',
  'time',
  'localdatetime',
  'datetime',
  'duration'
] as const
export type TemporalType = (typeof TEMPORAL_TYPES)[number]

/** `text` is the ISO 8601 form that the language prints. */
export class TemporalValue {
  readonly type: TemporalType
  readonly text: string
  constructor(type: TemporalType, text: string) {
    this.type = type
    this.text = text
  }
}
