/** Dates, times and durations beyond what the scenarios of the TCK hold. */
import t from 'tap'
import { type CypherValue, TemporalValue } from '../../src/graph/cypher/cypher.ts'
import type { TemporalType } from '../../src/graph/cypher/values.ts'
import { openExpressions } from '../support/cypher-expressions.ts'

const { ask, evaluate, holds, refuses } = await openExpressions(t)

const time = (type: TemporalType, text: string): CypherValue => new TemporalValue(type, text)

t.test('they are made of text, parts and each other', (t) =>
  holds(t, [
    ["date('2024-02-29')", time('date', '2024-02-29')],
    ["date('20240229')", time('date', '2024-02-29')],
    ["date('2024-W09-4')", time('date', '2024-02-29')],
    ["date('2024-060')", time('date', '2024-02-29')],
    ["localtime('10:20:30.5')", time('localtime', '10:20:30.500')],
    ["time('10:20+0200')", time('time', '10:20+02:00')],
    ["datetime('2024-02-29T10:20:30Z')", time('datetime', '2024-02-29T10:20:30Z')],
    [
      "datetime('2024-07-01T12:00[Europe/Berlin]')",
      time('datetime', '2024-07-01T12:00+02:00[Europe/Berlin]')
    ],
    ['date({year: 2024, month: 2})', time('date', '2024-02-01')],
    ["date(datetime('2024-02-29T23:00-05:00'))", time('date', '2024-02-29')],
    ["localdatetime(date('2024-02-29'))", time('localdatetime', '2024-02-29T00:00')],
    ['datetime({epochSeconds: 1700000000})', time('datetime', '2023-11-14T22:13:20Z')],
    ['datetime({epochseconds: 0})', time('datetime', '1970-01-01T00:00Z')],
    ['datetime({epochMillis: -1})', time('datetime', '1969-12-31T23:59:59.999Z')],
    ['datetime({epochseconds: 253402300800})', time('datetime', '+10000-01-01T00:00Z')],
    ["datetime({epochseconds: 0, timezone: '+01:00'})", time('datetime', '1970-01-01T01:00+01:00')],
    ['date(null)', null],
    ['datetime({epochseconds: null})', null],
    ['date({year: null})', null],
    ["duration('P1Y2M3DT4H5M6.7S')", time('duration', 'P1Y2M3DT4H5M6.7S')],
    ["duration('P2W')", time('duration', 'P14D')],
    ['duration({days: 1.5})', time('duration', 'P1DT12H')]
  ])
)

t.test('an hour that comes twice is the first, one that is skipped is moved on', (t) =>
  holds(t, [
    [
      "datetime('2024-10-27T02:30[Europe/Berlin]')",
      time('datetime', '2024-10-27T02:30+02:00[Europe/Berlin]')
    ],
    [
      "datetime('2024-10-27T02:30[Europe/Berlin]') + duration('PT1H')",
      time('datetime', '2024-10-27T02:30+01:00[Europe/Berlin]')
    ],
    [
      "datetime('2024-03-30T12:00[Europe/Berlin]') + duration('P1D')",
      time('datetime', '2024-03-31T12:00+02:00[Europe/Berlin]')
    ]
  ])
)

t.test('components', (t) =>
  holds(t, [
    ["date('2024-02-29').day", 29n],
    ["date('2024-02-29').Year", 2024n],
    ["date('-0044-03-15').year", -44n],
    ["date('+12024-03-15').month", 3n],
    ["localdatetime('2024-02-29T10:20').month", 2n],
    ["localtime('10:20').year", null],
    ["date('2024-02-29').weekDay", 4n],
    ["datetime('2024-02-29T10:20:30.123Z').epochMillis", 1709202030123n],
    ["datetime('2024-02-29T10:20:30Z').epochseconds", 1709202030n],
    ["datetime('2024-02-29T10:20+01:00').offset", '+01:00'],
    ["duration('PT90M').minutes", 90n],
    ["duration('PT90M').minutesOfHour", 30n],
    ["duration('P400D').days", 400n]
  ])
)

