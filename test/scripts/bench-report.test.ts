import fc from 'fast-check'
import t from 'tap'
import { judge, type Row, table } from '../../scripts/bench/report.ts'
import { median, percentile } from '../../scripts/bench/statistics.ts'

const SEED = { seed: 20_261_120 }
const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 60 })

t.test('a percentile is the least value that so many percent do not exceed', async (t) => {
  t.equal(percentile([15, 20, 35, 40, 50], 30), 20)
  t.equal(percentile([50, 15, 40, 20, 35], 40), 20)
  t.equal(percentile([15, 20, 35, 40, 50], 100), 50)
  const share = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(numbers, share, (values, percent) => {
      const found = percentile(values, percent)
      const notAbove = (limit: number) => values.filter((value) => value <= limit).length
      const enough = (percent * values.length) / 100
      return (
        values.includes(found) &&
        notAbove(found) >= enough &&
        values.filter((value) => value < found).length < enough
      )
    }),
    SEED
  )
})

t.test('as many values lie below the median as above', async (t) => {
  t.equal(median([3, 1, 2]), 2)
  t.equal(median([4, 1, 3, 2]), 2.5)
  t.equal(median([7]), 7)
  fc.assert(
    fc.property(numbers, (values) => {
      const middle = median(values)
      const half = values.length / 2
      return (
        values.filter((value) => value < middle).length <= half &&
        values.filter((value) => value > middle).length <= half
      )
    }),
    SEED
  )
})

t.test('of no values there is neither percentile nor median', async (t) => {
  t.ok(Number.isNaN(percentile([], 50)))
  t.ok(Number.isNaN(median([])))
})

const row = (more: Partial<Row>): Row => ({ what: 'it', value: 1, unit: 's', ...more })

t.test('of a time, less is better: the limit itself is met', async (t) => {
  const target = { must: 5, aim: 2 }
  t.equal(judge(row({ value: 2, target })), 'aim met')
  t.equal(judge(row({ value: 2.01, target })), 'must met')
  t.equal(judge(row({ value: 5, target })), 'must met')
  t.equal(judge(row({ value: 5.01, target })), 'missed')
})

t.test('of a ratio, more is better: the limit itself is met', async (t) => {
  const target = { must: 0.6, aim: 0.85 }
  t.equal(judge(row({ unit: 'ratio', value: 0.85, target })), 'aim met')
  t.equal(judge(row({ unit: 'ratio', value: 0.84, target })), 'must met')
  t.equal(judge(row({ unit: 'ratio', value: 0.6, target })), 'must met')
  t.equal(judge(row({ unit: 'ratio', value: 0.59, target })), 'missed')
})

t.test('a target without an aim is met or missed', async (t) => {
  t.equal(judge(row({ unit: 'MB', value: 511, target: { must: 512 } })), 'must met')
  t.equal(judge(row({ unit: 'MB', value: 513, target: { must: 512 } })), 'missed')
})

t.test(
  'what has no target or was not measured has no verdict, and a fault is a miss',
  async (t) => {
    t.equal(judge(row({})), '')
    t.equal(judge(row({ value: undefined, target: { must: 5 } })), '')
    t.equal(judge(row({ fault: 'counts changed' })), 'missed')
    t.equal(judge(row({ target: { must: 5 }, fault: 'counts changed' })), 'missed')
  }
)

t.test(
  'the table tells of each row what, measured, must, aim and verdict, in columns',
  async (t) => {
    const lines = table([
      row({ what: 'start', value: 1.234, target: { must: 5, aim: 2 } }),
      row({ what: 'by id', value: 0.5, unit: 'ratio', note: 'median 0.49', target: { must: 0.6 } }),
      row({ what: 'memory', value: undefined, unit: 'MB' }),
      row({ what: 'again', value: 1, fault: 'counts changed' })
    ]).split('\n')
    const cells = lines.map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1)
    )
    t.same(cells[0], ['what', 'measured', 'must', 'aim', 'verdict'])
    t.same(cells.slice(2), [
      ['start', '1.23 s', '<= 5 s', '<= 2 s', 'aim met'],
      ['by id', '0.50; median 0.49', '>= 0.6', '', 'missed'],
      ['memory', 'not measured', '', '', ''],
      ['again', '1.00 s; counts changed', '', '', 'missed']
    ])
    t.equal(new Set(lines.map((line) => line.length)).size, 1, 'all lines are equally long')
  }
)
