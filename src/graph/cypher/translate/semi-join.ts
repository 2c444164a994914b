/** Whether a pattern exists around a node, asked the other way round: is the node one of all that have it? */
import { sql } from 'kysely'
import type { Expression, PathPattern } from '../ast.ts'
import { partsOfPattern, variablesIn } from '../walk.ts'
import { guessExpansion } from './ends.ts'
import { match } from './match.ts'
import { findVariable, fromAndWhere, newPart, type Part } from './part.ts'
import { readPatterns } from './pattern.ts'
import { type Typed, toForm, typed } from './typed.ts'

/** Rows of a variable of which nothing is known. */
const ROWS = 20

/**
 * One expansion for all rows instead of one for each. Only where the pattern hangs on one variable of the row
 * and on nothing else of it, and where it begins at something rarer than the rows.
 */
export function existsInSet(
  part: Part,
  patterns: readonly PathPattern[],
  where: readonly Expression[]
): Typed | undefined {
  const name = onlyAnchor(part, patterns, where)
  const anchor = name === undefined ? undefined : findVariable(part, name)
  if (name === undefined || anchor === undefined) return undefined
  const graph = readPatterns(part.statement, patterns)
  const conditions = [...graph.conditions, ...where]
  const alone = newPart(part.statement, undefined)
  const forAll = guessExpansion(alone, graph, conditions)
  const forEach = guessExpansion(newPart(part.statement, part), graph, conditions)
  if (forAll === undefined || forEach === undefined) return undefined
  if (forAll >= forEach * rowsOf(part, name)) return undefined
  match(alone, patterns, where, { distinct: true })
  const found = findVariable(alone, name)
  if (found === undefined) throw new Error('a pattern that does not bind its own node')
  const isFound = sql`${toForm(anchor, 'node').sql} in (select ${found.sql}${fromAndWhere(alone)})`
  return typed('boolean', anchor.present ? sql`(${isFound})` : sql`coalesce(${isFound}, false)`)
}

/** The node that the pattern shares with the row, where it shares nothing else. */
function onlyAnchor(
  part: Part,
  patterns: readonly PathPattern[],
  where: readonly Expression[]
): string | undefined {
  const elements = patterns.flatMap(({ nodes, relationships, variable }) => [
    ...nodes,
    ...relationships,
    { variable }
  ])
  const isNode = new Set(
    patterns.flatMap(({ nodes }) => nodes.map(({ variable }) => variable?.text))
  )
  const names = new Set(elements.flatMap(({ variable }) => variable?.text ?? []))
  for (const expression of [...patterns.flatMap(partsOfPattern), ...where]) {
    for (const name of variablesIn(expression)) names.add(name)
  }
  const bound = [...names].filter((name) => findVariable(part, name) !== undefined)
  const [anchor] = bound
  return bound.length === 1 && isNode.has(anchor) ? anchor : undefined
}

function rowsOf(part: Part, name: string): number {
  const guess = part.guesses.get(name)
  if (guess !== undefined || part.outer === undefined) return guess ?? ROWS
  return part.variables.has(name) ? ROWS : rowsOf(part.outer, name)
}
