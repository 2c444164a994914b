import t, { type Test } from 'tap'
import type { CypherErrorKind } from '../../src/graph/cypher/errors.ts'
import { refusalOf } from './syntax/refusal.ts'

/** Query, offending text, reason, hint. */
type Case = [query: string, at: string, reason: string, hint?: string]

function refuses(t: Test, kind: CypherErrorKind, cases: Case[]) {
  for (const [query, at, reason, hint] of cases) {
    const expected = hint === undefined ? { kind, reason, at } : { kind, reason, at, hint }
    t.strictSame(refusalOf(query), expected, query)
  }
}

function accepts(t: Test, queries: string[]) {
  for (const query of queries) t.equal(refusalOf(query), undefined, query)
}

const isNot = (name: string) => `the variable "${name}" is not defined`

t.test('a variable is defined before it is read', async (t) => {
  refuses(t, 'undefinedVariable', [
    ['MATCH (node) RETURN noed', 'noed', isNot('noed'), 'did you mean "node"?'],
    ['RETURN a', 'a', isNot('a')],
    ['MATCH (a) WITH a.x AS b RETURN a', 'a', isNot('a')],
    ['UNWIND a AS b RETURN b', 'a', isNot('a')],
    ['MATCH (a {x: b.y}) RETURN a', 'b', isNot('b')],
    ['RETURN 1 AS a UNION RETURN a AS a', 'a', isNot('a')],
    ['RETURN [x IN [1] | x], x', 'x', isNot('x')],
    ['RETURN all(x IN [1] WHERE y)', 'y', isNot('y')],
    ['MATCH (a) RETURN EXISTS { (a)-->(b) }, b', 'b', isNot('b')],
    ['MATCH (a) WITH a AS b ORDER BY c RETURN b', 'c', isNot('c')],
    [
      'MATCH (a) WHERE (a)-->(b) RETURN a',
      ...(['b', isNot('b'), 'EXISTS { … } can have variables of its own'] as const)
    ]
  ])
  accepts(t, [
    'MATCH (a {x: b.y}), (b) RETURN a',
    'MATCH (a)-[r WHERE r.x = b.x]->(b) RETURN r',
    'MATCH (a) WITH a.x AS b WHERE a.y RETURN b',
    'MATCH (a) WITH a.x AS b ORDER BY a.y, b RETURN b',
    'MATCH (a) WHERE EXISTS { (a)-->(b) WHERE b.x = a.x } RETURN a',
    'MATCH (a) RETURN EXISTS { MATCH (b) WITH b.x AS x WHERE x = a.x RETURN x } AS b',
    'MATCH (a) RETURN [(a)-->(b) | b.x] AS b',
    'RETURN reduce(a = 0, b IN [1] | a + b) AS a'
  ])
})

t.test('a variable is defined once', async (t) => {
  const defined = (name: string) => `the variable "${name}" is already defined`
  refuses(t, 'redefinedVariable', [
    ['WITH [1] AS x UNWIND x AS x RETURN x', 'x', defined('x')],
    ['MATCH (p) MATCH p = (p)-->() RETURN p', 'p', defined('p')],
    ['MATCH p = (), p = () RETURN p', 'p', defined('p')],
    ['RETURN reduce(a = 0, a IN [1] | a)', 'a', defined('a')],
    [
      'MATCH (a)-[r]->()-[r]->(a) RETURN r',
      'r',
      'the relationship "r" stands twice in the same MATCH'
    ],
    [
      'MATCH ()-[r]->(), ()-[r]->() RETURN r',
      'r',
      'the relationship "r" stands twice in the same MATCH'
    ],
    [
      'MATCH (a) RETURN EXISTS { MATCH (b) WITH 1 AS a RETURN a }',
      ...(['a', 'the variable "a" belongs to the outer query'] as const)
    ]
  ])
  accepts(t, [
    'MATCH (a) MATCH (a)-->(a) RETURN a',
    'MATCH ()-[r]->() MATCH ()-[r]-() RETURN r',
    'WITH 1 AS a WITH 2 AS a RETURN a',
    'WITH 1 AS x RETURN [x IN [x] | x] AS y',
    'MATCH (a) RETURN EXISTS { MATCH (b) WITH a, b RETURN a }'
  ])
})

