/** Equality, order and logic with three values: true, false and null for what is not known. */
import t from 'tap'
import { mapOf, openExpressions } from '../support/cypher-expressions.ts'

const { ask, holds, refuses } = await openExpressions(t)

t.test('equality', (t) =>
  holds(t, [
    ['1 = 1', true],
    ['1 = 1.0', true],
    ['1.5 = 1', false],
    ['9007199254740993 = 9007199254740992.0', false],
    ["'a' = 'a'", true],
    ["'a' = 'A'", false],
    ["1 = '1'", false],
    ['true = true', true],
    ['true = 1', false],
    ['1 <> 1.0', false],
    ["1 <> 'a'", true],
    ['1 = null', null],
    ['null = null', null],
    ['null <> null', null],
    ['0.0/0.0 = 0.0/0.0', false],
    ['0.0/0.0 <> 0.0/0.0', true],
    ['1.0/0 = 1.0/0', true],
    ['1.0/0 = -1.0/0', false]
  ])
)

t.test('equality of lists looks at every element', (t) =>
  holds(t, [
    ['[1, 2] = [1, 2]', true],
    ['[1, 2] = [1.0, 2]', true],
    ['[1, 2] = [2, 1]', false],
    ['[1, 2] = [1]', false],
    ['[] = []', true],
    ['[1, null] = [1, 2]', null],
    ['[1, null] = [2, 2]', false],
    ['[1, null] = [1]', false],
    ['[null] = [null]', null],
    ['[[1], [null]] = [[1], [1]]', null],
    ['[[1], [null]] = [[2], [1]]', false],
    ['[1] = 1', false],
    ["[1] <> ['a']", true],
    ['[1, null] <> [2, null]', true],
    ['[0.0/0.0] = [0.0/0.0]', false]
  ])
)

t.test('equality of maps looks at every entry', (t) =>
  holds(t, [
    ['{a: 1, b: 2} = {b: 2, a: 1}', true],
    ['{a: 1} = {a: 1.0}', true],
    ['{a: 1} = {a: 2}', false],
    ['{a: 1} = {b: 1}', false],
    ['{a: 1} = {a: 1, b: null}', false],
    ['{a: null} = {a: null}', null],
    ['{a: null, b: 1} = {a: 1, b: 2}', false],
    ['{} = {}', true],
    ['{a: [1, null]} = {a: [1, 2]}', null]
  ])
)

t.test('order', (t) =>
  holds(t, [
    ['1 < 2', true],
    ['2 < 1.5', false],
    ['1 <= 1.0', true],
    ['9007199254740993 > 9007199254740992.0', true],
    ["'a' < 'b'", true],
    ["'a' < 'B'", false],
    ["'z' < 'ä'", true],
    ["'\u{FFFD}' < '\u{1F600}'", true],
    ['false < true', true],
    ['true <= true', true],
    ['1 < null', null],
    ['null >= null', null],
    ["1 < 'a'", null],
    ["'1' > 0", null],
    ['true > 0', null],
    ['{a: 1} < {a: 2}', null],
    ['0.0/0.0 < 1', false],
    ['0.0/0.0 >= 0.0/0.0', false],
    ['1.0/0 > 9223372036854775807', true],
    ['-1.0/0 < 0', true]
  ])
)

t.test('order of lists is that of their first difference', (t) =>
  holds(t, [
    ['[1, 2] < [1, 3]', true],
    ['[1] < [1, 0]', true],
    ['[1, 0] >= [1]', true],
    ['[1, null] >= [1]', true],
    ['[1, 2] >= [1, null]', null],
    ['[1, 2] >= [3, null]', false],
    ["[1, 'a'] < [1, 2]", null],
    ['[] <= []', true]
  ])
)

t.test('a chain holds where every link does', (t) =>
  holds(t, [
    ['1 < 2 < 3', true],
    ['1 < 3 < 2', false],
    ['1 < 2 <= 2 = 2.0 <> 3', true],
    ['1 < null < 3', null],
    ['3 < null < 1', null],
    ['2 < 1 < null', false]
  ])
)

t.test('logic', (t) =>
  holds(t, [
    ['true AND true', true],
    ['true AND false', false],
    ['true AND null', null],
    ['false AND null', false],
    ['null AND null', null],
    ['true OR null', true],
    ['false OR null', null],
    ['false OR false', false],
    ['true XOR true', false],
    ['true XOR false', true],
    ['true XOR null', null],
    ['NOT true', false],
    ['NOT null', null],
    ['NOT false AND false', false],
    ['true OR true AND false', true]
  ])
)

