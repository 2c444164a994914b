import t, { type Test } from 'tap'
import type { Expression, MatchClause, Projection } from '../../src/graph/cypher/ast.ts'
import { parse } from '../../src/graph/cypher/parse.ts'
import { print, printQuery } from './syntax/print.ts'

function expressionOf(text: string): Expression {
  const clause = parse(`RETURN ${text}`).first.clauses[0] as Projection
  const [item] = clause.items
  if (!item || clause.items.length > 1) throw new Error(`not one expression: ${text}`)
  return item.expression
}

const matchOf = (text: string) => parse(`${text} RETURN 1`).first.clauses[0] as MatchClause

function reads(t: Test, cases: Record<string, string>) {
  for (const [text, expected] of Object.entries(cases)) {
    t.equal(print(expressionOf(text)), expected, text)
  }
}

function matches(t: Test, cases: Record<string, string>) {
  for (const [text, expected] of Object.entries(cases)) {
    t.equal(printQuery(parse(`MATCH ${text} RETURN 1`)), `MATCH ${expected} RETURN 1`, text)
  }
}

t.test('operators bind as the language has it', async (t) => {
  reads(t, {
    'a OR b XOR c AND NOT d': '(a OR (b XOR (c AND (NOT (d)))))',
    'NOT a = b': '(NOT ((a = b)))',
    'NOT NOT a': '(NOT ((NOT (a))))',
    'a = b IN c': '(a = (b IN c))',
    'a = b IS NOT NULL': '(a = (b IS NOT NULL))',
    'a + b IN c + d': '((a + b) IN (c + d))',
    "a + 'x' STARTS WITH b": "((a + 'x') STARTS WITH b)",
    'a ends with b contains c =~ d': '(((a ENDS WITH b) CONTAINS c) =~ d)',
    'a - b - c': '((a - b) - c)',
    'a + b * c % d / e': '(a + (((b * c) % d) / e))',
    'a * b ^ c ^ d': '(a * ((b ^ c) ^ d))',
    '-a ^ b': '((-(a)) ^ b)',
    '- 2 ^ 2': '((-2) ^ 2)',
    'a - -1': '(a - (-1))',
    '-a.b[0]': '(-(((a.b)[0])))',
    'a < b <= c': '(a < b <= c)',
    '(a < b) <= c': '((a < b) <= c)',
    'a<-1': '(a < (-1))',
    'a = NOT b AND c': '((a = (NOT (b))) AND c)'
  })
})

t.test('a chain of connectives is read from its middle, in the order of the text', async (t) => {
  reads(t, { 'a OR b OR c OR d': '((a OR b) OR (c OR d))', 'a AND b AND c': '((a AND b) AND c)' })
})

t.test('what follows an operand belongs to it', async (t) => {
  reads(t, {
    'a.b.c[0][1..2]': '((((a.b).c)[0])[1..2])',
    'a[..2]': '(a[..2])',
    'a[1..]': '(a[1..])',
    'a[..]': '(a[..])',
    'a:B:C': '(a:(`B`&`C`))',
    'a:B|!C&%': '(a:(`B`|(!`C`&%)))',
    'a.b IS NULL IS NOT NULL': '(((a.b) IS NULL) IS NOT NULL)',
    'a {.b, .*, c, d: 1}': '(a {.b, .*, c: c, d: 1})'
  })
})

t.test('numbers are integers of 64 bits or floats', async (t) => {
  const cases: [string, bigint | number][] = [
    ['0', 0n],
    ['9223372036854775807', 2n ** 63n - 1n],
    ['-9223372036854775808', -(2n ** 63n)],
    ['0x1F', 31n],
    ['-0x8000000000000000', -(2n ** 63n)],
    ['0o17', 15n],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1.5E-3', 0.0015],
    ['-0.0', -0]
  ]
  for (const [text, value] of cases) {
    t.match(expressionOf(text), { type: 'literal', value }, text)
    t.equal(typeof (expressionOf(text) as { value: unknown }).value, typeof value, text)
  }
  reads(t, { '[1,2][0..1]': '([1, 2][0..1])' })
})

