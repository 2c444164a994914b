/** Seeded randomness: every object draws from its own source, so that no file depends on another. */

/** Numbers from 0 up to, not including, 1. */
export type Random = () => number

/** 32 bits that depend on every part and on their order. */
export function hash(...parts: (string | number)[]): number {
  let state = 0x811c9dc5
  for (const part of parts) {
    const text = String(part)
    for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
    state = Math.imul(state ^ 0xff, 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

export function randomFrom(...parts: (string | number)[]): Random {
  let state = hash(...parts)
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000
  }
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[below(random, list.length)] ?? list[0]
}

/** `count` different numbers under `total`, without keeping any of them. */
export function* spread(random: Random, count: number, total: number): Iterable<number> {
  if (total === 0) return
  let stride = 1 + below(random, total)
  while (greatestCommonDivisor(stride, total) !== 1) stride++
  let at = below(random, total)
  for (let i = 0; i < Math.min(count, total); i++) {
    yield at
    at = (at + stride) % total
  }
}

/** Sizes with a heavy tail (Pareto): most near `least`, a few near `most`. */
export function heavyTailed(random: Random, least: number, most: number): number {
  return Math.min(most, Math.floor(least / (1 - random()) ** (1 / 1.4)))
}

export function hex(length: number, ...parts: (string | number)[]): string {
  let digits = ''
  for (let i = 0; digits.length < length; i++) {
    digits += hash(i, ...parts)
      .toString(16)
      .padStart(8, '0')
  }
  return digits.slice(0, length).toUpperCase()
}

export function guid(...parts: (string | number)[]): string {
  return hex(32, ...parts).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