t.test('logic is of booleans', (t) =>
  refuses(t, [
    ['1 AND true', /integer/],
    ["NOT 'a'", /string/],
    ['[1, true][0] AND true', /expected a boolean, but got an integer/],
    ["true XOR [1, 'a'][1]", /expected a boolean, but got a string/]
  ])
)

t.test('IS NULL is never null', (t) =>
  holds(t, [
    ['null IS NULL', true],
    ['1 IS NULL', false],
    ['null IS NOT NULL', false],
    ['[null] IS NOT NULL', true],
    ['{a: null}.a IS NULL', true],
    ['{a: 1}.b IS NULL', true]
  ])
)

t.test('IN', (t) =>
  holds(t, [
    ['1 IN [1, 2]', true],
    ['1.0 IN [1, 2]', true],
    ['3 IN [1, 2]', false],
    ["'a' IN ['b', 'a']", true],
    ["1 IN ['1']", false],
    ['3 IN [1, null]', null],
    ['1 IN [1, null]', true],
    ['null IN [1, 2]', null],
    ['null IN []', false],
    ['null IN [null]', null],
    ['1 IN null', null],
    ['1 IN []', false],
    ['[1] IN [[1], [2]]', true],
    ['[1] IN [1]', false],
    ['[null] IN [[1]]', null],
    ['[null, 2] IN [[1, 3]]', false],
    ['{a: 1} IN [{a: 1}]', true],
    ['0.0/0.0 IN [0.0/0.0]', false],
    ['true IN [false, true]', true],
    ['[1, 2] IN [[1, null]]', null]
  ])
)

t.test('IN takes a list', (t) =>
  refuses(t, [
    ["1 IN 'a'", /string/],
    ["1 IN [1, 'a'][1]", /expected a list, but got a string/]
  ])
)

t.test('CASE', (t) =>
  holds(t, [
    ["CASE WHEN 1 > 2 THEN 'a' WHEN 2 > 1 THEN 'b' ELSE 'c' END", 'b'],
    ["CASE WHEN null THEN 'a' ELSE 'c' END", 'c'],
    ['CASE WHEN false THEN 1 END', null],
    ["CASE 2 WHEN 1 THEN 'one' WHEN 2.0 THEN 'two' END", 'two'],
    ["CASE 'x' WHEN 1 THEN 'one' ELSE 'none' END", 'none'],
    ["CASE null WHEN null THEN 'null' ELSE 'none' END", 'none'],
    ["CASE true WHEN true THEN 1 ELSE 'a' END", 1n],
    ["CASE false WHEN true THEN 1 ELSE 'a' END", 'a'],
    ['CASE WHEN true THEN 1 ELSE 2.5 END', 1n],
    ['CASE WHEN true THEN [1] ELSE [2.5] END', [1n]],
    ['CASE WHEN true THEN null ELSE 1 END', null],
    ['CASE [1, null] WHEN [1, null] THEN 1 ELSE 2 END', 2n]
  ])
)

t.test('a branch that is not taken does no harm', (t) =>
  holds(t, [
    ['CASE WHEN 1 = 2 THEN 1 / 0 ELSE 3 END', 3n],
    ['CASE WHEN [1][0] = 1 THEN 3 ELSE 1 / [0][0] END', 3n]
  ])
)

t.test('everything has a place in ORDER BY', async (t) => {
  const ascending = [
    mapOf({ a: 1n }),
    mapOf({ a: 2n }),
    mapOf({ b: 0n }),
    [],
    [1n],
    [1n, 2n],
    [1n, null],
    [2n],
    [null],
    '',
    'A',
    'a',
    'a\u0001',
    'aa',
    'ä',
    '\u{1F600}',
    false,
    true,
    Number.NEGATIVE_INFINITY,
    -1e300,
    -9223372036854775808n,
    -10n,
    -9.5,
    -1.25,
    -1n,
    -0.001,
    0n,
    1e-20,
    0.001,
    0.01,
    1n,
    1.25,
    9.5,
    10n,
    99n,
    100n,
    9007199254740992n,
    9007199254740993n,
    9223372036854775807n,
    1e300,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    null
  ]
  const shuffled = ascending.map((_, i) => ascending[(i * 17) % ascending.length] ?? null)
  const sorted = (direction: string) =>
    ask(`UNWIND $values AS value RETURN value ORDER BY value ${direction}`, { values: shuffled })
  t.strictSame((await sorted('')).flat(1), ascending)
  t.strictSame((await sorted('DESC')).flat(1), ascending.toReversed())
})
