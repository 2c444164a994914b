/** Expressions to SQL. */
import { type RawBuilder, sql } from 'kysely'
import type { BinaryExpression, Expression, LabelTestExpression, UnaryExpression } from '../ast.ts'
import { CypherError } from '../errors.ts'
import type { ExpressionContext } from './context.ts'
import { translateIndex, translateProperty, translateSlice } from './expressions/access.ts'
import { translateArithmetic, translateSign } from './expressions/arithmetic.ts'
import { translateComparison } from './expressions/comparison.ts'
import {
  translateCase,
  translateList,
  translateMap,
  translateMapProjection
} from './expressions/construct.ts'
import { translateFunction } from './expressions/functions.ts'
import {
  translateListComprehension,
  translateQuantifier,
  translateReduce
} from './expressions/iteration.ts'
import { translateConnective, translateNot, translateNullTest } from './expressions/logic.ts'
import { translateMembership } from './expressions/membership.ts'
import { translateCondition } from './expressions/predicate.ts'
import type { Scope } from './expressions/scope.ts'
import { translateTextTest } from './expressions/text.ts'
import { literal } from './literal.ts'
import { type Typed, toForm, typed } from './typed.ts'

export function translateExpression(expression: Expression, context: ExpressionContext): Typed {
  const substitute = context.substitutes?.get(expression)
  return substitute ?? translate(expression, scopeOf(context))
}

export function scopeOf(context: ExpressionContext): Scope {
  return {
    context,
    translate: (expression) => translateExpression(expression, context),
    with: (variables) => scopeOf(context.withVariables(variables))
  }
}

/** For WHERE: true exactly where the expression is; false or null elsewhere. Lets indexes help. */
export function translatePredicate(
  expression: Expression,
  context: ExpressionContext
): RawBuilder<boolean> {
  return sql<boolean>`${translateCondition(expression, scopeOf(context))}`
}

function translate(expression: Expression, scope: Scope): Typed {
  const { context } = scope
  switch (expression.type) {
    case 'literal':
      return literal(expression.value)
    case 'parameter': {
      const value = context.parameters.get(expression.name)
      if (value !== undefined) return literal(value)
      throw new CypherError({
        kind: 'invalid',
        reason: `the parameter $${expression.name} is missing`,
        place: { query: context.text, span: expression }
      })
    }
    case 'variable':
      return context.variable(expression.name)
    case 'property':
      return translateProperty(expression, scope)
    case 'labelTest':
      return translateLabelTest(expression, scope)
    case 'list':
      return translateList(expression, scope)
    case 'map':
      return translateMap(expression, scope)
    case 'mapProjection':
      return translateMapProjection(expression, scope)
    case 'index':
      return translateIndex(expression, scope)
    case 'slice':
      return translateSlice(expression, scope)
    case 'unary':
      return translateUnary(expression, scope)
    case 'binary':
      return translateBinary(expression, scope)
    case 'comparison':
      return translateComparison(expression, scope)
    case 'nullTest':
      return translateNullTest(expression, scope)
    case 'function':
      return translateFunction(expression, scope)
    case 'case':
      return translateCase(expression, scope)
    case 'listComprehension':
      return translateListComprehension(expression, scope)
    case 'quantifier':
      return translateQuantifier(expression, scope)
    case 'reduce':
      return translateReduce(expression, scope)
    case 'patternComprehension':
    case 'subquery':
    case 'pattern':
      return context.subquery(expression)
  }
}

function translateLabelTest(
  { of, labels }: LabelTestExpression,
  { context, translate }: Scope
): Typed {
  const entity = translate(of)
  if (entity.type === 'null') return toForm(entity, 'boolean')
  if (entity.type !== 'any') return context.hasLabels(entity, labels)
  const isNode = context.hasLabels(toForm(entity, 'node', of), labels)
  const isRelationship = context.hasLabels(toForm(entity, 'relationship', of), labels)
  return typed(
    'boolean',
    sql`(case when ${entity.sql} -> '~relationship' is null then ${isNode.sql} else ${isRelationship.sql} end)`
  )
}

function translateUnary(expression: UnaryExpression, scope: Scope): Typed {
  return expression.operator === 'not'
    ? translateNot(expression, scope)
    : translateSign(expression, scope)
}

function translateBinary(expression: BinaryExpression, scope: Scope): Typed {
  switch (expression.operator) {
    case 'and':
    case 'or':
    case 'xor':
      return translateConnective(expression, scope)
    case 'in':
      return translateMembership(expression, scope)
    case 'startsWith':
    case 'endsWith':
    case 'contains':
    case '=~':
      return translateTextTest(expression, scope)
    default:
      return translateArithmetic(expression, scope)
  }
}
