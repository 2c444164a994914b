import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import type { Span } from '../../src/graph/cypher/ast.ts'
import { check } from '../../src/graph/cypher/check.ts'
import { CypherError } from '../../src/graph/cypher/errors.ts'
import { parse } from '../../src/graph/cypher/parse.ts'
import { print, printQuery } from './syntax/print.ts'
import { randomExpression, randomQuery } from './syntax/random-tree.ts'

const SEED = 20_261_121
const HUGE = 100_000

/** The tree as it is without its places and the text that it was read from. */
const bare = (part: object): unknown =>
  JSON.parse(
    JSON.stringify(part, (key, value: unknown) => {
      if (['start', 'end'].includes(key) || (key === 'text' && 'expression' in part))
        return undefined
      if (typeof value === 'bigint') return { integer: String(value) }
      if (typeof value === 'object' && value !== null && 'expression' in value) {
        return { ...value, text: undefined }
      }
      return value
    })
  )

function attempt(text: string): unknown {
  try {
    check(text, parse(text))
    return undefined
  } catch (error) {
    return error
  }
}

const isQuery = (text: string): boolean => {
  const error = attempt(text)
  if (error === undefined) return true
  if (!(error instanceof CypherError)) throw new Error(`${text}\nended with`, { cause: error })
  return false
}

const TOKENS = [
  ...['MATCH', 'OPTIONAL', 'WHERE', 'WITH', 'UNWIND', 'RETURN', 'UNION', 'ALL', 'ORDER', 'BY'],
  ...['SKIP', 'LIMIT', 'AND', 'OR', 'NOT', 'IN', 'IS', 'NULL', 'STARTS', 'CASE', 'WHEN', 'THEN'],
  ...['ELSE', 'END', 'EXISTS', 'COUNT', 'COLLECT', 'any', 'reduce', 'shortestPath', 'DISTINCT'],
  ...['AS', 'a', 'b', 'count', 'size', '`c`', '$p', '1', '2.5', "'s'", 'true', '(', ')', '[', ']'],
  ...['{', '}', '(a)', '-->', '<--', '-[', ']->', ',', '.', '..', ':', ':A', '|', '&', '!', '%'],
  ...['+', '-', '*', '/', '^', '=', '<>', '<', '>=', '=~', ';', '$', '//', '/*', '*/', "'", '`']
]

t.test('no text makes anything but a tree or an error of the language', async (t) => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(text, fc.boolean(), (one, asExpression) => {
      isQuery(asExpression ? `RETURN ${one}` : one)
    }),
    { seed: SEED, numRuns: 2000 }
  )
  t.pass()
})

t.test('no sequence of tokens makes anything else either', async (t) => {
  let read = 0
  const tokens = fc.array(fc.constantFrom(...TOKENS), { maxLength: 14 })
  fc.assert(
    fc.property(tokens, (some) => {
      if (isQuery(`MATCH (a), (b) RETURN ${some.join(' ')}`)) read += 1
      isQuery(some.join(' '))
    }),
    { seed: SEED, numRuns: 5000 }
  )
  t.ok(read > 50, `${read} of them were queries`)
})

t.test('a random expression is read as it is written', async (t) => {
  fc.assert(
    fc.property(randomExpression, (expression) => {
      const [clause] = parse(`RETURN ${print(expression)}`).first.clauses
      deepStrictEqual(
        bare(clause?.type === 'return' ? (clause.items[0]?.expression ?? {}) : {}),
        bare(expression)
      )
    }),
    { seed: SEED, numRuns: 1000 }
  )
  t.pass()
})

t.test('a random query is read as it is written, and every part knows its place', async (t) => {
  fc.assert(
    fc.property(randomQuery, (query) => {
      const text = printQuery(query)
      const read = parse(text)
      deepStrictEqual(bare(read), bare(query))
      deepStrictEqual(partsOutside(read, { start: 0, end: text.length }), [])
    }),
    { seed: SEED, numRuns: 200 }
  )
  t.pass()
})

/** The parts that do not lie within the part that they are of. */
function partsOutside(part: object, within: Span): object[] {
  const hasPlace = 'start' in part && 'end' in part
  const place = hasPlace ? (part as Span) : within
  const isOutside = place.start < within.start || place.end > within.end || place.start > place.end
  const inner = Object.values(part).filter((value) => typeof value === 'object' && value !== null)
  return [...(isOutside ? [part] : []), ...inner.flatMap((one) => partsOutside(one, place))]
}

t.test('what is nested too deep is an error, never a stack that overflows', async (t) => {
  const deep: Record<string, string> = {
    brackets: `RETURN ${'('.repeat(HUGE)}1${')'.repeat(HUGE)}`,
    'open brackets': `RETURN ${'('.repeat(HUGE)}`,
    lists: `RETURN ${'['.repeat(HUGE)}${']'.repeat(HUGE)}`,
    maps: `RETURN ${'{a: '.repeat(HUGE)}1${'}'.repeat(HUGE)}`,
    calls: `RETURN ${'abs('.repeat(HUGE)}1${')'.repeat(HUGE)}`,
    negations: `RETURN ${'NOT '.repeat(HUGE)}true`,
    signs: `RETURN ${'- '.repeat(HUGE)}1`,
    sums: `RETURN 1${' + 1'.repeat(HUGE)}`,
    properties: `WITH {} AS a RETURN a${'.a'.repeat(HUGE)}`,
    positions: `WITH [] AS a RETURN a${'[0]'.repeat(HUGE)}`,
    cases: `RETURN ${'CASE WHEN '.repeat(HUGE)}`,
    subqueries: `RETURN ${'EXISTS { MATCH (n) WHERE '.repeat(HUGE)}`,
    comprehensions: `RETURN ${'[x IN '.repeat(HUGE)}`,
    patterns: `RETURN ${'[(a)-->({x: '.repeat(HUGE)}1${'}) | 1]'.repeat(HUGE)}`,
    labels: `MATCH (n:${'('.repeat(HUGE)}A${')'.repeat(HUGE)}) RETURN n`,
    'negated labels': `MATCH (n:${'!'.repeat(HUGE)}A) RETURN n`
  }
  for (const [what, text] of Object.entries(deep)) {
    const error = attempt(text)
    t.match(error, { name: 'CypherError', reason: /nested more than 200 levels deep/ }, what)
  }
})

t.test('a long chain of conditions is no deep tree', async (t) => {
  for (const operator of ['OR', 'AND', 'XOR']) {
    t.ok(isQuery(`RETURN true${` ${operator} true`.repeat(5000)}`), operator)
  }
})

t.test('a query is only so large', async (t) => {
  const cases: Record<string, [at: string, more: string, most: number]> = {
    'more than 500 clauses': ['RETURN 1 AS a', ' UNION RETURN 1 AS a', 499],
    'more than 500 nodes and relationships in its patterns': [
      ...(['MATCH () RETURN 1 AS a', ' UNION MATCH ()--() RETURN 1 AS a'] as const),
      166
    ]
  }
  for (const [reason, [first, more, most]] of Object.entries(cases)) {
    t.equal(attempt(first + more.repeat(most)), undefined)
    t.match(attempt(first + more.repeat(most + 1)), {
      name: 'CypherError',
      reason: `the query has ${reason}`
    })
  }
})
