import t, { type Test } from 'tap'
import { CypherError } from '../../src/graph/cypher/errors.ts'
import { parse } from '../../src/graph/cypher/parse.ts'
import { refusalOf } from './syntax/refusal.ts'

/** Query, offending text, reason, hint. */
type Case = [query: string, at: string, reason: string, hint?: string]

function refuses(t: Test, cases: Case[], kind = 'syntax') {
  for (const [query, at, reason, hint] of cases) {
    const expected = hint === undefined ? { kind, reason, at } : { kind, reason, at, hint }
    t.strictSame(refusalOf(query), expected, query)
  }
}

const SHORTEST = 'write shortestPath((a)-[*]->(b))'
const CLAUSE = 'expected a clause: MATCH, UNWIND, WITH or RETURN'
const BETWEEN = 'it stands between its operands: a CONTAINS b'
const NEXT = 'expected an operator or the next clause'
const END = 'expected an operator, the next clause or the end'

t.test('a misspelt word is guessed', async (t) => {
  refuses(t, [
    ['MACTH (n) RETURN n', 'MACTH', CLAUSE, 'did you mean "MATCH"?'],
    ['MATCH (n) RETRUN n', 'RETRUN', NEXT, 'did you mean "RETURN"?'],
    ['MATCH (n) WHRE n.x RETURN n', 'WHRE', NEXT, 'did you mean "WHERE"?'],
    ["MATCH (n) WHERE n.x CONTANS 'a' RETURN n", 'CONTANS', NEXT, 'did you mean "CONTAINS"?'],
    ['MATCH (n) RETURN n LIMT 10', 'LIMT', END, 'did you mean "LIMIT"?'],
    ['MATCH (n) WHERE n.x IS NUL RETURN n', 'NUL', 'expected NULL', 'did you mean "NULL"?'],
    ['MATCH (n) RETURN n somewhere', 'somewhere', END]
  ])
})

t.test('what other languages write is answered with what stands for it', async (t) => {
  refuses(t, [
    ['MATCH (n) WHERE n.x == 1 RETURN n', '==', NEXT, 'equality is written ='],
    ['MATCH (n) WHERE n.x != 1 RETURN n', '!=', NEXT, 'inequality is written <>'],
    ['MATCH (n) WHERE n.x && n.y RETURN n', '&&', NEXT, 'conjunction is written AND'],
    ['MATCH (n) WHERE n.x || n.y RETURN n', '|', NEXT, 'disjunction is written OR'],
    ['RETURN !true', '!', 'expected an expression', 'negation is written NOT'],
    [
      "MATCH (n) WHERE n.x NOT IN ['a'] RETURN n",
      ...(['NOT', NEXT, 'NOT stands before the whole comparison: NOT x IN list'] as const)
    ],
    [
      "MATCH (n) WHERE n.x LIKE 'a%' RETURN n",
      ...(['LIKE', NEXT, 'write CONTAINS, STARTS WITH, ENDS WITH or =~'] as const)
    ],
    ['ORDER name', 'ORDER', CLAUSE],
    ['RETURN 1 AS a ORDER a', 'a', 'expected BY'],
    ['RETURN $', '$', 'expected an expression', 'a parameter has a name: $name'],
    ['-- all\nRETURN 1', '-', CLAUSE, 'a comment begins with //'],
    ['RETURN 1 -- a comment', 'comment', END, 'a comment begins with //'],
    ['MATCH (n) -- all\nRETURN n', 'all', 'expected a node: "("', 'a comment begins with //'],
    ['MATCH (n)--m RETURN n', 'm', 'expected a node: "("'],
    ['RETURN 1 IS NOL', 'NOL', 'expected NULL', 'did you mean "NULL"?'],
    ['RETURN 1 IS NOT NIL', 'NIL', 'expected NULL', 'did you mean "NULL"?'],
    ["RETURN contains('ab', 'a')", 'contains', 'expected an expression', BETWEEN],
    ["RETURN 'a' STARTS 'a'", 'STARTS', END, 'the operator is STARTS WITH'],
    ['RETURN 1; RETURN 2', 'RETURN', END, 'a query is one statement'],
    [
      'MATCH (n:"User") RETURN n',
      ...([
        '"User"',
        'expected a label',
        'quotes make a string, a name stands in backticks'
      ] as const)
    ],
    [
      'RETURN {"a": 1}',
      ...(['"a"', 'expected a key', 'quotes make a string, a name stands in backticks'] as const)
    ],
    [
      'WITH 1 AS MATCH (n) RETURN n',
      ...(['MATCH', 'expected a variable'] as const),
      '"MATCH" is a reserved word: as a name it stands in backticks'
    ],
    [
      'MATCH (in) RETURN 1',
      ...(['in', 'expected ")" after the node'] as const),
      '"in" is a reserved word: as a name it stands in backticks'
    ],
    ['RETURN 1 – 1', ...(['–', 'the character U+2013 has no meaning here', 'write -'] as const)],
    [
      'RETURN “a”',
      ...(['“', 'the character U+201C has no meaning here'] as const),
      `write a straight quote, ' or "`
    ]
  ])
})

