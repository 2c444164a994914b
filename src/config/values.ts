/**
 * How the text of a setting becomes a value. What does not parse is undefined, or an InvalidRequestError where there
 * is a reason to name; ranges are the schema's business.
 */
import { InvalidRequestError } from '../errors.ts'
import { nextOccurrence } from '../recurrence/next-occurrence.ts'
import { parseRecurrence } from '../recurrence/parse.ts'

const UNITS: Record<string, number> = { b: 0, kib: 1, mib: 2, gib: 3, tib: 4 }

export type Kind = keyof typeof PARSERS

export const PARSERS = {
  text: (text: string) => text,
  integer: (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  number: (text: string) => (/^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : undefined),
  boolean: parseBoolean,
  size: parseSize,
  host: (text: string) => (URL.canParse(originOf(text, 1)) ? text : undefined),
  databaseUrl: parseDatabaseUrl,
  webUrl: parseWebUrl,
  key: parseKey,
  recurrence: parseSchedule,
  proxy: (text: string): boolean | number | undefined =>
    parseBoolean(text) ?? (/^\d{1,3}$/.test(text) ? Number(text) || false : undefined)
}

/** IPv6 addresses stand in brackets in a URL. */
export const originOf = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

function parseBoolean(text: string): boolean | undefined {
  if (/^(true|on)$/i.test(text)) return true
  if (/^(false|off)$/i.test(text)) return false
  return undefined
}

/** Bytes, or binary units: `8GiB`. Decimal ones are refused, since half of the world means binary by `8GB`. */
function parseSize(text: string): number | undefined {
  const [, digits, unit = 'b'] = /^(\d{1,16}) ?([KMGT]iB|B)?$/i.exec(text) ?? []
  const bytes = Number(digits) * 1024 ** (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return Number.isSafeInteger(bytes) ? bytes : undefined
}

function parseUrl(text: string): URL | undefined {
  return !/[\s,]/.test(text) && URL.canParse(text) ? new URL(text) : undefined
}

function parseDatabaseUrl(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hash) return undefined
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part)
    return text
  } catch {
    return undefined
  }
}

/** Without a slash at the end, so that a path can be appended. */
function parseWebUrl(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url || !/^https?:\/\//i.test(text) || !/^https?:$/.test(url.protocol)) return undefined
  if (url.username || url.password || /[?#]/.test(text)) return undefined
  return url.href.replace(/\/+$/, '')
}

function parseKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 ? bytes : undefined
}

/** Its lines may stand in one, which is easier to write in an environment. */
function parseSchedule(text: string): string {
  const lines = text.split(/\s+/).join('\n')
  const rule = parseRecurrence(lines)
  // Of all times, not from now on: a server starts whose schedule has come to its end.
  if (!nextOccurrence(rule, new Date(Date.UTC(1969, 0)))) {
    throw new InvalidRequestError('rrule', 'it has no occurrence')
  }
  return lines
}
