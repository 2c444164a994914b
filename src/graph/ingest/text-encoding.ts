/** Turns the bytes of a text file into UTF-8 by its byte-order mark; without one they are UTF-8 already. */
import { FileError } from './records.ts'

type Decode = (chunk: Uint8Array, last: boolean) => Uint8Array

// UTF-32LE comes before UTF-16LE, whose mark is the beginning of its own.
const ENCODINGS: readonly { mark: readonly number[]; decode: (() => Decode) | undefined }[] = [
  { mark: [0xff, 0xfe, 0x00, 0x00], decode: () => decodeUtf32('le') },
  { mark: [0x00, 0x00, 0xfe, 0xff], decode: () => decodeUtf32('be') },
  { mark: [0xef, 0xbb, 0xbf], decode: undefined },
  { mark: [0xff, 0xfe], decode: () => decodeUtf16('utf-16le') },
  { mark: [0xfe, 0xff], decode: () => decodeUtf16('utf-16be') }
]

function decodeUtf16(encoding: 'utf-16le' | 'utf-16be'): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  return (chunk, last) => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: !last }), 'utf8')
    } catch {
      throw new FileError(`the text is not valid ${encoding.toUpperCase()}`)
    }
  }
}

function decodeUtf32(order: 'le' | 'be'): Decode {
  let rest: Uint8Array = new Uint8Array(0)
  const invalid = () => new FileError(`the text is not valid UTF-32${order.toUpperCase()}`)
  return (chunk, last) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const whole = bytes.length - (bytes.length % 4)
    if (last && whole !== bytes.length) throw invalid()
    const view = new DataView(bytes.buffer, bytes.byteOffset, whole)
    let text = ''
    for (let i = 0; i < whole; i += 4) {
      const point = view.getUint32(i, order === 'le')
      if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) throw invalid()
      text += String.fromCodePoint(point)
    }
    rest = Buffer.from(bytes.subarray(whole))
    return Buffer.from(text, 'utf8')
  }
}

/** Yields the same text as UTF-8 without a mark; throws FileError where it is not in its encoding. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array(0)
  let decode: Decode | undefined
  for await (let chunk of chunks) {
    if (start) {
      chunk = start.length > 0 ? Buffer.concat([start, chunk]) : chunk
      if (chunk.length < 4) {
        start = chunk
        continue
      }
      start = undefined
      const encoding = encodingOf(chunk)
      decode = encoding?.decode?.()
      chunk = chunk.subarray(encoding?.mark.length ?? 0)
    }
    yield decode ? decode(chunk, false) : chunk
  }
  if (start) {
    const encoding = encodingOf(start)
    decode = encoding?.decode?.()
    const rest = start.subarray(encoding?.mark.length ?? 0)
    yield decode ? decode(rest, false) : rest
  }
  if (decode) yield decode(new Uint8Array(0), true)
}

function encodingOf(bytes: Uint8Array) {
  return ENCODINGS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte))
}
