import t from 'tap'
import { InvalidRequestError } from '../../src/errors.ts'
import { parseRecurrence } from '../../src/recurrence/parse.ts'

const START = 'DTSTART:20260105T020000Z'

const refused: Record<string, string> = {
  '': 'DTSTART is missing',
  [START]: 'RRULE is missing',
  'RRULE:FREQ=DAILY': 'DTSTART is missing',
  'every day': '"every day" is no property line',
  [`${START}\nRRULE:FREQ=DAILY\nEXDATE:20260106T020000Z`]:
    'EXDATE is not supported: only DTSTART and RRULE are',
  [`${START}\n${START}\nRRULE:FREQ=DAILY`]: 'DTSTART is there twice',
  'DTSTART:20260105T020000\nRRULE:FREQ=DAILY':
    'DTSTART names no time zone: end it with Z or give its TZID',
  'DTSTART;TZID=Europe/Berlin:20260105T020000Z\nRRULE:FREQ=DAILY':
    'DTSTART has both a TZID and a Z',
  'DTSTART;TZID=Europe/Atlantis:20260105T020000\nRRULE:FREQ=DAILY':
    'DTSTART: Europe/Atlantis is not a known time zone',
  'DTSTART;TZID=+0200:20260105T020000\nRRULE:FREQ=DAILY': 'DTSTART: +0200 is not a known time zone',
  'DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=DAILY': 'DTSTART is malformed',
  'DTSTART:20260230T020000Z\nRRULE:FREQ=DAILY': 'DTSTART is not a time that exists',
  'DTSTART:20260105T240000Z\nRRULE:FREQ=DAILY': 'DTSTART is not a time that exists',
  'DTSTART:00010105T000000Z\nRRULE:FREQ=DAILY': 'DTSTART is before 1970',
  'DTSTART:19691231T235959Z\nRRULE:FREQ=DAILY': 'DTSTART is before 1970'
}

const refusedRules: Record<string, string> = {
  'INTERVAL=2': 'FREQ is missing',
  'FREQ=SECONDLY': 'FREQ must be one of YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY',
  'FREQ=MINUTELY': 'FREQ must be one of YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY',
  'FREQ=DAILY;': 'RRULE: "" is no part of a rule',
  'FREQ=DAILY;FREQ=DAILY': 'FREQ is there twice',
  'FREQ=DAILY;BYEASTER=0': 'BYEASTER is not a part of a rule',
  'FREQ=DAILY;INTERVAL=0': 'INTERVAL must be from 1 to 2147483647',
  'FREQ=DAILY;INTERVAL=-1': 'INTERVAL must be from 1 to 2147483647',
  'FREQ=DAILY;INTERVAL=1.5': 'INTERVAL: 1.5 is not an integer',
  'FREQ=DAILY;COUNT=100001': 'COUNT must be from 1 to 100000',
  'FREQ=DAILY;COUNT=99999999999': 'COUNT: 99999999999 is not an integer',
  'FREQ=DAILY;UNTIL=20270101': 'UNTIL must be a time in UTC, such as 20261231T235959Z',
  'FREQ=DAILY;UNTIL=20270101T000000': 'UNTIL must be a time in UTC, such as 20261231T235959Z',
  'FREQ=DAILY;UNTIL=20271301T000000Z': 'UNTIL is not a time that exists',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101T000000Z': 'COUNT and UNTIL exclude each other',
  'FREQ=DAILY;WKST=XX': 'WKST: XX is not a weekday',
  'FREQ=DAILY;BYDAY=MO,': 'BYDAY:  is not a weekday',
  'FREQ=DAILY;BYDAY=1MO': 'BYDAY takes numbers only with FREQ=MONTHLY or FREQ=YEARLY, not DAILY',
  'FREQ=MONTHLY;BYDAY=0MO': 'BYDAY: 0 is not from 1 to 53, or negative of these',
  'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO': 'BYDAY takes no numbers beside BYWEEKNO',
  'FREQ=MONTHLY;BYWEEKNO=1': 'BYWEEKNO cannot be used with FREQ=MONTHLY',
  'FREQ=DAILY;BYYEARDAY=1': 'BYYEARDAY cannot be used with FREQ=DAILY',
  'FREQ=WEEKLY;BYMONTHDAY=1': 'BYMONTHDAY cannot be used with FREQ=WEEKLY',
  'FREQ=DAILY;BYMONTH=13': 'BYMONTH: 13 is not from 1 to 12',
  'FREQ=DAILY;BYMONTH=-1': 'BYMONTH: -1 is not from 1 to 12',
  'FREQ=DAILY;BYMONTHDAY=0': 'BYMONTHDAY: 0 is not from 1 to 31, or negative of these',
  'FREQ=YEARLY;BYYEARDAY=-367': 'BYYEARDAY: -367 is not from 1 to 366, or negative of these',
  'FREQ=DAILY;BYMINUTE=60': 'BYMINUTE: 60 is not from 0 to 59',
  'FREQ=DAILY;BYSECOND=0,30': 'BYSECOND takes one value',
  'FREQ=DAILY;BYSETPOS=1': 'BYSETPOS needs another BY part beside it'
}

t.test('a text that is no recurrence is refused with the part and the reason', async (t) => {
  const texts = Object.entries(refusedRules).map(([rule, reason]): [string, string] => [
    `${START}\nRRULE:${rule}`,
    reason
  ])
  for (const [text, reason] of [...Object.entries(refused), ...texts]) {
    t.throws(() => parseRecurrence(text), new InvalidRequestError('rrule', reason), text)
  }
})

t.test('names, zones and line ends are read in any of their spellings', async (t) => {
  const rule = parseRecurrence(
    'rrule:freq=weekly;byday=mo,Fr\r\ndtstart;tzid=europe/berlin:20260105t020000\r\n'
  )
  t.match(rule, {
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: [{ weekday: 0 }, { weekday: 4 }],
    start: Date.UTC(2026, 0, 5, 2)
  })
})
