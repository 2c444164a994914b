import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { createScanner, SCAN_LIMITS } from '../../../src/graph/ingest/json-items.ts'
import type { Json } from '../../../src/graph/ingest/records.ts'

type Found = {
  headers: [string, Json][]
  parts: string[]
  items: [string, number, Json][]
  repaired: number
}

function scanBytes(bytes: Uint8Array, cuts: readonly number[] = [], limits = SCAN_LIMITS): Found {
  const found: Found = { headers: [], parts: [], items: [], repaired: 0 }
  const scanner = createScanner(
    {
      header: (name, value) => found.headers.push([name, value]),
      part: (name) => found.parts.push(name),
      item: (section, index, value) => found.items.push([section, index, value]),
      repaired: (count) => {
        found.repaired += count
      }
    },
    limits
  )
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  let from = 0
  for (const to of [...ends, bytes.length]) {
    // A copy that is overwritten afterwards: what was found must not depend on the chunk any more.
    const chunk = Uint8Array.from(bytes.subarray(from, to))
    scanner.push(chunk)
    chunk.fill(0)
    from = to
  }
  scanner.end()
  return found
}

const scan = (text: string, limits = SCAN_LIMITS) => scanBytes(Buffer.from(text), [], limits)

const inSections = (section: string, values: readonly Json[]) =>
  values.map((value, index): [string, number, Json] => [section, index, value])

// Depth and length are small on purpose: what matters is where the cuts fall.
// U+0000 is not kept, which has a test of its own.
const anyJson = (fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) as fc.Arbitrary<Json>).filter(
  (value) => !JSON.stringify(value).includes('\\u0000')
)
const anyCuts = fc.array(fc.nat(), { maxLength: 12 })
const anySpace = fc
  .array(fc.constantFrom(' ', '\n', '\t', '\r'), { maxLength: 3 })
  .map((s) => s.join(''))
const options = { seed: 20_261_120, numRuns: 500 }

t.test('finds the same items as JSON.parse, wherever the chunks are cut', async (t) => {
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(
        fc.array(anyJson, { maxLength: 6 }),
        anyJson,
        anyJson,
        fc.boolean(),
        fc.constantFrom(undefined, 1, '\t'),
        anySpace,
        anyCuts,
        (data, meta, extra, metaFirst, indent, space, cuts) => {
          const wrapper = metaFirst ? { meta, extra, data } : { data, extra, meta }
          const text = space + JSON.stringify(wrapper, null, indent) + space
          const parsed = JSON.parse(text)
          const found = scanBytes(Buffer.from(text), cuts)
          assert.deepStrictEqual(found.items, inSections('data', parsed.data))
          assert.deepStrictEqual(found.headers, [['meta', parsed.meta]])
        }
      ),
      options
    )
  )
})

t.test('finds nodes and edges of a graph, with metadata before or after it', async (t) => {
  t.doesNotThrow(() =>
    fc.assert(
      fc.property(
        fc.array(anyJson, { maxLength: 4 }),
        fc.array(anyJson, { maxLength: 4 }),
        fc.boolean(),
        anyCuts,
        (nodes, edges, metadataFirst, cuts) => {
          const metadata = { source_kind: 'X' }
          const graph = { nodes, extra: [{ a: 1 }], edges }
          const text = JSON.stringify(
            metadataFirst ? { $schema: 's', metadata, graph } : { $schema: 's', graph, metadata }
          )
          const parsed = JSON.parse(text)
          const found = scanBytes(Buffer.from(text), cuts)
          assert.deepStrictEqual(found.items, [
            ...inSections('nodes', parsed.graph.nodes),
            ...inSections('edges', parsed.graph.edges)
          ])
          assert.deepStrictEqual(found.headers, [['metadata', metadata]])
        }
      ),
      options
    )
  )
})

t.test(
  'accepts a damaged file only where JSON.parse accepts it too, and reads the same',
  async (t) => {
    const valid =
      '{"meta":{"type":"users","version":6},"data":[{"a":[1,-2.5e3,"x\\"\\\\y"]},true,null,{}],"more":{"b":"\\u00e9"}}'
    let accepted = 0
    let refused = 0
    t.doesNotThrow(() =>
      fc.assert(
        fc.property(
          fc.nat(valid.length - 1),
          fc.constantFrom('replace', 'insert', 'remove'),
          fc.constantFrom(...'{}[]",:\\ \n01.-eEtfnul\u0000x'),
          anyCuts,
          (at, how, character, cuts) => {
            const rest = valid.slice(how === 'insert' ? at : at + 1)
            const text = valid.slice(0, at) + (how === 'remove' ? '' : character) + rest
            let parsed: { meta?: Json; data?: Json[] } | undefined
            try {
              parsed = JSON.parse(text)
            } catch {}
            let found: Found | undefined
            let message = ''
            try {
              found = scanBytes(Buffer.from(text), cuts)
            } catch (error) {
              message = (error as Error).message
            }
            if (parsed === undefined) assert.equal(found, undefined, `refuses ${text}`)
            else if (found === undefined)
              assert.match(message, /must be an array|more than once/, text)
            else assert.deepStrictEqual(found.items, inSections('data', parsed.data ?? []), text)
            if (found) accepted += 1
            else refused += 1
          }
        ),
        { ...options, numRuns: 3000 }
      )
    )
    t.ok(accepted > 100 && refused > 100, 'both outcomes were met', { accepted, refused })
  }
)

t.test('a file that is cut off anywhere is refused', async (t) => {
  const text = '{"data":[{"a":"b"},1],"meta":{"type":"users"}}'
  for (let length = 0; length < text.length; length += 1) {
    t.throws(
      () => scan(text.slice(0, length)),
      /the file is (empty|cut off)/,
      text.slice(0, length)
    )
  }
  t.strictSame(scan(text).items.length, 2)
})

