import { generate } from 'otplib'
import t from 'tap'
import { NOBODY, SECRET, startPeople } from './people.ts'

const { db, callAs, call, aPerson, login, secretOf } = await startPeople(t)

async function activated() {
  const user = await aPerson()
  const path = { user_id: user.id }
  const { body } = await callAs(user.id, 'enrollMfa', { path, body: { secret: SECRET } })
  const otp = await generate({ secret: body.data.totp_secret })
  await callAs(user.id, 'activateMfa', { path, body: { otp } })
  return user
}

const remove = (userId: string, body: object | undefined, user_id = userId) =>
  callAs(userId, 'removeMfa', { path: { user_id }, body })

const NONE = { totp_activated: false, totp_secret: null, totp_last_step: null }

t.test('200 with the own password nothing but it is asked for any more', async (t) => {
  const user = await activated()
  t.equal((await login(user.principal_name)).status, 400)
  const { status, body } = await remove(user.id, { secret: SECRET })
  t.equal(status, 200)
  t.strictSame(body, { data: { status: 'deactivated' } })
  t.match(await secretOf(user.id), NONE)
  t.equal((await login(user.principal_name)).status, 200)
})

t.test('200 who manages users removes it for somebody who lost the device', async (t) => {
  const user = await activated()
  const administrator = await aPerson({ role: 'Administrator' })
  t.equal((await remove(administrator.id, undefined, user.id)).status, 200)
  t.match(await secretOf(user.id), NONE)
})

t.test('200 where there is nothing to remove', async (t) => {
  const user = await aPerson()
  t.equal((await remove(user.id, { secret: SECRET })).status, 200)
})

t.test('400 without the own password, or with a wrong one, also for administrators', async (t) => {
  const user = await activated()
  await db
    .updateTable('users_roles')
    .set((eb) => ({
      role_id: eb.selectFrom('roles').select('id').where('name', '=', 'Administrator')
    }))
    .where('user_id', '=', user.id)
    .execute()
  for (const body of [undefined, {}, { secret: 'wrong' }]) {
    const answer = await remove(user.id, body)
    t.equal(answer.status, 400)
    t.match(answer.body, {
      errors: [{ context: 'secret', message: 'is not the current password' }]
    })
  }
  t.match(await secretOf(user.id), { totp_activated: true })
})

t.test('403 for others to who reads users but does not manage them', async (t) => {
  const [user, auditor] = [await activated(), await aPerson({ role: 'Auditor' })]
  t.equal((await remove(auditor.id, { secret: SECRET }, user.id)).status, 403)
  t.match(await secretOf(user.id), { totp_activated: true })
})

t.test('404 for others to who may not read users, and for nobody', async (t) => {
  const [user, other] = [await activated(), await aPerson()]
  t.equal((await remove(other.id, { secret: SECRET }, user.id)).status, 404)
  t.match(await secretOf(user.id), { totp_activated: true })
  t.equal((await call('removeMfa', { path: { user_id: NOBODY } })).status, 404)
})
