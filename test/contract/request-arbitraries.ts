/** Requests made from the contract: those that fit, those that almost fit, and hostile ones. */
import fc from 'fast-check'
import type { Operation } from '../../src/contract/document.ts'
import { loadDocument } from '../../src/contract/load.ts'
import type { Schema } from '../../src/contract/open-api.ts'
import type { RoleName } from '../support/api.ts'

export type FuzzRequest = {
  as: RoleName | 'nobody'
  method: string
  url: string
  headers: Record<string, string>
  payload: string | undefined
}

const schemas = loadDocument().components.schemas ?? {}
const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth)

/** As they stand in a URL, already encoded. */
const HOSTILE_SEGMENTS = [
  ...['0', '-1', '1', '2147483647', '2147483648', '9007199254740991', '9007199254740993'],
  ...['99999999999999999999', '1e3', '1e999', '1.5', '0x10', 'NaN', 'null', 'true', '%20', '%201'],
  ...['%00', 'a%00b', '%zz', '%', '%2F', 'a%2Fb', '%ED%A0%80', '%C3%28', '%F0%9F%92%A9', '%25zz'],
  ...["'%20or%201=1--", '%25', '_', '%5C', '[object%20Object]', '__proto__', 'constructor'],
  ...['a'.repeat(2048), 'a'.repeat(2049), '00000000-0000-0000-0000-000000000000']
]

const HOSTILE_TEXTS = [
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

const HOSTILE_VALUES: unknown[] = [
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
const HOSTILE_BODIES = [
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

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : resolved(schemas[name] ?? {})
}

/** Values that fit the schema. */
export function fitting(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const alternatives = (schema.oneOf ?? schema.anyOf ?? schema.allOf) as Schema[] | undefined
  if (alternatives) return fc.oneof(...alternatives.map(fitting))
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => fittingType(type, schema)))
}

function fittingType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const number = (key: string, otherwise: number) => Number(schema[key] ?? otherwise)
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const bounds = { min: number('minimum', -(2 ** 31)), max: number('maximum', 2 ** 31 - 1) }
      // Small numbers find the rows that exist, and pages that are not empty.
      return fc.oneof(
        fc.maxSafeInteger().map((n) => clamp(n % 12, bounds)),
        fc.integer(bounds)
      )
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: number('minItems', 0),
        maxLength: Math.max(number('minItems', 0), 3)
      })
    case 'object':
      return fittingObject(schema)
    default:
      return fittingText(schema)
  }
}

const clamp = (n: number, { min, max }: { min: number; max: number }) =>
  Math.min(Math.max(n, min), max)

function fittingObject({ properties = {}, required = [], additionalProperties }: Schema) {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, fitting(one)])),
    { requiredKeys: required as string[] }
  )
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return known
  return fc.dictionary(
    fc.stringMatching(/^[A-Z][a-z]{1,8}$/),
    fitting(additionalProperties as Schema),
    {
      minKeys: 1,
      maxKeys: 3
    }
  )
}

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Schema) {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern && !pattern.includes('(?')) {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 40 })
  }
  const bounds = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 60) }
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'binary' }))
}

/** A body that fits, with one member spoilt, left out or added. */
function spoilt(body: unknown): fc.Arbitrary<unknown> {
  const bad = fc.constantFrom(...HOSTILE_VALUES)
  if (typeof body !== 'object' || body === null) return bad
  const keys = Object.keys(body)
  const key = keys.length > 0 ? fc.constantFrom(...keys) : fc.constant('added')
  return fc.oneof(
    fc.tuple(key, bad).map(([name, value]) => ({ ...body, [name]: value })),
    key.map((name) => Object.fromEntries(Object.entries(body).filter(([one]) => one !== name))),
    bad.map((value) => ({ ...body, added: value })),
    fc.tuple(key, bad).map(([name, value]) => ({
      ...body,
      [name]: [(body as Record<string, unknown>)[name], value]
    }))
  )
}

function segments(operation: Operation, known: readonly string[]) {
  const parts = operation.parameters.filter((one) => one.in === 'path')
  return fc.record(
    Object.fromEntries(
      parts.map(({ name, schema }) => {
        const fits = fitting(schema)
          .map((value) => encodeText(String(value)))
          // A segment of dots is a step in the tree, which URL parsers take.
          .filter((text) => text !== '' && !/^\.{1,2}$/.test(text))
        const exists =
          schema.enum || schema.type === 'integer'
            ? fits
            : fc.constantFrom(...known.map(encodeURIComponent))
        return [
          name,
          fc.oneof(
            { weight: 8, arbitrary: exists },
            { weight: 1, arbitrary: fits },
            { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_SEGMENTS) }
          )
        ]
      })
    )
  )
}