t.test('comparison and arithmetic', (t) =>
  holds(t, [
    ["date('2024-01-01') < date('2024-02-01')", true],
    ["datetime('2024-01-01T00:00+02:00') < datetime('2024-01-01T00:00Z')", true],
    ["datetime('2024-01-01T00:00:00.0000001Z') > datetime('2024-01-01T00:00Z')", true],
    ["datetime('+12024-01-01T00:00Z') > datetime('2024-01-01T00:00Z')", true],
    ["datetime('0000-01-01T00:00Z') < datetime('0001-01-01T00:00Z')", true],
    ["datetime('2024-01-01T00:00:00.5Z') <= datetime('2024-01-01T01:00:00.5+01:00')", true],
    ['datetime({epochMillis: 1}) > datetime({epochseconds: 0})', true],
    ["date('2024-01-01') < datetime('2024-01-01T00:00Z')", null],
    ["date('2024-01-01') = '2024-01-01'", false],
    ["duration('P1D') < duration('P2D')", null],
    ["duration('PT60M') = duration('PT1H')", true],
    ["date('2024-01-31') + duration('P1M')", time('date', '2024-02-29')],
    ["date('2024-03-31') - duration('P1M')", time('date', '2024-02-29')],
    ["duration('P1D') + date('2024-01-31')", time('date', '2024-02-01')],
    ["localtime('23:30') + duration('PT1H')", time('localtime', '00:30')],
    ["duration('P1M') * 1.5", time('duration', 'P1M15DT5H14M33S')],
    ["duration('PT1H') / 2", time('duration', 'PT30M')],
    ["- duration('PT1H')", time('duration', 'PT-1H')],
    ["duration.between(date('2024-01-31'), date('2024-03-01'))", time('duration', 'P1M1D')],
    ["duration.inDays(date('2024-01-01'), date('2024-12-31'))", time('duration', 'P365D')]
  ])
)

t.test('now is the same wherever a query asks', async (t) => {
  const before = BigInt(Date.now())
  const [row] = await ask(`
    RETURN datetime() = datetime(), datetime().epochMillis = timestamp(), datetime().epochseconds,
      date() = date(datetime()), datetime.statement().timezone, timestamp()`)
  const [same, asTimestamp, seconds, sameDay, zone, now] = row ?? []
  t.strictSame([same, asTimestamp, sameDay, zone], [true, true, true, 'Z'])
  t.ok(typeof now === 'bigint' && now >= before && now <= BigInt(Date.now()))
  t.equal(seconds, (now as bigint) / 1000n)
})

t.test('they sort and are summed', async (t) => {
  const dates = ['2024-05-01', '-0001-01-01', '2024-01-31', '+12024-01-01']
  const [row] = await ask(
    `UNWIND $dates AS text WITH date(text) AS day ORDER BY day
     RETURN collect(toString(day)), toString(min(day)), toString(max(day))`,
    { dates }
  )
  t.strictSame(row, [
    ['-0001-01-01', '2024-01-31', '2024-05-01', '+12024-01-01'],
    '-0001-01-01',
    '+12024-01-01'
  ])
  const [sums] = await ask(
    "UNWIND ['PT1H', 'P1D', 'PT3H'] AS text WITH duration(text) AS d RETURN sum(d), avg(d)"
  )
  t.strictSame(sums, [time('duration', 'P1DT4H'), time('duration', 'PT9H20M')])
})

t.test('what is no time is refused', async (t) => {
  await refuses(t, [
    ["date('2024-02-30')", /no day 30 of month 2 in the year 2024/],
    ["date('yesterday')", /"yesterday" is no date/],
    ["time('25:00')", /"25:00" is no time/],
    ["datetime('2024-01-01T00:00[Mars/Olympus]')", /no time zone Mars\/Olympus/],
    ['date({month: 2})', /a date needs a year/],
    ["date({year: 'x'})", /integers/],
    ['date({year: 2024, month: 13})', /month 13/],
    ['localtime({hour: 24})', /an hour is from 0 to 23/],
    ["duration('1 day')", /"1 day" is no duration/],
    ["duration({days: 'x'})", /parts of a duration are numbers/],
    ['date(5)', /date/],
    ["date([5, 'x'][0])", /expected a string, a map or a time, but got an integer/],
    ["date.truncate('fortnight', date('2024-01-01'))", /no unit of time "fortnight"/],
    ["localtime('10:00') - date('2024-01-01')", /-/],
    ["datetime({epochseconds: 'x'})", /expected a finite number, but got a string/],
    ["localdatetime(localtime('10:00'))", /a day is missing/]
  ])
  t.equal(await evaluate("date('2024-01-01').nothing"), null)
})
