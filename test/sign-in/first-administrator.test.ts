import t, { type Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { verifyPassword } from '../../src/db/password-digest.ts'
import { missingFrom } from '../../src/db/password-policy.ts'
import { findUser } from '../../src/db/users.ts'
import type { Logger } from '../../src/features/handler.ts'
import { ensureFirstAdministrator } from '../../src/first-administrator.ts'
import { testDatabase } from '../support/database.ts'
import { aUser } from '../support/rows.ts'

const SECRET = 'Chosen-By-The-0perator'
const DAY = 86_400_000

async function aNewInstallation(t: Test) {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  t.teardown(() => db.destroy())
  const lines: string[] = []
  const note = (fields: object, message: string) =>
    void lines.push(`${message} ${JSON.stringify(fields)}`)
  const log: Logger = { debug: note, info: note, warn: note, error: note }
  const users = () => db.selectFrom('users').selectAll().execute()
  const digestOf = async (id: string) =>
    (
      await db
        .selectFrom('auth_secrets')
        .select('digest')
        .where('user_id', '=', id)
        .executeTakeFirst()
    )?.digest
  return { url, db, log, lines, users, digestOf }
}

const chosen = { adminPrincipal: 'admin', adminSecret: SECRET }
const unchosen = { adminPrincipal: 'admin', adminSecret: undefined }

t.test('a new installation gets an administrator with the chosen name and password', async (t) => {
  const { db, log, users, digestOf } = await aNewInstallation(t)
  const before = Date.now()
  const made = await ensureFirstAdministrator(db, { ...chosen, adminPrincipal: 'root' }, log)
  const after = Date.now()
  t.strictSame(made, { principal: 'root', generatedSecret: undefined })
  const [user, ...others] = await users()
  t.same(others, [])
  t.equal(await verifyPassword(SECRET, await digestOf(user?.id ?? '')), true)
  const { roles, secret, ...rest } = (await findUser(db, user?.id ?? '')) ?? {}
  t.match(rest, { principal_name: 'root', is_disabled: false, eula_accepted: true })
  t.same(
    roles?.map(({ name }) => name),
    ['Administrator']
  )
  t.equal(secret?.digest_method, 'argon2')
  const set = (secret?.expires_at.getTime() ?? 0) - 90 * DAY
  t.ok(set >= before && set <= after, 'the password may be used for 90 days')
})

t.test(
  'without a chosen password one is made that the policy accepts, and told once',
  async (t) => {
    const { db, log, users, digestOf } = await aNewInstallation(t)
    const made = await ensureFirstAdministrator(db, unchosen, log)
    const secret = made?.generatedSecret ?? ''
    t.same(missingFrom(secret), [])
    const [user] = await users()
    t.equal(await verifyPassword(secret, await digestOf(user?.id ?? '')), true)
    t.equal(await ensureFirstAdministrator(db, unchosen, log), undefined)
  }
)

t.test('no password is logged or kept in clear', async (t) => {
  const { db, log, lines, digestOf, users } = await aNewInstallation(t)
  const made = await ensureFirstAdministrator(db, unchosen, log)
  await ensureFirstAdministrator(db, chosen, log)
  t.ok(lines.length > 0)
  for (const secret of [made?.generatedSecret ?? '', SECRET]) {
    t.notOk(lines.some((line) => line.includes(secret)))
  }
  const [user] = await users()
  t.match(await digestOf(user?.id ?? ''), /^\$argon2id\$/)
})

t.test('a password that is too weak stops the start and makes nobody', async (t) => {
  const { db, log, users } = await aNewInstallation(t)
  const weak = ensureFirstAdministrator(db, { ...chosen, adminSecret: 'password' }, log)
  await t.rejects(weak, {
    name: 'ConfigError',
    problems: [
      'ADMIN_SECRET is too weak; it needs at least 12 characters, an upper-case letter, a digit, a special character'
    ]
  })
  t.same(await users(), [])
})

t.test('an installation with users gets nobody, and no password changes', async (t) => {
  const { db, log, users, digestOf } = await aNewInstallation(t)
  await ensureFirstAdministrator(db, chosen, log)
  const [user] = await users()
  const digest = await digestOf(user?.id ?? '')
  for (const adminSecret of ['Another-0ne-Altogether', 'weak', undefined]) {
    t.equal(await ensureFirstAdministrator(db, { ...chosen, adminSecret }, log), undefined)
    t.equal(
      await ensureFirstAdministrator(db, { adminPrincipal: 'other', adminSecret }, log),
      undefined
    )
  }
  t.same(await users(), [user])
  t.equal(await digestOf(user?.id ?? ''), digest)
})

t.test('a chosen password that is not used is mentioned in the log', async (t) => {
  const { db, log, lines } = await aNewInstallation(t)
  await aUser(db)
  await ensureFirstAdministrator(db, unchosen, log)
  t.same(lines, [])
  await ensureFirstAdministrator(db, chosen, log)
  t.match(lines, [/ADMIN_SECRET/])
})

t.test('of several processes that start at once exactly one makes the administrator', async (t) => {
  const { url, log, users } = await aNewInstallation(t)
  const others = Array.from({ length: 6 }, () => openDatabase(url, { poolSize: 1 }))
  t.teardown(() => Promise.all(others.map((other) => other.destroy())))
  const made = await Promise.all(
    others.map((other) => ensureFirstAdministrator(other, unchosen, log))
  )
  t.equal(made.filter((one) => one !== undefined).length, 1)
  t.equal((await users()).length, 1)
})