/** Half of a surrogate pair has no encoding in a URL. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())

function search(operation: Operation): fc.Arbitrary<string[]> {
  const declared = operation.parameters.filter((one) => one.in === 'query')
  const fits = declared.map(({ name, schema }) =>
    fitting(schema).map((value) =>
      [value].flat().map((one) => `${name}=${encodeText(String(one))}`)
    )
  )
  const names = [...declared.map(({ name }) => name), 'unknown', '__proto__', 'skip']
  const raw = fc.constantFrom(...HOSTILE_SEGMENTS, ...HOSTILE_TEXTS.map(encodeText))
  const hostile = fc
    .tuple(fc.constantFrom(...names), raw, fc.integer({ min: 1, max: 3 }))
    .map(([name, text, times]) => Array.from({ length: times }, () => `${name}=${text}`))
  const some =
    fits.length > 0 ? fc.subarray(fits).chain((list) => fc.tuple(...list)) : fc.constant([])
  return fc
    .tuple(some, fc.array(hostile, { maxLength: 2 }), fc.integer({ min: 0, max: 3 }))
    .map(([good, bad, dice]) => [...good.flat(), ...(dice === 0 ? bad.flat() : [])])
}

type Content = { type: string | undefined; payload: string | undefined }

function content(operation: Operation): fc.Arbitrary<Content> {
  const nothing = fc.constant<Content>({ type: undefined, payload: undefined })
  const raw = fc
    .tuple(
      fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        '',
        'a/b;'
      ),
      fc.constantFrom(...HOSTILE_BODIES)
    )
    .map(([type, payload]): Content => ({ type, payload }))
  const given = Object.entries(operation.body?.content ?? {})
  if (given.length === 0) {
    return fc.oneof({ weight: 4, arbitrary: nothing }, { weight: 1, arbitrary: raw })
  }
  const written = given.map(([type, { schema = {}, examples = {} }]) => {
    const samples = Object.values(examples).map(({ value }) => fc.constant(value))
    const fits = fc.oneof(fitting(schema), ...samples)
    const bodies = fc.oneof(
      { weight: 3, arbitrary: fits },
      { weight: 2, arbitrary: fits.chain(spoilt) }
    )
    return bodies.map((body): Content => {
      if (type.startsWith('multipart')) return { type: `${type}; boundary=x`, payload: form(body) }
      return { type, payload: schema.format === 'binary' ? String(body) : JSON.stringify(body) }
    })
  })
  const json = fc
    .constantFrom(...HOSTILE_BODIES)
    .map((payload): Content => ({ type: given[0]?.[0], payload }))
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...written) },
    { weight: 2, arbitrary: json },
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: nothing }
  )
}

function form(body: unknown): string {
  const parts = Object.entries(Object(body)).map(
    ([name, value]) =>
      `--x\r\nContent-Disposition: form-data; name="${name.toWellFormed().replace(/[\r\n"]/g, '')}"\r\n\r\n` +
      `${typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)}\r\n`
  )
  return `${parts.join('')}--x--\r\n`
}

/** @param known object ids and other texts that stand for things that exist */
export function requestsOf(operation: Operation, known: readonly string[]) {
  const wishes = ['wait=30', 'wait=600', 'wait=-1', 'wait=', 'wait=1e3', 'respond-async', '']
  const prefer = fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...wishes) }
  )
  return fc
    .record({
      path: segments(operation, known),
      query: search(operation),
      content: content(operation),
      prefer,
      as: fc.oneof(
        { weight: 12, arbitrary: fc.constant<RoleName>('Administrator') },
        { weight: 2, arbitrary: fc.constantFrom<RoleName>('Upload-Only', 'Auditor', 'Read-Only') },
        { weight: 1, arbitrary: fc.constant<'nobody'>('nobody') }
      )
    })
    .map(({ path, query, content: { type, payload }, prefer, as }): FuzzRequest => {
      const url = operation.path.replace(/{(\w+)}/g, (_, name: string) => String(path[name]))
      return {
        as,
        method: operation.method.toUpperCase(),
        url: query.length > 0 ? `${url}?${query.join('&')}` : url,
        headers: {
          ...(type === undefined ? {} : { 'content-type': type }),
          ...(prefer === null ? {} : { prefer })
        },
        payload
      }
    })
}
