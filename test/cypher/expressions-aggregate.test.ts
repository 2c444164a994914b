/** Aggregates: null is left out, integers stay integers, and nothing gives what the language says of nothing. */
import t from 'tap'
import type { CypherValue } from '../../src/graph/cypher/cypher.ts'
import { openExpressions } from '../support/cypher-expressions.ts'

const { ask } = await openExpressions(t)

/** Over a list whose elements have a known type, and over the same among anything. */
async function aggregate(expression: string, items: readonly CypherValue[]) {
  const [[known] = []] = await ask(`UNWIND $items AS x RETURN ${expression} AS value`, { items })
  const hidden = [...items, 'x', true, [1n]]
  const [[unknown] = []] = await ask(
    `UNWIND $hidden[..${items.length}] AS x RETURN ${expression} AS value`,
    { hidden }
  )
  t.strictSame(unknown, known, `${expression} with types unknown`)
  return known
}

t.test('count', async (t) => {
  t.equal(await aggregate('count(*)', [1n, null, 1n]), 3n)
  t.equal(await aggregate('count(x)', [1n, null, 1n]), 2n)
  t.equal(await aggregate('count(DISTINCT x)', [1n, null, 1n, 2n]), 2n)
  t.equal(await aggregate('count(DISTINCT x)', [1n, 1, 2.5]), 2n)
  t.equal(await aggregate('count(x)', []), 0n)
})

t.test('collect', async (t) => {
  t.strictSame(await aggregate('collect(x)', [2n, null, 1n, 2n]), [2n, 1n, 2n])
  t.strictSame(await aggregate('size(collect(DISTINCT x))', [2n, null, 1n, 2n]), 2n)
  t.strictSame(await aggregate('collect(x)', []), [])
  t.strictSame(await aggregate('collect([x])', [null]), [[null]])
  t.strictSame(await aggregate('collect(x)', [1.5, 2]), [1.5, 2])
})

t.test('sum and avg', async (t) => {
  t.equal(await aggregate('sum(x)', [1n, 2n, null]), 3n)
  t.equal(await aggregate('sum(x)', [1n, 2.5]), 3.5)
  t.equal(await aggregate('sum(x)', [1.5, 2.5]), 4)
  t.equal(await aggregate('sum(x)', [0.1, 0.2]), 0.1 + 0.2)
  t.equal(await aggregate('sum(x)', [0.1, 0.2, 1n]), 0.1 + 0.2 + 1)
  t.equal(await aggregate('sum(x)', []), 0n)
  t.equal(await aggregate('sum(x)', [null]), 0n)
  t.equal(await aggregate('sum(DISTINCT x)', [2n, 2n, 3n]), 5n)
  t.equal(await aggregate('avg(x)', [1n, 2n, null]), 1.5)
  t.equal(await aggregate('avg(x)', [1.5, 2.5]), 2)
  t.equal(await aggregate('avg(x)', []), null)
  t.equal(await aggregate('avg(DISTINCT x)', [1n, 1n, 3n]), 2)
  t.equal(await aggregate('avg(x)', [9223372036854775807n, 9223372036854775807n]), 2 ** 63)
  t.equal(await aggregate('sum(x)', [9223372036854775807n, 1n, -2n]), 9223372036854775806n)
})

t.test('a sum that leaves the range is an error, and so is one of something else', async (t) => {
  const items = [9223372036854775807n, 1n]
  await t.rejects(ask('UNWIND $items AS x RETURN sum(x)', { items }), { message: /out of range/ })
  await t.rejects(ask('UNWIND $items AS x RETURN sum(x)', { items: [...items, 0.5, 'a'] }), {
    message: /expected a number, but got a string/
  })
})

t.test('min and max go by the order of everything', async (t) => {
  t.equal(await aggregate('max(x)', [1n, 3n, null, 2n]), 3n)
  t.equal(await aggregate('min(x)', [1n, 3n, null, 2n]), 1n)
  t.equal(await aggregate('max(x)', [1n, 2.5]), 2.5)
  t.equal(await aggregate('min(x)', ['b', 'B', 'ä']), 'B')
  t.equal(await aggregate('max(x)', ['b', 'B', 'ä']), 'ä')
  t.equal(await aggregate('max(x)', [false, true]), true)
  t.equal(await aggregate('min(x)', [false, true]), false)
  t.equal(await aggregate('max(x)', ['a', 1n, [9n], true]), 1n)
  t.strictSame(await aggregate('min(x)', ['a', 1n, [9n], true]), [9n])
  t.strictSame(await aggregate('max(x)', [[1n], [1n, 2n], [0n, 5n]]), [1n, 2n])
  t.strictSame(await aggregate('max(x)', [1, Number.NaN]), Number.NaN)
  t.equal(await aggregate('max(x)', [null]), null)
  t.equal(await aggregate('min(x)', []), null)
})

t.test('deviations and percentiles', async (t) => {
  t.equal(await aggregate('stDevP(x)', [2n, 4n, 4n, 4n, 5n, 5n, 7n, 9n]), 2)
  t.equal(await aggregate('stDev(x)', [1n, 3n]), Math.SQRT2)
  t.equal(await aggregate('stDev(x)', [1n]), 0)
  t.equal(await aggregate('stDevP(x)', []), 0)
  t.equal(await aggregate('percentileCont(x, 0.5)', [10n, 20n, 40n, null]), 20)
  t.equal(await aggregate('percentileCont(x, 0.25)', [10n, 20n]), 12.5)
  t.equal(await aggregate('percentileDisc(x, 0.5)', [10n, 20n, 40n]), 20n)
  t.equal(await aggregate('percentileDisc(x, 0)', [10n, 20n, 40n]), 10n)
  t.equal(await aggregate('percentileDisc(x, 1.0)', [10.5, 20.5]), 20.5)
  t.equal(await aggregate('percentileCont(DISTINCT x, 0.5)', [1n, 1n, 1n, 3n]), 2)
  for (const call of [
    'percentileDisc(x, 0.5)',
    'percentileDisc(1, 0.5)',
    'percentileCont(1, 0.5)'
  ]) {
    t.equal(await aggregate(call, []), null, call)
  }
})

t.test('a percentile is from 0 to 1', async (t) => {
  await t.rejects(aggregate('percentileCont(x, 1.1)', [1n]), { message: /from 0 to 1/ })
})
