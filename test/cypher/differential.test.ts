/**
 * The translator against the reference: the same bag of rows for random queries over random graphs, or an
 * error from both. DIFFERENTIAL_RUNS=<queries> and DIFFERENTIAL_SEED=<number> make it longer, or another one.
 */
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import t, { type Test } from 'tap'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { testDatabase } from '../support/database.ts'
import { difference, typeDifference } from './random/differ.ts'
import { type Lists, shrink } from './random/shrink.ts'

const RUNS = Number(process.env.DIFFERENTIAL_RUNS ?? 800)
const SEED = Number(process.env.DIFFERENTIAL_SEED ?? 20_260_417)
const SHRINK_MS = 60_000

t.setTimeout(Math.max(240_000, RUNS * 1000))

const numbers = (least: number, most: number) =>
  fc.array(fc.nat({ max: 2 ** 16 }), { minLength: least, maxLength: most, size: 'max' })

type Compare = (db: Kysely<Database>, lists: Lists) => Promise<string | undefined>

/** Shrinks in its own way, which suits lists that decide one thing after the other. */
async function agree(t: Test, lists: fc.Arbitrary<number[]>[], compare: Compare) {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  const property = fc.asyncProperty(fc.tuple(...lists), async (given) => {
    return (await compare(db, given)) === undefined
  })
  const options = { seed: SEED, numRuns: RUNS, endOnFailure: true }
  const { counterexample, numRuns } = await fc.check(property, options)
  t.comment(`${numRuns} queries, seed ${SEED}`)
  if (!counterexample) return t.equal(numRuns, RUNS)
  const fails = async (given: Lists) => (await compare(db, given)) !== undefined
  const smallest = await shrink(counterexample[0], fails, Date.now() + SHRINK_MS)
  return t.fail((await compare(db, smallest)) ?? 'a difference that comes and goes')
}

t.test('random queries over random graphs', async (t) => {
  await agree(t, [numbers(100, 400), numbers(50, 300)], (db, [forGraph = [], forQuery = []]) =>
    difference(db, forGraph, forQuery)
  )
})

t.test('operators and functions on values of any type', async (t) => {
  await agree(t, [numbers(12, 12)], (db, [forCase = []]) => typeDifference(db, forCase))
})
