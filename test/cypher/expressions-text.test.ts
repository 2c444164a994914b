/** Text: tests, functions, patterns. */
import t from 'tap'
import { openExpressions } from '../support/cypher-expressions.ts'

const { holds, refuses, evaluate } = await openExpressions(t)

t.test('STARTS WITH, ENDS WITH and CONTAINS', (t) =>
  holds(t, [
    ["'abc' STARTS WITH 'ab'", true],
    ["'abc' STARTS WITH 'b'", false],
    ["'abc' ENDS WITH 'bc'", true],
    ["'abc' CONTAINS 'b'", true],
    ["'abc' CONTAINS 'B'", false],
    ["'abc' CONTAINS ''", true],
    ["'' STARTS WITH ''", true],
    ["'a%c' CONTAINS '%'", true],
    ["'abc' CONTAINS '%'", false],
    ["'abc' CONTAINS '_'", false],
    ["'abc' STARTS WITH 'a_'", false],
    ["'a\\\\b' CONTAINS '\\\\'", true],
    ["'a\\\\' ENDS WITH '\\\\'", true],
    ["'a\\nb' CONTAINS '\\n'", true],
    ["null CONTAINS 'a'", null],
    ["'a' CONTAINS null", null],
    ["1 CONTAINS '1'", null],
    ["'1' CONTAINS 1", null],
    ["[1] STARTS WITH 'a'", null],
    ["NOT 'abc' CONTAINS null", null]
  ])
)

t.test('+ takes up what is added to a text', (t) =>
  holds(t, [
    ["'a' + 'b'", 'ab'],
    ["'a' + 1", 'a1'],
    ["1 + 'a'", '1a'],
    ["'a' + 1.0", 'a1.0'],
    ["'a' + 1.5e10", 'a1.5E10'],
    ["'a' + true", 'atrue'],
    ["'a' + null", null],
    ["null + 'a'", null],
    ["'a' + date('2020-02-03')", 'a2020-02-03']
  ])
)

t.test('what has no text is not added to one', (t) =>
  refuses(t, [
    ["'a' + {b: 1}", /string and a map/],
    ["[1, 'a'][1] + [1, {b: 2}][1]", /cannot add a string and a map/]
  ])
)

t.test('functions', (t) =>
  holds(t, [
    ["toUpper('aä')", 'AÄ'],
    ["toLower('AÄ')", 'aä'],
    ["upper('a')", 'A'],
    ["lower('A')", 'a'],
    ["trim('  a b\\t\\n')", 'a b'],
    ["ltrim('  a ')", 'a '],
    ["rtrim('  a ')", '  a'],
    ["btrim('xxaxx', 'x')", 'a'],
    ["split('a,b,,c', ',')", ['a', 'b', '', 'c']],
    ["split('abc', '')", ['a', 'b', 'c']],
    ["split('', ',')", ['']],
    ["split('a.b', '.')", ['a', 'b']],
    ["split('a,b;c', [',', ';'])", ['a', 'b', 'c']],
    ["split(null, ',')", null],
    ["split('a', null)", null],
    ["replace('aXbX', 'X', '..')", 'a..b..'],
    ["replace('a', null, 'b')", null],
    ["substring('hello', 1, 3)", 'ell'],
    ["substring('hello', 2)", 'llo'],
    ["substring('hello', 9)", ''],
    ["substring('hello', 1, 99)", 'ello'],
    ["substring('hello', 1, 0)", ''],
    ['substring(null, 1)', null],
    ["left('hello', 2)", 'he'],
    ["left('hello', 99)", 'hello'],
    ["right('hello', 2)", 'lo'],
    ["right('hello', 0)", ''],
    ["reverse('abc')", 'cba'],
    ["size('héllo')", 5n],
    ["size('\u{1F600}')", 1n],
    ["char_length('abc')", 3n],
    ["normalize('e\u0301') = '\u00e9'", true],
    ["normalize('\u00e9', 'NFD') = 'e\u0301'", true],
    ["isEmpty('')", true],
    ["isEmpty('a')", false],
    ['toUpper(null)', null],
    ['trim(null)', null],
    ['left(null, 1)', null]
  ])
)

