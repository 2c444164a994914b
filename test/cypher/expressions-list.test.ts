/** Lists and maps: making, reading, going through them. */
import t from 'tap'
import { mapOf, openExpressions } from '../support/cypher-expressions.ts'

const { holds, refuses, evaluate } = await openExpressions(t)

t.test('lists and maps are made of anything', (t) =>
  holds(t, [
    ['[]', []],
    ["[1, 2.0, 'a', null, [true], {b: 1}]", [1n, 2, 'a', null, [true], mapOf({ b: 1n })]],
    ['{}', mapOf({})],
    ['{a: 1, b: null}', mapOf({ a: 1n, b: null })],
    ['{a: 1, a: 2}', mapOf({ a: 2n })],
    ['{`~node`: 1, `~~`: 2}', mapOf({ '~node': 1n, '~~': 2n })],
    ['[1 + 1, 2 * 2]', [2n, 4n]],
    ['{a: 1 + 1}', mapOf({ a: 2n })]
  ])
)

t.test('they may be longer than a function of PostgreSQL has arguments', async (t) => {
  const numbers = Array.from({ length: 250 }, (_, i) => i)
  const list = await evaluate(`size([${numbers.map((i) => `toInteger('${i}')`).join(', ')}])`)
  t.equal(list, 250n)
  const map = await evaluate(`size(keys({${numbers.map((i) => `k${i}: toInteger('${i}')`)}}))`)
  t.equal(map, 250n)
})

t.test('an index counts from the start or the end, and is null outside', (t) =>
  holds(t, [
    ['[1, 2, 3][0]', 1n],
    ['[1, 2, 3][-1]', 3n],
    ['[1, 2, 3][3]', null],
    ['[1, 2, 3][-4]', null],
    ['[1, 2, 3][99999999999]', null],
    ['[1, 2, 3][null]', null],
    ['null[0]', null],
    ['[null][0]', null],
    ['[[1, 2], [3]][0][1]', 2n],
    ["{a: 1}['a']", 1n],
    ["{a: 1}['b']", null],
    ["{`~a`: 1}['~a']", 1n],
    ['{a: {b: 2}}.a.b', 2n],
    ['{a: null}.a', null],
    ['null.a', null]
  ])
)

t.test('a slice is cut to what is there', (t) =>
  holds(t, [
    ['[1, 2, 3, 4][1..3]', [2n, 3n]],
    ['[1, 2, 3, 4][1..]', [2n, 3n, 4n]],
    ['[1, 2, 3, 4][..2]', [1n, 2n]],
    ['[1, 2, 3, 4][-2..]', [3n, 4n]],
    ['[1, 2, 3, 4][..-1]', [1n, 2n, 3n]],
    ['[1, 2, 3, 4][-3..-1]', [2n, 3n]],
    ['[1, 2, 3][2..1]', []],
    ['[1, 2, 3][1..99]', [2n, 3n]],
    ['[1, 2, 3][-99..1]', [1n]],
    ['[1, 2, 3][5..]', []],
    ['[1, 2][null..1]', null],
    ['[1, 2][0..null]', null],
    ['null[0..1]', null]
  ])
)

t.test('+ joins lists and appends to them', (t) =>
  holds(t, [
    ['[1] + [2]', [1n, 2n]],
    ['[1] + 2', [1n, 2n]],
    ['1 + [2]', [1n, 2n]],
    ["['a'] + 'b'", ['a', 'b']],
    ["'a' + ['b']", ['a', 'b']],
    ['[1] + [[2]]', [1n, [2n]]],
    ['[] + []', []],
    ['[1] + null', null],
    ['[] + {a: 1}', [mapOf({ a: 1n })]]
  ])
)

t.test('functions', (t) =>
  holds(t, [
    ['size([1, null, 2])', 3n],
    ['size([])', 0n],
    ['head([1, 2])', 1n],
    ['head([])', null],
    ['last([1, 2])', 2n],
    ['last([])', null],
    ['tail([1, 2, 3])', [2n, 3n]],
    ['tail([])', []],
    ['reverse([1, null, 2])', [2n, null, 1n]],
    ['range(1, 4)', [1n, 2n, 3n, 4n]],
    ['range(0, 10, 5)', [0n, 5n, 10n]],
    ['range(3, 1, -1)', [3n, 2n, 1n]],
    ['range(3, 1)', []],
    ['range(1, 1)', [1n]],
    ['size(range(1, 1000))', 1000n],
    ['keys({b: 1, a: null})', ['a', 'b']],
    ['keys({`~x`: 1})', ['~x']],
    ['properties({a: 1})', mapOf({ a: 1n })],
    ['isEmpty([])', true],
    ['isEmpty({})', true],
    ['isEmpty({a: null})', false],
    ['size(null)', null],
    ['head(null)', null],
    ['tail(null)', null],
    ['reverse(null)', null],
    ['keys(null)', null],
    ['coalesce(null, null, 1, 2)', 1n],
    ["coalesce(null, 'a', 2)", 'a'],
    ['coalesce(null)', null],
    ['coalesce([1], 2)', [1n]],
    ['nullIf(1, 1.0)', null],
    ['nullIf(1, 2)', 1n],
    ["nullIf('a', null)", 'a'],
    ['exists({a: 1}.a)', true],
    ['exists({a: null}.a)', false]
  ])
)