t.test('strings know their escapes', async (t) => {
  const cases: [string, string][] = [
    [String.raw`'it\'s'`, "it's"],
    [String.raw`"a \"b\" 'c'"`, `a "b" 'c'`],
    [String.raw`'\\\b\f\n\r\t'`, '\\\b\f\n\r\t'],
    [String.raw`'\u00e9\U0001F600'`, 'é😀'],
    ["'// no comment /* */'", '// no comment /* */'],
    ["''", '']
  ]
  for (const [text, value] of cases) {
    t.match(expressionOf(text), { type: 'literal', value }, text)
  }
})

t.test('words are words of the language only where they stand for something', async (t) => {
  reads(t, {
    'TRUE AND False OR nUlL': '((true AND false) OR null)',
    'end.match + count.`x y`': '((`end`.`match`) + (`count`.`x y`))',
    '`match`.a': '(`match`.a)',
    'all + exists': '(`all` + `exists`)',
    '{where: 1, return: 2}': '{`where`: 1, `return`: 2}',
    'a:Match': '(a:`Match`)',
    '$match + $0 + $`x y`': '(($`match` + $`0`) + $`x y`)',
    'COUNT(*)': 'COUNT(*)',
    'count ( DISTINCT a )': 'count(DISTINCT a)',
    'duration.between(a, b)': 'duration.between(a, b)'
  })
  t.equal(
    printQuery(parse('match (`a``b`:where)-[type:match]->(end) return type as order_ ; ')),
    'MATCH (`a``b`:`where`)-[`type`:`match`]->(`end`) RETURN `type` AS `order_`'
  )
})

t.test('comments and white space are nothing', async (t) => {
  const text = '\ufeff// first\nRETURN/* a\n * b */1 // last\r\n\t+\u00a02'
  t.equal(printQuery(parse(text)), 'RETURN (1 + 2)')
})

t.test('patterns', async (t) => {
  matches(t, {
    '()': '()',
    '(a:A:B {c: 1})': '(a:(`A`&`B`) {c: 1})',
    '(a:A WHERE a.b > 1)': '(a:`A` WHERE ((a.b) > 1))',
    '(a)-->(b)<--(c)--(d)<-->(e)': '(a)-[]->(b)<-[]-(c)-[]-(d)-[]-(e)',
    '(a)-[b:A|B|:C {d: 1}]->()': '(a)-[b:(`A`|`B`|`C`) {d: 1}]->()',
    '()-[b:!A&!B WHERE b.c]-()': '()-[b:(!`A`&!`B`) WHERE (b.c)]-()',
    '()-[*]-()-[a*2]-()-[:A*..3]-()-[*0..]-()': '()-[*1..]-()-[a*2..2]-()-[:`A`*1..3]-()-[*0..]-()',
    'p = (a), q = shortestPath((a)-[*]->(b))': 'p = (a), q = shortestPath((a)-[*1..]->(b))',
    'ALLSHORTESTPATHS((a)-[:A*1..]->(b))': 'allShortestPaths((a)-[:`A`*1..]->(b))',
    '((a)-->(b))': '(a)-[]->(b)',
    '(a $b)': '(a $b)'
  })
})

t.test('a pattern in an expression is told from a bracket', async (t) => {
  reads(t, {
    '(a)-->(b)': '((a)-[]->(b))',
    '(a)--(b)': '((a)-[]-(b))',
    '(a)--b': '(a - (-(b)))',
    '(a) - -(b)': '(a - (-(b)))',
    '(a) < - -(b)': '(a < (-((-(b)))))',
    '(a) - -> (b)': '((a)-[]->(b))',
    '(a)-(b)': '(a - b)',
    '(a)<-(b)': '(a < (-(b)))',
    '(a)-[1]': '(a - [1])',
    'NOT (a:A {b: 1})<-[:C*]-() AND d': '((NOT (((a:`A` {b: 1})<-[:`C`*1..]-()))) AND d)',
    'exists((a)-->())': 'EXISTS {MATCH (a)-[]->()}',
    'exists(a.b)': '((a.b) IS NOT NULL)',
    '[(a)-->(b) WHERE b.c | b]': '[(a)-[]->(b) WHERE (b.c) | b]',
    '[p = (a)-->() | p]': '[p = (a)-[]->() | p]',
    '[(a)-->() AND b, c]': '[(((a)-[]->()) AND b), c]'
  })
})

