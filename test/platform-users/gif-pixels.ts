/** Reads a GIF of one picture in two colors, as a browser would show it. */

type Pixels = { width: number; height: number; data: Uint8Array }

export function gifPixels(gif: Buffer): Pixels {
  if (!gif.subarray(0, 6).toString('latin1').startsWith('GIF8')) throw new Error('not a GIF')
  const colors = 2 << ((gif[10] ?? 0) & 7)
  const palette = gif.subarray(13, 13 + 3 * colors)
  let at = 13 + palette.length
  while (gif[at] === 0x21) {
    at += 2
    while (gif[at] !== 0) at += (gif[at] ?? 0) + 1
    at += 1
  }
  const [width, height] = [gif.readUInt16LE(at + 5), gif.readUInt16LE(at + 7)]
  const smallest = gif[at + 10] ?? 0
  at += 11
  const packed: Buffer[] = []
  while (gif[at] !== 0) {
    const size = gif[at] ?? 0
    packed.push(gif.subarray(at + 1, at + 1 + size))
    at += size + 1
  }
  const indices = unpack(Buffer.concat(packed), smallest)
  if (indices.length !== width * height) throw new Error('the picture is not whole')
  const data = indices.flatMap((index) => [...palette.subarray(3 * index, 3 * index + 3), 255])
  return { width, height, data: Uint8Array.from(data) }
}

/** LZW with codes of growing length, as the format defines it. */
function unpack(bytes: Buffer, smallest: number): number[] {
  const [clear, end] = [1 << smallest, (1 << smallest) + 1]
  const found: number[] = []
  let table: number[][] = []
  let length = smallest + 1
  let last: number[] | undefined
  for (let bit = 0; bit + length <= bytes.length * 8; ) {
    let code = 0
    for (let n = 0; n < length; n++, bit++) {
      code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << n
    }
    if (code === end) break
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, n) => [n])
      length = smallest + 1
      last = undefined
      continue
    }
    const entry: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? 0]
    found.push(...entry)
    if (last && table.length < 4096) table.push([...last, entry[0] ?? 0])
    if (table.length === 1 << length && length < 12) length += 1
    last = entry
  }
  return found
}
