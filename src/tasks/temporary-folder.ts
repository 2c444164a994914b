/** The folder of one worker process for files that it reads; gone with it, or when the next one starts. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../db/embedded/postmaster.ts'

const PREFIX = 'graph-analysis-worker-'

export async function openTemporaryFolder(): Promise<string> {
  await removeLeftOvers()
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

async function removeLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    // Somebody else's folder stays where it is.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
