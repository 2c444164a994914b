import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import t from 'tap'
import {
  type ArchiveLimits,
  archiveEntries,
  isArchiveFile
} from '../../../src/graph/ingest/archive.ts'
import { zipped } from './collection-files.ts'

const LIMITS: ArchiveLimits = { maxEntries: 100, maxRatio: 200, maxTotalBytes: 50_000_000 }
const folder = t.testdir()
let files = 0

async function onDisk(bytes: Uint8Array): Promise<string> {
  files += 1
  const path = join(folder, `${files}.zip`)
  await writeFile(path, bytes)
  return path
}

type Read = { name: string; text?: string; error?: string }

/** What reading every entry gives: its content or its error, and the archive's own error last. */
async function readAll(bytes: Uint8Array, limits = LIMITS): Promise<Read[]> {
  const read: Read[] = []
  try {
    for await (const entry of archiveEntries(await onDisk(bytes), limits)) {
      const { name } = entry
      if ('refused' in entry) {
        read.push({ name, error: entry.refused.message })
        continue
      }
      try {
        const chunks: Uint8Array[] = []
        for await (const chunk of entry.open()) chunks.push(chunk)
        read.push({ name, text: Buffer.concat(chunks).toString() })
      } catch (error) {
        read.push({ name, error: (error as Error).message })
      }
    }
  } catch (error) {
    read.push({ name: '', error: (error as Error).message })
  }
  return read
}

/** Replaces bytes everywhere, e.g. a name of the same length in both of its places. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('lengths differ')
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1')

/** Changes one field in the central directory entry of that position, and in its local header. */
function patched(bytes: Buffer, entry: number, field: 'flags' | 'method' | 'size', value: number) {
  const copy = Buffer.from(bytes)
  let at = copy.indexOf(CENTRAL)
  for (let i = 0; i < entry; i += 1) at = copy.indexOf(CENTRAL, at + 1)
  const local = copy.readUInt32LE(at + 42)
  if (field === 'size') copy.writeUInt32LE(value, at + 24)
  else {
    copy.writeUInt16LE(value, at + (field === 'flags' ? 8 : 10))
    copy.writeUInt16LE(value, local + (field === 'flags' ? 6 : 8))
  }
  return copy
}

t.test('an archive is told by its first bytes', async (t) => {
  t.equal(await isArchiveFile(await onDisk(await zipped({ a: '1' }))), true)
  t.equal(await isArchiveFile(await onDisk(Buffer.from('{"data":[]}'))), false)
  t.equal(await isArchiveFile(await onDisk(Buffer.from('PK'))), false)
})

t.test('files are read in order with their paths, directories are left out', async (t) => {
  const zip = await zipped({ 'b.json': 'one', 'sub/': '', 'sub/a.json': 'two', 'sub/ü.json': '' })
  t.strictSame(await readAll(zip), [
    { name: 'b.json', text: 'one' },
    { name: 'sub/a.json', text: 'two' },
    { name: 'sub/ü.json', text: '' }
  ])
})

t.test('an entry can be read twice, also after it was left in the middle', async (t) => {
  const content = randomBytes(300_000).toString('hex')
  const path = await onDisk(await zipped({ 'a.json': content }))
  for await (const entry of archiveEntries(path, LIMITS)) {
    if (!('open' in entry)) throw new Error('refused')
    for await (const _ of entry.open()) break
    let text = ''
    for await (const chunk of entry.open()) text += Buffer.from(chunk).toString()
    t.equal(text === content, true)
  }
})

t.test('a path that climbs or is absolute is an error of that entry alone', async (t) => {
  const zip = await zipped({ 'xx/evil.json': '1', 'good.json': '2' })
  for (const name of [
    '../evil.json',
    'x/../vil.json',
    '/x/evil.json',
    'C:/evil.json',
    'xx/ev\0l.json',
    '..\\evil.json'
  ]) {
    const shaped = name.padEnd('xx/evil.json'.length, 'n').slice(0, 'xx/evil.json'.length)
    const read = await readAll(replaced(zip, 'xx/evil.json', shaped))
    t.equal(read[0]?.error, 'the entry has an unsafe path', JSON.stringify(shaped))
    t.strictSame(read[1], { name: 'good.json', text: '2' })
  }
})

t.test('an archive inside the archive is an error of that entry alone', async (t) => {
  const inner = await zipped({ 'a.json': '1' })
  t.strictSame(await readAll(await zipped({ 'inner.json': inner, 'good.json': '2' })), [
    { name: 'inner.json', error: 'archives inside archives are not read' },
    { name: 'good.json', text: '2' }
  ])
})

