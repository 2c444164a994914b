/** Functions on dates, times and durations. */
import { type RawBuilder, sql } from 'kysely'
import type { TemporalType } from '../values.ts'
import { argument, type Call, type WriteCall } from './function-call.ts'
import { literal } from './literal.ts'
import { NULL, placeOf, toJson, typed } from './typed.ts'

const nowOf = ({ scope }: Call) => sql`${scope.context.now.toISOString()}::text`

const NO_FIELDS = sql`'{}'::jsonb`

const made = (type: TemporalType, given: RawBuilder<unknown>, call: Call): RawBuilder<unknown> =>
  sql`cypher.make_temporal(${type}::text, ${given}, ${nowOf(call)}, ${placeOf(call.call)})`

const construct =
  (type: TemporalType): WriteCall =>
  (call) => {
    const [input] = call.given
    const given = input ? toJson(input) : NO_FIELDS
    return typed(type, made(type, given, call))
  }

const MILLISECONDS: Readonly<Record<string, number>> = { epochseconds: 1000, epochmillis: 1 }

/** Mostly it is made of an epoch, once for every row: that has a way of its own. */
const datetime: WriteCall = (call) => {
  const [input] = call.call.arguments
  const [entry, ...more] = input?.type === 'map' ? input.entries : []
  const factor = entry && MILLISECONDS[entry.key.text.toLowerCase()]
  if (!factor || more.length > 0) return construct('datetime')(call)
  const epoch = toJson(call.scope.translate(entry.value))
  return typed(
    'datetime',
    sql`cypher.datetime_of_epoch(${epoch}, ${factor}::integer, ${placeOf(call.call)})`
  )
}

const clock =
  (type: TemporalType): WriteCall =>
  (call) =>
    typed(
      type,
      call.given[0]
        ? made(type, sql`jsonb_build_object('timezone', ${argument(call, 0, 'string')})`, call)
        : made(type, NO_FIELDS, call)
    )

const truncate =
  (type: TemporalType): WriteCall =>
  (call) => {
    const [, input, fields] = call.given
    const value = input ? toJson(input) : made(type, NO_FIELDS, call)
    return typed(
      type,
      sql`cypher.truncate(${type}::text, ${argument(call, 0, 'string')}, ${value},
        ${fields ? toJson(fields) : NO_FIELDS})`
    )
  }

const between =
  (unit: 'all' | 'months' | 'days' | 'seconds'): WriteCall =>
  ({ given: [from = NULL, to = NULL] }) =>
    typed('duration', sql`cypher.duration_between(${toJson(from)}, ${toJson(to)}, ${unit}::text)`)

const fromEpoch =
  (unit: 'epochSeconds' | 'epochMillis'): WriteCall =>
  (call) => {
    const [amount = NULL, nanoseconds] = call.given
    const more = nanoseconds ? sql`, 'nanosecond', ${toJson(nanoseconds)}` : sql``
    return typed(
      'datetime',
      made('datetime', sql`jsonb_build_object(${unit}::text, ${toJson(amount)}${more})`, call)
    )
  }

export const TIME_SQL = {
  timestamp: ({ scope }) => literal(BigInt(scope.context.now.getTime())),
  randomUUID: () => typed('string', sql`gen_random_uuid()::text collate "C"`),
  date: construct('date'),
  time: construct('time'),
  localtime: construct('localtime'),
  datetime,
  localdatetime: construct('localdatetime'),
  duration: ({ given: [input = NULL] }) =>
    typed('duration', sql`cypher.make_duration(${toJson(input)})`),
  'date.transaction': clock('date'),
  'date.statement': clock('date'),
  'date.realtime': clock('date'),
  'date.truncate': truncate('date'),
  'time.transaction': clock('time'),
  'time.statement': clock('time'),
  'time.realtime': clock('time'),
  'time.truncate': truncate('time'),
  'localtime.transaction': clock('localtime'),
  'localtime.statement': clock('localtime'),
  'localtime.realtime': clock('localtime'),
  'localtime.truncate': truncate('localtime'),
  'datetime.transaction': clock('datetime'),
  'datetime.statement': clock('datetime'),
  'datetime.realtime': clock('datetime'),
  'datetime.truncate': truncate('datetime'),
  'datetime.fromepoch': fromEpoch('epochSeconds'),
  'datetime.fromepochmillis': fromEpoch('epochMillis'),
  'localdatetime.transaction': clock('localdatetime'),
  'localdatetime.statement': clock('localdatetime'),
  'localdatetime.realtime': clock('localdatetime'),
  'localdatetime.truncate': truncate('localdatetime'),
  'duration.between': between('all'),
  'duration.inMonths': between('months'),
  'duration.inDays': between('days'),
  'duration.inSeconds': between('seconds')
} satisfies Record<string, WriteCall>
