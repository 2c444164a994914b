import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { loadEncryptionKey } from '../../src/db/encryption-key.ts'

const folderOf = (t: Test) => t.testdir({})

t.test('a configured key is taken, and no file is made', async (t) => {
  const dataDir = folderOf(t)
  const encryptionKey = randomBytes(32)
  t.equal(await loadEncryptionKey({ encryptionKey, dataDir }), encryptionKey)
  t.same(await readdir(dataDir), [])
})

t.test(
  'without one a key of 32 bytes is kept in a file that its owner alone can read',
  async (t) => {
    const dataDir = join(folderOf(t), 'not', 'there yet')
    const key = await loadEncryptionKey({ encryptionKey: undefined, dataDir })
    t.equal(key.length, 32)
    t.same(await readdir(dataDir), ['encryption.key'])
    const { mode } = await stat(join(dataDir, 'encryption.key'))
    t.equal((mode & 0o777).toString(8), '600')
  }
)

t.test('the next start finds the same key', async (t) => {
  const source = { encryptionKey: undefined, dataDir: folderOf(t) }
  const key = await loadEncryptionKey(source)
  t.same(await loadEncryptionKey(source), key)
})

t.test('of several starts at once one key wins for all, and no draft is left', async (t) => {
  const source = { encryptionKey: undefined, dataDir: folderOf(t) }
  const keys = await Promise.all(Array.from({ length: 12 }, () => loadEncryptionKey(source)))
  t.equal(new Set(keys.map((key) => key.toString('hex'))).size, 1)
  t.same(await readdir(source.dataDir), ['encryption.key'])
})

t.test('a file that holds no key is an error that names it, and stays as it is', async (t) => {
  const dataDir = folderOf(t)
  const file = join(dataDir, 'encryption.key')
  for (const text of ['', 'too short', randomBytes(33).toString('base64')]) {
    await writeFile(file, text)
    await t.rejects(loadEncryptionKey({ encryptionKey: undefined, dataDir }), {
      name: 'VaultError',
      message: new RegExp(`${file}.*ENCRYPTION_KEY`)
    })
    t.equal(await readFile(file, 'utf8'), text)
  }
})

t.test('a folder that cannot hold the file is an error that names the file', async (t) => {
  const dataDir = join(t.testdir({ taken: 'a file' }), 'taken')
  await t.rejects(loadEncryptionKey({ encryptionKey: undefined, dataDir }), {
    name: 'VaultError',
    message: /encryption\.key.*ENCRYPTION_KEY/
  })
})
