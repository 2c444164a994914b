/** Reads clauses and what they are put together to. */
import type {
  Clause,
  MatchClause,
  Name,
  Projection,
  ProjectionItem,
  Query,
  SingleQuery,
  SortItem
} from '../ast.ts'
import type { Parser } from './parser.ts'
import { readPathPattern } from './pattern.ts'
import { isReserved } from './words.ts'

const CLAUSES: Record<string, (p: Parser) => Clause> = {
  MATCH: readMatch,
  OPTIONAL: readMatch,
  UNWIND: readUnwind,
  WITH: readWith,
  RETURN: readReturn
}

export function readQuery(p: Parser, needsReturn = true): Query {
  const { start } = p.peek()
  const first = readSingleQuery(p, needsReturn)
  const unions: Query['unions'][number][] = []
  while (p.isWord('UNION')) {
    const at = p.next().start
    const all = p.acceptWord('ALL')
    if (!all) p.acceptWord('DISTINCT')
    unions.push({ all, query: readSingleQuery(p, needsReturn), ...p.span(at) })
  }
  return { first, unions, ...p.span(start) }
}

/** A bare pattern is a MATCH. */
export function readSubquery(p: Parser, needsReturn: boolean): Query {
  const isBare = p.isSymbol('(') || (p.isVariable() && p.isSymbol('=', 1))
  if (!isBare) return readQuery(p, needsReturn)
  const { start } = p.peek()
  const clause = readPatterns(p, false, start)
  const span = p.span(start)
  return { first: { clauses: [clause], ...span }, unions: [], ...span }
}

function readSingleQuery(p: Parser, needsReturn: boolean): SingleQuery {
  const { start } = p.peek()
  const clauses: Clause[] = []
  while (clauses.at(-1)?.type !== 'return') {
    const read = CLAUSES[p.peek().word ?? '']
    if (!read) break
    clauses.push(read(p))
  }
  const last = clauses.at(-1)
  if (!last) return p.unexpected('a clause: MATCH, UNWIND, WITH or RETURN')
  if (last.type === 'return') refuseAfterReturn(p)
  else if (needsReturn || last.type !== 'match') refuseWithoutReturn(p)
  return { clauses, ...p.span(start) }
}

function refuseAfterReturn(p: Parser): void {
  const { word = '' } = p.peek()
  if (CLAUSES[word]) p.fail(p.peek(), `RETURN is the last clause, ${word} cannot follow it`)
  if (word === 'WHERE') p.fail(p.peek(), 'WHERE follows MATCH or WITH, not RETURN')
}

function refuseWithoutReturn(p: Parser): never {
  const { kind, word } = p.peek()
  if (kind === 'end' || word === 'UNION') {
    p.fail(p.peek(), 'the query does not end with RETURN', { hint: 'say what it returns' })
  }
  return p.unexpected('an operator or the next clause')
}

function readMatch(p: Parser): Clause {
  const { start } = p.peek()
  const optional = p.acceptWord('OPTIONAL')
  p.expectWord('MATCH')
  return readPatterns(p, optional, start)
}

function readPatterns(p: Parser, optional: boolean, start: number): MatchClause {
  const patterns = [readPathPattern(p)]
  while (p.acceptSymbol(',')) patterns.push(readPathPattern(p))
  const where = readWhere(p)
  return { type: 'match', optional, patterns, where, ...p.span(start) }
}

const readWhere = (p: Parser) => (p.acceptWord('WHERE') ? p.expression() : undefined)

function readUnwind(p: Parser): Clause {
  const { start } = p.peek()
  p.expectWord('UNWIND')
  const list = p.expression()
  p.expectWord('AS')
  const variable = p.variable()
  return { type: 'unwind', list, variable, ...p.span(start) }
}

function readWith(p: Parser): Clause {
  const { start } = p.peek()
  p.expectWord('WITH')
  const projection = readProjection(p, start)
  const where = readWhere(p)
  return { ...projection, type: 'with', where, ...p.span(start) }
}

function readReturn(p: Parser): Clause {
  const { start } = p.peek()
  p.expectWord('RETURN')
  return { ...readProjection(p, start), type: 'return' }
}

function readProjection(p: Parser, start: number): Projection {
  const distinct = p.acceptWord('DISTINCT')
  const star = p.acceptSymbol('*')
  const items: ProjectionItem[] = []
  if (!star || p.acceptSymbol(',')) {
    do items.push(readItem(p))
    while (p.acceptSymbol(','))
  }
  const orderBy: SortItem[] = []
  if (p.acceptWord('ORDER')) {
    p.expectWord('BY')
    do orderBy.push(readSortItem(p))
    while (p.acceptSymbol(','))
  }
  const skip = p.acceptWord('SKIP') || p.acceptWord('OFFSET') ? p.expression() : undefined
  const limit = p.acceptWord('LIMIT') ? p.expression() : undefined
  refuseOrder(p)
  return { distinct, star, items, orderBy, skip, limit, ...p.span(start) }
}

function refuseOrder(p: Parser): void {
  if (p.isWord('SKIP') || p.isWord('OFFSET') || p.isWord('ORDER', 'BY')) {
    p.fail(p.peek(), `${p.peek().word} stands too late`, {
      hint: 'the order is ORDER BY, SKIP, LIMIT'
    })
  }
}

function readItem(p: Parser): ProjectionItem {
  const { start } = p.peek()
  const expression = p.expression()
  const written = p.query.slice(start, p.span(start).end)
  const text = expression.type === 'variable' ? expression.name : written
  const alias = p.acceptWord('AS') ? readAlias(p) : undefined
  return { expression, alias, text, ...p.span(start) }
}

/** A column may be called like a word of the language, if it is plain that it is meant as a name. */
function readAlias(p: Parser): Name {
  const { kind, word } = p.peek(1)
  const isPlain =
    kind === 'end' || isReserved(word) || [',', '}', ';'].some((s) => p.isSymbol(s, 1))
  return isPlain && !p.isVariable() ? p.anyName('a name') : p.variable()
}

function readSortItem(p: Parser): SortItem {
  const { start } = p.peek()
  const expression = p.expression()
  const descending = p.acceptWord('DESC') || p.acceptWord('DESCENDING')
  if (!descending && !p.acceptWord('ASC')) p.acceptWord('ASCENDING')
  return { expression, descending, ...p.span(start) }
}
