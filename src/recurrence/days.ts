/** Which days a recurrence takes; days are counted from 1 January 1970. */
import type { Recurrence } from './parse.ts'
import { DAY_MS } from './time-zone.ts'

export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) / DAY_MS

export const calendarOf = (day: number) => {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
}

/** 0 for Monday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

/** The first day of the week that the day is in. */
export const weekOf = (day: number, weekStart: number): number =>
  day - ((weekdayOf(day) - weekStart + 7) % 7)

/** A year's first week is the one that has at least four of its days. */
const firstWeekOf = (year: number, weekStart: number) => weekOf(dayNumber(year, 0, 4), weekStart)

/** Whether a list names the place of something, from 1, among so many; negative numbers count from the end. */
const names = (list: readonly number[], place: number, among: number) =>
  list.includes(place) || list.includes(place - among - 1)

function isInWeeks(day: number, { weekNumbers, weekStart }: Recurrence): boolean {
  const { year } = calendarOf(weekOf(day, weekStart) + 3)
  const first = firstWeekOf(year, weekStart)
  const weeks = (firstWeekOf(year + 1, weekStart) - first) / 7
  return names(weekNumbers, Math.floor((day - first) / 7) + 1, weeks)
}

/** The rule with the days that it leaves to its start. */
export function withImpliedDays(rule: Recurrence): Recurrence {
  const { weekNumbers, yearDays, monthDays, weekdays, frequency, months } = rule
  if ([weekNumbers, yearDays, monthDays, weekdays].some((list) => list.length > 0)) return rule
  const start = Math.floor(rule.start / DAY_MS)
  const { month, date } = calendarOf(start)
  if (frequency === 'WEEKLY') {
    return { ...rule, weekdays: [{ weekday: weekdayOf(start), nth: undefined }] }
  }
  if (frequency === 'MONTHLY') return { ...rule, monthDays: [date] }
  if (frequency !== 'YEARLY') return rule
  return { ...rule, monthDays: [date], months: months.length > 0 ? months : [month + 1] }
}

/** Says of a day whether the rule takes it, whatever the period that it is in. */
export function dayFilter(rule: Recurrence): (day: number) => boolean {
  const { months, weekNumbers, yearDays, monthDays, weekdays, frequency } = rule
  const byMonth = frequency === 'MONTHLY' || months.length > 0
  const takesNth = weekdays.some(({ nth }) => nth !== undefined)
  return (day) => {
    const { year, month, date } = calendarOf(day)
    if (months.length > 0 && !months.includes(month + 1)) return false
    if (weekNumbers.length > 0 && !isInWeeks(day, rule)) return false
    const daysInMonth = dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)
    if (monthDays.length > 0 && !names(monthDays, date, daysInMonth)) return false
    const ofYear = day - dayNumber(year, 0, 1) + 1
    const daysInYear = dayNumber(year + 1, 0, 1) - dayNumber(year, 0, 1)
    if (yearDays.length > 0 && !names(yearDays, ofYear, daysInYear)) return false
    if (weekdays.length === 0) return true
    const today = weekdays.filter(({ weekday }) => weekday === weekdayOf(day))
    if (!takesNth) return today.length > 0
    const [place, among] = byMonth ? [date, daysInMonth] : [ofYear, daysInYear]
    const fromStart = Math.ceil(place / 7)
    const fromEnd = -Math.ceil((among - place + 1) / 7)
    return today.some(({ nth }) => nth === undefined || nth === fromStart || nth === fromEnd)
  }
}
