/** Reads the recurrence of a schedule: a DTSTART line and an RRULE line of RFC 5545. */
import { InvalidRequestError } from '../errors.ts'
import { isTimeZone } from './time-zone.ts'

export type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY'

/** A weekday, 0 for Monday; with a number the so-manieth of its month or year, counted from the end if negative. */
export type WeekdayRule = { weekday: number; nth: number | undefined }

/** Times without a zone are milliseconds as if the wall clock showed UTC. */
export type Recurrence = {
  zone: string
  start: number
  frequency: Frequency
  interval: number
  count: number | undefined
  /** The last instant. */
  until: number | undefined
  weekStart: number
  months: number[]
  weekNumbers: number[]
  yearDays: number[]
  monthDays: number[]
  weekdays: WeekdayRule[]
  hours: number[]
  minutes: number[]
  seconds: number[]
  positions: number[]
}

const FREQUENCIES: readonly string[] = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY']
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const MOST_INTERVAL = 2_147_483_647
/** Occurrences are counted from the first one on; a hundred years of daily ones are fewer. */
const MOST_COUNT = 100_000
const FIRST_YEAR = 1970

/** Every part that an RRULE may have; the ranges are those of numbers, which `signed` parts count from the end too. */
const NUMBERS = {
  BYMONTH: { least: 1, most: 12, signed: false },
  BYWEEKNO: { least: 1, most: 53, signed: true },
  BYYEARDAY: { least: 1, most: 366, signed: true },
  BYMONTHDAY: { least: 1, most: 31, signed: true },
  BYHOUR: { least: 0, most: 23, signed: false },
  BYMINUTE: { least: 0, most: 59, signed: false },
  BYSECOND: { least: 0, most: 59, signed: false },
  BYSETPOS: { least: 1, most: 366, signed: true }
} as const
const PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', ...Object.keys(NUMBERS)]

function refuse(reason: string): never {
  throw new InvalidRequestError('rrule', reason)
}

/** Throws an InvalidRequestError that names the part and what is wrong with it. */
export function parseRecurrence(text: string): Recurrence {
  const lines = linesOf(text)
  const { start, zone } = startOf(lines.DTSTART)
  const parts = partsOf(lines.RRULE)
  const frequency = frequencyOf(parts)
  const numbers = (name: keyof typeof NUMBERS) => numbersOf(name, parts.get(name))
  const rule: Recurrence = {
    zone,
    start,
    frequency,
    interval: positive('INTERVAL', parts.get('INTERVAL'), MOST_INTERVAL) ?? 1,
    count: positive('COUNT', parts.get('COUNT'), MOST_COUNT),
    until: untilOf(parts.get('UNTIL')),
    weekStart: weekStartOf(parts.get('WKST')),
    months: numbers('BYMONTH'),
    weekNumbers: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    weekdays: weekdaysOf(parts.get('BYDAY')),
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    seconds: numbers('BYSECOND'),
    positions: numbers('BYSETPOS')
  }
  checkTogether(rule, parts)
  return rule
}

function linesOf(text: string): { DTSTART: string; RRULE: string } {
  const found: Record<string, string> = {}
  for (const line of text.split(/\r?\n/).filter((one) => one !== '')) {
    const [, name = ''] = /^([A-Za-z-]+)[;:]/.exec(line) ?? refuse(`"${line}" is no property line`)
    const property = name.toUpperCase()
    if (property !== 'DTSTART' && property !== 'RRULE') {
      refuse(`${property} is not supported: only DTSTART and RRULE are`)
    }
    if (property in found) refuse(`${property} is there twice`)
    found[property] = line.slice(name.length)
  }
  const { DTSTART, RRULE } = found
  if (DTSTART === undefined) refuse('DTSTART is missing')
  if (RRULE === undefined) refuse('RRULE is missing')
  return { DTSTART, RRULE }
}

function startOf(line: string): { start: number; zone: string } {
  const [, zone, value = ''] =
    /^(?:;TZID=([^:;]+))?:(.*)$/i.exec(line) ?? refuse('DTSTART is malformed')
  const utc = /Z$/i.test(value)
  if (utc && zone !== undefined) refuse('DTSTART has both a TZID and a Z')
  if (!utc && zone === undefined)
    refuse('DTSTART names no time zone: end it with Z or give its TZID')
  if (zone !== undefined && !isTimeZone(zone)) refuse(`DTSTART: ${zone} is not a known time zone`)
  const start = timeOf('DTSTART', utc ? value.slice(0, -1) : value)
  if (start < Date.UTC(FIRST_YEAR, 0)) refuse(`DTSTART is before ${FIRST_YEAR}`)
  return { start, zone: zone ?? 'UTC' }
}

