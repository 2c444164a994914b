/** Reads what begins with a square bracket: lists and comprehensions. */
import type { Expression } from '../ast.ts'
import { readItems } from './map.ts'
import type { Parser } from './parser.ts'
import { endOfPattern, startsPattern } from './pattern-ahead.ts'

export function readBracket(p: Parser): Expression {
  if (p.isVariable(1) && p.peek(2).word === 'IN') return readListComprehension(p)
  if (isPatternComprehension(p)) return readPatternComprehension(p)
  const { start } = p.peek()
  p.expectSymbol('[')
  const items = readItems(p, ']', p.expression)
  return { type: 'list', items, ...p.span(start) }
}

function readListComprehension(p: Parser): Expression {
  const { start } = p.peek()
  p.expectSymbol('[')
  const variable = p.variable()
  p.expectWord('IN')
  const list = p.expressionBeforeBar()
  const where = p.acceptWord('WHERE') ? p.expressionBeforeBar() : undefined
  const map = p.acceptSymbol('|') ? p.expression() : undefined
  if (!p.acceptSymbol(']')) p.unexpected(map ? '"]"' : where ? '"|" or "]"' : 'WHERE, "|" or "]"')
  return { type: 'listComprehension', variable, list, where, map, ...p.span(start) }
}

const pathVariableLength = (p: Parser): number => (p.isVariable(1) && p.isSymbol('=', 2) ? 2 : 0)

function isPatternComprehension(p: Parser): boolean {
  const ahead = 1 + pathVariableLength(p)
  if (!startsPattern(p, ahead)) return false
  const after = p.at(endOfPattern(p, ahead) ?? 0)
  return after?.word === 'WHERE' || (after?.kind === 'symbol' && after.text === '|')
}

function readPatternComprehension(p: Parser): Expression {
  const { start } = p.peek()
  p.expectSymbol('[')
  const from = p.peek().start
  const variable = p.isSymbol('=', 1) ? p.variable() : undefined
  if (variable) p.expectSymbol('=')
  const pattern = { ...p.path(), variable, ...p.span(from) }
  const where = p.acceptWord('WHERE') ? p.expressionBeforeBar() : undefined
  if (!p.acceptSymbol('|')) p.unexpected('"|"')
  const map = p.expression()
  p.expectSymbol(']')
  return { type: 'patternComprehension', pattern, where, map, ...p.span(start) }
}
