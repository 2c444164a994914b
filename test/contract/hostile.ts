/** What nobody sends who means well: the edges of every type, encoding and parser. */

const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth)

/** As they stand in a URL, already encoded. */
export const HOSTILE_SEGMENTS = [
  ...['0', '-1', '1', '2147483647', '2147483648', '9007199254740991', '9007199254740993'],
  ...['99999999999999999999', '1e3', '1e999', '1.5', '0x10', 'NaN', 'null', 'true', '%20', '%201'],
  ...['%00', 'a%00b', '%zz', '%', '%2F', 'a%2Fb', '%ED%A0%80', '%C3%28', '%F0%9F%92%A9', '%25zz'],
  ...["'%20or%201=1--", '%25', '_', '%5C', '[object%20Object]', '__proto__', 'constructor'],
  ...['a'.repeat(2048), 'a'.repeat(2049), '00000000-0000-0000-0000-000000000000']
]

export const HOSTILE_TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\u202e',
    '💩',
    'é'.repeat(3000),
    'x'.repeat(70_000),
    '%',
    '_',
    '\\'
  ],
  ...[
    'eq:',
    'eq:eq:1',
    '~eq:%',
    'gte:2147483648',
    'lt:-9223372036854775809',
    'eq:99999999999999999999'
  ],
  ...[
    '2026-02-30T00:00:00Z',
    '0000-00-00T00:00:00Z',
    'gt:9999-12-31T23:59:60Z',
    '2026-01-01T24:00:00Z'
  ],
  ...['gt:0001-01-01T00:00:00+23:59', '275760-09-13T00:00:00Z', '2026-01-01T00:00:00.123456789Z'],
  ...[
    '2147483647',
    '2147483648',
    '-1',
    '-2147483649',
    '9007199254740993',
    '1e308',
    'NaN',
    'true',
    'T'
  ],
  ...["'; drop table users; --", '../../etc/passwd', '-id', '--id', 'id,name']
]

export const HOSTILE_VALUES: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, '', [], {}, [[]]],
  ...[
    [null],
    { '': null },
    '\u0000',
    '\ud800',
    'x\udfffy',
    { '\u0000': 1 },
    { 'a\ud800': 1 },
    '12'
  ],
  ...['2026-02-30T00:00:00Z', 'x'.repeat(5000), { valid: true }, { int32: null, valid: true }]
]

/** Bodies that no generator of JSON would write. */
export const HOSTILE_BODIES = [
  ...[
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '"text"',
    '12',
    'true',
    '{',
    '{"a":1,}',
    '\ufeff{}',
    'nul',
    "{'a':1}"
  ],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":1e999}'],
  ...['{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":1}{"b":2}', '{"a":1,"a":"b"}'],
  ...[deep('[', ']', 100_000), deep('{"a":', '}', 50_000).replace('}', '1}')],
  ...[`{"a":${deep('[', ']', 5_000)}}`, `{"a":"${'y'.repeat(200_000)}"}`]
]
