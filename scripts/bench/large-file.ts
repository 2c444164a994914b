/** One collector file of a given size: users of a forest that is larger than the file. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileText, generateForest } from '../sample-forest/generate.ts'
import { MAX_USERS } from '../sample-forest/plan.ts'
import { SEED } from './options.ts'

/** Writes whole objects until there are `bytes` of them, and what ends the file. */
export async function writeLargeFile(path: string, bytes: number): Promise<void> {
  const forest = generateForest({ seed: SEED, users: MAX_USERS, domains: 1 })
  const users = forest.find(({ type }) => type === 'users')
  if (!users) throw new Error('the forest has no file of users')
  function* objects() {
    let written = 0
    for (const user of users?.objects ?? []) {
      if (written >= bytes) return
      written += JSON.stringify(user).length
      yield user
    }
  }
  const text = Readable.from(fileText({ ...users, objects: objects() }), { objectMode: false })
  await pipeline(text, createWriteStream(path))
}
