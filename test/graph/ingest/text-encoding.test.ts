import fc from 'fast-check'
import t from 'tap'
import { decodeText } from '../../../src/graph/ingest/text-encoding.ts'

async function* cut(bytes: Uint8Array, cuts: readonly number[]) {
  let from = 0
  const ends = [...new Set(cuts.map((at) => at % (bytes.length + 1)))].sort((a, b) => a - b)
  for (const to of [...ends, bytes.length]) {
    yield bytes.subarray(from, to)
    from = to
  }
}

async function decoded(bytes: Uint8Array, cuts: readonly number[] = []): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of decodeText(cut(bytes, cuts))) parts.push(Uint8Array.from(part))
  return Buffer.concat(parts).toString('utf8')
}

function utf32(text: string, littleEndian: boolean): Buffer {
  const points = [0xfeff, ...[...text].map((character) => character.codePointAt(0) ?? 0)]
  const bytes = Buffer.alloc(points.length * 4)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  points.forEach((point, i) => {
    view.setUint32(i * 4, point, littleEndian)
  })
  return bytes
}

const utf16le = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

const ENCODERS: Record<string, (text: string) => Buffer> = {
  'UTF-8 without a mark': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE': utf16le,
  'UTF-16BE': (text) => utf16le(text).swap16(),
  'UTF-32LE': (text) => utf32(text, true),
  'UTF-32BE': (text) => utf32(text, false)
}

for (const [name, encode] of Object.entries(ENCODERS)) {
  t.test(`${name} is read, wherever the chunks are cut`, async (t) => {
    t.equal(await decoded(encode('')), '')
    t.equal(await decoded(encode('{}')), '{}')
    await t.resolves(
      fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary' }).map((text) => `{"a":${JSON.stringify(text)}}`),
          fc.array(fc.nat(), { maxLength: 8 }),
          async (text, cuts) => (await decoded(encode(text), cuts)) === text
        ),
        { seed: 20_261_120, numRuns: 200 }
      )
    )
  })
}

t.test('text that is not in the encoding of its mark is refused', async (t) => {
  const loneSurrogate = Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x00, 0xd8, 0x7d, 0x00])
  await t.rejects(decoded(loneSurrogate), { message: 'the text is not valid UTF-16LE' })
  await t.rejects(decoded(utf16le('{}').subarray(0, 5)), { message: /not valid UTF-16LE/ })
  await t.rejects(decoded(utf32('{}', false).subarray(0, 10)), { message: /not valid UTF-32BE/ })
  const tooLarge = Buffer.from([0xff, 0xfe, 0x00, 0x00, 0x00, 0x00, 0x11, 0x00])
  await t.rejects(decoded(tooLarge), { message: 'the text is not valid UTF-32LE' })
})
