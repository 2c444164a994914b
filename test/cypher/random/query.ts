/** Random queries, as text: what they give does not depend on an order that the language leaves open. */
import type { Choices } from './choices.ts'
import { anything, bag, condition, expressionOf, integer, integers, MADE } from './expression.ts'
import { entities } from './list.ts'
import { type Pattern, pattern } from './pattern.ts'
import { type Scope, type Type, type Variable, variableOf, within } from './scope.ts'

type Columns = readonly Variable[]

export type RandomQuery = {
  readonly text: string
  readonly columns: Columns
  /** Whether the rows come in one order only. */
  readonly isOrdered: boolean
}

const DEPTH = 3
const RETURNED: readonly Type[] = ['node', 'relationship', 'relationships', 'path']
/** Types whose values have one order that everybody agrees on. */
const SORTED: readonly Type[] = [
  ...(['integer', 'float', 'string', 'boolean', 'any', 'integers', 'strings'] as const),
  ...(['node', 'relationship'] as const)
]

type Written = { readonly text: string; readonly scope: Scope }

export function randomQuery(choices: Choices): RandomQuery {
  const first = singleQuery(choices, undefined)
  if (!choices.times(1)) return first
  const second = singleQuery(choices, first.columns)
  const all = choices.one(['', ' ALL'])
  // Without an order of its own, a list that has none would make two rows of one.
  if (all === '' && first.columns.some(({ type }) => type === 'bag')) return first
  return {
    text: `${first.text}\nUNION${all}\n${second.text}`,
    columns: first.columns,
    isOrdered: false
  }
}

function singleQuery(choices: Choices, columns: Columns | undefined) {
  let written: Written = { text: '', scope: { choices, variables: [], depth: DEPTH } }
  for (let left = choices.one([0, 1, 2, 3, 2, 1, 4]); left > 0; left--) {
    const clause = choices.one([
      match,
      match,
      optionalMatch,
      unwind,
      withClause,
      match,
      search,
      optionalMatch,
      unwind
    ])
    written = clause(written)
  }
  const { text, ...result } = returnClause(written.scope, columns)
  return { ...result, text: `${written.text}${text}` }
}

const append = ({ text }: Written, clause: string, scope: Scope): Written => ({
  text: `${text}${clause}\n`,
  scope
})

function where(scope: Scope): string {
  return scope.choices.times(4) ? ` WHERE ${condition(scope)}` : ''
}

function patterns(scope: Scope): Pattern & { readonly after: Scope } {
  const first = pattern(scope, { named: true, most: 2 })
  const after = within(scope, ...first.added)
  if (!scope.choices.times(2)) return { ...first, after }
  const second = pattern(after, { named: true, most: 1 })
  return {
    text: `${first.text}, ${second.text}`,
    added: [...first.added, ...second.added],
    after: within(after, ...second.added)
  }
}

function match(written: Written): Written {
  const { text, after } = patterns(written.scope)
  return append(written, `MATCH ${text}${where(after)}`, after)
}

function optionalMatch(written: Written): Written {
  const { text, after } = patterns(written.scope)
  return append(written, `OPTIONAL MATCH ${text}${where(after)}`, after)
}

/** Between two nodes that differ; of several ways that are as short any may be found. */
function search(written: Written): Written {
  const { choices } = written.scope
  const [from, to, path] = [choices.fresh('n'), choices.fresh('n'), choices.fresh('p')]
  const all = choices.one([true, false])
  const labels = () => choices.one(['', ':A', ':B'])
  const types = choices.one(['', ':R', ':R|S'])
  const length = choices.one(['*', '*1..', '*..2', '*1..3'])
  const [left, right] = choices.one([
    ['-', '->'],
    ['<-', '-'],
    ['-', '-']
  ])
  const name = all ? 'allShortestPaths' : 'shortestPath'
  const pattern = `(${from}${labels()})${left}[${types}${length}]${right}(${to}${labels()})`
  const scope = within(
    written.scope,
    { name: from, type: 'node' },
    { name: to, type: 'node' },
    { name: path, type: all ? 'path' : 'way' }
  )
  const clause = `MATCH ${path} = ${name}(${pattern}) WHERE ${from} <> ${to}`
  return append(written, clause, scope)
}

function unwind(written: Written): Written {
  const { scope } = written
  const name = scope.choices.fresh('u')
  const found = scope.choices.times(5) ? entities(scope) : undefined
  const [list, type] = scope.choices.one<[() => string, Type]>([
    found ? [found.list, found.type] : [() => integers(scope), 'integer'],
    [() => bag(scope), 'any'],
    [() => `[${anything(scope)}, ${anything(scope)}]`, 'any']
  ])
  const text = `UNWIND ${list()} AS ${name}`
  return append(written, text, within(scope, { name, type }))
}

