/** Replaces what PostgreSQL cannot store in text: U+0000 is removed, lone surrogates become U+FFFD. */
import type { Json } from './records.ts'

// Raw, both are refused with the UTF-8 or the JSON; only these escapes let them through.
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])/

/** `text` is the JSON that `value` was parsed from; `repaired` counts the strings and keys changed. */
export function repairStrings(text: string, value: Json): { value: Json; repaired: number } {
  if (!text.includes('\\u') || !SUSPECT.test(text)) return { value, repaired: 0 }
  let repaired = 0

  function repairString(string: string): string {
    const result = string.toWellFormed().replaceAll('\u0000', '')
    if (result !== string) repaired += 1
    return result
  }

  function repair(part: Json): Json {
    if (typeof part === 'string') return repairString(part)
    if (Array.isArray(part)) return part.map(repair)
    if (part === null || typeof part !== 'object') return part
    // fromEntries defines keys where assignment would treat __proto__ as the prototype.
    return Object.fromEntries(
      Object.entries(part).map(([key, member]) => [repairString(key), repair(member)])
    )
  }

  return { value: repair(value), repaired }
}