t.test('a variable stays what it is', async (t) => {
  const is = (name: string, one: string, other: string) =>
    `the variable "${name}" is ${one}, not ${other}`
  refuses(t, 'wrongType', [
    ['MATCH ()-[r]->() MATCH (r) RETURN r', 'r', is('r', 'a relationship', 'a node')],
    ['MATCH (r)-[r]->() RETURN r', 'r', is('r', 'a node', 'a relationship')],
    ['MATCH p = () MATCH (p) RETURN p', 'p', is('p', 'a path', 'a node')],
    ['WITH 1 AS n MATCH (n) RETURN n', 'n', is('n', 'an integer', 'a node')],
    ['WITH [1] AS n MATCH (n) RETURN n', 'n', is('n', 'a list of integer', 'a node')],
    [
      'MATCH ()-[r]->() MATCH ()-[r*]->() RETURN r',
      ...(['r', is('r', 'a relationship', 'a list of relationship')] as const)
    ]
  ])
  accepts(t, [
    'UNWIND $list AS n MATCH (n)-->() RETURN n',
    'MATCH (a) WITH [a] AS list UNWIND list AS b MATCH (b) RETURN b',
    'MATCH ()-[a]->()-[b]->() WITH [a, b] AS c MATCH ()-[c*]->() RETURN c',
    'OPTIONAL MATCH (a) WITH coalesce(a, null) AS b MATCH (b) RETURN b'
  ])
})

t.test('a call names a function and gives it what it takes', async (t) => {
  refuses(t, 'unknownFunction', [
    ["RETURN toLowr('a')", 'toLowr', 'there is no function "toLowr"', 'did you mean "toLower"?'],
    ['MATCH (n) RETURN cont(n)', 'cont', 'there is no function "cont"', 'did you mean "count"?'],
    [
      "RETURN startsWith('ab', 'a')",
      'startsWith',
      'there is no function "startsWith"',
      'write a STARTS WITH b'
    ],
    ['RETURN a.nothing(1)', 'a.nothing', 'there is no function "a.nothing"']
  ])
  refuses(t, 'wrongArgumentCount', [
    ['RETURN size()', 'size()', 'size() takes 1 argument, not 0', 'it is size(value)'],
    ['RETURN PI(1)', 'PI(1)', 'pi() takes 0 arguments, not 1'],
    [
      'RETURN coalesce()',
      'coalesce()',
      'coalesce() takes at least 1 argument, not 0',
      'it is coalesce(value)'
    ],
    [
      'RETURN range(1)',
      'range(1)',
      'range() takes 2 to 3 arguments, not 1',
      'it is range(start, end, step)'
    ],
    ['RETURN sum(*)', 'sum(*)', 'sum() does not take *']
  ])
  refuses(t, 'wrongType', [
    ['MATCH (n) RETURN type(n)', 'n', 'the relationship of type() is a relationship, not a node'],
    ['MATCH p = () RETURN labels(p)', 'p', 'the node of labels() is a node, not a path'],
    ['RETURN toUpper(1)', '1', 'the text of toUpper() is a string, not an integer'],
    ['RETURN range(1, 2.5)', '2.5', 'the end of range() is an integer, not a float']
  ])
  refuses(t, 'invalid', [
    [
      'RETURN size(DISTINCT [1])',
      'size(DISTINCT [1])',
      'DISTINCT is for aggregates, and size() is none'
    ]
  ])
  accepts(t, [
    'RETURN TOUPPER($p), coalesce(null, 1, 2), size(null)',
    'MATCH (n) RETURN size(n.x), abs(n.x), toUpper(n.x)',
    'MATCH ()-[r]->() RETURN type(head([r]))'
  ])
})

t.test('operators take what they can work with', async (t) => {
  const condition = (what: string) => `a condition is true or false, not ${what}`
  refuses(t, 'wrongType', [
    ['RETURN 1 AND true', '1', condition('an integer')],
    ["RETURN NOT 'a'", "'a'", condition('a string')],
    ['MATCH (n) WHERE n RETURN n', 'n', condition('a node')],
    ['RETURN CASE WHEN [] THEN 1 END', '[]', condition('a list')],
    ['RETURN [x IN [1] WHERE x]', 'x', condition('an integer')],
    ['RETURN 1 + true', '1 + true', '+ does not take an integer and a boolean'],
    ["RETURN 'a' * 2", "'a' * 2", '* does not take a string and an integer'],
    ["RETURN any(x IN ['a'] WHERE x % 2 = 0)", 'x % 2', '% does not take a string and an integer'],
    ['MATCH (n) RETURN n - n', 'n - n', '- does not take a node and a node'],
    ['RETURN -true', 'true', 'a boolean has no sign'],
    ['RETURN 1 IN 2', '2', 'IN looks in a list, not in an integer'],
    ['UNWIND 1 AS x RETURN x', '1', 'UNWIND takes a list, not an integer'],
    ['WITH 1 AS a RETURN a.b', 'a.b', 'an integer has no properties'],
    ['MATCH p = () RETURN p.x', 'p.x', 'a path has no properties'],
    ["RETURN [1]['a']", "'a'", 'a position in a list is an integer, not a string'],
    ['RETURN {a: 1}[0]', '0', 'a key is a string, not an integer'],
    ['RETURN true[0]', 'true', 'a boolean has no elements'],
    ["RETURN 'abc'[0..1]", "'abc'", 'only a list has a slice, not a string'],
    ['WITH 1 AS a RETURN a:B', 'a', 'an integer has no labels'],
    ['RETURN [x IN 1 | x]', '1', 'expected a list, not an integer']
  ])
  accepts(t, [
    "RETURN 1 + 'a' + 2.5, [1] + 2, 'a' + [true], 1 < 'a', 'a' = 1, 1 STARTS WITH 2",
    "RETURN date('2020-01-01') + duration('P1D'), duration('P1D') * 2",
    'RETURN $p + true, [1] + $p, $p + 1, $p AND true, $p[0], $p.x, null + 1, -$p',
    'MATCH (n)-[r]->() RETURN n:A, r:B, n[$key], n {.x}',
    'WITH [1, 2.5, null] AS list UNWIND list AS x RETURN x % 2, list[0] * 2'
  ])
})

