/** Requests made from the contract: those that fit, those that almost fit, and hostile ones. */
import fc from 'fast-check'
import type { Operation } from '../../src/contract/document.ts'
import { loadDocument } from '../../src/contract/load.ts'
import type { Schema } from '../../src/contract/open-api.ts'
import type { RoleName } from '../support/api.ts'
import { HOSTILE_BODIES, HOSTILE_SEGMENTS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts'

export type FuzzRequest = {
  as: RoleName | 'nobody'
  method: string
  url: string
  headers: Record<string, string>
  payload: string | undefined
}

const schemas = loadDocument().components.schemas ?? {}
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : resolved(schemas[name] ?? {})
}

/** Values that fit the schema. */
function fitting(given: Schema): fc.Arbitrary<unknown> {
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
      if (type.endsWith('urlencoded')) return { type, payload: urlEncoded(body) }
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

const urlEncoded = (body: unknown) =>
  Object.entries(Object(body))
    .map((pair) => pair.map((one) => encodeText(String(one))).join('='))
    .join('&')

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
