/** Numbers: 64-bit integers and floats, which are never confused; what leaves their range is an error. */
import t from 'tap'
import { openExpressions } from '../support/cypher-expressions.ts'

const { holds, refuses } = await openExpressions(t)

t.test('integers stay integers, and a float makes a float', (t) =>
  holds(t, [
    ['1 + 2', 3n],
    ['1 + 2.0', 3],
    ['1.0 + 2', 3],
    ['0.1 + 0.2', 0.30000000000000004],
    ['7 - 10', -3n],
    ['3 * 4', 12n],
    ['3 * 0.5', 1.5],
    ['2.0 * 3', 6],
    ['9223372036854775806 + 1', 9223372036854775807n],
    ['-9223372036854775807 - 1', -9223372036854775808n],
    ['1e10', 1e10],
    ['1e300 * 10', 1e301],
    ['- (5)', -5n],
    ['- (5.5)', -5.5],
    ['+ 5', 5n]
  ])
)

t.test(
  'a division of integers rounds towards zero, and the rest has the sign of the dividend',
  (t) =>
    holds(t, [
      ['7 / 2', 3n],
      ['-7 / 2', -3n],
      ['7 / -2', -3n],
      ['7 % 3', 1n],
      ['-7 % 3', -1n],
      ['7 % -3', 1n],
      ['7 / 2.0', 3.5],
      ['7.5 % 2', 1.5],
      ['-7.5 % 2', -1.5]
    ])
)

t.test('a division of floats by zero is no error', (t) =>
  holds(t, [
    ['1.0 / 0', Number.POSITIVE_INFINITY],
    ['-1 / 0.0', Number.NEGATIVE_INFINITY],
    ['0.0 / 0', Number.NaN],
    ['isNaN(0.0 / 0.0)', true],
    ['isNaN(1)', false],
    ['1.0 % 0', Number.NaN]
  ])
)

t.test('a power is a float', (t) =>
  holds(t, [
    ['2 ^ 3', 8],
    ['2 ^ -1', 0.5],
    ['2.0 ^ 0.5', Math.SQRT2],
    ['0 ^ -1', Number.POSITIVE_INFINITY],
    ['(-8) ^ 0.5', Number.NaN],
    ['4 ^ 3 ^ 2', 4096]
  ])
)

t.test('null goes through', (t) =>
  holds(t, [
    ['1 + null', null],
    ['null - 1', null],
    ['null * null', null],
    ['1 / null', null],
    ['null % 2', null],
    ['2 ^ null', null],
    ['- null', null],
    ['abs(null)', null],
    ['sqrt(null)', null],
    ['round(null)', null]
  ])
)

t.test('what leaves the range of 64 bits is an error', (t) =>
  refuses(t, [
    ['9223372036854775807 + 1', /out of range/],
    ['-9223372036854775807 - 2', /out of range/],
    ['9223372036854775807 * 2', /out of range/],
    ['toInteger(1e300)', /out of range/],
    ['toInteger("9223372036854775808")', /out of range/],
    ['abs(-9223372036854775807 - 1)', /out of range/],
    ['1 / 0', /division by zero/],
    ['1 % 0', /division by zero/],
    ['[1][0] / [0][0]', /division by zero/]
  ])
)

t.test('only numbers have arithmetic', (t) =>
  refuses(t, [
    ['true - 1', /boolean/],
    ["'a' * 2", /string/],
    ['{a: 1} / 2', /map/],
    ['- true', /boolean/],
    ["[1, 'a'][1] - 1", /expected a number, but got a string/],
    ['[1, true][1] + 1', /cannot add a boolean and an integer/],
    ["- [1, 'a'][1]", /expected a number, but got a string/],
    ['sqrt([true, 1][0])', /expected a number, but got a boolean/]
  ])
)

t.test('functions', (t) =>
  holds(t, [
    ['abs(-5)', 5n],
    ['abs(-5.5)', 5.5],
    ['sign(-3.5)', -1n],
    ['sign(0)', 0n],
    ['ceil(1.2)', 2],
    ['ceil(-1.2)', -1],
    ['floor(1.8)', 1],
    ['floor(-1.2)', -2],
    ['floor(3)', 3],
    ['sqrt(16)', 4],
    ['sqrt(-1)', Number.NaN],
    ['exp(0)', 1],
    ['exp(-1000)', 0],
    ['exp(1000)', Number.POSITIVE_INFINITY],
    ['log(1)', 0],
    ['log(0)', Number.NEGATIVE_INFINITY],
    ['log(-1)', Number.NaN],
    ['log10(1000)', 3],
    ['sin(0)', 0],
    ['cos(0)', 1],
    ['tan(0)', 0],
    ['cot(0.5)', 1 / Math.tan(0.5)],
    ['asin(1)', Math.PI / 2],
    ['asin(2)', Number.NaN],
    ['acos(1)', 0],
    ['atan(1)', Math.PI / 4],
    ['atan2(1, 1)', Math.PI / 4],
    ['degrees(pi())', 180],
    ['radians(180)', Math.PI],
    ['haversin(0.5)', (1 - Math.cos(0.5)) / 2],
    ['pi()', Math.PI],
    ['e()', Math.E],
    ['rand() >= 0 AND rand() < 1', true]
  ])
)

t.test('round() rounds half up, with a precision half away from zero, or as it is told', (t) =>
  holds(t, [
    ['round(1.5)', 2],
    ['round(-1.5)', -1],
    ['round(2.4)', 2],
    ['round(7)', 7],
    ['round(1.249, 1)', 1.2],
    ['round(1.25, 1)', 1.3],
    ['round(-1.25, 1)', -1.3],
    ["round(1.25, 1, 'HALF_EVEN')", 1.2],
    ["round(1.35, 1, 'HALF_EVEN')", 1.4],
    ["round(1.25, 1, 'HALF_DOWN')", 1.2],
    ["round(-1.25, 1, 'HALF_DOWN')", -1.2],
    ["round(1.21, 1, 'UP')", 1.3],
    ["round(1.29, 1, 'DOWN')", 1.2],
    ["round(-1.21, 1, 'CEILING')", -1.2],
    ["round(-1.21, 1, 'FLOOR')", -1.3]
  ])
)

t.test('round() knows its modes and precisions', (t) =>
  refuses(t, [
    ["round(1.5, 0, 'SIDEWAYS')", /SIDEWAYS is no mode/],
    ['round(1.5, -1)', /precision/]
  ])
)
