/** Conversions: what a text says, null where it says no such value, an error for what has no text. */
import t from 'tap'
import { openExpressions } from '../support/cypher-expressions.ts'

const { holds, refuses } = await openExpressions(t)

t.test('to integers', (t) =>
  holds(t, [
    ['toInteger(5)', 5n],
    ['toInteger(5.9)', 5n],
    ['toInteger(-5.9)', -5n],
    ["toInteger('42')", 42n],
    ["toInteger(' -42 ')", -42n],
    ["toInteger('82.9')", 82n],
    ["toInteger('1e3')", 1000n],
    ["toInteger('abc')", null],
    ["toInteger('')", null],
    ["toInteger('1 2')", null],
    ["toInteger('0x10')", null],
    ['toInteger(true)', 1n],
    ['toInteger(null)', null],
    ["toInt('7')", 7n],
    ["toInteger('9223372036854775807')", 9223372036854775807n]
  ])
)

t.test('to floats', (t) =>
  holds(t, [
    ['toFloat(5)', 5],
    ['toFloat(5.5)', 5.5],
    ["toFloat('5.5')", 5.5],
    ["toFloat('.5')", 0.5],
    ["toFloat('-1e-3')", -0.001],
    ["toFloat('5')", 5],
    ["toFloat('foo')", null],
    ["toFloat('')", null],
    ['toFloat(null)', null]
  ])
)

t.test('to booleans', (t) =>
  holds(t, [
    ["toBoolean('true')", true],
    ["toBoolean(' FALSE ')", false],
    ["toBoolean('yes')", null],
    ["toBoolean('')", null],
    ['toBoolean(true)', true],
    ['toBoolean(1)', true],
    ['toBoolean(0)', false],
    ['toBoolean(null)', null]
  ])
)

t.test('to text', (t) =>
  holds(t, [
    ['toString(42)', '42'],
    ['toString(-1.0)', '-1.0'],
    ['toString(1.5)', '1.5'],
    ['toString(123456.789)', '123456.789'],
    ['toString(1e6)', '1000000.0'],
    ['toString(1e7)', '1.0E7'],
    ['toString(1.25e-4)', '1.25E-4'],
    ['toString(0.001)', '0.001'],
    ['toString(-1.5e300)', '-1.5E300'],
    ['toString(0.0/0)', 'NaN'],
    ['toString(-1.0/0)', '-Infinity'],
    ['toString(true)', 'true'],
    ["toString('a')", 'a'],
    ["toString(date('2020-01-02'))", '2020-01-02'],
    ["toString(duration('P1D'))", 'P1D'],
    ['toString(null)', null]
  ])
)

t.test('OrNull is null where the others are an error', (t) =>
  holds(t, [
    ["toIntegerOrNull('5')", 5n],
    ['toIntegerOrNull([1])', null],
    ["toIntegerOrNull(date('2020-01-01'))", null],
    ['toFloatOrNull({a: 1})', null],
    ['toFloatOrNull(2)', 2],
    ['toFloatOrNull(true)', null],
    ["toBooleanOrNull('true')", true],
    ['toBooleanOrNull(1.5)', null],
    ['toStringOrNull([1])', null],
    ['toStringOrNull(1)', '1']
  ])
)

t.test('lists of them', (t) =>
  holds(t, [
    ["toIntegerList([1, '2', 3.7, 'x', null, [1]])", [1n, 2n, 3n, null, null, null]],
    ["toFloatList([1, '2.5', 'x', null])", [1, 2.5, null, null]],
    ["toBooleanList(['true', 0, 'x', null])", [true, false, null, null]],
    ["toStringList([1, 2.0, true, 'x', null, {a: 1}])", ['1', '2.0', 'true', 'x', null, null]],
    ['toIntegerList([])', []],
    ['toStringList(null)', null]
  ])
)

t.test('what cannot be converted is refused', (t) =>
  refuses(t, [
    ['toInteger([1])', /toInteger/],
    ['toInteger([[1], 1][0])', /expected a number, a string or a boolean, but got a list/],
    ['toFloat(true)', /toFloat/],
    ['toFloat([true, 1][0])', /expected a number or a string, but got a boolean/],
    ['toBoolean(1.5)', /toBoolean/],
    ['toBoolean([1.5, true][0])', /expected a boolean, a string or an integer, but got a float/],
    ['toString([1])', /toString/],
    ['toString([{a: 1}, 1][0])', /expected a value that has a text, but got a map/]
  ])
)
