/** Reads maps: `{name: 'x'}`, and map projections: `person {.name, .*, friends, total: 3}`. */
import type { MapExpression, MapProjectionExpression, VariableExpression } from '../ast.ts'
import type { Parser } from './parser.ts'

type ProjectionItem = MapProjectionExpression['items'][number]

/** What stands between two brackets, with commas. */
export function readItems<T>(p: Parser, close: string, read: () => T): T[] {
  const items: T[] = []
  if (p.acceptSymbol(close)) return items
  do items.push(read())
  while (p.acceptSymbol(','))
  if (!p.acceptSymbol(close)) p.unexpected(`"," or "${close}"`)
  return items
}

export function readMap(p: Parser): MapExpression {
  const { start } = p.peek()
  p.expectSymbol('{')
  const entries = readItems(p, '}', () => {
    const key = p.anyName('a key')
    p.expectSymbol(':')
    return { key, value: p.expression() }
  })
  return { type: 'map', entries, ...p.span(start) }
}

export function readMapProjection(p: Parser, of: VariableExpression): MapProjectionExpression {
  p.expectSymbol('{')
  const items = readItems(p, '}', () => readProjected(p))
  return { type: 'mapProjection', of, items, ...p.span(of.start) }
}

function readProjected(p: Parser): ProjectionItem {
  if (p.acceptSymbol('.')) {
    if (p.acceptSymbol('*')) return { type: 'all' }
    return { type: 'property', key: p.anyName('a key') }
  }
  const isVariable = p.isVariable()
  const key = p.anyName('a key')
  if (p.acceptSymbol(':')) return { type: 'entry', key, value: p.expression() }
  if (!isVariable) p.unexpected('":"')
  const { text, ...span } = key
  return { type: 'entry', key, value: { type: 'variable', name: text, ...span } }
}
