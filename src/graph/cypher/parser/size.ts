/** Bounds what a query may be, so that whoever walks its tree needs neither a deep stack nor long. */
import type { Query, Span } from '../ast.ts'
import { refuse } from './token.ts'

/** How deep an expression, a pattern or a subquery may be nested. */
export const MAX_DEPTH = 200
const MAX_CLAUSES = 500
/** Nodes and relationships together. */
const MAX_PATTERN_PARTS = 500

/** A chain of operators is a deep tree though it has no brackets. */
export function checkSize(query: string, tree: Query): void {
  const waiting: { part: object; depth: number }[] = [{ part: tree, depth: 0 }]
  let clauses = 0
  let patternParts = 0
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { part } = one
    const depth = 'start' in part ? one.depth + 1 : one.depth
    if (depth > MAX_DEPTH) tooDeep(query, part as Span)
    if ('clauses' in part && Array.isArray(part.clauses)) clauses += part.clauses.length
    if (isPatternPart(part)) patternParts += 1
    for (const value of Object.values(part)) {
      if (typeof value === 'object' && value !== null) waiting.push({ part: value, depth })
    }
  }
  if (clauses > MAX_CLAUSES) refuse(query, tree, `the query has more than ${MAX_CLAUSES} clauses`)
  if (patternParts > MAX_PATTERN_PARTS) {
    const parts = 'nodes and relationships in its patterns'
    refuse(query, tree, `the query has more than ${MAX_PATTERN_PARTS} ${parts}`)
  }
}

const isPatternPart = (part: object): boolean =>
  'properties' in part && 'where' in part && !('type' in part)

export function tooDeep(query: string, { start, end }: Span): never {
  return refuse(query, { start, end }, `the query is nested more than ${MAX_DEPTH} levels deep`)
}
