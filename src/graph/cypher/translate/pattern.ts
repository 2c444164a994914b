/** Patterns as a graph of named nodes and hops, with all that they demand as conditions. */
import type {
  Expression,
  MapExpression,
  Name,
  NodePattern,
  ParameterExpression,
  PathPattern,
  RelationshipPattern,
  Span
} from '../ast.ts'
import { variable } from '../walk.ts'
import { kindIdsOf } from './label.ts'
import type { Statement } from './part.ts'

export type Hop = {
  /** The variable, else a name that no query can write. */
  readonly name: string
  readonly named: boolean
  /** The nodes on its left and right, as it is written. */
  readonly left: string
  readonly right: string
  readonly direction: 'right' | 'left' | 'both'
  readonly kindIds: readonly number[] | undefined
  readonly length: { readonly min: number; readonly max: number | undefined } | undefined
  /** What holds of each relationship that is followed; `name` is one of them there. */
  readonly each: readonly Expression[]
  readonly inPath: boolean
}

export type PathBinding = {
  readonly name: string
  readonly start: string
  readonly hops: readonly Hop[]
}

export type SearchPattern = { readonly hop: Hop; readonly path: string; readonly all: boolean }

export type PatternGraph = {
  readonly nodes: readonly string[]
  readonly hops: readonly Hop[]
  readonly searches: readonly SearchPattern[]
  readonly paths: readonly PathBinding[]
  readonly conditions: readonly Expression[]
}

export function readPatterns(statement: Statement, patterns: readonly PathPattern[]): PatternGraph {
  const nodes: string[] = []
  const hops: Hop[] = []
  const searches: SearchPattern[] = []
  const paths: PathBinding[] = []
  const conditions: Expression[] = []
  const nameOf = (name: Name | undefined) => name?.text ?? ` ${statement.alias('u')}`

  const readNode = (node: NodePattern): string => {
    const name = nameOf(node.variable)
    const entity = variable(name, node)
    if (node.labels) {
      conditions.push({ ...spanOf(node), type: 'labelTest', of: entity, labels: node.labels })
    }
    conditions.push(...propertyConditions(entity, node.properties))
    if (node.where) conditions.push(node.where)
    return name
  }

  const readHop = (
    relationship: RelationshipPattern,
    [left, right]: readonly [string, string],
    { variable: path, search }: PathPattern
  ): Hop => {
    const isFollowed = relationship.length !== undefined || search !== undefined
    const name = nameOf(relationship.variable)
    const each = propertyConditions(variable(name, relationship), relationship.properties)
    if (relationship.where) conditions.push(relationship.where)
    if (!isFollowed) conditions.push(...each)
    return {
      name,
      named: relationship.variable !== undefined,
      left,
      right,
      direction: relationship.direction,
      kindIds: kindIdsOf(relationship.types, statement.input.kinds),
      length: relationship.length,
      each: isFollowed ? each : [],
      inPath: path !== undefined
    }
  }

  for (const pattern of patterns) {
    const [first, ...others] = pattern.nodes.map(readNode)
    if (first === undefined) throw new Error('a pattern without nodes')
    const own = pattern.relationships.map((relationship, i) =>
      readHop(
        relationship,
        [(i === 0 ? first : others[i - 1]) ?? first, others[i] ?? first],
        pattern
      )
    )
    if (pattern.search === undefined) {
      nodes.push(first, ...others)
      hops.push(...own)
      if (pattern.variable) paths.push({ name: pattern.variable.text, start: first, hops: own })
      continue
    }
    const [hop] = own
    if (hop === undefined || own.length > 1) {
      throw new Error('the check let a search pass that has not one relationship')
    }
    searches.push({
      hop,
      path: nameOf(pattern.variable),
      all: pattern.search === 'allShortestPaths'
    })
  }
  return { nodes, hops, searches, paths, conditions }
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

function propertyConditions(
  entity: Expression,
  properties: MapExpression | ParameterExpression | undefined
): Expression[] {
  if (properties === undefined) return []
  if (properties.type === 'map') {
    return properties.entries.map(({ key, value }) => equal(entity, key, value))
  }
  throw new Error('the check let a parameter pass that stands for all properties')
}

const equal = (entity: Expression, key: Name, value: Expression): Expression => ({
  ...spanOf(value),
  type: 'comparison',
  first: { ...spanOf(key), type: 'property', of: entity, key },
  rest: [{ operator: '=', operand: value }]
})
