/** Runs one program of PostgreSQL's to its end, as another user where one is given. */
import { spawn } from 'node:child_process'
import { codeOf } from './embedded-error.ts'

export type Identity = { uid: number; gid: number }

/** What the server and initdb see instead of our environment: PG* and LC_* variables would change what they do. */
export const CLEAN_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }

export type Outcome = {
  /** Exit status; undefined when the program did not start or was ended by a signal. */
  status: number | undefined
  /** Why it did not start (EACCES, ENOENT, EPERM ...). */
  code: string | undefined
  output: string
}

export function run(
  file: string,
  args: string[],
  identity: Identity | undefined,
  timeoutMs = 10_000
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = ''
    // Not spawn's own time limit: its timer keeps running when the program cannot be started.
    let timer: NodeJS.Timeout | undefined
    const failed = (error: unknown) => {
      clearTimeout(timer)
      resolve({ status: undefined, code: codeOf(error), output: `${output}${error}` })
    }
    try {
      const child = spawn(file, args, {
        cwd: '/',
        env: CLEAN_ENVIRONMENT,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...identity
      })
      timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      child.stdout.on('data', (chunk) => (output += chunk))
      child.stderr.on('data', (chunk) => (output += chunk))
      child.on('error', failed)
      child.on('close', (status, signal) => {
        clearTimeout(timer)
        const ending = signal ? `${output}ended by ${signal} (time limit ${timeoutMs} ms)` : output
        resolve({ status: status ?? undefined, code: undefined, output: ending })
      })
    } catch (error) {
      failed(error)
    }
  })
}
