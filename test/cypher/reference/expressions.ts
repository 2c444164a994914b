/** The value of an expression in one row. */
import type { Expression, LabelExpression } from '../../../src/graph/cypher/ast.ts'
import {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphRelationship
} from '../../../src/graph/cypher/values.ts'
import { aggregate, isAggregate } from './aggregates.ts'
import { type Context, holds, type Row, ternary } from './context.ts'
import { callFunction } from './functions.ts'
import { binary, negate } from './operators.ts'
import { hasLabels, matchPattern, shortestOf } from './patterns.ts'
import { rowsOf } from './query.ts'
import { refuse } from './refusal.ts'
import { compare, conjunction, equals, isList, kindOf, not, type Ternary } from './values.ts'

const withVariable = (row: Row, name: string, value: CypherValue): Row =>
  new Map(row).set(name, value)

export function evaluate(expression: Expression, row: Row, context: Context): CypherValue {
  const of = (inner: Expression) => evaluate(inner, row, context)
  const known = context.known?.get(expression)
  if (known !== undefined) return known
  switch (expression.type) {
    case 'literal':
      return expression.value
    case 'parameter':
      return context.parameters.get(expression.name) ?? missing(context, expression.name)
    case 'variable':
      return row.has(expression.name)
        ? (row.get(expression.name) ?? null)
        : refuse(`no variable ${expression.name}`)
    case 'property':
      return propertyOf(of(expression.of), expression.key.text)
    case 'labelTest':
      return testLabels(of(expression.of), expression.labels)
    case 'list':
      return expression.items.map(of)
    case 'map':
      return new CypherMap(
        new Map(expression.entries.map(({ key, value }) => [key.text, of(value)]))
      )
    case 'mapProjection':
      return projectMap(expression, row, context)
    case 'index':
      return elementAt(of(expression.of), of(expression.index))
    case 'slice':
      return slice(
        of(expression.of),
        expression.from && of(expression.from),
        expression.to && of(expression.to)
      )
    case 'unary':
      if (expression.operator === 'not') return not(ternary(of(expression.operand)))
      return negate(of(expression.operand), expression.operator)
    case 'binary':
      return binary(expression.operator, of(expression.left), () => of(expression.right))
    case 'comparison':
      return comparison(expression, of)
    case 'nullTest':
      return (of(expression.operand) === null) !== expression.negated
    case 'function':
      return call(expression, row, context)
    case 'case':
      return chooseCase(expression, of)
    case 'listComprehension':
      return comprehend(expression, row, context)
    case 'patternComprehension':
      return matchPattern([expression.pattern], row, context)
        .filter((found) => holds(expression.where, found, context))
        .map((found) => evaluate(expression.map, found, context))
    case 'quantifier':
      return quantify(expression, row, context)
    case 'reduce':
      return reduce(expression, row, context)
    case 'subquery':
      return subquery(expression, row, context)
    case 'pattern':
      return expression.pattern.search
        ? shortestOf(expression.pattern, row, context)
        : matchPattern([expression.pattern], row, context).length > 0
  }
}

type Of<T extends Expression['type']> = Extract<Expression, { type: T }>
type Evaluate = (inner: Expression) => CypherValue

const missing = (context: Context, name: string): CypherValue =>
  context.parameters.has(name) ? null : refuse(`no parameter ${name}`)

function propertiesOf(value: CypherValue): CypherMap | undefined {
  if (value instanceof CypherMap) return value
  if (value instanceof GraphNode || value instanceof GraphRelationship) return value.properties
  return undefined
}

function propertyOf(value: CypherValue, key: string): CypherValue {
  if (value === null) return null
  const properties = propertiesOf(value)
  return properties ? (properties.entries.get(key) ?? null) : refuse(`no property of a value`)
}

function testLabels(value: CypherValue, labels: LabelExpression): Ternary {
  if (value === null) return null
  if (value instanceof GraphNode) return hasLabels(value.labels, labels)
  if (value instanceof GraphRelationship) return hasLabels([value.type], labels)
  return refuse(`no labels of ${kindOf(value)}`)
}

function projectMap(expression: Of<'mapProjection'>, row: Row, context: Context): CypherValue {
  const source = evaluate(expression.of, row, context)
  if (source === null) return null
  const properties = propertiesOf(source) ?? refuse('a projection of no map')
  const entries = new Map<string, CypherValue>()
  for (const item of expression.items) {
    if (item.type === 'all') for (const [key, value] of properties.entries) entries.set(key, value)
    if (item.type === 'property') entries.set(item.key.text, propertyOf(source, item.key.text))
    if (item.type === 'entry') entries.set(item.key.text, evaluate(item.value, row, context))
  }
  return new CypherMap(entries)
}

