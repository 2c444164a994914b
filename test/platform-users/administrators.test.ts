/** Whatever administrators do to each other, also at the same moment, one who is enabled remains. */
import fc from 'fast-check'
import t from 'tap'
import { changeUsers } from '../../src/db/users.ts'
import { aUser } from '../support/rows.ts'
import { startPeople } from './people.ts'

t.setTimeout(120_000)

const { db, call, sessions, roleId } = await startPeople(t)
const [administrator, auditor] = [await roleId('Administrator'), await roleId('Auditor')]

/** What is asked of the API; the numbers choose among those who were there at the beginning. */
type Step = { actor: number; target: number; action: keyof typeof ACTIONS }

const ACTIONS = {
  disable: { body: { is_disabled: true } },
  enable: { body: { is_disabled: false } },
  demote: { body: { roles: [auditor] } },
  strip: { body: { roles: [] } },
  promote: { body: { roles: [administrator] } },
  both: { body: { is_disabled: true, roles: [] } },
  delete: undefined
} as const

/** The last of them is an auditor at first. */
const PEOPLE = 3

const step = fc.record({
  // Mostly those who may, since others are refused anyway.
  actor: fc.oneof(
    { weight: 9, arbitrary: fc.nat(PEOPLE - 2) },
    { weight: 1, arbitrary: fc.constant(PEOPLE - 1) }
  ),
  target: fc.oneof(
    { weight: 9, arbitrary: fc.nat(PEOPLE - 2) },
    { weight: 1, arbitrary: fc.constant(PEOPLE - 1) }
  ),
  action: fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]))
})

/** Each list is sent at once, one list after the other. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 5
})

const enabledAdministrators = () =>
  db
    .selectFrom('users')
    .innerJoin('users_roles', 'users_roles.user_id', 'users.id')
    .select('users.id')
    .where('role_id', '=', administrator)
    .where('is_disabled', '=', false)
    .execute()

async function begin() {
  await db.deleteFrom('users').execute()
  sessions.recheck()
  const people = []
  for (let n = 0; n < PEOPLE; n++) {
    const { id } = await aUser(db, { role: n === PEOPLE - 1 ? 'Auditor' : 'Administrator' })
    people.push({ id, authorization: `Bearer ${await sessions.start(id)}` })
  }
  return people
}

const outcomes = new Map<number, number>()

async function play(people: Awaited<ReturnType<typeof begin>>, { actor, target, action }: Step) {
  const headers = { authorization: people[actor]?.authorization ?? '' }
  const path = { user_id: people[target]?.id ?? '' }
  const change = ACTIONS[action]
  const { status } = change
    ? await call('updatePlatformUser', { as: 'nobody', headers, path, ...change })
    : await call('deletePlatformUser', { as: 'nobody', headers, path })
  outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
}

t.test('no sequence of calls leaves the platform without an enabled administrator', async (t) => {
  await fc.assert(
    fc.asyncProperty(story, async (lists) => {
      const people = await begin()
      for (const list of lists) {
        await Promise.all(list.map((one) => play(people, one)))
        if ((await enabledAdministrators()).length === 0) throw new Error('nobody is left')
      }
    }),
    { numRuns: 100, seed: 20_260_102 }
  )
  for (const status of [200, 400, 409]) t.ok(outcomes.get(status), `${status} was answered`)
})

t.test('two who disable each other at the same moment do not both succeed', async (t) => {
  for (let round = 0; round < 10; round++) {
    const people = await begin()
    const before = new Map(outcomes)
    await Promise.all([
      play(people, { actor: 0, target: 1, action: 'disable' }),
      play(people, { actor: 1, target: 0, action: 'delete' })
    ])
    t.equal((outcomes.get(200) ?? 0) - (before.get(200) ?? 0), 1)
    t.equal((await enabledAdministrators()).length, 1)
  }
})

t.test('where there was no administrator nothing is refused for the lack of one', async (t) => {
  await db.deleteFrom('users').execute()
  const { id } = await aUser(db, { role: 'Auditor' })
  await changeUsers(db, (trx) => trx.deleteFrom('users').where('id', '=', id).execute())
  t.strictSame(await db.selectFrom('users').selectAll().execute(), [])
})
