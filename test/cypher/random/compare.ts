/** Whether two answers are the same, as far as the language decides it. */
import {
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship
} from '../../../src/graph/cypher/values.ts'
import { notationOf } from '../../support/cypher-notation.ts'
import type { RandomQuery } from './query.ts'
import type { Type } from './scope.ts'

export type Rows = readonly (readonly CypherValue[])[]

/** One line for each row, sorted where the query leaves the order open. */
export function linesOf(rows: Rows, { columns, isOrdered }: RandomQuery): string[] {
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
  // Where 1 and 1.0 are of one group, either may stand for it.
  if (typeof value === 'bigint' && type !== 'integer') return written(Number(value), type)
  if (typeof value === 'number') return String(Number(value.toPrecision(14)) + 0)
  return notationOf(value)
}
