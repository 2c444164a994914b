/** Reads patterns: nodes and the relationships between them. */
import type {
  Expression,
  MapExpression,
  Name,
  NodePattern,
  ParameterExpression,
  PathPattern,
  RelationshipPattern
} from '../ast.ts'
import { RELATIONSHIP_TYPE, readLabels } from './labels.ts'
import { readMap } from './map.ts'
import type { Parser } from './parser.ts'

const SEARCHES = { SHORTESTPATH: 'shortestPath', ALLSHORTESTPATHS: 'allShortestPaths' } as const
const ARROW_HINT = 'a relationship is written -[:TYPE]-> or -->'
const LENGTH_HINT = 'the length of a path is written -[:TYPE*1..3]->'

/** As it stands in MATCH: perhaps with a variable for the path. */
export function readPathPattern(p: Parser): PathPattern {
  const { start } = p.peek()
  let variable: Name | undefined
  if (p.isVariable() && p.isSymbol('=', 1)) {
    variable = p.variable()
    p.expectSymbol('=')
  }
  return { ...readPath(p), variable, ...p.span(start) }
}

export function readPath(p: Parser): PathPattern {
  const { start } = p.peek()
  const search = searchAhead(p)
  if (!search) return readChain(p)
  p.next()
  p.expectSymbol('(')
  const chain = p.nested(() => readChain(p))
  p.expectSymbol(')')
  return { ...chain, search, ...p.span(start) }
}

export function searchAhead(p: Parser): PathPattern['search'] {
  const word = p.isSymbol('(', 1) ? p.peek().word : undefined
  return word === 'SHORTESTPATH' || word === 'ALLSHORTESTPATHS' ? SEARCHES[word] : undefined
}

function readChain(p: Parser): PathPattern {
  const { start } = p.peek()
  if (p.isSymbol('(') && p.isSymbol('(', 1)) return readBracketed(p)
  const nodes = [readNode(p)]
  const relationships: RelationshipPattern[] = []
  while (p.isSymbol('-') || (p.isSymbol('<') && p.isSymbol('-', 1))) {
    relationships.push(readRelationship(p))
    refuseQuantifier(p)
    nodes.push(readNode(p))
  }
  return { variable: undefined, search: undefined, nodes, relationships, ...p.span(start) }
}

function readBracketed(p: Parser): PathPattern {
  p.expectSymbol('(')
  const chain = p.nested(() => readChain(p))
  p.expectSymbol(')')
  refuseQuantifier(p)
  return chain
}

function refuseQuantifier(p: Parser): void {
  if (!p.isSymbol('+') && !p.isSymbol('*') && !p.isSymbol('{')) return
  p.fail(p.peek(), 'quantified patterns are not offered', {
    kind: 'unsupported',
    hint: LENGTH_HINT
  })
}

function readNode(p: Parser): NodePattern {
  const { start } = p.peek()
  if (!p.acceptSymbol('(')) p.unexpected('a node: "("')
  const variable = p.isVariable() ? p.variable() : undefined
  const labels = p.isSymbol(':') ? readLabels(p, 'a label') : undefined
  const { properties, where } = readConditions(p)
  if (!p.acceptSymbol(')')) p.unexpected('")" after the node')
  return { variable, labels, properties, where, ...p.span(start) }
}

function readConditions(p: Parser): {
  properties: MapExpression | ParameterExpression | undefined
  where: Expression | undefined
} {
  const { kind, text, start } = p.peek()
  let properties: MapExpression | ParameterExpression | undefined
  if (p.isSymbol('{')) properties = readMap(p)
  if (kind === 'parameter') {
    p.next()
    properties = { type: 'parameter', name: text, ...p.span(start) }
  }
  return { properties, where: p.acceptWord('WHERE') ? p.expression() : undefined }
}

function readRelationship(p: Parser): RelationshipPattern {
  const { start } = p.peek()
  const pointsLeft = p.acceptSymbol('<')
  if (!p.acceptSymbol('-')) p.unexpected('"-"', ARROW_HINT)
  const detail = p.acceptSymbol('[') ? readDetail(p) : NO_DETAIL
  if (!p.acceptSymbol('-')) p.unexpected('"-"', ARROW_HINT)
  const pointsRight = p.acceptSymbol('>')
  const direction = pointsLeft === pointsRight ? 'both' : pointsLeft ? 'left' : 'right'
  return { ...detail, direction, ...p.span(start) }
}

type Detail = Pick<RelationshipPattern, 'variable' | 'types' | 'length' | 'properties' | 'where'>

const NO_DETAIL: Detail = {
  variable: undefined,
  types: undefined,
  length: undefined,
  properties: undefined,
  where: undefined
}

function readDetail(p: Parser): Detail {
  const variable = p.isVariable() ? p.variable() : undefined
  const types = p.isSymbol(':') ? readLabels(p, RELATIONSHIP_TYPE) : undefined
  const length = p.acceptSymbol('*') ? readLength(p) : undefined
  const { properties, where } = readConditions(p)
  if (!p.acceptSymbol(']')) p.unexpected('"]" after the relationship')
  return { variable, types, length, properties, where }
}

function readLength(p: Parser): RelationshipPattern['length'] {
  const min = readHops(p)
  if (!p.acceptSymbol('..')) return { min: min ?? 1, max: min }
  return { min: min ?? 1, max: readHops(p) }
}

function readHops(p: Parser): number | undefined {
  const { kind, value, ...span } = p.peek()
  if (kind === 'parameter' || p.isSymbol('-') || kind === 'float') {
    p.fail(span, 'the length of a path is made of whole numbers', { hint: LENGTH_HINT })
  }
  if (kind !== 'integer') return undefined
  if (Number(value) > Number.MAX_SAFE_INTEGER) p.fail(span, 'the length of a path is too large')
  p.next()
  return Number(value)
}