t.test('each kind of wrong file is refused with its reason', async (t) => {
  const refusals: [string, RegExp][] = [
    ['', /^the file is empty$/],
    [' \n', /^the file is empty$/],
    ['[1]', /^not a JSON object: it starts with '\['$/],
    ['hello', /^not a JSON object: it starts with 'h'$/],
    ['{"data":[]} x', /^unexpected 'x' at byte 12 after the end of the file object$/],
    ['{"data":[]}{}', /^unexpected '{' at byte 11 after the end/],
    ['{"data":[1 2]}', /^unexpected '2' at byte 11$/],
    ['{"data":[1,]}', /^unexpected '\]' at byte 11$/],
    ['{"data":[,1]}', /^unexpected ',' at byte 9$/],
    ['{"data":[1]]}', /^unexpected '\]' at byte 11$/],
    ['{"data":[1}}', /^unexpected '}' at byte 10$/],
    ['{"data" []}', /^unexpected '\[' at byte 8$/],
    ['{"data":[],}', /^unexpected '}' at byte 11$/],
    ['{data:[]}', /^unexpected 'd' at byte 1$/],
    ['{"data":}', /^unexpected '}' at byte 8$/],
    ['{"data":[{"a":tru}]}', /^data\[0\] is not valid JSON: /],
    ['{"data":[0,{"a":[}]}]}', /^data\[1\] is not valid JSON: /],
    ['{"other":nil,"data":[]}', /^other is not valid JSON: /],
    ['{"data":{}}', /^data must be an array$/],
    ['{"data":"x"}', /^data must be an array$/],
    ['{"graph":[]}', /^graph must be an object$/],
    ['{"graph":{"nodes":{}}}', /^nodes must be an array$/],
    ['{"data":[],"data":[]}', /^data appears more than once$/],
    ['{"data":[],"DATA":[]}', /^data appears more than once$/],
    ['{"meta":{},"Meta":{}}', /^meta appears more than once$/],
    ['{"graph":{},"graph":{}}', /^graph appears more than once$/],
    ['{"graph":{"nodes":[],"nodes":[]}}', /^nodes appears more than once$/],
    ['{"graph":{},"data":[]}', /^the file has graph and also meta or data$/],
    ['{"meta":{},"graph":{}}', /^the file has graph and also meta or data$/]
  ]
  for (const [text, reason] of refusals) t.throws(() => scan(text), { message: reason }, text)
})

t.test('invalid UTF-8 is refused, in items and in field names', async (t) => {
  const invalid = Buffer.from([0xc3, 0x28])
  const around = (before: string, after: string) =>
    Buffer.concat([Buffer.from(before), invalid, Buffer.from(after)])
  t.throws(() => scanBytes(around('{"data":[0,"', '"]}')), {
    message: 'data[1] is not valid UTF-8'
  })
  t.throws(() => scanBytes(around('{"', '":1}')), { message: 'a field name is not valid UTF-8' })
})

t.test('an item over the limit is refused, one at the limit is not', async (t) => {
  const limits = { maxItemBytes: 20, maxDepth: 100 }
  const item = JSON.stringify('x'.repeat(18))
  t.equal(scan(`{"data":[${item}]}`, limits).items.length, 1)
  t.throws(() => scan(`{"data":[1,${JSON.stringify('x'.repeat(19))}]}`, limits), {
    message: 'data[1] is larger than 20 bytes'
  })
})

t.test('an item nested too deep is refused, one at the limit is not', async (t) => {
  const nested = (levels: number) => `{"data":[${'['.repeat(levels)}${']'.repeat(levels)}]}`
  const limits = { maxItemBytes: 1000, maxDepth: 5 }
  t.equal(scan(nested(5), limits).items.length, 1)
  t.throws(() => scan(nested(6), limits), { message: 'data[0] is nested more than 5 levels deep' })
  t.throws(() => scan(nested(200_000)), /nested more than 100 levels deep/)
})

t.test('field names of the wrapper match without case, and null counts as empty', async (t) => {
  t.strictSame(scan('{"Meta":{"a":1},"DATA":[5]}'), {
    headers: [['meta', { a: 1 }]],
    parts: ['data'],
    items: [['data', 0, 5]],
    repaired: 0
  })
  t.strictSame(scan('{"Graph":{"Nodes":null,"Edges":[]}}').parts, ['graph', 'nodes', 'edges'])
  t.strictSame(scan('{"data":null}').parts, ['data'])
})

t.test(
  'U+0000 is removed and lone surrogates replaced, in keys too, and both are counted',
  async (t) => {
    const found = scan(
      '{"data":[{"a\\u0000b":"x\\u0000y","c":["\\ud800z","\\uD83D\\uDE00","\\\\u0000"]}]}'
    )
    t.strictSame(found.items, [['data', 0, { ab: 'xy', c: ['\ufffdz', '\u{1f600}', '\\u0000'] }]])
    t.equal(found.repaired, 3)
  }
)

t.test('a repaired item keeps a key named __proto__ as a plain key', async (t) => {
  const [item] = scan('{"data":[{"__proto__":{"a":1},"b":"\\u0000"}]}').items
  t.strictSame(Object.keys(item?.[2] as object), ['__proto__', 'b'])
})

t.test('without an item listener only the structure is read', async (t) => {
  const headers: Json[] = []
  const scanner = createScanner({ header: (_, value) => headers.push(value), part() {} })
  scanner.push(Buffer.from('{"data":[{"a":tru},"]"],"meta":{"type":"users"}}'))
  scanner.end()
  t.strictSame(headers, [{ type: 'users' }])
})
