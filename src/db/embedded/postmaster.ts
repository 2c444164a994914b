/** What postmaster.pid says about the server on some data. We read that file and never write or delete it. */
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './embedded-error.ts'

export type Postmaster = {
  pid: number
  port: number
  /** PostgreSQL's own word; `starting` too while the file is being written. */
  status: string
}

export type ServerState =
  | { running: true; postmaster: Postmaster }
  | {
      running: false
      /** A live process that got the number of a postmaster that died. */
      strangerPid?: number
    }

export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() || 'starting' }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** A postmaster works in its data directory; where the system does not tell, a live process is believed to be one. */
async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (folder !== undefined) return folder === data
  const hasProc = await readlink('/proc/self/cwd').then(
    () => true,
    () => false
  )
  return !hasProc
}

export async function stateOf(data: string): Promise<ServerState> {
  const postmaster = await readPostmaster(data)
  if (!postmaster || !isAlive(postmaster.pid)) return { running: false }
  if (await isPostmasterOf(postmaster.pid, data)) return { running: true, postmaster }
  return { running: false, strangerPid: postmaster.pid }
}
