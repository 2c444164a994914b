import fc from 'fast-check'
import t from 'tap'
import type { FilterType } from '../../src/contract/document.ts'
import { type FilterValue, parseFilter, parseListQuery } from '../../src/contract/list-query.ts'
import { InvalidRequestError } from '../../src/errors.ts'

const PREDICATES = ['eq', '~eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const

t.test('a bare value means eq, a predicate before a colon is taken off', async (t) => {
  t.strictSame(parseFilter('name', 'string', 'ADA'), {
    name: 'name',
    predicate: 'eq',
    value: 'ADA'
  })
  for (const predicate of PREDICATES) {
    t.strictSame(parseFilter('name', 'string', `${predicate}:ADA`), {
      name: 'name',
      predicate,
      value: 'ADA'
    })
  }
})

t.test('a text is kept as it is, whatever looks like a predicate further on', async (t) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PREDICATES),
      fc.string({ unit: 'binary' }),
      (predicate, text) => {
        t.equal(parseFilter('name', 'string', `${predicate}:${text}`).value, text)
      }
    ),
    { seed: 20_260_102, numRuns: 300 }
  )
  t.equal(parseFilter('name', 'string', 'like:x').value, 'like:x')
  t.equal(parseFilter('name', 'string', 'eq:a\nb').value, 'a\nb', 'lines are no border')
})

t.test('values become those of the column’s type', async (t) => {
  const cases: [FilterType, string, FilterValue][] = [
    ['integer', '12', 12],
    ['integer', 'gte:-7', -7],
    ['integer', String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
    ['boolean', 'T', true],
    ['boolean', 'neq:false', false],
    ['uuid', '6B0AD1F4-3F0E-4A0C-9A55-5D1C5F3F2C11', '6b0ad1f4-3f0e-4a0c-9a55-5d1c5f3f2c11'],
    ['timestamp', 'gt:2026-01-02T03:04:05.678Z', new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678))],
    ['timestamp', '2026-01-02T03:04:05+02:00', new Date(Date.UTC(2026, 0, 2, 1, 4, 5))],
    ['timestamp', '2024-02-29T00:00:00Z', new Date(Date.UTC(2024, 1, 29))]
  ]
  for (const [type, text, value] of cases) {
    t.strictSame(parseFilter('column', type, text).value, value, `${type} ${text}`)
  }
})

t.test('numbers and dates that do not exist are refused by name', async (t) => {
  const cases: [FilterType, string][] = [
    ['integer', '9007199254740993'],
    ['integer', 'lt:-99999999999999999999'],
    ['timestamp', '2026-02-30T00:00:00Z'],
    ['timestamp', '2026-02-29T00:00:00Z'],
    ['timestamp', 'gte:2026-13-01T00:00:00Z'],
    ['timestamp', '2026-01-32T00:00:00Z'],
    ['timestamp', '2026-01-01T25:00:00Z'],
    ['timestamp', '2026-01-01T00:61:00Z'],
    ['timestamp', '2026-00-10T00:00:00Z']
  ]
  for (const [type, text] of cases) {
    try {
      parseFilter('created_at', type, text)
      t.fail(`${text} was accepted`)
    } catch (error) {
      t.type(error, InvalidRequestError, text)
      t.match(error, { context: 'created_at' })
    }
  }
})

t.test('every day of the calendar is read as itself', async (t) => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        t.strictSame(parseFilter('at', 'timestamp', date.toISOString()).value, date)
      }
    ),
    { seed: 20_260_102, numRuns: 300 }
  )
})

t.test('a list takes its filters, order and page from the query, and nothing else', async (t) => {
  t.strictSame(
    parseListQuery('listFileUploadJobs', {
      skip: 5,
      limit: 7,
      sort_by: ['-start_time', 'id'],
      status: ['2', 'eq:8', 'lt:9'],
      unknown: ['eq:1']
    }),
    {
      filters: [
        { name: 'status', predicate: 'eq', value: 2 },
        { name: 'status', predicate: 'eq', value: 8 },
        { name: 'status', predicate: 'lt', value: 9 }
      ],
      sort: [
        { name: 'start_time', direction: 'desc' },
        { name: 'id', direction: 'asc' }
      ],
      skip: 5,
      limit: 7
    }
  )
  t.strictSame(parseListQuery('listFileUploadJobs', { skip: 0, limit: 100 }), {
    filters: [],
    sort: [],
    skip: 0,
    limit: 100
  })
})
