/** The graph of a pattern as FROM items and conjuncts: what comes first, and from which end it is expanded. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression } from '../ast.ts'
import { listOf } from '../types.ts'
import { variablesIn } from '../walk.ts'
import { guessFor, guessReach } from './direction.ts'
import { guessNodes, impliedConditions } from './ends.ts'
import { translatePredicate } from './expression.ts'
import {
  bindPath,
  canBeDistinct,
  connect,
  emitHop,
  nodeId,
  requirePresence,
  uniqueness
} from './hop.ts'
import { bind, findVariable, type Part } from './part.ts'
import { contextOf } from './part-context.ts'
import type { Hop, PatternGraph } from './pattern.ts'
import { emitSearch } from './shortest-path.ts'
import { toForm, typed } from './typed.ts'
import { expand } from './variable-length.ts'

export type MatchOptions = {
  /** Whether it makes no difference how often a row comes. */
  readonly distinct: boolean
  /** How many rows are enough, where nothing after this MATCH leaves one out. */
  readonly limit?: number | undefined
}

export function emit(
  part: Part,
  graph: PatternGraph,
  given: readonly Expression[],
  { distinct, limit }: MatchOptions
): void {
  const hasExpansion = graph.hops.some(({ length }) => length)
  const conditions = hasExpansion ? [...given, ...impliedConditions(part, graph, given)] : given
  const searchEnds = new Set(graph.searches.flatMap(({ hop }) => [hop.left, hop.right]))
  requirePresence(part, [...graph.nodes, ...searchEnds])
  const steps = new Map<Hop, RawBuilder<unknown>>()
  const rows = guessNodes(part, graph, conditions)
  for (const [name, guessed] of rows) part.guesses.set(name, guessed)
  const waiting = new Set(graph.hops)
  const asking = whenBound(part, graph, conditions)

  /** Joins the hops of fixed length around a node. */
  const emitAround = (name: string): void => {
    for (const hop of waiting) {
      if (hop.length || (hop.left !== name && hop.right !== name)) continue
      waiting.delete(hop)
      emitHop(part, hop)
      asking.ask()
      emitAround(hop.left === name ? hop.right : hop.left)
    }
  }
  for (let way = cheapest(part, waiting, rows); way; way = cheapest(part, waiting, rows)) {
    waiting.delete(way.hop)
    emitAround(way.near)
    const once = distinct && canBeDistinct(way.hop, graph.hops)
    steps.set(way.hop, emitExpansion(part, way, once))
    rows.set(way.far, Math.min(rows.get(way.far) ?? way.cost, way.cost))
    asking.ask()
  }
  const byRows = [...new Set(graph.nodes)].sort((a, b) => (rows.get(a) ?? 1) - (rows.get(b) ?? 1))
  for (const name of byRows) {
    emitAround(name)
    if (!searchEnds.has(name)) nodeId(part, name)
    asking.ask()
  }
  part.where.push(...uniqueness(part, graph.hops))
  for (const path of graph.paths) bindPath(part, path, steps)
  let left = asking.left()
  for (const search of graph.searches) {
    left = emitSearch(part, search, left, graph.searches.length === 1 ? limit : undefined)
  }
  for (const condition of left) part.where.push(translatePredicate(condition, contextOf(part)))
}

/** Asks each condition as soon as all is there that it speaks of, so that what it joins stands next to that. */
function whenBound(part: Part, graph: PatternGraph, conditions: readonly Expression[]) {
  const names = new Set([
    ...graph.nodes,
    ...[...graph.hops, ...graph.paths].map(({ name }) => name),
    ...graph.searches.flatMap(({ hop, path }) => [hop.left, hop.right, hop.name, path])
  ])
  const waiting = new Set(conditions)
  const isThere = (name: string) => !names.has(name) || findVariable(part, name) !== undefined
  return {
    ask: () => {
      for (const condition of waiting) {
        if (![...variablesIn(condition)].every(isThere)) continue
        waiting.delete(condition)
        part.where.push(translatePredicate(condition, contextOf(part)))
      }
    },
    left: (): readonly Expression[] => [...waiting]
  }
}

type Way = { hop: Hop; from: 'left' | 'right'; near: string; far: string; cost: number }

function cheapest(
  part: Part,
  waiting: ReadonlySet<Hop>,
  rows: ReadonlyMap<string, number>
): Way | undefined {
  const guess = guessFor(part.statement.input)
  return [...waiting]
    .filter(({ length }) => length)
    .flatMap((hop) => [
      { hop, from: 'left' as const, near: hop.left, far: hop.right },
      { hop, from: 'right' as const, near: hop.right, far: hop.left }
    ])
    .map((way) => ({
      ...way,
      cost: (rows.get(way.near) ?? 1) * guessReach(guess, way.hop, way.from)
    }))
    .sort((a, b) => a.cost - b.cost)[0]
}

/** Gives the steps of its path. */
function emitExpansion(part: Part, { hop, from, near, far }: Way, distinct: boolean) {
  const start = nodeId(part, near)
  const alias = part.statement.alias('v')
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const bound = hop.named ? findVariable(part, hop.name) : undefined
  const within = bound && toForm(bound, listOf('relationship')).sql
  const expansion = { hop, from, start, distinct, steps: hop.inPath, within }
  part.from.push({ join: 'inner', source: expand(part, expansion, alias) })
  connect(part, far, column('far_id'))
  if (within) part.where.push(sql`${column('edge_ids')} = ${within}`)
  else if (!distinct) bind(part, hop.name, typed(listOf('relationship'), column('edge_ids')))
  return column('steps')
}
