import t from 'tap'
import { hashPassword, verifyPassword } from '../../src/db/password-digest.ts'
import { generatePassword, missingFrom, passwordExpiry } from '../../src/db/password-policy.ts'

t.test('a password with all that is demanded lacks nothing', async (t) => {
  for (const password of ['Correct-Horse-7', 'abcdefghiJ1!', 'Ünïcödé Wörd 9 ✓']) {
    t.same(missingFrom(password), [], password)
  }
})

t.test('each demand is missed by itself', async (t) => {
  t.same(missingFrom('Abcdefgh-12'), ['at least 12 characters'])
  t.same(missingFrom('ABCDEFGHIJ-12'), ['a lower-case letter'])
  t.same(missingFrom('abcdefghij-12'), ['an upper-case letter'])
  t.same(missingFrom('Abcdefghijk-'), ['a digit'])
  t.same(missingFrom('Abcdefghijk1'), ['a special character'])
})

t.test('a blank is no special character', async (t) => {
  t.same(missingFrom('Abcdef hijk 1'), ['a special character'])
})

t.test('characters are counted, not the units that store them', async (t) => {
  t.same(missingFrom('Ab1-😀😀😀😀'), ['at least 12 characters'])
})

t.test('an empty password lacks everything', async (t) => {
  t.equal(missingFrom('').length, 5)
})

t.test('a generated password may be used, and is never the same', async (t) => {
  const passwords = Array.from({ length: 500 }, generatePassword)
  t.equal(new Set(passwords).size, 500)
  t.same(
    passwords.flatMap((password) => missingFrom(password)),
    []
  )
})

t.test('a password may be used for 90 days', async (t) => {
  t.equal(
    passwordExpiry(new Date('2026-01-01T12:00:00.000Z')).toISOString(),
    '2026-04-01T12:00:00.000Z'
  )
})

t.test('a digest is argon2id at the cost that OWASP names, with a salt of its own', async (t) => {
  const [first = '', second = ''] = await Promise.all([hashPassword('same'), hashPassword('same')])
  t.match(first, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  t.not(first, second)
})

t.test('a digest fits its password only', async (t) => {
  const digest = await hashPassword('Correct-Horse-7')
  t.equal(await verifyPassword('Correct-Horse-7', digest), true)
  t.equal(await verifyPassword('correct-Horse-7', digest), false)
  t.equal(await verifyPassword('', digest), false)
})

t.test('a password is the same however a keyboard composes its characters', async (t) => {
  const digest = await hashPassword('\u00fcber')
  t.equal(await verifyPassword('u\u0308ber', digest), true)
})

t.test('without a digest no password is right', async (t) => {
  for (const password of ['', 'anything']) t.equal(await verifyPassword(password, undefined), false)
})

t.test('a password costs as much to refuse without a digest as with one', async (t) => {
  const digest = await hashPassword('Correct-Horse-7')
  const costOf = async (against: string | undefined) => {
    const before = process.cpuUsage()
    for (let round = 0; round < 10; round += 1) await verifyPassword('wrong', against)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const [without, withOne] = [await costOf(undefined), await costOf(digest)]
  t.ok(without > withOne / 3, `${without} against ${withOne} microseconds of the processor`)
})
