/** Whether two answers are the same, as far as the language decides it. */
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../../src/graph/cypher/values.ts'
import { notationOf } from '../../support/cypher-notation.ts'
import type { RandomQuery } from './query.ts'
import type { Type } from './scope.ts'

export type Rows = readonly (readonly CypherValue[])[]

const LOOSE: readonly Type[] = ['any', 'bag', 'map']

/** One line for each row, sorted where the query leaves the order open. */
export function linesOf(
  rows: Rows,
  { columns, isOrdered }: Pick<RandomQuery, 'columns' | 'isOrdered'>
): string[] {
  const lines = rows.map((row) =>
    row.map((value, at) => written(value, columns[at]?.type ?? 'any')).join(' | ')
  )
  return isOrdered ? lines : lines.sort()
}

function written(value: CypherValue, type: Type): string {
  if (value instanceof GraphNode || value instanceof GraphRelationship) {
    return `${value.id} ${notationOf(value)}`
  }
  if (value instanceof GraphPath) {
    const { nodes, relationships } = value
    const ids = [...nodes, ...relationships].map(({ id }) => id)
    return `${ids.join(' ')} ${notationOf(value)}`
  }
  if (Array.isArray(value)) {
    const elements = value.map((element) => written(element, type))
    return `[${(type === 'bag' ? elements.sort() : elements).join(', ')}]`
  }
  if (value instanceof CypherMap) {
    const entries = [...value.entries].map(([key, one]) => `${key}: ${written(one, type)}`)
    return `{${entries.sort().join(', ')}}`
  }
  // Where 1 and 1.0 are of one group, either may stand for it.
  if (typeof value === 'bigint' && LOOSE.includes(type)) return notationOf(Number(value))
  if (typeof value === 'number') return notationOf(Number(value.toPrecision(14)))
  return notationOf(value)
}
