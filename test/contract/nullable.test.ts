import fc from 'fast-check'
import t from 'tap'
import {
  nullableBoolean,
  nullableInteger,
  nullableString,
  nullableTime,
  nullableUuid,
  readNullable,
  timeOrZero
} from '../../src/contract/nullable.ts'

const SEED = { seed: 20_260_102, numRuns: 500 }
const kinds = [
  { key: 'int32', write: nullableInteger, value: fc.integer(), zero: 0 },
  { key: 'string', write: nullableString, value: fc.string(), zero: '' },
  { key: 'bool', write: nullableBoolean, value: fc.boolean(), zero: false }
] as const

for (const { key, write, value, zero } of kinds) {
  // The three writers take different types; each is only given its own.
  const written = write as (value: unknown) => { [key: string]: unknown; valid: boolean }

  t.test(`${key}: what is written is valid exactly when there is a value`, async (t) => {
    t.strictSame(written(null), { [key]: zero, valid: false })
    fc.assert(
      fc.property(value, (one) => {
        t.strictSame(written(one), { [key]: one, valid: true })
      }),
      SEED
    )
  })

  t.test(`${key}: the object, the bare value and null are read as what they mean`, async (t) => {
    fc.assert(
      fc.property(value, (one) => {
        const read = (input: unknown) => readNullable(key as 'string', input as string)
        t.equal(read(one), one, 'bare')
        t.equal(read({ [key]: one, valid: true }), one, 'object')
        t.equal(read({ [key]: one }), one, 'valid unless it says otherwise')
        t.equal(read({ [key]: one, valid: false }), null, 'content that is not valid')
        t.equal(read(written(one)), one, 'what was written')
      }),
      SEED
    )
    t.equal(readNullable(key as 'string', null), null)
    t.equal(readNullable(key as 'string', { valid: true }), null, 'an object without content')
    t.equal(readNullable(key as 'string', {}), null)
    t.equal(readNullable(key as 'string', undefined), undefined, 'nothing was said')
  })
}

t.test('times have three decimals and a Z; none is the zero time', async (t) => {
  const time = new Date('2026-01-02T03:04:05Z')
  t.strictSame(nullableTime(time), { time: '2026-01-02T03:04:05.000Z', valid: true })
  t.strictSame(nullableTime(null), { time: '0001-01-01T00:00:00.000Z', valid: false })
  t.equal(timeOrZero(time), '2026-01-02T03:04:05.000Z')
  t.equal(timeOrZero(null), '0001-01-01T00:00:00.000Z')
})

t.test('no uuid is the zero uuid', async (t) => {
  const uuid = '6b0ad1f4-3f0e-4a0c-9a55-5d1c5f3f2c11'
  t.strictSame(nullableUuid(uuid), { uuid, valid: true })
  t.strictSame(nullableUuid(null), {
    uuid: '00000000-0000-0000-0000-000000000000',
    valid: false
  })
})
