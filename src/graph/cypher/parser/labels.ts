/** Reads labels and relationship types: `:A:B`, `:A|B`, `:!A&(B|C)`, `:%`. */
import type { LabelExpression } from '../ast.ts'
import type { Parser } from './parser.ts'

export const RELATIONSHIP_TYPE = 'a relationship type'

export function readLabels(p: Parser, what: string, barJoins = true): LabelExpression {
  p.expectSymbol(':')
  return readAlternatives(p, what, barJoins)
}

function readAlternatives(p: Parser, what: string, barJoins: boolean): LabelExpression {
  const { start } = p.peek()
  const operands = [readConjunction(p, what)]
  while (barJoins && p.acceptSymbol('|')) {
    p.acceptSymbol(':')
    operands.push(readConjunction(p, what))
  }
  return join(p, 'or', operands, start)
}

function readConjunction(p: Parser, what: string): LabelExpression {
  const { start } = p.peek()
  const operands = [readTerm(p, what)]
  while (p.acceptSymbol('&') || acceptColon(p, what)) operands.push(readTerm(p, what))
  return join(p, 'and', operands, start)
}

function acceptColon(p: Parser, what: string): boolean {
  if (p.isSymbol(':') && what === RELATIONSHIP_TYPE) {
    p.fail(p.peek(), 'a relationship has one type', { hint: 'one of many is written :A|B' })
  }
  return p.acceptSymbol(':')
}

function join(
  p: Parser,
  type: 'or' | 'and',
  operands: LabelExpression[],
  start: number
): LabelExpression {
  const [only, second] = operands
  return only && !second ? only : { type, operands, ...p.span(start) }
}

function readTerm(p: Parser, what: string): LabelExpression {
  const { start, kind } = p.peek()
  if (p.acceptSymbol('!')) {
    const operand = p.nested(() => readTerm(p, what))
    return { type: 'not', operand, ...p.span(start) }
  }
  if (p.acceptSymbol('%')) return { type: 'any', ...p.span(start) }
  if (p.acceptSymbol('(')) {
    const inner = p.nested(() => readAlternatives(p, what, true))
    p.expectSymbol(')')
    return inner
  }
  if (kind === 'parameter') p.fail(p.peek(), `${what} cannot be a parameter`)
  const { text } = p.anyName(what)
  return { type: 'label', name: text, ...p.span(start) }
}
