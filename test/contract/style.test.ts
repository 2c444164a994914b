/** The rules by which the contract is written. */
import { readdir, readFile } from 'node:fs/promises'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import t from 'tap'
import { parse } from 'yaml'
import { loadDocument } from '../../src/contract/load.ts'
import type { OpenApiDocument, Schema } from '../../src/contract/open-api.ts'
import { METHODS } from '../../src/contract/open-api.ts'
import { operations } from '../support/api.ts'
import {
  ANSWERS_CONFLICT,
  ANSWERS_NOT_FOUND,
  AUDITED_READS,
  CHANGES_NOTHING,
  FREE_FORM,
  PENDING,
  PUBLIC,
  SIGNS_IN,
  WITHOUT_PREFER
} from './named-exceptions.ts'

const document = loadDocument()
const areas = (await readdir('openapi', { withFileTypes: true })).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'shared' ? [entry.name] : []
)
const objectsOf = (document: OpenApiDocument) =>
  Object.values(document.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))

function* nodesOf(node: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield [at, node as Record<string, unknown>]
  for (const [key, value] of Object.entries(node)) yield* nodesOf(value, `${at}/${key}`)
}

t.test('each operation has a name, a summary and one tag, which is its folder', async (t) => {
  const ids = operations.map(({ id }) => id)
  t.equal(new Set(ids).size, ids.length, 'no name is used twice')
  t.strictSame(
    areas.sort(),
    [...new Set(operations.map(({ area }) => area))].sort(),
    'the folders are the tags'
  )
  t.strictSame(
    document.tags.map(({ name }) => name).sort(),
    areas.sort(),
    'api.yaml declares the tag of each folder, and no other'
  )
  for (const { operationId: id, tags, summary } of objectsOf(document)) {
    t.match(id, /^[a-z]+([A-Z][a-z0-9]*)*$/, 'verbNoun')
    t.equal(tags.length, 1, id)
    t.match(summary, /^[A-Z][^\n]*[^.\s]$/, `summary of ${id}`)
    const file = operations.find((one) => one.id === id)?.area
    const folder = (await readdir(`openapi/${file}`)).filter((name) => name.startsWith('paths'))
    const texts = await Promise.all(
      folder.map((name) => readFile(`openapi/${file}/${name}`, 'utf8'))
    )
    t.ok(
      texts.some((text) => text.includes(`operationId: ${id}\n`)),
      `${id} stands in ${file}`
    )
  }
})

t.test('each operation lists exactly the statuses that it can answer', async (t) => {
  for (const operation of operations) {
    const { id, path, parameters, body, prefer, editions, alternatives, pending } = operation
    const secured = alternatives.length > 0
    const expected = new Set([429, 500])
    const add = (condition: unknown, ...statuses: number[]) => {
      if (condition) for (const status of statuses) expected.add(status)
    }
    add(!['getHealth', 'getSpec'].includes(id), 503)
    // A disabled user is refused everywhere, and signing in checks what others get from a token.
    add(secured || SIGNS_IN.has(id), 401, 403)
    add(parameters.length > 0 || body, 400)
    add(body, 413, 415)
    add(prefer, 504)
    add(path.includes('{') || editions.length > 0 || ANSWERS_NOT_FOUND.has(id), 404)
    add(ANSWERS_CONFLICT.has(id), 409)
    add(pending, 501)
    const listed = Object.keys(operation.responses)
    const errors = listed.filter((status) => Number(status) >= 400)
    t.strictSame(
      errors.sort(),
      [...expected].map(String).sort(),
      `the errors of ${operation.method} ${path}`
    )
    t.ok(
      listed.every((status) => /^\d{3}$/.test(status)),
      'by number'
    )
    t.ok(operation.successes.length > 0, `${id} can succeed`)
    t.ok(operation.successes.every((status) => (status >= 200 && status < 300) || status === 302))
  }
})

t.test('each error is a reference to a shared response', async (t) => {
  for (const { operationId, responses } of objectsOf(document)) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      if (Number(status) < 400) continue
      t.match($ref ?? '', /^#\/components\/responses\/\w+$/, `${status} of ${operationId}`)
    }
  }
})

