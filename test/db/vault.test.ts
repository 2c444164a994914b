import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { openVault } from '../../src/db/vault.ts'
import { VaultError } from '../../src/db/vault-error.ts'
import { loadSessionSecret } from '../../src/features/sign-in/session-secret.ts'
import { testDatabase } from '../support/database.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

const key = randomBytes(32)
const vault = await openVault(db, key)

/** Any text of whole characters. */
const TEXT = fc.string({ unit: 'binary' })

const settingOf = async (name: string) =>
  (await db.selectFrom('settings').select('value').where('key', '=', name).executeTakeFirst())
    ?.value

/** The same text with one bit of its payload turned over. */
function withBitFlipped(text: string, bit: number): string {
  const [version = '', payload = ''] = text.split('.')
  const bytes = Buffer.from(payload, 'base64url')
  const at = Math.floor(bit / 8) % bytes.length
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8))
  return `${version}.${bytes.toString('base64url')}`
}

t.test('any secret comes back for its purpose, and for no other', async (t) => {
  fc.assert(
    fc.property(TEXT, TEXT, TEXT, (secret, purpose, other) => {
      fc.pre(purpose !== other)
      const text = vault.encrypt(purpose, secret)
      t.equal(vault.decrypt(purpose, text), secret)
      t.throws(() => vault.decrypt(other, text), VaultError)
    }),
    { seed: 20260101, numRuns: 100 }
  )
})

t.test('a secret that was changed by one bit anywhere is refused', async (t) => {
  const text = vault.encrypt('token', 'the secret itself')
  const bits = Buffer.from(text.split('.')[1] ?? '', 'base64url').length * 8
  for (let bit = 0; bit < bits; bit += 1) {
    t.throws(() => vault.decrypt('token', withBitFlipped(text, bit)), VaultError, `bit ${bit}`)
  }
})

t.test('the same secret never looks the same twice, and is not readable', async (t) => {
  const texts = Array.from({ length: 50 }, () => vault.encrypt('token', 'the secret itself'))
  t.equal(new Set(texts).size, 50)
  const bytes = Buffer.from(texts[0]?.split('.')[1] ?? '', 'base64url').toString('latin1')
  t.notMatch(bytes, /secret/)
})

t.test('text that is no secret of this version is refused by its purpose', async (t) => {
  for (const text of ['', 'v1', 'v1.', 'v1.AAAA', 'v2.AAAA', 'the secret itself']) {
    t.throws(() => vault.decrypt('api_token/7', text), {
      name: 'VaultError',
      message: /api_token\/7/
    })
  }
})

t.test('the same key opens the vault again', async (t) => {
  const again = await openVault(db, key)
  t.equal(again.decrypt('token', vault.encrypt('token', 'kept')), 'kept')
})

t.test(
  'another key is refused with a word about ENCRYPTION_KEY, and nothing changes',
  async (t) => {
    const before = await db.selectFrom('settings').selectAll().orderBy('key').execute()
    await t.rejects(openVault(db, randomBytes(32)), {
      name: 'VaultError',
      message: /ENCRYPTION_KEY/
    })
    t.same(await db.selectFrom('settings').selectAll().orderBy('key').execute(), before)
  }
)

t.test('a secret setting is made once and stays', async (t) => {
  t.equal(await vault.secretSetting('once', () => 'first'), 'first')
  t.equal(await vault.secretSetting('once', () => 'second'), 'first')
})

t.test('a secret setting is encrypted in the table', async (t) => {
  await vault.secretSetting('hidden', () => 'plain as day')
  const stored = String(await settingOf('hidden'))
  t.match(stored, /^v1\./)
  t.notMatch(Buffer.from(stored.slice(3), 'base64url').toString('latin1'), /plain as day/)
})

t.test('a secret setting put in the place of another is refused', async (t) => {
  await vault.secretSetting('mine', () => 'of mine')
  await vault.secretSetting('yours', () => 'of yours')
  const value = JSON.stringify(await settingOf('yours'))
  await db.updateTable('settings').set({ value }).where('key', '=', 'mine').execute()
  await t.rejects(
    vault.secretSetting('mine', () => 'anew'),
    VaultError
  )
})

t.test('of several processes that make a secret setting at once, one wins for all', async (t) => {
  const others = Array.from({ length: 6 }, () => openDatabase(url, { poolSize: 1 }))
  t.teardown(() => Promise.all(others.map((other) => other.destroy())))
  const vaults = await Promise.all(others.map((other) => openVault(other, key)))
  for (let round = 0; round < 5; round += 1) {
    const values = await Promise.all(
      vaults.map((one, index) => one.secretSetting(`race-${round}`, () => `made by ${index}`))
    )
    t.equal(new Set(values).size, 1)
  }
})

t.test('of several processes with different keys on a new database, one key wins', async (t) => {
  const { url } = await testDatabase(t)
  const others = Array.from({ length: 4 }, () => openDatabase(url, { poolSize: 1 }))
  t.teardown(() => Promise.all(others.map((other) => other.destroy())))
  const opened = await Promise.allSettled(others.map((other) => openVault(other, randomBytes(32))))
  t.equal(opened.filter(({ status }) => status === 'fulfilled').length, 1)
})

t.test('a configured session secret is taken as it is, and not kept', async (t) => {
  const configured = 'a secret that the operator chose, with 42 signs'
  t.equal(Buffer.from(await loadSessionSecret(configured, vault)).toString(), configured)
  t.equal(await settingOf('jwt_secret'), undefined)
})

t.test('a generated session secret has 256 bits and is the same at the next start', async (t) => {
  const first = await loadSessionSecret(undefined, vault)
  t.equal(Buffer.from(Buffer.from(first).toString(), 'base64url').length, 32)
  t.same(await loadSessionSecret(undefined, await openVault(db, key)), first)
})
