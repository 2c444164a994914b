/** Looking through expressions: their parts, the variables that they mention, whether two are the same. */
import type {
  Clause,
  Expression,
  MapExpression,
  ParameterExpression,
  PathPattern,
  Query,
  Span
} from './ast.ts'
import { isAggregate } from './functions.ts'

type Properties = MapExpression | ParameterExpression | undefined

/** The expressions directly inside; those of patterns and subqueries too. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'literal':
    case 'parameter':
    case 'variable':
      return []
    case 'property':
    case 'labelTest':
      return [expression.of]
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.map(({ value }) => value)
    case 'mapProjection':
      return [
        expression.of,
        ...expression.items.flatMap((item) => (item.type === 'entry' ? [item.value] : []))
      ]
    case 'index':
      return [expression.of, expression.index]
    case 'slice':
      return present(expression.of, expression.from, expression.to)
    case 'unary':
    case 'nullTest':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'comparison':
      return [expression.first, ...expression.rest.map(({ operand }) => operand)]
    case 'function':
      return expression.arguments
    case 'case':
      return present(
        expression.subject,
        ...expression.branches.flatMap(({ when, value }) => [when, value]),
        expression.otherwise
      )
    case 'listComprehension':
      return present(expression.list, expression.where, expression.map)
    case 'quantifier':
      return present(expression.list, expression.where)
    case 'reduce':
      return [expression.initial, expression.list, expression.body]
    case 'patternComprehension':
      return present(...partsOfPattern(expression.pattern), expression.where, expression.map)
    case 'pattern':
      return partsOfPattern(expression.pattern)
    case 'subquery':
      return partsOfQuery(expression.query)
  }
}

const present = (...parts: readonly (Expression | undefined)[]): Expression[] =>
  parts.filter((part) => part !== undefined)

/** Named elements count as variables. */
export function partsOfPattern(pattern: PathPattern): readonly Expression[] {
  return [...pattern.nodes, ...pattern.relationships].flatMap(({ variable, properties, where }) =>
    present(
      variable && {
        type: 'variable',
        name: variable.text,
        start: variable.start,
        end: variable.end
      },
      ...partsOfProperties(properties),
      where
    )
  )
}

const partsOfProperties = (properties: Properties): readonly Expression[] =>
  properties === undefined ? [] : partsOf(properties)

const partsOfQuery = (query: Query): readonly Expression[] =>
  [query.first, ...query.unions.map((union) => union.query)].flatMap(({ clauses }) =>
    clauses.flatMap(partsOfClause)
  )

function partsOfClause(clause: Clause): readonly Expression[] {
  if (clause.type === 'match')
    return present(...clause.patterns.flatMap(partsOfPattern), clause.where)
  if (clause.type === 'unwind') return [clause.list]
  return present(
    ...clause.items.map(({ expression }) => expression),
    ...clause.orderBy.map(({ expression }) => expression),
    clause.type === 'with' ? clause.where : undefined
  )
}

/**
 * The variables that an expression mentions. Those of its comprehensions are its own; a subquery's count, for
 * they may be the same as outside.
 */
export function variablesIn(expression: Expression): Set<string> {
  if (expression.type === 'variable') return new Set([expression.name])
  const [own, outside] = ownVariables(expression)
  const found = new Set<string>()
  for (const part of partsOf(expression)) {
    for (const name of variablesIn(part)) {
      if (outside.includes(part) || !own.includes(name)) found.add(name)
    }
  }
  return found
}

/** The names that an expression introduces, and those of its parts that do not see them. */
export function ownVariables(expression: Expression): [string[], readonly Expression[]] {
  switch (expression.type) {
    case 'listComprehension':
    case 'quantifier':
      return [[expression.variable.text], [expression.list]]
    case 'reduce': {
      const { accumulator, variable, initial, list } = expression
      return [
        [accumulator.text, variable.text],
        [initial, list]
      ]
    }
    default:
      return [[], []]
  }
}

/** Aggregates inside a subquery are its own. */
export function hasAggregate(expression: Expression): boolean {
  if (expression.type === 'subquery') return false
  if (isAggregateCall(expression)) return true
  return partsOf(expression).some(hasAggregate)
}

export const isAggregateCall = (
  expression: Expression
): expression is Extract<Expression, { type: 'function' }> =>
  expression.type === 'function' && isAggregate(expression.name.text)

/** What has to hold together: `a AND (b AND c)` is three. */
export function conjunctsOf(expression: Expression | undefined): readonly Expression[] {
  if (expression === undefined) return []
  return expression.type === 'binary' && expression.operator === 'and'
    ? [...conjunctsOf(expression.left), ...conjunctsOf(expression.right)]
    : [expression]
}

export const disjunctsOf = (expression: Expression): readonly Expression[] =>
  expression.type === 'binary' && expression.operator === 'or'
    ? [...disjunctsOf(expression.left), ...disjunctsOf(expression.right)]
    : [expression]

/** The tree and every object in it. */
export function* everythingIn(tree: unknown): Generator<object> {
  if (typeof tree !== 'object' || tree === null) return
  yield tree
  for (const inner of Object.values(tree)) yield* everythingIn(inner)
}

/** Two expressions that differ in nothing but their places have the same key. */
export const keyOf = (part: object): string =>
  JSON.stringify(part, (name, value: unknown) => {
    if (typeof value === 'bigint') return { integer: String(value) }
    return name === 'start' || name === 'end' ? undefined : value
  })

export const variable = (name: string, span: Span): Expression => ({
  type: 'variable',
  name,
  start: span.start,
  end: span.end
})

export const joinWith = (
  operator: 'and' | 'or',
  operands: readonly Expression[]
): Expression | undefined =>
  operands.length === 0
    ? undefined
    : operands.reduce((left, right) => ({
        type: 'binary',
        operator,
        left,
        right,
        start: left.start,
        end: right.end
      }))
