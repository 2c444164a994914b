/** Functions on text. */
import { type RawBuilder, sql } from 'kysely'
import { isList } from '../types.ts'
import { argument, type Call, native, type WriteCall } from './function-call.ts'
import { placeOf, toJson, typed } from './typed.ts'

/** What Unicode and Java call white space, but for the spaces that do not break. */
const WHITE_SPACE =
  ' \t\n\u000b\f\r\u001c\u001d\u001e\u001f\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u2028\u2029\u205f\u3000'

const trim =
  (name: 'btrim' | 'ltrim' | 'rtrim'): WriteCall =>
  (call) => {
    const characters = call.given[1] ? argument(call, 1, 'string') : sql`${WHITE_SPACE}::text`
    const write = { btrim: sql`btrim`, ltrim: sql`ltrim`, rtrim: sql`rtrim` }[name]
    return typed('string', sql`${write}(${argument(call, 0, 'string')}, ${characters})`)
  }

const split: WriteCall = (call) => {
  const [, delimiter] = call.given
  const isOne = delimiter?.type === 'string' || delimiter?.type === 'null'
  const delimiters =
    delimiter === undefined || isOne
      ? sql`array[${argument(call, 1, 'string')}]`
      : isList(delimiter.type)
        ? sql`cypher.texts(${toJson(delimiter)}, ${placeOf(call.call)})`
        : sql`cypher.one_or_more_texts(${toJson(delimiter)}, ${placeOf(call.call)})`
  return typed(call.type, sql`cypher.split(${argument(call, 0, 'string')}, ${delimiters})`)
}

const atLeastZero = (call: Call, index: number, what: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`cypher.at_least_zero(${argument(call, index, 'integer')}, ${what}, ${placeOf(call.call)})`

const substring: WriteCall = (call) => {
  const text = argument(call, 0, 'string')
  const start = atLeastZero(call, 1, sql`'the start of substring()'`)
  if (!call.given[2]) return typed('string', sql`substr(${text}, ${start} + 1)`)
  const length = atLeastZero(call, 2, sql`'the length of substring()'`)
  return typed('string', sql`substr(${text}, ${start} + 1, ${length})`)
}

export const TEXT_SQL = {
  toLower: native(['string'], 'string', (text) => sql`cypher.lower(${text})`),
  toUpper: native(['string'], 'string', (text) => sql`cypher.upper(${text})`),
  trim: trim('btrim'),
  btrim: trim('btrim'),
  ltrim: trim('ltrim'),
  rtrim: trim('rtrim'),
  split,
  substring,
  replace: native(
    ['string', 'string', 'string'],
    'string',
    (text, search, by) => sql`replace(${text}, ${search}, ${by})`
  ),
  left: (call) => {
    const length = atLeastZero(call, 1, sql`'the length of left()'`)
    return typed('string', sql`left(${argument(call, 0, 'string')}, ${length})`)
  },
  right: (call) => {
    const length = atLeastZero(call, 1, sql`'the length of right()'`)
    return typed('string', sql`right(${argument(call, 0, 'string')}, ${length})`)
  },
  normalize: (call) => {
    const form = call.given[1] ? argument(call, 1, 'string') : sql`'NFC'`
    return typed(
      'string',
      sql`cypher.normalize(${argument(call, 0, 'string')}, ${form}, ${placeOf(call.call)})`
    )
  }
} satisfies Record<string, WriteCall>
