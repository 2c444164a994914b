/** Reads operators by precedence, from OR to the sign, and what follows an operand. */
import type { BinaryOperator, ComparisonOperator, Expression } from '../ast.ts'
import { readAtom } from './atom.ts'
import { readLabels } from './labels.ts'
import { MAX_MAGNITUDE, tooLarge } from './literals.ts'
import type { Parser } from './parser.ts'

const LEVEL = {
  or: 1,
  xor: 2,
  and: 3,
  not: 4,
  comparison: 5,
  predicate: 6,
  sum: 7,
  product: 8,
  power: 9
}

type Operator = { level: number; operator: BinaryOperator }

/** Associative, so that a long chain can become a shallow tree. */
const CONNECTIVES = { OR: 'or', XOR: 'xor', AND: 'and' } as const
const COMPARISONS: readonly string[] = ['=', '<>', '<', '<=', '>', '>=']
const PREDICATES = [
  [['IN'], 'in'],
  [['STARTS', 'WITH'], 'startsWith'],
  [['ENDS', 'WITH'], 'endsWith'],
  [['CONTAINS'], 'contains']
] as const
const ARITHMETIC: Record<string, Operator> = {
  '=~': { level: LEVEL.predicate, operator: '=~' },
  '+': { level: LEVEL.sum, operator: '+' },
  '-': { level: LEVEL.sum, operator: '-' },
  '*': { level: LEVEL.product, operator: '*' },
  '/': { level: LEVEL.product, operator: '/' },
  '%': { level: LEVEL.product, operator: '%' },
  '^': { level: LEVEL.power, operator: '^' }
}

export const readExpression = (p: Parser): Expression => p.nested(() => readOperators(p, LEVEL.or))

/** Reads operators of at least this level. */
function readOperators(p: Parser, least: number): Expression {
  const { start } = p.peek()
  let left = readPrefix(p)
  for (;;) {
    const longer = extend(p, left, least, start)
    if (!longer) return left
    left = longer
  }
}

function extend(p: Parser, left: Expression, least: number, start: number): Expression | undefined {
  const { word = '', text, kind } = p.peek()
  if (word === 'OR' || word === 'XOR' || word === 'AND') {
    const operator = CONNECTIVES[word]
    return LEVEL[operator] < least ? undefined : readConnective(p, left, operator)
  }
  if (kind === 'symbol' && COMPARISONS.includes(text)) {
    return LEVEL.comparison < least ? undefined : readComparison(p, left, start)
  }
  if (word === 'IS') return LEVEL.predicate < least ? undefined : readNullTest(p, left, start)
  const found = kind === 'symbol' ? ARITHMETIC[text] : undefined
  const predicate = PREDICATES.find(([words]) => p.isWord(...words))
  const level = found?.level ?? (predicate ? LEVEL.predicate : 0)
  const operator = found?.operator ?? predicate?.[1]
  if (!operator || level < least) return undefined
  for (const _ of predicate?.[0] ?? [text]) p.next()
  const right = readOperators(p, level + 1)
  return { type: 'binary', operator, left, right, ...p.span(start) }
}

function readConnective(
  p: Parser,
  first: Expression,
  operator: (typeof CONNECTIVES)[keyof typeof CONNECTIVES]
): Expression {
  const operands = [first]
  while (p.acceptWord(operator.toUpperCase())) {
    operands.push(readOperators(p, LEVEL[operator] + 1))
  }
  return balance(operands, operator)
}

function balance(operands: Expression[], operator: BinaryOperator): Expression {
  const [first] = operands
  if (first && operands.length === 1) return first
  const middle = Math.ceil(operands.length / 2)
  const left = balance(operands.slice(0, middle), operator)
  const right = balance(operands.slice(middle), operator)
  return { type: 'binary', operator, left, right, start: left.start, end: right.end }
}

function readComparison(p: Parser, first: Expression, start: number): Expression {
  const rest: { operator: ComparisonOperator; operand: Expression }[] = []
  while (p.peek().kind === 'symbol' && COMPARISONS.includes(p.peek().text)) {
    const operator = p.next().text as ComparisonOperator
    rest.push({ operator, operand: readOperators(p, LEVEL.predicate) })
  }
  return { type: 'comparison', first, rest, ...p.span(start) }
}

function readNullTest(p: Parser, operand: Expression, start: number): Expression {
  p.expectWord('IS')
  const negated = p.acceptWord('NOT')
  if (!p.acceptWord('NULL')) {
    p.unexpected('NULL', p.peek().word?.startsWith('N') ? 'did you mean "NULL"?' : undefined)
  }
  return { type: 'nullTest', operand, negated, ...p.span(start) }
}

function readPrefix(p: Parser): Expression {
  const { start } = p.peek()
  if (p.acceptWord('NOT')) {
    const operand = p.nested(() => readOperators(p, LEVEL.not))
    return { type: 'unary', operator: 'not', operand, ...p.span(start) }
  }
  for (const operator of ['-', '+'] as const) {
    if (!p.acceptSymbol(operator)) continue
    const number = operator === '-' ? readNegative(p, start) : undefined
    if (number) return number
    const operand = p.nested(() => readPrefix(p))
    return { type: 'unary', operator, operand, ...p.span(start) }
  }
  return readPostfix(p)
}

/** A number with its sign is one literal: the smallest integer has no positive counterpart. */
function readNegative(p: Parser, start: number): Expression | undefined {
  const { kind, value } = p.peek()
  if (value === undefined || (kind !== 'integer' && kind !== 'float')) return undefined
  p.next()
  return { type: 'literal', value: -value, ...p.span(start) }
}

function readPostfix(p: Parser): Expression {
  const { start } = p.peek()
  let of = readAtom(p)
  for (;;) {
    if (p.acceptSymbol('.')) {
      of = { type: 'property', of, key: p.anyName('the name of a property'), ...p.span(start) }
    } else if (p.isSymbol('[')) {
      of = readSubscript(p, of, start)
    } else if (p.isSymbol(':')) {
      const labels = readLabels(p, 'a label', p.barJoinsLabels())
      of = { type: 'labelTest', of, labels, ...p.span(start) }
    } else {
      return checkMagnitude(p, of)
    }
  }
}

function checkMagnitude(p: Parser, expression: Expression): Expression {
  const isTooLarge = expression.type === 'literal' && expression.value === MAX_MAGNITUDE
  return isTooLarge ? tooLarge(p.query, expression) : expression
}

function readSubscript(p: Parser, of: Expression, start: number): Expression {
  p.expectSymbol('[')
  const from = p.isSymbol('..') ? undefined : p.expression()
  if (!p.acceptSymbol('..')) {
    if (!p.acceptSymbol(']')) p.unexpected('"]" or ".."')
    if (!from) return p.unexpected('an expression')
    return { type: 'index', of, index: from, ...p.span(start) }
  }
  const to = p.isSymbol(']') ? undefined : p.expression()
  p.expectSymbol(']')
  return { type: 'slice', of, from, to, ...p.span(start) }
}
