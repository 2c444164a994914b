/** A sign-in that a change of its user overtakes. */
import type { Transaction } from 'kysely'
import t from 'tap'
import type { Database } from '../../src/db/database.ts'
import { hashPassword } from '../../src/db/password-digest.ts'
import { lockUser, saveSecret, updateUser } from '../../src/db/users.ts'
import { FUTURE, startPeople } from '../platform-users/people.ts'
import { isWaited } from '../support/locks.ts'

const { db, aPerson, login } = await startPeople(t)

/** The answer to a sign-in that has verified the password and waits for the change to be made. */
async function overtaken(change: (trx: Transaction<Database>, userId: string) => Promise<unknown>) {
  const user = await aPerson()
  const { answer } = await db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const signingIn = login(user.principal_name)
    await isWaited(db)
    await change(trx, user.id)
    return { answer: signingIn }
  })
  const { status } = await answer
  const started = await db
    .selectFrom('user_sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .execute()
  return { status, sessions: started.length }
}

t.test('a new password leaves no session of the old one', async (t) => {
  const digest = await hashPassword('Newer-Horse-8-Battery')
  const outcome = await overtaken((trx, id) => saveSecret(trx, id, digest, FUTURE))
  t.strictSame(outcome, { status: 401, sessions: 0 })
})

t.test('a user who is disabled meanwhile gets no session', async (t) => {
  const outcome = await overtaken((trx, id) => updateUser(trx, id, { is_disabled: true }))
  t.strictSame(outcome, { status: 401, sessions: 0 })
})

t.test('a user who is removed meanwhile gets none either', async (t) => {
  const outcome = await overtaken((trx, id) =>
    trx.deleteFrom('users').where('id', '=', id).execute()
  )
  t.strictSame(outcome, { status: 401, sessions: 0 })
})

t.test('another change of the user does not hinder the sign-in', async (t) => {
  const outcome = await overtaken((trx, id) => updateUser(trx, id, { first_name: 'Ada' }))
  t.strictSame(outcome, { status: 200, sessions: 1 })
})
