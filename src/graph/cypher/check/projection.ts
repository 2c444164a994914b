/** Checks WITH and RETURN: their columns, what is grouped by what, their order and their number. */
import type { Expression, Projection, ProjectionItem, ReturnClause, WithClause } from '../ast.ts'
import { columnReader } from '../columns.ts'
import type { StaticType } from '../types.ts'
import { hasAggregate } from '../walk.ts'
import { article, type Checker, type Columns, type Place, type Scope } from './checker.ts'
import { checkGrouping } from './grouping.ts'

const WHERE_HINT = 'name it in the columns and write the name here'

export function checkProjection(
  c: Checker,
  clause: WithClause | ReturnClause,
  scope: Scope,
  outer: Scope
): Columns {
  const columns = checkColumns(c, clause, scope, outer)
  const aggregates = clause.items.some(({ expression }) => hasAggregate(expression))
  if (aggregates) checkGrouping(c, clause, scope, outer)
  const behind = aggregates ? 'an aggregate' : clause.distinct ? 'DISTINCT' : undefined
  const sorted = following(clause, scope, new Map([...outer, ...columns]), behind)
  for (const { expression } of clause.orderBy) {
    sorted(expression, 'an aggregate in ORDER BY has to be one of the columns', c.typeOf)
  }
  checkRowCount(c, 'SKIP', clause.skip)
  checkRowCount(c, 'LIMIT', clause.limit)
  if (clause.type === 'with' && clause.where) {
    const noAggregates = 'an aggregate cannot stand in WHERE'
    if (hasAggregate(clause.where)) c.fail('invalid', clause.where, noAggregates, WHERE_HINT)
    const page = clause.skip ? 'SKIP' : clause.limit ? 'LIMIT' : undefined
    const filtered = following(clause, scope, new Map([...outer, ...columns]), behind ?? page)
    filtered(clause.where, noAggregates, c.condition)
  }
  return columns
}

/**
 * Checks what follows the columns. It sees them and the variables from before, but behind what makes new rows
 * only the columns, as such or as they were written.
 */
function following(
  { items }: Projection,
  scope: Scope,
  columns: Scope,
  behind: string | undefined
) {
  const place: Place = behind
    ? { scope: columns, hint: `after ${behind} only the columns can be read` }
    : { scope: new Map([...scope, ...columns]) }
  const read = behind ? columnReader(items) : (one: Expression) => one
  return (
    expression: Expression,
    noAggregates: string,
    checkIt: (one: Expression, place: Place) => unknown
  ) => checkIt(read(expression), { ...place, noAggregates })
}

function checkColumns(
  c: Checker,
  clause: WithClause | ReturnClause,
  scope: Scope,
  outer: Scope
): Columns {
  if (clause.star && clause.type === 'return' && scope.size === 0) {
    c.fail('invalid', clause, 'there is no variable that RETURN * could return')
  }
  const columns = new Map<string, StaticType>(clause.star ? scope : [])
  for (const item of clause.items) {
    const name = columnName(c, clause, item)
    if (columns.has(name)) c.fail('invalid', item, `two columns are called "${name}"`)
    refuseShadowing(c, item, name, outer)
    columns.set(name, c.typeOf(item.expression, { scope }))
  }
  return columns
}

function columnName(
  c: Checker,
  clause: Projection & { type: string },
  item: ProjectionItem
): string {
  const { alias, expression, text } = item
  if (alias || expression.type === 'variable' || clause.type === 'return')
    return alias?.text ?? text
  return c.fail('invalid', item, 'in WITH an expression needs a name', 'write … AS name')
}

/** In a subquery the variables of the outer query stay what they are. */
function refuseShadowing(
  c: Checker,
  { expression, alias }: ProjectionItem,
  name: string,
  outer: Scope
): void {
  const isItself = expression.type === 'variable' && expression.name === name
  if (!alias || isItself || !outer.has(name)) return
  c.fail('redefinedVariable', alias, `the variable "${name}" belongs to the outer query`)
}

function checkRowCount(c: Checker, word: string, expression: Expression | undefined): void {
  if (!expression) return
  const type = c.typeOf(expression, {
    scope: new Map(),
    noAggregates: `${word} takes a number that is the same for every row`,
    hint: `${word} takes a number that is the same for every row`
  })
  if (type !== 'integer' && type !== 'number' && type !== 'any') {
    c.fail('wrongType', expression, `${word} takes an integer, not ${article(type)}`)
  }
  if (expression.type === 'literal' && Number(expression.value) < 0) {
    c.fail('invalid', expression, `${word} takes no negative number`)
  }
}