t.test('a pattern is a condition, not a value', async (t) => {
  const hint = 'write EXISTS { … }, COUNT { … } or a comprehension: [pattern | value]'
  refuses(t, 'invalid', [
    ['MATCH (a) RETURN (a)-->()', '(a)-->()', 'a pattern is a condition, not a value', hint],
    ['MATCH (a) RETURN size((a)-->())', '(a)-->()', 'a pattern is a condition, not a value', hint],
    [
      'MATCH (a $b) RETURN a',
      ...(['$b', 'a pattern takes no parameter as a whole'] as const),
      'write its properties: {name: $b.name}'
    ]
  ])
  accepts(t, [
    'MATCH (a) WHERE NOT (a)-->() OR a.x RETURN a',
    'MATCH (a) RETURN exists((a)-->()), CASE WHEN (a)-->() THEN 1 END',
    'MATCH (a), (b) RETURN shortestPath((a)-[*]->(b))'
  ])
})

t.test('a shortest path has one relationship, from no or one hop on', async (t) => {
  const path = (text: string) => [`MATCH p = ${text} RETURN p`, `p = ${text}`] as const
  refuses(t, 'invalid', [
    [
      ...path('shortestPath((a)-->()-->(b))'),
      'shortestPath() takes one relationship between two nodes'
    ],
    [
      ...path('allShortestPaths((a))'),
      'allShortestPaths() takes one relationship between two nodes'
    ],
    [...path('shortestPath((a)-[*2..]->(b))'), 'shortestPath() begins with 0 or 1 hops']
  ])
  accepts(t, [path('shortestPath((a)-[:A*0..]->(b))')[0], path('shortestPath((a)-->(b))')[0]])
})

t.test('columns have names of their own, the same in every part of a UNION', async (t) => {
  refuses(t, 'invalid', [
    ['RETURN 1 AS a, 2 AS a', '2 AS a', 'two columns are called "a"'],
    ['MATCH (n) RETURN n.x, n.x', 'n.x', 'two columns are called "n.x"'],
    ['WITH 1 AS a RETURN *, 2 AS a', '2 AS a', 'two columns are called "a"'],
    ['MATCH (n) WITH n.x RETURN 1', 'n.x', 'in WITH an expression needs a name', 'write … AS name'],
    ['MATCH () RETURN *', 'RETURN *', 'there is no variable that RETURN * could return'],
    [
      'RETURN 1 AS a UNION RETURN 2 AS b',
      ...(['RETURN 2 AS b', 'the columns of UNION differ: b instead of a'] as const)
    ],
    [
      'RETURN 1 AS `a\nb` UNION RETURN 2 AS a, 3 AS b',
      ...(['RETURN 2 AS a, 3 AS b', 'the columns of UNION differ: a, b instead of a\nb'] as const)
    ],
    [
      'RETURN 1 AS a UNION RETURN 2 AS a UNION ALL RETURN 3 AS a',
      ...(['UNION ALL RETURN 3 AS a', 'UNION and UNION ALL cannot be mixed'] as const)
    ],
    [
      'RETURN COLLECT { RETURN 1 AS a, 2 AS b }',
      ...([
        'COLLECT { RETURN 1 AS a, 2 AS b }',
        'COLLECT { … } returns exactly one column'
      ] as const)
    ]
  ])
})

t.test('SKIP and LIMIT take one integer for all rows', async (t) => {
  const same = (word: string) => `${word} takes a number that is the same for every row`
  refuses(t, 'undefinedVariable', [
    ['MATCH (n) RETURN n LIMIT n.x', 'n', 'the variable "n" cannot be read here', same('LIMIT')]
  ])
  refuses(t, 'invalid', [
    ['RETURN 1 SKIP -1', '-1', 'SKIP takes no negative number'],
    ['RETURN 1 LIMIT count(*)', 'count(*)', same('LIMIT')]
  ])
  refuses(t, 'wrongType', [
    ['RETURN 1 LIMIT 1.5', '1.5', 'LIMIT takes an integer, not a float'],
    ["RETURN 1 SKIP 'a'", "'a'", 'SKIP takes an integer, not a string'],
    ['RETURN 1 LIMIT null', 'null', 'LIMIT takes an integer, not null']
  ])
  accepts(t, ['RETURN 1 SKIP $a LIMIT toInteger(2.5) + 1'])
})