function elementAt(of: CypherValue, index: CypherValue): CypherValue {
  if (of === null || index === null) return null
  if (isList(of)) {
    if (typeof index !== 'bigint') return refuse('a list is indexed by an integer')
    return of.at(Number(index)) ?? null
  }
  return typeof index === 'string' ? propertyOf(of, index) : refuse('a map is indexed by a string')
}

function slice(
  of: CypherValue,
  from: CypherValue | undefined,
  to: CypherValue | undefined
): CypherValue {
  if (of === null || from === null || to === null) return null
  if (!isList(of)) return refuse('only a list has slices')
  const bounds = [from, to].map((bound) =>
    bound === undefined || typeof bound === 'bigint' ? bound : refuse('a bound is an integer')
  )
  return of.slice(...bounds.map((bound) => (bound === undefined ? undefined : Number(bound))))
}

function comparison(expression: Of<'comparison'>, of: Evaluate): Ternary {
  let left = of(expression.first)
  const results: Ternary[] = []
  for (const { operator, operand } of expression.rest) {
    const right = of(operand)
    results.push(compareBy(operator, left, right))
    left = right
  }
  return conjunction(results)
}

function compareBy(operator: string, left: CypherValue, right: CypherValue): Ternary {
  if (operator === '=') return equals(left, right)
  if (operator === '<>') return not(equals(left, right))
  const result = compare(left, right)
  if (result === null) return null
  if (result === 'never') return false
  if (operator === '<') return result < 0
  if (operator === '<=') return result <= 0
  return operator === '>' ? result > 0 : result >= 0
}

function call(expression: Of<'function'>, row: Row, context: Context): CypherValue {
  const name = expression.name.text.toLowerCase()
  if (isAggregate(name)) {
    if (!context.group) return refuse(`${name} has no place here`)
    const alone = { ...context, group: undefined }
    const of = (inner: Expression, member: Row) => evaluate(inner, member, alone)
    return aggregate(expression, context.group, of)
  }
  const values = expression.arguments.map((argument) => evaluate(argument, row, context))
  return callFunction(name, values, context.graph)
}

function chooseCase(expression: Of<'case'>, of: Evaluate): CypherValue {
  const { subject, branches, otherwise } = expression
  const value = subject && of(subject)
  const chosen = branches.find(({ when }) =>
    value === undefined ? ternary(of(when)) === true : equals(value, of(when)) === true
  )
  if (chosen) return of(chosen.value)
  return otherwise ? of(otherwise) : null
}

function listOf(expression: Expression, row: Row, context: Context) {
  const value = evaluate(expression, row, context)
  if (value === null || isList(value)) return value
  return refuse(`a list is needed, not ${kindOf(value)}`)
}

function comprehend(expression: Of<'listComprehension'>, row: Row, context: Context): CypherValue {
  const { variable, where, map } = expression
  const list = listOf(expression.list, row, context)
  return (
    list
      ?.map((value) => withVariable(row, variable.text, value))
      .filter((inner) => holds(where, inner, context))
      .map((inner) => (map ? evaluate(map, inner, context) : (inner.get(variable.text) ?? null))) ??
    null
  )
}

function quantify(expression: Of<'quantifier'>, row: Row, context: Context): Ternary {
  const list = listOf(expression.list, row, context)
  if (list === null) return null
  const results = list.map((value) => {
    const inner = withVariable(row, expression.variable.text, value)
    return expression.where ? ternary(evaluate(expression.where, inner, context)) : true
  })
  const [trues, falses, nulls] = [true, false, null].map(
    (wanted) => results.filter((result) => result === wanted).length
  ) as [number, number, number]
  const unlessNull = (value: boolean): Ternary => (nulls > 0 ? null : value)
  switch (expression.quantifier) {
    case 'all':
      return falses > 0 ? false : unlessNull(true)
    case 'any':
      return trues > 0 ? true : unlessNull(false)
    case 'none':
      return trues > 0 ? false : unlessNull(true)
    case 'single':
      return trues > 1 ? false : unlessNull(trues === 1)
  }
}

function reduce(expression: Of<'reduce'>, row: Row, context: Context): CypherValue {
  const list = listOf(expression.list, row, context)
  if (list === null) return null
  return list.reduce<CypherValue>(
    (accumulated, value) => {
      const inner = new Map(row)
        .set(expression.accumulator.text, accumulated)
        .set(expression.variable.text, value)
      return evaluate(expression.body, inner, context)
    },
    evaluate(expression.initial, row, context)
  )
}

function subquery(expression: Of<'subquery'>, row: Row, context: Context): CypherValue {
  const { columns, rows } = rowsOf(expression.query, row, { ...context, group: undefined })
  if (expression.result === 'exists') return rows.length > 0
  if (expression.result === 'count') return BigInt(rows.length)
  return rows.map((found) => found.get(columns[0] ?? '') ?? null)
}
