/** The years, months, weeks, days or hours that a recurrence goes through, each with its times of the wall clock. */
import { calendarOf, dayFilter, dayNumber, weekOf, withImpliedDays } from './days.ts'
import type { Recurrence } from './parse.ts'
import { DAY_MS, HOUR_MS } from './time-zone.ts'

/** Times of one period, in order, made one by one: a period may have very many. */
export type Times = { size: number; at(index: number): number }

/** @param end the first time after the period */
export type Period = { times: Times; end: number }

/** How a frequency cuts time into numbered periods. */
type Cut = {
  /** The number of the period that a time is in. */
  numberOf(time: number): number
  startOf(number: number): number
}

function cutOf({ frequency, weekStart }: Recurrence): Cut {
  const dayOf = (time: number) => Math.floor(time / DAY_MS)
  switch (frequency) {
    case 'YEARLY':
      return {
        numberOf: (time) => new Date(time).getUTCFullYear(),
        startOf: (number) => Date.UTC(number, 0)
      }
    case 'MONTHLY':
      return {
        numberOf(time) {
          const { year, month } = calendarOf(dayOf(time))
          return 12 * year + month
        },
        startOf: (number) => Date.UTC(Math.floor(number / 12), number % 12)
      }
    case 'WEEKLY': {
      // Any first day of a week serves as the origin.
      const origin = weekOf(dayNumber(1970, 0, 1), weekStart)
      return {
        numberOf: (time) => Math.floor((dayOf(time) - origin) / 7),
        startOf: (number) => (origin + 7 * number) * DAY_MS
      }
    }
    case 'DAILY':
      return { numberOf: dayOf, startOf: (number) => number * DAY_MS }
    case 'HOURLY':
      return {
        numberOf: (time) => Math.floor(time / HOUR_MS),
        startOf: (number) => number * HOUR_MS
      }
  }
}

/** Offsets within a day, or within an hour for an hourly rule, in order. */
function clockTimes({ frequency, hours, minutes, seconds, start }: Recurrence): number[] {
  const date = new Date(start)
  const or = (list: number[], implied: number) => (list.length > 0 ? list : [implied])
  return (frequency === 'HOURLY' ? [0] : or(hours, date.getUTCHours())).flatMap((hour) =>
    or(minutes, date.getUTCMinutes()).flatMap((minute) =>
      or(seconds, date.getUTCSeconds()).map((second) => 1000 * (3600 * hour + 60 * minute + second))
    )
  )
}

/** @param bases where the days, or the hour, of the period begin */
function timesOf(
  bases: readonly number[],
  offsets: readonly number[],
  positions: readonly number[]
): Times {
  const size = bases.length * offsets.length
  const at = (index: number) =>
    (bases[Math.floor(index / offsets.length)] as number) +
    (offsets[index % offsets.length] as number)
  if (positions.length === 0) return { size, at }
  const chosen = [...new Set(positions.map((one) => (one > 0 ? one - 1 : size + one)))]
    .filter((index) => index >= 0 && index < size)
    .sort((a, b) => a - b)
  return { size: chosen.length, at: (index) => at(chosen[index] as number) }
}

/** Whether steps of so many hours ever come to one of these hours of the day. */
function reachesAny(hours: readonly number[], first: number, interval: number): boolean {
  const reached = Array.from({ length: 24 }, (_, step) => (first + step * interval) % 24)
  return hours.length === 0 || hours.some((hour) => reached.includes(hour))
}

/**
 * In order and without end but the horizon. What is before `from` is left out, unless the rule counts;
 * of empty periods there are none.
 */
export function* periodsOf(given: Recurrence, from: number, horizon: number): Generator<Period> {
  const rule = withImpliedDays(given)
  const { start, interval, frequency, hours, positions, count } = rule
  const { numberOf, startOf } = cutOf(rule)
  const takes = dayFilter(rule)
  const offsets = clockTimes(rule)
  const first = numberOf(start)
  const skipped = count === undefined ? Math.floor((numberOf(from) - first) / interval) : 0
  let number = first + Math.max(0, skipped) * interval
  let today = { day: Number.NaN, taken: false }
  if (frequency === 'HOURLY' && !reachesAny(hours, first, interval)) return

  for (;;) {
    const begin = startOf(number)
    // Past the last day that a date can hold, times are NaN.
    if (!(begin < horizon)) return
    const end = startOf(number + 1)
    let bases: number[]
    if (frequency === 'HOURLY') {
      const day = Math.floor(begin / DAY_MS)
      if (day !== today.day) today = { day, taken: takes(day) }
      if (!today.taken) {
        const tomorrow = (day + 1) * 24
        number += Math.ceil((tomorrow - number) / interval) * interval
        continue
      }
      bases = hours.length === 0 || hours.includes(number % 24) ? [begin] : []
    } else {
      bases = []
      for (let day = begin / DAY_MS; day < end / DAY_MS; day += 1) {
        if (takes(day)) bases.push(day * DAY_MS)
      }
    }
    const times = timesOf(bases, offsets, positions)
    if (times.size > 0) yield { times, end }
    number += interval
  }
}