type Item = { readonly text: string; readonly type: Type }

const AGGREGATES: readonly ((scope: Scope) => Item)[] = [
  () => ({ text: 'count(*)', type: 'integer' }),
  (scope) => ({ text: `count(${anything(scope)})`, type: 'integer' }),
  (scope) => ({ text: `count(DISTINCT ${anything(scope)})`, type: 'integer' }),
  (scope) => ({ text: `sum(${integer(scope)})`, type: 'integer' }),
  (scope) => ({ text: `sum(${expressionOf(scope, 'float')})`, type: 'any' }),
  (scope) => ({ text: `avg(${integer(scope)})`, type: 'float' }),
  (scope) => ({ text: `percentileDisc(${integer(scope)}, 0.5)`, type: 'any' }),
  (scope) => ({ text: `percentileCont(${integer(scope)}, 0.25)`, type: 'float' }),
  (scope) => ({ text: `stDev${scope.choices.one(['', 'P'])}(${integer(scope)})`, type: 'float' }),
  (scope) => ({ text: `min(${anything(scope)})`, type: 'any' }),
  (scope) => ({ text: `max(${anything(scope)})`, type: 'any' }),
  (scope) => ({ text: `collect(${anything(scope)})`, type: 'bag' }),
  (scope) => ({ text: `collect(DISTINCT ${anything(scope)})`, type: 'bag' }),
  (scope) => ({ text: `size(collect(${anything(scope)})) + count(*)`, type: 'integer' })
]

function item(scope: Scope, isKey: boolean, type?: Type): Item {
  const found = type ?? scope.choices.one([...MADE, ...RETURNED])
  // Lists without an order do not tell which rows are of one group.
  const wanted = isKey && found === 'bag' ? 'integer' : found
  const isThere = MADE.includes(wanted) || variableOf(scope, wanted) !== undefined
  const made = isThere ? wanted : 'integer'
  return { text: expressionOf(scope, made), type: type ?? made }
}

type Projection = { readonly text: string; readonly columns: Columns; readonly isOrdered: boolean }

/** The items, their order and how many rows of it: only where no two rows could change their places. */
function projection(scope: Scope, wanted: Columns | undefined): Projection {
  const { choices } = scope
  const isGrouped = wanted === undefined && choices.times(3)
  const types = wanted?.map(({ type }) => type) ?? Array(1 + choices.below(3)).fill(undefined)
  const items = types.map((type, at) => {
    const [first, ...others] = AGGREGATES
    const isAggregate = isGrouped && (at === types.length - 1 || choices.times(3)) && first
    return isAggregate ? choices.one([first, ...others])(scope) : item(scope, isGrouped, type)
  })
  const columns = items.map(({ type }, at) => ({
    name: wanted?.[at]?.name ?? choices.fresh('v'),
    type
  }))
  const listed = items.map(({ text }, at) => `${text} AS ${columns[at]?.name}`).join(', ')
  const isBag = columns.some(({ type }) => type === 'bag')
  const distinct = !isBag && choices.times(2) ? 'DISTINCT ' : ''
  const isSortable = columns.every(({ type }) => SORTED.includes(type))
  const isOrdered = isSortable && choices.times(3)
  const order = isOrdered ? ` ORDER BY ${columns.map(sortItem(choices)).join(', ')}` : ''
  const cut = isOrdered
    ? choices.one(['', ' LIMIT 2', ' SKIP 1', '', ' SKIP 1 LIMIT 3', ' LIMIT 1'])
    : ''
  return { text: `${distinct}${listed}${order}${cut}`, columns, isOrdered }
}

const sortItem =
  (choices: Choices) =>
  ({ name }: Variable): string =>
    `${name}${choices.one(['', ' DESC'])}`

function withClause(written: Written): Written {
  const { scope } = written
  if (scope.variables.length > 0 && scope.choices.times(2)) return withAll(written)
  const { text, columns } = projection(scope, undefined)
  const after = { ...scope, variables: columns }
  return append(written, `WITH ${text}${where(after)}`, after)
}

function withAll(written: Written): Written {
  const { scope } = written
  const { text, type } = item(scope, false)
  const name = scope.choices.fresh('v')
  const after = within(scope, { name, type })
  return append(written, `WITH *, ${text} AS ${name}${where(after)}`, after)
}

function returnClause(scope: Scope, wanted: Columns | undefined) {
  const { text, ...result } = projection(scope, wanted)
  return { text: `RETURN ${text}`, ...result }
}