/** A date and time that the calendar has. */
function timeOf(part: string, text: string): number {
  const fields = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/i.exec(text)
  if (!fields) refuse(`${part} is not of the form 20260105T020000`)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields
    .slice(1)
    .map(Number)
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second)).setUTCFullYear(year)
  const shown = new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')
  if (shown !== text.toUpperCase()) refuse(`${part} is not a time that exists`)
  return time
}

function partsOf(line: string): Map<string, string> {
  if (!line.startsWith(':')) refuse('RRULE takes no parameters')
  const parts = new Map<string, string>()
  for (const part of line.slice(1).toUpperCase().split(';')) {
    const [, name = '', value = ''] =
      /^([A-Z]+)=(.+)$/.exec(part) ?? refuse(`RRULE: "${part}" is no part of a rule`)
    if (!PARTS.includes(name)) refuse(`${name} is not a part of a rule`)
    if (parts.has(name)) refuse(`${name} is there twice`)
    parts.set(name, value)
  }
  return parts
}

function frequencyOf(parts: Map<string, string>): Frequency {
  const value = parts.get('FREQ') ?? refuse('FREQ is missing')
  if (!FREQUENCIES.includes(value)) refuse(`FREQ must be one of ${FREQUENCIES.join(', ')}`)
  return value as Frequency
}

function integerOf(name: string, text: string): number {
  if (!/^[+-]?\d{1,10}$/.test(text)) refuse(`${name}: ${text} is not an integer`)
  return Number(text)
}

function positive(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = integerOf(name, text)
  if (value < 1 || value > most) refuse(`${name} must be from 1 to ${most}`)
  return value
}

function numbersOf(name: keyof typeof NUMBERS, text: string | undefined): number[] {
  const { least, most, signed } = NUMBERS[name]
  const values = (text?.split(',') ?? []).map((one) => integerOf(name, one))
  for (const value of values) {
    const size = signed ? Math.abs(value) : value
    if (size < least || size > most) {
      refuse(
        `${name}: ${value} is not from ${least} to ${most}${signed ? ', or negative of these' : ''}`
      )
    }
  }
  return [...new Set(values)].sort((a, b) => a - b)
}

function untilOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!text.endsWith('Z')) refuse('UNTIL must be a time in UTC, such as 20261231T235959Z')
  return timeOf('UNTIL', text.slice(0, -1))
}

function weekdayOf(name: string, text: string): number {
  const weekday = WEEKDAYS.indexOf(text)
  return weekday < 0 ? refuse(`${name}: ${text} is not a weekday`) : weekday
}

const weekStartOf = (text: string | undefined) => (text === undefined ? 0 : weekdayOf('WKST', text))

function weekdaysOf(text: string | undefined): WeekdayRule[] {
  return (text?.split(',') ?? []).map((one) => {
    const [, number = '', name = ''] =
      /^([+-]?\d{0,2})(\D*)$/.exec(one) ?? refuse(`BYDAY: ${one} is not a weekday`)
    const weekday = weekdayOf('BYDAY', name)
    if (number === '') return { weekday, nth: undefined }
    const nth = integerOf('BYDAY', number)
    if (nth === 0 || Math.abs(nth) > 53)
      refuse(`BYDAY: ${nth} is not from 1 to 53, or negative of these`)
    return { weekday, nth }
  })
}

/** What RFC 5545 forbids to stand together. */
function checkTogether(rule: Recurrence, parts: Map<string, string>): void {
  const { frequency } = rule
  const only = (name: string, ...allowed: Frequency[]) => {
    if (parts.has(name) && !allowed.includes(frequency)) {
      refuse(`${name} cannot be used with FREQ=${frequency}`)
    }
  }
  only('BYWEEKNO', 'YEARLY')
  only('BYYEARDAY', 'YEARLY', 'HOURLY')
  only('BYMONTHDAY', 'YEARLY', 'MONTHLY', 'DAILY', 'HOURLY')
  if (rule.count !== undefined && rule.until !== undefined)
    refuse('COUNT and UNTIL exclude each other')
  if (rule.seconds.length > 1) refuse('BYSECOND takes one value')
  if (rule.weekdays.some(({ nth }) => nth !== undefined)) {
    if (frequency !== 'MONTHLY' && frequency !== 'YEARLY') {
      refuse(`BYDAY takes numbers only with FREQ=MONTHLY or FREQ=YEARLY, not ${frequency}`)
    }
    if (rule.weekNumbers.length > 0) refuse('BYDAY takes no numbers beside BYWEEKNO')
  }
  const others = [...parts.keys()].filter((name) => name.startsWith('BY') && name !== 'BYSETPOS')
  if (rule.positions.length > 0 && others.length === 0)
    refuse('BYSETPOS needs another BY part beside it')
}
