/** Where the key comes from that encrypts secrets at rest: the configuration, or a file beside the data. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './embedded/embedded-error.ts'
import { VaultError } from './vault-error.ts'

const KEY_FILE = 'encryption.key'
const KEY_BYTES = 32

type Source = {
  encryptionKey: Buffer | undefined
  /** The folder of the key file; made if it is missing. */
  dataDir: string
}

/** The file is made when nothing else gives a key; of several processes that make it at once one wins. */
export async function loadEncryptionKey({ encryptionKey, dataDir }: Source): Promise<Buffer> {
  if (encryptionKey) return encryptionKey
  const file = join(dataDir, KEY_FILE)
  return (await readKey(file)) ?? (await makeKey(dataDir, file))
}

async function readKey(file: string): Promise<Buffer | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new VaultError(
      `the encryption key in ${file} cannot be read; make it readable, or set ENCRYPTION_KEY`,
      { cause: error }
    )
  }
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES) {
    throw new VaultError(
      `${file} is not a key of ${KEY_BYTES} bytes in base64; restore it from a backup, or set ENCRYPTION_KEY`
    )
  }
  return key
}

/** Written beside its place and linked into it whole, so that nobody ever reads a part of a key. */
async function makeKey(dataDir: string, file: string): Promise<Buffer> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(dataDir, { recursive: true })
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw new VaultError(
        `the encryption key cannot be kept in ${file}; make the folder writable, or set ENCRYPTION_KEY`,
        { cause: error }
      )
    }
  } finally {
    await rm(draft, { force: true })
  }
  const key = await readKey(file)
  if (!key) throw new VaultError(`${file} was removed while it was made`)
  return key
}
