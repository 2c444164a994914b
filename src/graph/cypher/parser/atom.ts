/** Reads operands: literals, variables, calls, lists, maps, CASE, patterns as expressions. */
import type { Expression, FunctionExpression, Name, PathPattern } from '../ast.ts'
import { readBracket } from './bracket.ts'
import { readItems, readMap, readMapProjection } from './map.ts'
import type { Parser } from './parser.ts'
import { searchAhead } from './pattern.ts'
import { startsPattern } from './pattern-ahead.ts'

type Special = (p: Parser, start: number) => Expression

const CONSTANTS: Record<string, null | boolean> = { NULL: null, TRUE: true, FALSE: false }
const QUANTIFIERS = { ALL: 'all', ANY: 'any', NONE: 'none', SINGLE: 'single' } as const
const SUBQUERIES = { EXISTS: 'exists', COUNT: 'count', COLLECT: 'collect' } as const

export function readAtom(p: Parser): Expression {
  const { kind, start, text, value } = p.peek()
  switch (kind) {
    case 'integer':
    case 'float':
      p.next()
      return { type: 'literal', value: value ?? null, ...p.span(start) }
    case 'string':
      p.next()
      return { type: 'literal', value: text, ...p.span(start) }
    case 'parameter':
      p.next()
      return { type: 'parameter', name: text, ...p.span(start) }
    case 'symbol':
      return readEnclosed(p, start)
    default:
      return readNamed(p, start)
  }
}

function readEnclosed(p: Parser, start: number): Expression {
  if (p.isSymbol('[')) return readBracket(p)
  if (p.isSymbol('{')) return readMap(p)
  if (startsPattern(p)) return patternExpression(p, start, p.path())
  if (!p.acceptSymbol('(')) return p.unexpected('an expression')
  const inner = p.expression()
  if (!p.acceptSymbol(')')) p.unexpected('")"')
  return { ...inner, ...p.span(start) }
}

const patternExpression = (p: Parser, start: number, pattern: PathPattern): Expression => ({
  type: 'pattern',
  pattern,
  ...p.span(start)
})

function readNamed(p: Parser, start: number): Expression {
  const { word = '' } = p.peek()
  const constant = CONSTANTS[word]
  if (constant !== undefined) {
    p.next()
    return { type: 'literal', value: constant, ...p.span(start) }
  }
  const special = specialForm(p, word)
  if (special) return special(p, start)
  if (!p.isVariable()) return p.unexpected('an expression')
  const name = functionNameAhead(p)
  if (name) return readCall(p, name, start)
  const { text, ...span } = p.variable()
  const variable = { type: 'variable', name: text, ...span } as const
  return p.isSymbol('{') ? readMapProjection(p, variable) : variable
}

function specialForm(p: Parser, word: string): Special | undefined {
  if (word === 'CASE') return readCase
  if (p.isSymbol('{', 1)) {
    const result = SUBQUERIES[word as keyof typeof SUBQUERIES]
    return result && ((p, start) => readSubquery(p, start, result))
  }
  if (!p.isSymbol('(', 1)) return undefined
  const quantifier = QUANTIFIERS[word as keyof typeof QUANTIFIERS]
  if (quantifier) return (p, start) => readQuantifier(p, start, quantifier)
  if (word === 'REDUCE') return readReduce
  if (word === 'EXISTS') return readExists
  return searchAhead(p) && ((p, start) => patternExpression(p, start, p.path()))
}

function readCase(p: Parser, start: number): Expression {
  p.expectWord('CASE')
  const part = () => (p.isWord('END') ? p.unexpected('an expression') : p.expression())
  const subject = p.isWord('WHEN') ? undefined : part()
  const branches: { when: Expression; value: Expression }[] = []
  do {
    p.expectWord('WHEN')
    const when = part()
    p.expectWord('THEN')
    branches.push({ when, value: part() })
  } while (p.isWord('WHEN'))
  const otherwise = p.acceptWord('ELSE') ? part() : undefined
  p.expectWord('END')
  return { type: 'case', subject, branches, otherwise, ...p.span(start) }
}

function readSubquery(
  p: Parser,
  start: number,
  result: 'exists' | 'count' | 'collect'
): Expression {
  p.next()
  p.expectSymbol('{')
  const query = p.nested(() => p.subquery(result === 'collect'))
  if (!p.acceptSymbol('}')) p.unexpected('"}"')
  return { type: 'subquery', result, query, ...p.span(start) }
}

function readQuantifier(
  p: Parser,
  start: number,
  quantifier: 'all' | 'any' | 'none' | 'single'
): Expression {
  p.next()
  p.expectSymbol('(')
  const variable = p.variable()
  p.expectWord('IN')
  const list = p.expression()
  const where = p.acceptWord('WHERE') ? p.expression() : undefined
  if (!p.acceptSymbol(')')) p.unexpected(where ? '")"' : 'WHERE or ")"')
  return { type: 'quantifier', quantifier, variable, list, where, ...p.span(start) }
}

function readReduce(p: Parser, start: number): Expression {
  p.next()
  p.expectSymbol('(')
  const accumulator = p.variable()
  p.expectSymbol('=')
  const initial = p.expression()
  p.expectSymbol(',')
  const variable = p.variable()
  p.expectWord('IN')
  const list = p.expressionBeforeBar()
  p.expectSymbol('|')
  const body = p.expression()
  if (!p.acceptSymbol(')')) p.unexpected('")"')
  return { type: 'reduce', accumulator, initial, variable, list, body, ...p.span(start) }
}

/** Of a pattern it is EXISTS { … }; of a property it is the older form of IS NOT NULL. */
function readExists(p: Parser, start: number): Expression {
  p.next()
  p.expectSymbol('(')
  const query = startsPattern(p) ? p.subquery(false) : undefined
  const operand = query ? undefined : p.expression()
  if (!p.acceptSymbol(')')) p.unexpected('")"')
  if (query) return { type: 'subquery', result: 'exists', query, ...p.span(start) }
  if (operand?.type !== 'property' && operand?.type !== 'index') {
    return p.fail(p.span(start), 'exists() takes a property or a pattern', { kind: 'wrongType' })
  }
  return { type: 'nullTest', operand, negated: true, ...p.span(start) }
}

/** The name of a call, `a` or `a.b.c`, if a bracket follows it. */
function functionNameAhead(p: Parser): Name | undefined {
  let ahead = 1
  while (p.isSymbol('.', ahead) && p.peek(ahead + 1).kind === 'name') ahead += 2
  if (!p.isSymbol('(', ahead)) return undefined
  const { start } = p.peek()
  const parts = Array.from({ length: ahead }, () => p.next().text)
  return { text: parts.join(''), ...p.span(start) }
}

function readCall(p: Parser, name: Name, start: number): FunctionExpression {
  p.expectSymbol('(')
  const distinct = p.acceptWord('DISTINCT')
  const star = p.isSymbol('*') && p.isSymbol(')', 1)
  if (star) p.next()
  const items = readItems(p, ')', p.expression)
  return { type: 'function', name, distinct, star, arguments: items, ...p.span(start) }
}
