/** The rows of a query: clause by clause, row by row. */
import type {
  Clause,
  Expression,
  MatchClause,
  Query,
  ReturnClause,
  SingleQuery,
  SortItem,
  UnwindClause,
  WithClause
} from '../../../src/graph/cypher/ast.ts'
import type { CypherValue } from '../../../src/graph/cypher/values.ts'
import { distinctBy, isAggregate } from './aggregates.ts'
import { type Context, holds, type Row } from './context.ts'
import { matchPattern } from './patterns.ts'
import { refuse } from './refusal.ts'
import { equivalenceKey, isList, order } from './values.ts'

export type Result = { readonly columns: readonly string[]; readonly rows: readonly Row[] }

export function rowsOf(query: Query, row: Row, context: Context): Result {
  let result = rowsOfOne(query.first, row, context)
  for (const { all, query: next } of query.unions) {
    const more = rowsOfOne(next, row, context)
    if (more.columns.join() !== result.columns.join()) return refuse('different columns')
    const rows = [...result.rows, ...more.rows]
    const { columns } = result
    result = { columns, rows: all ? rows : distinctBy(rows, (one) => keyOf(one, columns)) }
  }
  return result
}

function keyOf(row: Row, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => equivalenceKey(row.get(column) ?? null)))
}

function rowsOfOne({ clauses }: SingleQuery, row: Row, context: Context): Result {
  const last = clauses.at(-1)
  const rows = afterClauses(clauses, [row], context)
  return { columns: last?.type === 'return' ? columnsOf(last, row, clauses) : [], rows }
}

export function afterClauses(
  clauses: readonly Clause[],
  rows: readonly Row[],
  context: Context
): readonly Row[] {
  let found = rows
  for (const clause of clauses) found = afterClause(clause, found, context)
  return found
}

function afterClause(clause: Clause, rows: readonly Row[], context: Context): readonly Row[] {
  switch (clause.type) {
    case 'match':
      return rows.flatMap((row) => matched(clause, row, context))
    case 'unwind':
      return rows.flatMap((row) => unwound(clause, row, context))
    case 'with':
      return projected(clause, rows, context)
    case 'return':
      return projected(clause, rows, context)
  }
}

function matched({ patterns, where, optional }: MatchClause, row: Row, context: Context): Row[] {
  const found = matchPattern(patterns, row, context).filter((one) => holds(where, one, context))
  if (found.length > 0 || !optional) return found
  const nothing = new Map(row)
  for (const name of namesIn(patterns)) if (!row.has(name)) nothing.set(name, null)
  return [nothing]
}

function namesIn(patterns: MatchClause['patterns']): string[] {
  const parts = patterns.flatMap((pattern) => [pattern, ...pattern.nodes, ...pattern.relationships])
  return parts.flatMap(({ variable }) => (variable ? [variable.text] : []))
}

function unwound({ list, variable }: UnwindClause, row: Row, context: Context): Row[] {
  const value = context.evaluate(list, row, context)
  if (value === null) return []
  const elements = isList(value) ? value : [value]
  return elements.map((element) => new Map(row).set(variable.text, element))
}

type Column = { readonly name: string; readonly expression: Expression }
type Projected = { readonly row: Row; readonly source: Row; readonly group?: readonly Row[] }

const nameOf = ({ alias, text }: (WithClause | ReturnClause)['items'][number]) =>
  alias?.text ?? text

/** What is in scope after the clauses before, for `RETURN *`. */
function columnsOf(clause: ReturnClause, row: Row, clauses: readonly Clause[]): string[] {
  let scope = [...row.keys()]
  for (const one of clauses.slice(0, -1)) {
    if (one.type === 'match') scope.push(...namesIn(one.patterns))
    if (one.type === 'unwind') scope.push(one.variable.text)
    if (one.type === 'with') scope = [...(one.star ? scope : []), ...one.items.map(nameOf)]
  }
  const stars = clause.star ? [...new Set(scope)].sort() : []
  return [...stars, ...clause.items.map(nameOf)]
}

function projected(
  clause: WithClause | ReturnClause,
  rows: readonly Row[],
  context: Context
): readonly Row[] {
  const columns: Column[] = clause.items.map((item) => ({
    name: nameOf(item),
    expression: item.expression
  }))
  const aggregates = columns.some(({ expression }) => hasAggregate(expression))
  let results: Projected[] = aggregates
    ? grouped(clause, columns, rows, context)
    : rows.map((source) => ({ row: project(clause.star, columns, source, context), source }))
  if (clause.distinct) {
    results = distinctBy(results, ({ row }) => keyOf(row, [...row.keys()].sort()))
  }
  if (clause.orderBy.length > 0) results = sorted(results, clause.orderBy, context)
  const skip = clause.skip ? countOf(clause.skip, context) : 0
  const limit = clause.limit ? countOf(clause.limit, context) : results.length
  results = results.slice(skip, skip + limit)
  const where = clause.type === 'with' ? clause.where : undefined
  return results
    .filter(({ row, source }) => holds(where, new Map([...source, ...row]), context))
    .map(({ row }) => row)
}

function project(star: boolean, columns: readonly Column[], row: Row, context: Context): Row {
  const values = columns.map(({ name, expression }): [string, CypherValue] => [
    name,
    context.evaluate(expression, row, context)
  ])
  return new Map([...(star ? row : []), ...values])
}

function grouped(
  { star }: WithClause | ReturnClause,
  columns: readonly Column[],
  rows: readonly Row[],
  context: Context
): Projected[] {
  const keys = columns.filter(({ expression }) => !hasAggregate(expression))
  const groups = new Map<string, { source: Row; group: Row[] }>()
  for (const source of rows) {
    const values = project(star, keys, source, context)
    const key = keyOf(values, [...values.keys()].sort())
    const found = groups.get(key)
    if (found) found.group.push(source)
    else groups.set(key, { source, group: [source] })
  }
  // Without keys there is one group, even of no rows.
  if (groups.size === 0 && keys.length === 0 && !star) {
    groups.set('', { source: new Map(), group: [] })
  }
  return [...groups.values()].map(({ source, group }) => ({
    row: project(star, columns, source, { ...context, group }),
    source,
    group
  }))
}

function sorted(
  results: readonly Projected[],
  orderBy: readonly SortItem[],
  context: Context
): Projected[] {
  const keyed = results.map((result) => {
    const scope = new Map([...result.source, ...result.row])
    const within = { ...context, group: result.group }
    return {
      result,
      keys: orderBy.map(({ expression }) => context.evaluate(expression, scope, within))
    }
  })
  keyed.sort((a, b) => {
    for (const [at, { descending }] of orderBy.entries()) {
      const difference = order(a.keys[at] ?? null, b.keys[at] ?? null)
      if (difference !== 0) return descending ? -difference : difference
    }
    return 0
  })
  return keyed.map(({ result }) => result)
}

function countOf(expression: Expression, context: Context): number {
  const value = context.evaluate(expression, new Map(), context)
  return typeof value === 'bigint' && value >= 0n ? Number(value) : refuse('a count of rows')
}

/** Not within a subquery, which has aggregates of its own. */
function hasAggregate(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasAggregate)
  if (typeof part !== 'object' || part === null) return false
  const { type, name } = part as { type?: string; name?: { text: string } }
  if (type === 'subquery') return false
  if (type === 'function' && name && isAggregate(name.text)) return true
  return Object.values(part).some(hasAggregate)
}