t.test('what is not closed is named', async (t) => {
  refuses(t, [
    ['MATCH (n RETURN n', 'RETURN', 'expected ")" after the node', '"(" is not closed'],
    ['RETURN (1', '', 'expected ")", but the query ends', '"(" is not closed'],
    ['RETURN [1, 2', '', 'expected "," or "]", but the query ends', '"[" is not closed'],
    ['RETURN {a: (1}', '}', 'expected ")"', '"(" is not closed'],
    ["RETURN 'abc", "'abc", 'the string is not closed', "close it with '"],
    ['RETURN `abc', '`abc', 'the name is not closed', 'close it with `'],
    ['RETURN 1 /* abc', '/* abc', 'the comment is not closed'],
    ['RETURN 1)', ')', END]
  ])
})

t.test('values that are none', async (t) => {
  const integer = 'the number is too large for an integer of 64 bits'
  refuses(t, [
    ['RETURN 9223372036854775808', '9223372036854775808', integer],
    ['RETURN -9223372036854775809', '9223372036854775809', integer],
    ['RETURN 0xFFFFFFFFFFFFFFFF', '0xFFFFFFFFFFFFFFFF', integer],
    ['RETURN 1e999', '1e999', 'the number is too large for a float'],
    ['RETURN 12abc', '12abc', 'the number is malformed'],
    ['RETURN 0x', '0x', 'the number is malformed'],
    ['RETURN 0o8', '0o8', 'the number is malformed'],
    ['RETURN 017', '017', 'a number has no leading zero', 'an octal number is written 0o17'],
    [
      String.raw`RETURN 'a\d'`,
      ...([
        String.raw`\d`,
        'the escape is unknown',
        String.raw`a backslash itself is written \\`
      ] as const)
    ],
    [
      String.raw`RETURN '\u12'`,
      ...([String.raw`\u`, 'the escape names no character'] as const),
      String.raw`write \u and four hexadecimal digits, or \U and eight`
    ],
    [
      String.raw`RETURN '\UFFFFFFFF'`,
      ...([String.raw`\U`, 'the escape names no character'] as const),
      String.raw`write \u and four hexadecimal digits, or \U and eight`
    ],
    [
      String.raw`RETURN '\u0000'`,
      ...([String.raw`'\u0000'`, 'no text holds the character U+0000'] as const)
    ],
    [
      String.raw`RETURN '\uD800'`,
      ...([String.raw`'\uD800'`, 'half of a surrogate pair is no character'] as const)
    ],
    ['RETURN 1 AS ``', '``', 'the name is empty']
  ])
})

t.test('clauses stand in their order', async (t) => {
  refuses(t, [
    ['', '', 'the query is empty'],
    [' // nothing', '', 'the query is empty'],
    ['MATCH (n)', '', 'the query does not end with RETURN', 'say what it returns'],
    [
      'MATCH (n) UNION RETURN 1',
      ...(['UNION', 'the query does not end with RETURN', 'say what it returns'] as const)
    ],
    ['RETURN 1 MATCH (n)', 'MATCH', 'RETURN is the last clause, MATCH cannot follow it'],
    ['MATCH (n) RETURN n WHERE n.x', 'WHERE', 'WHERE follows MATCH or WITH, not RETURN'],
    [
      'RETURN 1 LIMIT 1 SKIP 1',
      ...(['SKIP', 'SKIP stands too late', 'the order is ORDER BY, SKIP, LIMIT'] as const)
    ],
    ['MATCH (n) WHERE RETURN n', 'RETURN', 'expected an expression'],
    ['RETURN CASE WHEN true THEN END', 'END', 'expected an expression'],
    ['RETURN COLLECT { MATCH (n) }', '}', NEXT],
    ['RETURN all(1 = 1)', '1', 'expected a variable']
  ])
})

