/** Between instants and what the wall clock of a time zone shows, which is written as if it were UTC. */

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** By names in lower case: zones are known without regard to it, and there are only so many. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const key = zone.toLowerCase()
  const known = clocks.get(key)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric'
  })
  clocks.set(key, clock)
  return clock
}

/** A name of the time zone database; an offset is none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return clockOf(zone) !== undefined
  } catch {
    return false
  }
}

function offsetAt(instant: number, zone: string): number {
  if (zone === 'UTC') return 0
  const shown: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

export const wallClockAt = (instant: number, zone: string): number =>
  instant + offsetAt(instant, zone)

/**
 * As RFC 5545 has it: of a time that comes twice the first is meant; a time that the clock leaves out is
 * read with the offset before the gap.
 */
export function instantOf(wallClock: number, zone: string): number {
  // No offset is as large as a day, so one is taken before and one after the instant that is looked for.
  const before = offsetAt(wallClock - DAY_MS, zone)
  const after = offsetAt(wallClock + DAY_MS, zone)
  const early = wallClock - before
  if (before === after || offsetAt(early, zone) === before) return early
  const late = wallClock - after
  return offsetAt(late, zone) === after ? late : early
}
