import t from 'tap'
import { refusalOf } from './syntax/refusal.ts'

t.test('aggregates stand in columns alone', async (t) => {
  const cases: [query: string, at: string, reason: string][] = [
    ['MATCH (a) WHERE count(a) > 1 RETURN a', 'count(a)', 'an aggregate cannot stand in WHERE'],
    ['MATCH (a {x: count(*)}) RETURN a', 'count(*)', 'an aggregate cannot stand in a pattern'],
    ['UNWIND collect(1) AS a RETURN a', 'collect(1)', 'an aggregate cannot stand in UNWIND'],
    ['RETURN count(max(1))', 'max(1)', 'an aggregate cannot contain another'],
    [
      'RETURN [x IN [1] | count(x)]',
      ...(['count(x)', 'an aggregate cannot be taken of the elements of a list'] as const)
    ],
    [
      'RETURN any(x IN [1] WHERE max(x) > 1)',
      ...(['max(x)', 'an aggregate cannot be taken of the elements of a list'] as const)
    ],
    [
      'MATCH (a) RETURN [(a)-->(b) | count(b)]',
      ...(['count(b)', 'an aggregate cannot stand in a comprehension'] as const)
    ],
    [
      'MATCH (a) RETURN a.x ORDER BY max(a.y)',
      ...(['max(a.y)', 'an aggregate in ORDER BY has to be one of the columns'] as const)
    ],
    ['RETURN count(rand())', 'rand()', 'an aggregate cannot take random values'],
    [
      'RETURN count(DISTINCT *)',
      ...(['count(DISTINCT *)', 'count(*) counts rows, DISTINCT needs a value'] as const)
    ]
  ]
  for (const [query, at, reason] of cases) {
    t.strictSame(refusalOf(query), { kind: 'invalid', reason, at }, query)
  }
})

t.test('a condition on an aggregate is told how it is written', async (t) => {
  t.strictSame(refusalOf('MATCH (a) WITH a.x AS x, count(*) AS n WHERE count(*) > 1 RETURN x'), {
    kind: 'invalid',
    at: 'count(*) > 1',
    reason: 'an aggregate cannot stand in WHERE',
    hint: 'name it in the columns and write the name here'
  })
  t.equal(refusalOf('MATCH (a) WITH a.x AS x, count(*) AS n WHERE n > 1 RETURN x'), undefined)
})

t.test('beside an aggregate stands only what is grouped by', async (t) => {
  const refused: [query: string, at: string][] = [
    ['MATCH (a)-->(b) RETURN a.x + count(b)', 'a'],
    ['MATCH (a)-->(b) RETURN a.x + b.x, a.x + b.x + count(*)', 'a'],
    ['MATCH (a)-->(b) WITH a.x + count(b) AS n RETURN n', 'a'],
    ['MATCH (a)-->(b) RETURN a.x, {x: a.x, y: a.y, n: count(b)}', 'a'],
    ['MATCH (a) RETURN [x IN [1] | x + a.x][0] + count(*)', 'a']
  ]
  for (const [query, at] of refused) {
    t.strictSame(
      refusalOf(query),
      {
        kind: 'invalid',
        at,
        reason: `"${at}" stands beside an aggregate and is not grouped by`,
        hint: 'make it a column of its own, or group by it in a WITH before'
      },
      query
    )
  }
  for (const query of [
    'MATCH (a)-->(b) RETURN a.x, a.x + count(b)',
    'MATCH (a)-->(b) RETURN a, a.x + count(b)',
    'MATCH (a)-->(b) RETURN *, count(b) + a.x',
    'MATCH (a)-->(b) RETURN a.x, {x: a.x, n: collect(b.x)}',
    'RETURN 1 + count(*) + $p, [x IN collect(1) | x + 1]',
    'WITH 2 AS a RETURN COUNT { MATCH (b) WITH a + count(b) AS n RETURN n }'
  ]) {
    t.equal(refusalOf(query), undefined, query)
  }
})

t.test('after DISTINCT or an aggregate the order knows only the columns', async (t) => {
  const hint = 'after DISTINCT only the columns can be read'
  const refused: [query: string, at: string, hint: string][] = [
    ['MATCH (a) RETURN DISTINCT a.x ORDER BY a.y', 'a', hint],
    ['MATCH (a) WITH DISTINCT a.x AS x WHERE a.y RETURN x', 'a', hint],
    [
      'MATCH (a) WITH a.x AS x LIMIT 1 WHERE a.y RETURN x',
      ...(['a', 'after LIMIT only the columns can be read'] as const)
    ],
    [
      'MATCH (a)-->(b) RETURN a.x + b.x, count(*) ORDER BY a.x + b.x + count(*)',
      ...(['a', 'after an aggregate only the columns can be read'] as const)
    ],
    [
      'MATCH (a)-->(b) RETURN count(b) AS n ORDER BY a.x + count(b)',
      ...(['a', 'after an aggregate only the columns can be read'] as const)
    ]
  ]
  for (const [query, at, hint] of refused) {
    t.strictSame(
      refusalOf(query),
      { kind: 'undefinedVariable', reason: `the variable "${at}" cannot be read here`, at, hint },
      query
    )
  }
  for (const query of [
    'MATCH (a) RETURN DISTINCT a.x ORDER BY a.x',
    'MATCH (a) RETURN DISTINCT a ORDER BY a.x',
    'MATCH (a) RETURN DISTINCT a.x AS y ORDER BY a.x, y',
    'MATCH (a) WITH DISTINCT a.x AS x WHERE a.x = 1 RETURN x',
    'MATCH (a) WITH a.x AS x SKIP 1 WHERE a.x = 1 RETURN x',
    'MATCH (a)-->(b) RETURN a.x AS x, count(b) AS n ORDER BY x, a.x + count(b), n',
    'MATCH (a)-->(b) RETURN a, count(*) ORDER BY count(*), a.x'
  ]) {
    t.equal(refusalOf(query), undefined, query)
  }
})
