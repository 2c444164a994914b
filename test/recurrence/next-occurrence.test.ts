import t from 'tap'
import { nextOccurrence } from '../../src/recurrence/next-occurrence.ts'
import { parseRecurrence } from '../../src/recurrence/parse.ts'

const next = (text: string, after: string) =>
  nextOccurrence(parseRecurrence(text), new Date(after))?.toISOString().replace('.000Z', 'Z')

/** The first occurrences after a moment. */
function following(text: string, after: string, count: number): (string | undefined)[] {
  const found: (string | undefined)[] = []
  for (let last: string | undefined = after; last && found.length < count; ) {
    last = next(text, last)
    found.push(last)
  }
  return found
}

t.test('the occurrence is after the moment, never at it', async (t) => {
  const rule = 'DTSTART:20260105T020000Z\nRRULE:FREQ=DAILY'
  t.equal(next(rule, '2025-01-01T00:00:00Z'), '2026-01-05T02:00:00Z')
  t.equal(next(rule, '2026-01-05T01:59:59.999Z'), '2026-01-05T02:00:00Z')
  t.equal(next(rule, '2026-01-05T02:00:00Z'), '2026-01-06T02:00:00Z')
})

t.test('a time that the clock leaves out is read with the offset before the gap', async (t) => {
  const rule = 'DTSTART;TZID=Europe/Berlin:20270327T023000\nRRULE:FREQ=DAILY'
  t.same(following(rule, '2027-03-27T00:00:00Z', 3), [
    '2027-03-27T01:30:00Z',
    '2027-03-28T01:30:00Z',
    '2027-03-29T00:30:00Z'
  ])
})

t.test('of a time that comes twice the first is meant', async (t) => {
  const rule = 'DTSTART;TZID=America/New_York:20261031T013000\nRRULE:FREQ=DAILY'
  t.same(following(rule, '2026-10-31T00:00:00Z', 3), [
    '2026-10-31T05:30:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-02T06:30:00Z'
  ])
})

t.test('times that fall together where the clock is put forward are one', async (t) => {
  // 02:00 and 02:30 do not exist and are 03:00 and 03:30, as the next two are.
  const rule = 'DTSTART;TZID=Europe/Berlin:20270328T000000\nRRULE:FREQ=HOURLY;BYMINUTE=0,30'
  t.same(following(rule, '2027-03-27T23:59:00Z', 6), [
    '2027-03-28T00:00:00Z',
    '2027-03-28T00:30:00Z',
    '2027-03-28T01:00:00Z',
    '2027-03-28T01:30:00Z',
    '2027-03-28T02:00:00Z',
    '2027-03-28T02:30:00Z'
  ])
})

t.test('numbered and plain weekdays add up', async (t) => {
  const rule = 'DTSTART:20260101T000000Z\nRRULE:FREQ=MONTHLY;BYDAY=1MO,SU'
  t.same(following(rule, '2026-01-01T00:00:00Z', 5), [
    '2026-01-04T00:00:00Z',
    '2026-01-05T00:00:00Z',
    '2026-01-11T00:00:00Z',
    '2026-01-18T00:00:00Z',
    '2026-01-25T00:00:00Z'
  ])
})

t.test(
  'a position in the week counts from its first day, though the rule begins later',
  async (t) => {
    const rule = 'DTSTART:20260107T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2'
    t.same(following(rule, '2026-01-01T00:00:00Z', 2), [
      '2026-01-07T00:00:00Z',
      '2026-01-14T00:00:00Z'
    ])
  }
)

t.test('COUNT and UNTIL end a rule, the last occurrence included', async (t) => {
  const start = 'DTSTART:20260105T020000Z\nRRULE:FREQ=DAILY'
  t.equal(next(`${start};COUNT=3`, '2026-01-06T02:00:00Z'), '2026-01-07T02:00:00Z')
  t.equal(next(`${start};COUNT=3`, '2026-01-07T02:00:00Z'), undefined)
  t.equal(next(`${start};UNTIL=20260107T020000Z`, '2026-01-06T02:00:00Z'), '2026-01-07T02:00:00Z')
  t.equal(next(`${start};UNTIL=20260107T015959Z`, '2026-01-06T02:00:00Z'), undefined)
})

t.test('the search ends, whatever the rule', async (t) => {
  const minutes = Array.from({ length: 60 }, (_, minute) => minute).join(',')
  const days = Array.from({ length: 366 }, (_, day) => day + 1).join(',')
  const start = 'DTSTART;TZID=Europe/Berlin:19700105T020000\nRRULE:FREQ='
  const never = [
    'HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'HOURLY;INTERVAL=2;BYHOUR=3,5',
    'DAILY;BYMONTH=2;BYMONTHDAY=30',
    'MONTHLY;INTERVAL=12;BYMONTHDAY=31;BYMONTH=2',
    'YEARLY;BYWEEKNO=9;BYMONTH=12',
    `YEARLY;BYYEARDAY=${days};BYMONTH=2;BYMONTHDAY=31`,
    'YEARLY;INTERVAL=2147483647;BYMONTH=2',
    `DAILY;BYHOUR=3;BYMINUTE=${minutes};BYSETPOS=61,-61`
  ]
  for (const rule of [...never, `HOURLY;COUNT=100000;BYMINUTE=${minutes}`]) {
    t.equal(next(start + rule, '2026-11-21T00:00:00Z'), undefined, rule)
  }
  t.equal(
    next(`${start}YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO`, '2072-03-01T00:00:00Z'),
    '2112-02-29T01:00:00Z'
  )
  t.equal(
    next('DTSTART:99991231T235959Z\nRRULE:FREQ=HOURLY', '2026-01-01T00:00:00Z'),
    '9999-12-31T23:59:59Z'
  )
  t.equal(next('DTSTART:99991231T235959Z\nRRULE:FREQ=HOURLY', '9999-12-31T23:59:59Z'), undefined)
})
