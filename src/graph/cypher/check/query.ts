/** Checks queries clause by clause: each sees what the one before has left. */
import type { MatchClause, Query, SingleQuery, UnwindClause } from '../ast.ts'
import { isList } from '../types.ts'
import { article, type Checker, type Columns, type Scope } from './checker.ts'
import { checkPatterns } from './pattern.ts'
import { checkProjection } from './projection.ts'

const NO_AGGREGATES = 'an aggregate cannot stand in WHERE'

export function checkQuery(c: Checker, query: Query, outer: Scope): Columns {
  const columns = checkSingleQuery(c, query.first, outer)
  for (const { all, query: next, ...span } of query.unions) {
    if (all !== query.unions[0]?.all) {
      c.fail('invalid', span, 'UNION and UNION ALL cannot be mixed')
    }
    const others = [...checkSingleQuery(c, next, outer).keys()]
    const names = [...columns.keys()]
    if (names.length !== others.length || names.some((name, i) => name !== others[i])) {
      c.fail(
        'invalid',
        next.clauses.at(-1) ?? next,
        `the columns of UNION differ: ${others.join(', ')} instead of ${names.join(', ')}`
      )
    }
  }
  return columns
}

function checkSingleQuery(c: Checker, { clauses }: SingleQuery, outer: Scope): Columns {
  let scope = outer
  for (const clause of clauses) {
    if (clause.type === 'return') return checkProjection(c, clause, scope, outer)
    if (clause.type === 'match') scope = checkMatch(c, clause, scope)
    else if (clause.type === 'unwind') scope = checkUnwind(c, clause, scope)
    else scope = new Map([...outer, ...checkProjection(c, clause, scope, outer)])
  }
  return new Map()
}

function checkMatch(c: Checker, { patterns, where }: MatchClause, before: Scope): Scope {
  const scope = checkPatterns(c, patterns, { scope: before })
  if (where) c.condition(where, { scope, noAggregates: NO_AGGREGATES })
  return scope
}

function checkUnwind(c: Checker, { list, variable }: UnwindClause, scope: Scope): Scope {
  const type = c.typeOf(list, { scope, noAggregates: 'an aggregate cannot stand in UNWIND' })
  if (!isList(type) && type !== 'any' && type !== 'null') {
    c.fail('wrongType', list, `UNWIND takes a list, not ${article(type)}`)
  }
  const { text, ...span } = variable
  if (scope.has(text)) {
    c.fail('redefinedVariable', span, `the variable "${text}" is already defined`)
  }
  return new Map([...scope, [text, isList(type) ? type.list : 'any']])
}
