/**
 * When a schedule is due next, after RFC 5545. Every search ends: a rule is followed for one cycle of the calendar.
 * Our own, because the libraries do not end (rrule blocks for seconds on a rule that never matches) or want a
 * Temporal that Node 20 lacks.
 */
import type { Recurrence } from './parse.ts'
import { periodsOf } from './periods.ts'
import { DAY_MS, instantOf, wallClockAt } from './time-zone.ts'

/** Past so many centuries the weekdays of the calendar come again; what was not found by then is not there. */
const CYCLE_CENTURIES = 4
const END = Date.UTC(10_000, 0)

/** The times of the wall clock at which the rule is due, in order, some of them before `from`. */
function* wallClockTimes(rule: Recurrence, from: number): Generator<number> {
  const horizon = Math.min(
    END,
    new Date(from).setUTCFullYear(new Date(from).getUTCFullYear() + 100 * CYCLE_CENTURIES)
  )
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (const { times, end } of periodsOf(rule, from, horizon)) {
    if (end <= from && times.at(0) >= rule.start) {
      left -= times.size
    } else {
      for (let index = 0; index < times.size && left > 0; index += 1) {
        const time = times.at(index)
        if (time < rule.start) continue
        left -= 1
        yield time
      }
    }
    if (left <= 0) return
  }
}

/** The first occurrence after an instant; undefined where there is none. */
export function nextOccurrence(rule: Recurrence, after: Date): Date | undefined {
  const { zone, until = Number.POSITIVE_INFINITY } = rule
  if (until <= after.getTime()) return undefined
  // Where the clock is put forward, a later time of the clock may be an earlier instant, by a day at most.
  const from = Math.max(rule.start, wallClockAt(after.getTime(), zone) - DAY_MS)
  let found: { instant: number; time: number } | undefined
  for (const time of wallClockTimes(rule, from)) {
    if (found && time > found.time + DAY_MS) break
    const instant = instantOf(time, zone)
    if (time > until + DAY_MS) break
    const inTime = instant > after.getTime() && instant <= until
    if (inTime && instant < (found?.instant ?? Number.POSITIVE_INFINITY)) {
      found = { instant, time: found?.time ?? time }
    }
  }
  return found && new Date(found.instant)
}