t.test('functions of lists refuse other values', (t) =>
  refuses(t, [
    ['range(1, 2, 0)', /step of range\(\) must not be zero/],
    ['range(0, 2000000)', /range\(\) makes no more than 2,000,000 numbers/],
    ['range(9223372036854775807, -9223372036854775808, -2)', /range\(\) makes no more/],
    ['size(1)', /size/],
    ['size([1, true][1])', /expected a string or a list, but got a boolean/],
    ["head([1, 'a'][1])", /expected a list, but got a string/],
    ['[1, 2][true]', /boolean/],
    ["[1, 2][['a', 1][0]]", /expected an integer, but got a string/],
    ["{a: 1}[[1, 'a'][0]]", /expected a string, but got an integer/],
    ['1[0]', /integer/],
    ['[1, true][0].a', /expected a value with properties, but got an integer/]
  ])
)

t.test('a comprehension filters and maps', (t) =>
  holds(t, [
    ['[x IN [1, 2, 3] WHERE x > 1 | x * 2]', [4n, 6n]],
    ['[x IN [1, 2, 3] | x + 0.5]', [1.5, 2.5, 3.5]],
    ['[x IN [1, 2, 3] WHERE x % 2 = 1]', [1n, 3n]],
    ['[x IN [1, null, 3] WHERE x > 1]', [3n]],
    ['[x IN [1, null] | x]', [1n, null]],
    ['[x IN [] | x]', []],
    ['[x IN null | x]', null],
    ['[x IN [[1, 2], [3]] | [y IN x | y + 1]]', [[2n, 3n], [4n]]],
    [
      '[x IN [1, 2] | [y IN [10, 20] | x + y]]',
      [
        [11n, 21n],
        [12n, 22n]
      ]
    ],
    ['[x IN [1, 2] | {a: x}]', [mapOf({ a: 1n }), mapOf({ a: 2n })]],
    ["[x IN ['a', 'b'] | toUpper(x)]", ['A', 'B']],
    ['[x IN [3, 1, 2] | x]', [3n, 1n, 2n]]
  ])
)

t.test('quantifiers know three values', (t) =>
  holds(t, [
    ['all(x IN [1, 2] WHERE x > 0)', true],
    ['all(x IN [1, 2] WHERE x > 1)', false],
    ['all(x IN [1, null] WHERE x > 0)', null],
    ['all(x IN [-1, null] WHERE x > 0)', false],
    ['all(x IN [] WHERE x > 0)', true],
    ['all(x IN null WHERE x > 0)', null],
    ['any(x IN [1, 2] WHERE x > 1)', true],
    ['any(x IN [1, null] WHERE x > 1)', null],
    ['any(x IN [2, null] WHERE x > 1)', true],
    ['any(x IN [] WHERE x > 1)', false],
    ['none(x IN [1, 2] WHERE x > 2)', true],
    ['none(x IN [1, null] WHERE x > 2)', null],
    ['none(x IN [3, null] WHERE x > 2)', false],
    ['none(x IN [] WHERE true)', true],
    ['single(x IN [1, 2] WHERE x > 1)', true],
    ['single(x IN [2, 2] WHERE x > 1)', false],
    ['single(x IN [2, null] WHERE x > 1)', null],
    ['single(x IN [2, 2, null] WHERE x > 1)', false],
    ['single(x IN [] WHERE true)', false],
    ['any(x IN [[1], [2]] WHERE any(y IN x WHERE y = 2))', true],
    ['any(x IN [false, true] WHERE x)', true]
  ])
)

t.test('reduce goes through a list from its start', (t) =>
  holds(t, [
    ['reduce(sum = 0, x IN [1, 2, 3] | sum + x)', 6n],
    ['reduce(sum = 0, x IN [1, 2.5] | sum + x)', 3.5],
    ["reduce(text = '', x IN ['a', 'b', 'c'] | text + x)", 'abc'],
    ['reduce(list = [], x IN [1, 2] | [x] + list)', [2n, 1n]],
    ['reduce(sum = 1, x IN [] | sum + x)', 1n],
    ['reduce(sum = 0, x IN null | sum + x)', null],
    ['reduce(sum = 0, x IN [1, null] | sum + x)', null],
    [
      'reduce(max = null, x IN [1, 3, 2] | CASE WHEN max IS NULL OR x > max THEN x ELSE max END)',
      3n
    ],
    ['reduce(a = 0, x IN [[1, 2], [3]] | a + reduce(b = 0, y IN x | b + y))', 6n]
  ])
)

t.test('a map projection takes what it names', async (t) => {
  const project = (items: string) => evaluate(`[m IN [{a: 1, b: 2}] | m {${items}}][0]`)
  t.strictSame(await project('.a'), mapOf({ a: 1n }))
  t.strictSame(await project('.a, .c'), mapOf({ a: 1n, c: null }))
  t.strictSame(await project('.*, c: 3'), mapOf({ a: 1n, b: 2n, c: 3n }))
  t.strictSame(await project('.*, b: m.a + 5'), mapOf({ a: 1n, b: 6n }))
  t.equal(await evaluate('[m IN [null] | m {.a}][0]'), null)
})