t.test(
  'an encrypted entry and an unknown compression are errors of that entry alone',
  async (t) => {
    const zip = await zipped({ 'a.json': '{"data":[]}', 'good.json': '2' })
    const good = { name: 'good.json', text: '2' }
    t.strictSame(await readAll(patched(zip, 0, 'flags', 1)), [
      { name: 'a.json', error: 'the entry is encrypted' },
      good
    ])
    t.strictSame(await readAll(patched(zip, 0, 'method', 12)), [
      { name: 'a.json', error: 'the entry uses compression method 12, which is not supported' },
      good
    ])
  }
)

t.test('damaged content is an error of that entry alone', async (t) => {
  const content = Buffer.from(`{"data":["${'abcdefghij'.repeat(50)}"]}`)
  const zip = await zipped({ 'a.json': content, 'good.json': '2' })
  const compressed = deflateRawSync(content)
  const at = zip.indexOf(compressed.subarray(0, 8))
  t.ok(at > 0, 'the compressed bytes are found')
  const broken = Buffer.from(zip)
  broken.fill(0xff, at, at + 8)
  const [first, second] = await readAll(broken)
  t.match(first, { name: 'a.json', error: /^the entry cannot be read: / })
  t.strictSame(second, { name: 'good.json', text: '2' })
})

t.test('content that inflates but is not what was packed is found by its checksum', async (t) => {
  // Random bytes are stored uncompressed inside deflate, so a changed one still inflates.
  const content = randomBytes(5000)
  const zip = await zipped({ 'a.json': content })
  const at = zip.indexOf(content.subarray(100, 110))
  t.ok(at > 0, 'the content is found as it is')
  zip.writeUInt8((zip[at] ?? 0) ^ 1, at)
  t.strictSame(await readAll(zip), [
    { name: 'a.json', error: 'the entry is damaged: its checksum is wrong' }
  ])
})

t.test('an entry that is larger or smaller than it declares is refused alone', async (t) => {
  const zip = await zipped({ 'a.json': 'x'.repeat(1000), 'good.json': '2' })
  const error = 'the entry is damaged: its content has not the size that the archive says'
  for (const size of [10, 999, 1001, 2 ** 32 - 2]) {
    t.strictSame(await readAll(patched(zip, 0, 'size', size)), [
      { name: 'a.json', error },
      { name: 'good.json', text: '2' }
    ])
  }
  const stored = patched(await zipped({ 'a.json': 'x' }), 0, 'method', 0)
  t.match(await readAll(stored), [{ name: 'a.json', error: /damaged/ }])
})

t.test('an archive that is cut off, or is none, is refused as a whole', async (t) => {
  const zip = await zipped({ 'a.json': '1', 'b.json': '2' })
  for (const bytes of [
    zip.subarray(0, zip.length - 10),
    zip.subarray(0, 40),
    Buffer.from('PK\x03\x04')
  ]) {
    const read = await readAll(bytes)
    t.match(read, [{ name: '', error: /^the archive cannot be read: / }])
    t.equal(read.length, 1)
  }
})

t.test('an archive with too many entries is refused before any of them is read', async (t) => {
  const entries = (count: number) =>
    zipped(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.json`, '1'])))
  const limits = { ...LIMITS, maxEntries: 3 }
  t.equal((await readAll(await entries(3), limits)).filter(({ text }) => text === '1').length, 3)
  t.strictSame(await readAll(await entries(4), limits), [
    { name: '', error: 'the archive has more than 3 entries' }
  ])
})

t.test(
  'content is counted while it inflates, over all entries and against the archive',
  async (t) => {
    const half = Buffer.alloc(1_500_000, 0x20)
    const zip = await zipped({ 'a.json': half, 'b.json': half })
    const allowed = Math.ceil(3_000_000 / zip.length)
    t.notMatch(await readAll(zip, { ...LIMITS, maxRatio: allowed }), [{ error: /./ }])
    const [first, second] = await readAll(zip, { ...LIMITS, maxRatio: allowed - 50 })
    t.equal(first?.error, undefined, 'the first half alone is within the ratio')
    t.equal(second?.error, `the archive holds more than ${allowed - 50} times its own size`)
    const small = await readAll(zip, { ...LIMITS, maxRatio: 1e9, maxTotalBytes: 2_000_000 })
    t.equal(small[1]?.error, 'the archive holds more than 2000000 bytes')
  }
)

t.test('entries that share their bytes count each time', async (t) => {
  const zip = await zipped({ 'a.json': Buffer.alloc(600_000, 0x20), 'b.json': 'small' })
  // The second entry of the directory is pointed at the bytes of the first one.
  const first = zip.indexOf(CENTRAL)
  const second = zip.indexOf(CENTRAL, first + 1)
  zip.copy(zip, second + 16, first + 16, first + 28)
  zip.copy(zip, second + 42, first + 42, first + 46)
  const [a, b] = await readAll(zip, { ...LIMITS, maxTotalBytes: 1_000_000, maxRatio: 1e9 })
  t.equal(a?.text?.length, 600_000)
  t.equal(b?.error, 'the archive holds more than 1000000 bytes')
})