t.test('comprehensions, quantifiers, reduce, CASE', async (t) => {
  reads(t, {
    '[a IN b]': '[a IN b]',
    '[a IN b WHERE a:A | a.c]': '[a IN b WHERE (a:`A`) | (a.c)]',
    '[a IN b WHERE (a:A|B) | a]': '[a IN b WHERE (a:(`A`|`B`)) | a]',
    '[a, b IN c]': '[a, (b IN c)]',
    'ANY(a IN b WHERE a > 1)': 'any(a IN b WHERE (a > 1))',
    'single(a IN b)': 'single(a IN b)',
    'reduce(a = 0, b IN c | a + b)': 'reduce(a = 0, b IN c | (a + b))',
    'CASE WHEN a THEN b END': 'CASE WHEN a THEN b END',
    'CASE a WHEN 1 THEN b WHEN 2 THEN c ELSE d END': 'CASE a WHEN 1 THEN b WHEN 2 THEN c ELSE d END'
  })
})

t.test('subqueries are queries, or a pattern alone', async (t) => {
  reads(t, {
    'EXISTS { (a)-->(b) WHERE b.c }': 'EXISTS {MATCH (a)-[]->(b) WHERE (b.c)}',
    'count { MATCH (a) }': 'COUNT {MATCH (a)}',
    'COLLECT { MATCH (a) RETURN a }': 'COLLECT {MATCH (a) RETURN a}',
    'EXISTS { MATCH (a) RETURN a UNION MATCH (b) RETURN b }':
      'EXISTS {MATCH (a) RETURN a UNION MATCH (b) RETURN b}'
  })
})

t.test('clauses', async (t) => {
  for (const text of [
    'MATCH (a), (b) WHERE (a = b) OPTIONAL MATCH (a)-[]->(c) RETURN *',
    'WITH DISTINCT a AS b ORDER BY b DESC, c SKIP 1 LIMIT 2 WHERE b UNWIND b AS c RETURN c',
    'RETURN *, 1 AS a UNION ALL RETURN 2 AS a UNION RETURN 3 AS a'
  ]) {
    t.equal(printQuery(parse(text)), text)
  }
  t.equal(
    printQuery(parse('RETURN a ORDER BY a ASC, b DESCENDING, c ASCENDING OFFSET 1')),
    'RETURN a ORDER BY a, b DESC, c SKIP 1'
  )
})

t.test('a column may be called like a word of the language', async (t) => {
  for (const text of ['RETURN 1 AS order, 2 AS limit LIMIT 3', 'WITH 1 AS set RETURN `set`']) {
    t.equal(printQuery(parse(text)), text.replace(/AS (\w+)/g, 'AS `$1`'), text)
  }
})

t.test('every part points at its text', async (t) => {
  const text = 'MATCH (n:A)-[r:B*1..2]->() WHERE (n.x + 1) > 2\nRETURN  n . x,  count( * ) AS c'
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const [match, projection] = parse(text).first.clauses as [MatchClause, Projection]
  const [pattern] = match.patterns
  t.equal(textOf(match), 'MATCH (n:A)-[r:B*1..2]->() WHERE (n.x + 1) > 2')
  t.equal(textOf(pattern?.relationships[0] ?? match), '-[r:B*1..2]->')
  t.equal(textOf(pattern?.nodes[0]?.labels ?? match), 'A')
  const { where } = match
  t.equal(where?.type === 'comparison' && textOf(where.first), '(n.x + 1)')
  t.strictSame(
    projection.items.map((item) => item.text),
    ['n . x', 'count( * )']
  )
  t.equal((parse('RETURN `a b`').first.clauses[0] as Projection).items[0]?.text, 'a b')
  t.strictSame(projection.items.map(textOf), ['n . x', 'count( * ) AS c'])
})

t.test('inline conditions are kept apart from those of the clause', async (t) => {
  const { patterns, where } = matchOf('MATCH (a WHERE a.b)-[r WHERE r.c]->() WHERE a.d')
  t.equal(patterns[0]?.nodes[0]?.where && print(patterns[0].nodes[0].where), '(a.b)')
  t.equal(
    patterns[0]?.relationships[0]?.where && print(patterns[0].relationships[0].where),
    '(r.c)'
  )
  t.equal(where && print(where), '(a.d)')
})
