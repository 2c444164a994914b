/** Conditions in a form that indexes and the choice of a start can make use of. */
import type { Expression, LabelExpression, Span } from '../ast.ts'
import { isMacro } from './label.ts'

/** The same condition, where `type(r) = 'A'`, `type(r) IN ['A']` and `'A' IN labels(n)` ask for kinds. */
export function simplify(condition: Expression): Expression {
  switch (condition.type) {
    case 'unary':
      return condition.operator === 'not'
        ? { ...condition, operand: simplify(condition.operand) }
        : condition
    case 'comparison': {
      const [only, ...more] = condition.rest
      if (only?.operator !== '=' || more.length > 0) return condition
      return (
        typeTest(condition, condition.first, [only.operand]) ??
        typeTest(condition, only.operand, [condition.first]) ??
        condition
      )
    }
    case 'binary': {
      const { operator, left, right } = condition
      if (operator === 'and' || operator === 'or' || operator === 'xor') {
        return { ...condition, left: simplify(left), right: simplify(right) }
      }
      if (operator !== 'in') return condition
      const types = right.type === 'list' ? typeTest(condition, left, right.items) : undefined
      return types ?? labelTest(condition, left, right) ?? condition
    }
    default:
      return condition
  }
}

function typeTest(
  { start, end }: Span,
  call: Expression,
  names: readonly Expression[]
): Expression | undefined {
  const of = argumentOf(call, 'type')
  const [first, ...others] = names.map(labelOf)
  if (of?.type !== 'variable' || first === undefined || others.includes(undefined)) return undefined
  const operands = [first, ...others].filter((label) => label !== undefined)
  const labels = operands.length > 1 ? { start, end, type: 'or' as const, operands } : first
  return { start, end, type: 'labelTest', of, labels }
}

function labelTest({ start, end }: Span, name: Expression, list: Expression) {
  const of = argumentOf(list, 'labels')
  const labels = labelOf(name)
  if (of?.type !== 'variable' || labels === undefined) return undefined
  return { start, end, type: 'labelTest' as const, of, labels }
}

function argumentOf(call: Expression, name: string): Expression | undefined {
  if (call.type !== 'function' || call.name.text.toLowerCase() !== name) return undefined
  return call.arguments[0]
}

const labelOf = ({ start, end, ...literal }: Expression): LabelExpression | undefined =>
  literal.type === 'literal' && typeof literal.value === 'string' && !isMacro(literal.value)
    ? { start, end, type: 'label', name: literal.value }
    : undefined