t.test('only these operations are public, and only these are pending', async (t) => {
  const found = operations.filter(({ alternatives }) => alternatives.length === 0)
  t.strictSame(found.map(({ id }) => id).sort(), [...PUBLIC].sort())
  for (const { id, pending } of operations) {
    if (pending) t.ok(PENDING.has(id), `${id} is known to be pending: the list may only shrink`)
  }
})

t.test('the extensions are a closed list', async (t) => {
  const places: Record<string, RegExp> = {
    'x-edition': /^#\/paths\/[^#]*\/(get|put|post|patch|delete)$/,
    'x-audit': /^#\/paths\/[^#]*\/(put|post|patch|delete|get)$/,
    'x-caller': /^#\/paths\/[^#]*\/(get|put|post|patch|delete)$/,
    'x-rate-limit': /^#\/paths\/[^#]*\/(get|put|post|patch|delete)$/,
    'x-filter': /^#\/components\/schemas\/\w+Filter$/
  }
  for (const [at, node] of nodesOf(document)) {
    if (/\/examples\//.test(at)) continue
    for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
      t.match(at, places[key] ?? /^nowhere$/, `${key} at ${at}`)
    }
  }
})

t.test('what changes something is audited, under a name of its own', async (t) => {
  for (const { id, method, audit } of operations) {
    const changes = method !== 'get' && !CHANGES_NOTHING.has(id)
    if (changes) t.match(audit ?? '', /^[A-Z][A-Za-z]+$/, id)
    else if (!AUDITED_READS.has(id)) t.equal(audit, undefined, id)
  }
})

t.test('each operation takes Prefer, save the named ones', async (t) => {
  for (const { id, prefer } of operations) {
    t.equal(prefer !== undefined, !WITHOUT_PREFER.has(id), id)
    if (prefer) t.strictSame(prefer, { pattern: '^wait=(-1|[0-9]+)$', default: 'wait=30' })
  }
})

t.test('path parameters and Prefer stand on the path, query parameters at the operation', (t) => {
  for (const [path, item] of Object.entries(document.paths)) {
    const resolved = (list: { $ref?: string }[] = []) =>
      list.map(({ $ref, ...inline }) => {
        const name = $ref?.split('/').at(-1) ?? ''
        const shared = document.components.parameters as Record<string, { in: string }>
        return ($ref ? shared[name] : inline) as { in: string; name: string; schema: Schema }
      })
    for (const one of resolved(item.parameters)) {
      t.ok(one.in === 'path' || one.name === 'Prefer', `${one.name} on ${path}`)
    }
    for (const method of METHODS) {
      for (const one of resolved(item[method]?.parameters)) {
        t.ok(one.in === 'query' || one.name.startsWith('X-'), `${one.name} of ${method} ${path}`)
      }
    }
  }
  t.end()
})

t.test('path ids are bounded integers, uuids or short texts', async (t) => {
  for (const { id, parameters } of operations) {
    for (const { name, schema } of parameters.filter((one) => one.in === 'path')) {
      const { type, format, minimum, maximum, maxLength, minLength } = schema
      const where = `${name} of ${id}`
      if (type === 'integer') {
        t.equal(minimum, 1, where)
        t.ok(format === 'int32' || maximum === Number.MAX_SAFE_INTEGER, where)
      } else if (schema.enum === undefined && format !== 'uuid') {
        t.ok(Number(maxLength) <= 2048 && Number(minLength) >= 1, where)
      }
    }
  }
})

t.test('sortable columns come with their descending twins, filters by reference', async (t) => {
  for (const { id, parameters } of operations) {
    for (const { name, schema } of parameters.filter((one) => one.in === 'query')) {
      const { pattern } = { ...(schema.items as Schema | undefined) }
      t.equal(pattern, undefined, `${name} of ${id} is no filter written by hand`)
      if (name !== 'sort_by') continue
      t.equal(schema.type, 'array', id)
      const keys = (schema.items?.enum ?? []) as string[]
      t.strictSame(
        keys.filter((key) => key.startsWith('-')).sort(),
        keys.flatMap((key) => (key.startsWith('-') ? [] : [`-${key}`])).sort(),
        `sort_by of ${id}`
      )
    }
  }
})

