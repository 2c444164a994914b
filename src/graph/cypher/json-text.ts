/** Reads jsonb as PostgreSQL prints it, keeping what JavaScript's own parser loses: 1.0 is no integer, and 2^60 is one. */
import { CypherMap, type CypherValue } from './values.ts'

/** What a map of one entry stands for, if not for itself. Where there is one, keys that begin with `~~` lose a `~`. */
export type Revive = (key: string, value: CypherValue) => CypherValue | undefined

const LEAST_INTEGER = -(2n ** 63n)
const GREATEST_INTEGER = 2n ** 63n - 1n
const NUMBER = /-?\d+(\.\d+)?([eE][-+]?\d+)?/y
/** Fewer digits than this always fit. */
const SAFE_DIGITS = 18

export function readJsonText(text: string, revive?: Revive): CypherValue {
  let at = 0

  function value(): CypherValue {
    switch (text[at]) {
      case '"':
        return string()
      case '{':
        return map()
      case '[':
        return list()
      case 't':
        at += 4
        return true
      case 'f':
        at += 5
        return false
      case 'n':
        at += 4
        return null
      default:
        return number()
    }
  }

  function string(): string {
    const start = at++
    for (; text[at] !== '"'; at++) {
      if (text[at] === '\\') return escapedString(start)
    }
    return text.slice(start + 1, at++)
  }

  function escapedString(start: number): string {
    for (; text[at] !== '"'; at++) {
      if (text[at] === '\\') at++
    }
    return JSON.parse(text.slice(start, ++at)) as string
  }

  function number(): bigint | number {
    NUMBER.lastIndex = at
    const [digits = '', fraction, exponent] = NUMBER.exec(text) ?? []
    if (digits === '') throw new Error(`not JSON at ${at}`)
    at += digits.length
    return fraction === undefined && exponent === undefined ? integer(digits) : Number(digits)
  }

  /** After a part of a list or map: whether another follows. */
  function another(): boolean {
    const more = text[at] === ','
    at += more ? 2 : 1
    return more
  }

  function list(): CypherValue[] {
    const items: CypherValue[] = []
    at++
    if (text[at] === ']') at++
    else
      do items.push(value())
      while (another())
    return items
  }

  function map(): CypherValue {
    const entries = new Map<string, CypherValue>()
    let meant: CypherValue | undefined
    at++
    if (text[at] === '}') at++
    else
      do {
        const key = string()
        at += 2
        const item = value()
        if (entries.size === 0 && text[at] === '}') meant = revive?.(key, item)
        entries.set(revive && key.startsWith('~~') ? key.slice(1) : key, item)
      } while (another())
    return meant ?? new CypherMap(entries)
  }

  return value()
}

/** One beyond 64 bits cannot have come from an integer. */
function integer(digits: string): bigint | number {
  const value = BigInt(digits)
  const fits = digits.length <= SAFE_DIGITS || (value >= LEAST_INTEGER && value <= GREATEST_INTEGER)
  return fits ? value : Number(digits)
}
