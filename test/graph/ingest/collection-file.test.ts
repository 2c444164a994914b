import t from 'tap'
import { readCollection } from '../../../src/graph/ingest/collection-file.ts'
import type { FileHeader, Reader } from '../../../src/graph/ingest/reader.ts'
import { FileError } from '../../../src/graph/ingest/records.ts'

const SINK = { node() {}, edge() {}, warn() {}, at() {}, async drain() {} }

/** `padding` makes the file too large to be kept in memory between the passes. */
const read = (text: string, reader: Reader, padding = 0) => {
  const headers: FileHeader[] = []
  const open = async function* () {
    yield Buffer.from(text + ' '.repeat(padding))
  }
  const readerFor = (header: FileHeader) => {
    headers.push(header)
    return reader
  }
  return readCollection(open, SINK, { readerFor }).then(({ objects }) => ({ objects, headers }))
}

t.test('the header is known before the first item, wherever it stands, in any case', async (t) => {
  const nothing: Reader = { item() {} }
  const of = async (text: string) => (await read(text, nothing)).headers
  const users = { format: 'active-directory', type: 'users', version: 5 }
  t.strictSame(await of('{"data":[1],"meta":{"type":"Users","version":5}}'), [users])
  t.strictSame(await of('{"META":{"TYPE":"users","Version":5},"data":[1]}'), [users])
  t.strictSame(await of('{"data":[],"meta":{"type":"azure"}}'), [
    { format: 'azure', type: 'azure', version: undefined }
  ])
  const graph = { format: 'open-graph', type: 'graph', version: undefined }
  t.strictSame(await of('{"graph":{"edges":[]}}'), [graph])
  t.strictSame(await of('{"graph":{"edges":[]},"metadata":{"source_kind":"X"}}'), [
    { ...graph, sourceKind: 'X' }
  ])
  t.strictSame(await of('{"metadata":{"source_kind":null},"graph":{"edges":[]}}'), [graph])
})

for (const padding of [0, 2 * 1024 * 1024]) {
  t.test(`every item is read once, then the end is told, with ${padding} more bytes`, async (t) => {
    const calls: unknown[] = []
    const reader: Reader = {
      item: (section, index, item) => calls.push([section, index, item]),
      end: () => calls.push('end')
    }
    const { objects } = await read('{"graph":{"nodes":[5,6],"edges":[7]}}', reader, padding)
    t.equal(objects, 3)
    t.strictSame(calls, [['nodes', 0, 5], ['nodes', 1, 6], ['edges', 0, 7], 'end'])
  })
}

t.test('a reader that trips over an item refuses the file, naming the item', async (t) => {
  const reader: Reader = {
    item() {
      throw new TypeError('cannot read properties of null')
    }
  }
  const outcome = read('{"data":[null],"meta":{"type":"users"}}', reader)
  await t.rejects(outcome, new FileError('data[0] cannot be read'))
})
