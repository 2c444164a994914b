/** Folders are built under a temporary name and renamed when complete, so that a killed start leaves nothing half made. */
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from './embedded-error.ts'

/** A draft that is still worked on is younger: every step of it has a time limit. */
const OLD_MS = 10 * 60_000

/** Builds `folder` unless it appears meanwhile: then another start was faster, and its result is as good. */
export async function makeWhole(
  folder: string,
  build: (draft: string) => Promise<void>
): Promise<void> {
  await removeOldDrafts(folder)
  const draft = `${folder}.${process.pid}.${randomBytes(3).toString('hex')}.tmp`
  try {
    await build(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

async function removeOldDrafts(folder: string): Promise<void> {
  const parent = dirname(folder)
  const start = `${basename(folder)}.`
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(start) || !/^\d+\.[0-9a-f]{6}\.tmp$/.test(name.slice(start.length)))
      continue
    const found = await stat(join(parent, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > OLD_MS) {
      await rm(join(parent, name), { recursive: true, force: true })
    }
  }
}
