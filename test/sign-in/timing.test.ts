/** How long a refused sign-in takes does not tell whether there is such a user. */
import t from 'tap'
import { startPeople } from '../platform-users/people.ts'

t.setTimeout(120_000)

const ROUNDS = 40

const { db, aPerson, login } = await startPeople(t)

/**
 * How often a time of the one is longer than one of the other: a half where they are of one distribution,
 * and 0 or 1 where a digest is computed for one of them only, however fast the machine is.
 */
function chanceOfLonger(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}

t.test('the measure tells apart what differs', async (t) => {
  t.equal(chanceOfLonger([1, 2], [3, 4]), 0)
  t.equal(chanceOfLonger([3, 4], [1, 2]), 1)
  t.equal(chanceOfLonger([1, 4], [2, 3]), 0.5)
})

t.test('an unknown name, a wrong password and a user without one take equally long', async (t) => {
  const times: Record<'unknown' | 'wrong' | 'without', number[]> = {
    unknown: [],
    wrong: [],
    without: []
  }
  for (let round = 0; round < ROUNDS; round++) {
    // New names each time, since those that fail too often are refused before.
    const [known, passwordless] = [await aPerson(), await aPerson()]
    await db.deleteFrom('auth_secrets').where('user_id', '=', passwordless.id).execute()
    const names = {
      unknown: `nobody-${round}`,
      wrong: known.principal_name,
      without: passwordless.principal_name
    }
    // One after the other, in turns: what slows the machine down meets all of them.
    for (const kind of ['unknown', 'wrong', 'without'] as const) {
      const start = performance.now()
      const { status } = await login(names[kind], 'Wrong-Horse-7-Battery')
      times[kind].push(performance.now() - start)
      t.equal(status, 401)
    }
  }
  for (const kind of ['unknown', 'without'] as const) {
    const chance = chanceOfLonger(times[kind], times.wrong)
    t.ok(chance > 0.2 && chance < 0.8, `${kind}: ${chance.toFixed(2)}`)
  }
})