t.test('patterns are what they look like', async (t) => {
  const arrow = 'a relationship is written -[:TYPE]-> or -->'
  const hops = 'the length of a path is written -[:TYPE*1..3]->'
  refuses(t, [
    ['MATCH (n)->(m) RETURN n', '>', 'expected "-"', arrow],
    ['MATCH (n)-[r]>(m) RETURN n', '>', 'expected "-"', arrow],
    [
      'MATCH ()-[:A:B]->() RETURN 1',
      ':',
      'a relationship has one type',
      'one of many is written :A|B'
    ],
    ['MATCH (n)-->m RETURN n', 'm', 'expected a node: "("'],
    ['MATCH ()-[*-2]->() RETURN 1', '-', 'the length of a path is made of whole numbers', hops],
    ['MATCH ()-[*1.5]->() RETURN 1', '1.5', 'the length of a path is made of whole numbers', hops],
    ['MATCH ()-[*$n]->() RETURN 1', '$n', 'the length of a path is made of whole numbers', hops],
    ['MATCH (n:$label) RETURN n', '$label', 'a label cannot be a parameter'],
    ['MATCH ()-[:$type]->() RETURN 1', '$type', 'a relationship type cannot be a parameter']
  ])
  refuses(
    t,
    [
      ['MATCH ((a)-->(b)){1,3} RETURN a', '{', 'quantified patterns are not offered', hops],
      ['MATCH (a)-->+(b) RETURN a', '+', 'quantified patterns are not offered', hops]
    ],
    'unsupported'
  )
  refuses(
    t,
    [['RETURN exists(1)', 'exists(1)', 'exists() takes a property or a pattern']],
    'wrongType'
  )
})

t.test('what does not read is refused by its name, wherever it begins', async (t) => {
  const reads = 'queries only read'
  const procedures =
    'there are no procedures; a subquery is written EXISTS { … }, COUNT { … } or COLLECT { … }'
  const cases: Case[] = [
    ['CREATE (n)', 'CREATE', '"CREATE" is not offered', reads],
    ['MATCH (n) SET n.x = 1', 'SET', '"SET" is not offered', reads],
    ['MATCH (n) WHERE n.x DETACH DELETE n', 'DETACH', '"DETACH" is not offered', reads],
    ['MATCH (n) delete n', 'delete', '"DELETE" is not offered', reads],
    ['UNWIND [1] AS x merge (n {x: x})', 'merge', '"MERGE" is not offered', reads],
    ['MATCH (n) REMOVE n.x RETURN n', 'REMOVE', '"REMOVE" is not offered', reads],
    [
      'MATCH p = () FOREACH (n IN nodes(p) | SET n.x = 1)',
      'FOREACH',
      '"FOREACH" is not offered',
      reads
    ],
    ["LOAD CSV FROM 'x' AS row RETURN row", 'LOAD', '"LOAD" is not offered', reads],
    ['DROP INDEX x', 'DROP', '"DROP" is not offered', reads],
    ['CALL db.labels()', 'CALL', '"CALL" is not offered', procedures],
    [
      'MATCH (n) CALL { WITH n RETURN 1 AS x } RETURN x',
      'CALL',
      '"CALL" is not offered',
      procedures
    ],
    ['MATCH SHORTEST 1 (a)-->(b) RETURN a', 'SHORTEST', '"SHORTEST" is not offered', SHORTEST],
    ['EXPLAIN RETURN 1', 'EXPLAIN', '"EXPLAIN" is not offered', 'leave it out'],
    [
      'MATCH (n) WHERE EXISTS { MATCH (n) SET n.x = 1 } RETURN n',
      'SET',
      '"SET" is not offered',
      reads
    ]
  ]
  refuses(t, cases, 'unsupported')
})

t.test('the position counts lines and characters from one', async (t) => {
  const error = (() => {
    try {
      return parse("RETURN '😀',\r\n  '😀' ==  1")
    } catch (caught) {
      return caught
    }
  })()
  t.ok(error instanceof CypherError)
  t.match(error, { line: 2, column: 7, text: '==' })
  t.match(error, {
    message: `${END} (line 2, column 7: ==); equality is written =`
  })
})
