/** Secrets at rest: AES-256-GCM, each bound to its purpose, so that none can be put in another's place. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { VaultError } from './vault-error.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Says how the rest of a text is made: base64url of nonce, tag and ciphertext. */
const VERSION = 'v1'

const CHECK_SETTING = 'encryption_check'

export type Vault = {
  /** @param purpose what the secret is and whose, such as `api_token/<id>`; needed again to decrypt */
  encrypt(purpose: string, secret: string): string
  decrypt(purpose: string, text: string): string
  /** The secret of that name in the settings; made, once for all processes, if there is none. */
  secretSetting(name: string, generate: () => string): Promise<string>
}

/** Throws a VaultError when the secrets of this database were encrypted with another key. */
export async function openVault(db: Kysely<Database>, key: Buffer): Promise<Vault> {
  const vault: Vault = {
    encrypt: (purpose, secret) => encrypt(key, purpose, secret),
    decrypt: (purpose, text) => decrypt(key, purpose, text),
    async secretSetting(name, generate) {
      const purpose = `settings/${name}`
      const found = await findSetting(db, name)
      if (found !== undefined) return decrypt(key, purpose, found)
      return decrypt(key, purpose, await keepSetting(db, name, encrypt(key, purpose, generate())))
    }
  }
  try {
    await vault.secretSetting(CHECK_SETTING, () => CHECK_SETTING)
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    throw new VaultError(
      'the secrets of this database were encrypted with another key; set ENCRYPTION_KEY to that key, which ' +
        'the server that set the database up keeps as encryption.key in its DATA_DIR unless it was given one',
      { cause: error }
    )
  }
  return vault
}

function encrypt(key: Buffer, purpose: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  const packed = Buffer.concat([nonce, cipher.getAuthTag(), hidden])
  return `${VERSION}.${packed.toString('base64url')}`
}

function decrypt(key: Buffer, purpose: string, text: string): string {
  const [version, encoded = ''] = text.split('.')
  const packed = Buffer.from(encoded, 'base64url')
  if (version !== VERSION || packed.length < NONCE_BYTES + TAG_BYTES) {
    throw new VaultError(`the secret ${purpose} is not in a form that this version reads`)
  }
  const nonce = packed.subarray(0, NONCE_BYTES)
  const tag = packed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(tag)
    const hidden = packed.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new VaultError(
      `the secret ${purpose} cannot be decrypted: it was changed, or ENCRYPTION_KEY is another one`,
      { cause }
    )
  }
}

async function findSetting(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirst()
  return row && String(row.value)
}

/** Keeps the value unless another process was faster, and returns the one that is kept. */
async function keepSetting(db: Kysely<Database>, name: string, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const kept = await findSetting(db, name)
  if (kept === undefined) throw new VaultError(`the setting ${name} was removed while it was made`)
  return kept
}
