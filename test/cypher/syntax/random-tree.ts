/** Random syntax trees, without places in a text. */
import fc from 'fast-check'
import type { Expression, Query } from '../../../src/graph/cypher/ast.ts'

/** What a tree is made of, as its reader sees it: a place is no part of it. */
type Part = Record<string, unknown>

const none = fc.constant(undefined)
const word = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'match',
    'WHERE',
    'end',
    'count',
    'exists',
    'a b',
    '`',
    'ü',
    '$1',
    "it's"
  ),
  fc.string({ minLength: 1 }).filter((text) => !text.includes('\0'))
)
const name = word.map((text) => ({ text }))
const variable = fc.constantFrom('a', 'b', 'x y').map((text) => ({ text }))
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 2, arbitrary: none }, { weight: 1, arbitrary })

const literal = fc
  .oneof(
    fc.constantFrom(null, true, false),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
    fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))
  )
  .map((value) => ({ type: 'literal', value }))

const several = <T>(arbitrary: fc.Arbitrary<T>, minLength = 0): fc.Arbitrary<T[]> =>
  fc.array(arbitrary, { minLength, maxLength: 3 })

const { expression, query } = fc.letrec<Record<string, Part>>((tie) => {
  const inner = tie('expression')
  const labels = tie('labels')
  const map = fc.record({
    type: fc.constant('map'),
    entries: several(fc.record({ key: name, value: inner }))
  })
  const node = fc.record({
    variable: maybe(variable),
    labels: maybe(labels),
    properties: maybe(map),
    where: maybe(inner)
  })
  const hops = fc.nat({ max: 9 })
  const relationship = fc.record({
    variable: maybe(variable),
    types: maybe(labels),
    direction: fc.constantFrom('left', 'right', 'both'),
    length: maybe(fc.record({ min: hops, max: maybe(hops) })),
    properties: maybe(map),
    where: maybe(inner)
  })
  const chain = (least: number) =>
    fc.integer({ min: least, max: 2 }).chain((length) =>
      fc.record({
        variable: none,
        search: none,
        nodes: fc.array(node, { minLength: length + 1, maxLength: length + 1 }),
        relationships: fc.array(relationship, { minLength: length, maxLength: length })
      })
    )
  const path = fc.oneof(
    fc.tuple(chain(0), maybe(variable)).map(([one, named]) => ({ ...one, variable: named })),
    fc
      .tuple(chain(1), fc.constantFrom('shortestPath', 'allShortestPaths'))
      .map(([one, search]) => ({ ...one, search }))
  )
  const item = fc.record({ expression: inner, alias: maybe(variable) })
  const projection = {
    distinct: fc.boolean(),
    orderBy: several(fc.record({ expression: inner, descending: fc.boolean() })),
    skip: maybe(inner),
    limit: maybe(inner)
  }
  const columns = fc.oneof(
    fc.record({ star: fc.constant(true), items: several(item) }),
    fc.record({ star: fc.constant(false), items: several(item, 1) })
  )
  const project = (type: 'with' | 'return', where: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .tuple(columns, fc.record({ type: fc.constant(type), ...projection, ...where }))
      .map(([some, rest]) => ({ ...some, ...rest }))
  const clause = fc.oneof(
    fc.record({
      type: fc.constant('match'),
      optional: fc.boolean(),
      patterns: several(path, 1),
      where: maybe(inner)
    }),
    fc.record({ type: fc.constant('unwind'), list: inner, variable }),
    project('with', { where: maybe(inner) })
  )
  const single = fc
    .tuple(fc.array(clause, { maxLength: 2 }), project('return', {}))
    .map(([clauses, last]) => ({ clauses: [...clauses, last] }))

  const of = { of: inner }
  const local = { variable, list: inner, where: maybe(inner) }
  const operand = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literal,
    variable.map(({ text }) => ({ type: 'variable', name: text })),
    fc.constantFrom('a', 'x y').map((text) => ({ type: 'parameter', name: text })),
    fc.record({ type: fc.constant('property'), ...of, key: name }),
    fc.record({ type: fc.constant('labelTest'), ...of, labels }),
    fc.record({ type: fc.constant('list'), items: several(inner) }),
    map,
    fc.record({ type: fc.constant('index'), ...of, index: inner }),
    fc.record({ type: fc.constant('slice'), ...of, from: maybe(inner), to: maybe(inner) }),
    fc.record({
      type: fc.constant('unary'),
      operator: fc.constantFrom('not', '-', '+'),
      operand: inner
    }),
    fc.record({
      type: fc.constant('binary'),
      operator: fc.constantFrom(
        ...['or', 'xor', 'and', '+', '-', '*', '/', '%', '^', 'in', 'startsWith', 'endsWith'],
        ...['contains', '=~']
      ),
      left: inner,
      right: inner
    }),
    fc.record({
      type: fc.constant('comparison'),
      first: inner,
      rest: several(
        fc.record({ operator: fc.constantFrom('=', '<>', '<', '<=', '>', '>='), operand: inner }),
        1
      )
    }),
    fc.record({ type: fc.constant('nullTest'), operand: inner, negated: fc.boolean() }),
    fc.record({
      type: fc.constant('function'),
      name: fc.constantFrom('size', 'Size', 'a.b.c', 'count').map((text) => ({ text })),
      distinct: fc.boolean(),
      star: fc.constant(false),
      arguments: several(inner)
    }),
    fc.record({
      type: fc.constant('case'),
      subject: maybe(inner),
      branches: several(fc.record({ when: inner, value: inner }), 1),
      otherwise: maybe(inner)
    }),
    fc.record({ type: fc.constant('listComprehension'), ...local, map: maybe(inner) }),
    fc.record({
      type: fc.constant('quantifier'),
      quantifier: fc.constantFrom('all', 'any', 'none', 'single'),
      ...local
    }),
    fc.record({
      type: fc.constant('reduce'),
      accumulator: variable,
      initial: inner,
      variable,
      list: inner,
      body: inner
    }),
    fc.record({
      type: fc.constant('patternComprehension'),
      pattern: chain(1),
      where: maybe(inner),
      map: inner
    }),
    fc.record({ type: fc.constant('pattern'), pattern: chain(1) }),
    fc.record({
      type: fc.constant('subquery'),
      result: fc.constantFrom('exists', 'count', 'collect'),
      query: tie('query')
    }),
    fc.record({
      type: fc.constant('mapProjection'),
      of: variable.map(({ text }) => ({ type: 'variable', name: text })),
      items: several(
        fc.oneof(
          fc.constant({ type: 'all' }),
          fc.record({ type: fc.constant('property'), key: name }),
          fc.record({ type: fc.constant('entry'), key: name, value: inner })
        )
      )
    })
  )
  return {
    labels: fc.oneof(
      { depthSize: 'small' },
      word.map((text) => ({ type: 'label', name: text })),
      fc.constant({ type: 'any' }),
      fc.record({ type: fc.constant('not'), operand: labels }),
      fc.record({
        type: fc.constantFrom('and', 'or'),
        operands: fc.array(labels, { minLength: 2, maxLength: 3 })
      })
    ),
    expression: operand,
    query: fc.record({
      first: single,
      unions: fc.array(fc.record({ all: fc.boolean(), query: single }), { maxLength: 1 })
    })
  }
})

export const randomExpression = expression as unknown as fc.Arbitrary<Expression>
export const randomQuery = query as unknown as fc.Arbitrary<Query>