t.test('objects in answers are closed, save those that are free-form', async (t) => {
  const schemas = document.components.schemas ?? {}
  const answered = new Set<string>()
  const open = new Set<string>()
  const visit = (node: unknown, at: string): void => {
    for (const [place, schema] of nodesOf(node, at)) {
      if (typeof schema.$ref === 'string') {
        const name = schema.$ref.split('/').at(-1) ?? ''
        if (!answered.has(name)) {
          answered.add(name)
          visit(schemas[name], name)
        }
      }
      if (schema.type !== 'object' || /\/examples(\/|$)/.test(place)) continue
      if (schema.additionalProperties !== false) open.add(place)
      for (const key of (schema.required ?? []) as string[]) {
        t.ok(key in ((schema.properties ?? {}) as object), `${place} defines ${key}`)
      }
    }
  }
  for (const { id, responses } of operations) {
    for (const [status, { content = {} }] of Object.entries(responses)) {
      for (const { schema } of Object.values(content)) visit(schema, `${id}/${status}`)
    }
  }
  t.strictSame([...open].sort(), [...FREE_FORM].sort())
})

t.test('schema names are unique over all areas, also before they are bundled', async (t) => {
  const seen = new Map<string, string>()
  for (const area of [...areas, 'shared']) {
    for (const file of await readdir(`openapi/${area}`)) {
      if (area !== 'shared' && !file.startsWith('schemas')) continue
      if (area === 'shared' && !/^(nullable|filters)/.test(file)) continue
      for (const name of Object.keys(parse(await readFile(`openapi/${area}/${file}`, 'utf8')))) {
        t.match(name, /^[A-Z][A-Za-z0-9]*$/, file)
        t.equal(seen.get(name), undefined, `${name} of ${area} is not a name elsewhere`)
        seen.set(name, area)
      }
    }
  }
})

t.test('each JSON body and each JSON answer has an example, and every example fits', async (t) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema({ ...document, $id: 'contract' })
  const compile = (schema: Schema | undefined): ValidateFunction =>
    ajv.compile(JSON.parse(JSON.stringify(schema ?? {}).replaceAll('"#/', '"contract#/')))
  const check = (schema: Schema | undefined, value: unknown, name: string) => {
    const validate = compile(schema)
    t.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`)
  }
  for (const { id, parameters, body, responses } of operations) {
    for (const { name, schema, examples = {} } of parameters) {
      for (const { value } of Object.values(examples)) check(schema, value, `${name} of ${id}`)
    }
    for (const [type, { schema, examples = {} }] of Object.entries(body?.content ?? {})) {
      const needed = body?.kind !== 'stream'
      if (needed) t.ok(Object.keys(examples).length > 0, `${type} body of ${id} has an example`)
      for (const { value } of Object.values(examples)) check(schema, value, `body of ${id}`)
    }
    for (const [status, { content = {} }] of Object.entries(responses)) {
      const media = content['application/json']
      if (Number(status) >= 400 || !media) continue
      t.ok(Object.keys(media.examples ?? {}).length > 0, `${status} of ${id} has an example`)
      for (const { value } of Object.values(media.examples ?? {})) {
        check(media.schema, value, `${status} of ${id}`)
      }
    }
  }
})

t.test('each permission that is asked for is one that roles can have', async (t) => {
  const seeds = await readFile('src/db/migrations/0003_seed_roles.sql', 'utf8')
  const [, insert = ''] = /insert into permissions[^;]*values([^;]*);/.exec(seeds) ?? []
  const known = [...insert.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(
    ([, authority, name]) => `${authority}/${name}`
  )
  t.ok(known.length > 20, 'the seed is read')
  for (const { id, alternatives } of operations) {
    for (const name of alternatives.flat()) t.ok(known.includes(name), `${id} asks for ${name}`)
  }
})
