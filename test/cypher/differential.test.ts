/**
 * The translator against the reference: the same bag of rows for random queries over random graphs, or an
 * error from both. DIFFERENTIAL_RUNS=<queries> and DIFFERENTIAL_SEED=<number> make it longer, or another one.
 */
import fc from 'fast-check'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { testDatabase } from '../support/database.ts'
import { difference } from './random/differ.ts'
import { shrink } from './random/shrink.ts'

const RUNS = Number(process.env.DIFFERENTIAL_RUNS ?? 1000)
const SEED = Number(process.env.DIFFERENTIAL_SEED ?? 20_260_417)
const SHRINK_MS = 60_000

t.setTimeout(Math.max(240_000, RUNS * 1000))

const numbers = fc.array(fc.nat({ max: 2 ** 16 }), { maxLength: 300, size: 'max' })

t.test('the translator and the reference agree', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  const compare = ([forGraph = [], forQuery = []]: readonly (readonly number[])[]) =>
    difference(db, forGraph, forQuery)
  const property = fc.asyncProperty(numbers, numbers, async (...lists) => {
    return (await compare(lists)) === undefined
  })
  // Its own way to shrink suits lists that decide one thing after the other.
  const options = { seed: SEED, numRuns: RUNS, endOnFailure: true }
  const { counterexample, numRuns } = await fc.check(property, options)
  t.comment(`${numRuns} queries, seed ${SEED}`)
  if (!counterexample) return
  const fails = async (lists: readonly (readonly number[])[]) =>
    (await compare(lists)) !== undefined
  const smallest = await shrink(counterexample, fails, Date.now() + SHRINK_MS)
  t.fail((await compare(smallest)) ?? 'a difference that comes and goes')
})