t.test('functions of text refuse other values', (t) =>
  refuses(t, [
    ['toUpper(1)', /toUpper/],
    ['toUpper([1, true][1])', /expected a string, but got a boolean/],
    ["left('abc', -1)", /length of left\(\) must not be negative/],
    ["right('abc', -1)", /negative/],
    ["substring('abc', -1)", /start of substring\(\) must not be negative/],
    ["substring('abc', 0, -1)", /negative/],
    ["normalize('a', 'NFX')", /NFX/],
    ["split('a', [1, 'b'])", /expected a string, but got an integer/]
  ])
)

t.test('=~ matches the whole text', (t) =>
  holds(t, [
    ["'abc' =~ 'abc'", true],
    ["'abc' =~ 'b'", false],
    ["'abc' =~ '.*b.*'", true],
    ["'abc' =~ 'a|abc'", true],
    ["'abc' =~ 'x|c'", false],
    ["'ABC' =~ '(?i)abc'", true],
    ["'ABC' =~ 'abc'", false],
    ["'xABCx' =~ '(?i).*abc.*'", true],
    ["'a\\nb' =~ 'a.b'", false],
    ["'a\\nb' =~ '(?s)a.b'", true],
    ["'a\\nb' =~ '(?is)A.B'", true],
    ["'a\\nb' =~ 'a'", false],
    ["'a\\nb' =~ '(?m)a$\\n^b'", true],
    ["'ab' =~ '(?x)a b'", true],
    ["'a1' =~ '\\\\w\\\\d'", true],
    ["'a b' =~ 'a\\\\bb'", false],
    ["'a b' =~ 'a\\\\b.*'", true],
    ["'a.b' =~ '\\\\Qa.b\\\\E'", true],
    ["'axb' =~ '\\\\Qa.b\\\\E'", false],
    ["'abab' =~ '(ab)\\\\1'", true],
    ["'ab' =~ '(?=a)ab'", true],
    ["'ab' =~ 'a(?!c)b'", true],
    ["'ab1' =~ '\\\\p{Alpha}+\\\\p{Digit}'", true],
    ["'SRV-01.CORP' =~ '^SRV-\\\\d{2}\\\\.(CORP|LAB)$'", true],
    ["'[' =~ '[[]'", true],
    ["']' =~ '[]]'", true],
    ["'' =~ ''", true],
    ["null =~ 'a'", null],
    ["'a' =~ null", null],
    ["1 =~ '1'", null]
  ])
)

t.test('a pattern that cannot be read is refused', (t) =>
  refuses(t, [
    ["'a' =~ '('", /regular expression/],
    ["'a' =~ '*'", /regular expression/],
    ["'a' =~ '[a'", /regular expression/],
    ["'a' =~ 'a{2,1}'", /regular expression/],
    ["'a' =~ '(?q)a'", /flags \(\?q\)/],
    ["'a' =~ 'a(?i)b'", /"\(\?i\)?" is not offered/],
    ["'a' =~ '(?<name>a)'", /is not offered/],
    ["'a' =~ '\\\\p{Greek}'", /\\p\{Greek\}/],
    ["'a' =~ '***=a'", /regular expression/],
    ["'a' =~ [1, '('][1]", /regular expression/]
  ])
)

t.test('a pattern that takes long ends with the deadline, not later', async (t) => {
  const started = performance.now()
  const text = 'a'.repeat(5000)
  await evaluate("$text =~ '(a*)*(a*)*(a*)*b'", { text }).catch(() => undefined)
  await evaluate("$text =~ '(a|aa)+\\\\1+b'", { text: text.slice(0, 30) }).catch(() => undefined)
  t.ok(performance.now() - started < 20_000)
})
