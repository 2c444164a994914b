/** The server as a process of its own on a test's database, spoken to over the network as a client would. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'

const ADMIN_SECRET = 'Only-for-tests-1'

export type ServerProcess = {
  child: ChildProcess
  address: string
  token: string
  request(method: string, path: string, body?: Buffer | object, type?: string): Promise<Answer>
  /** Ends it as an operator would and tells the exit code. */
  stop(): Promise<number | null>
}

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts the shape that it expects
  body: any
}

/** Starts src/main.ts and waits until it listens; `env` is all of its environment beside PATH and HOME. */
export async function startServerProcess(
  t: Pick<Test, 'teardown'>,
  env: Record<string, string>
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ADMIN_SECRET,
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  t.teardown(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await exited
    }
  })
  const address = await listening(child)
  const token = await signIn(address)
  return {
    child,
    address,
    token,
    request: (method, path, body, type) => request(address, token, method, path, body, type),
    async stop() {
      child.kill('SIGTERM')
      const [code] = await exited
      return code
    }
  }
}

async function listening(child: ChildProcess): Promise<string> {
  const lines: string[] = []
  const read = async (stream: NodeJS.ReadableStream | null) => {
    for await (const line of createInterface({ input: stream as NodeJS.ReadableStream })) {
      lines.push(line)
      const [, address] = /^Listening on (\S+),/.exec(line) ?? []
      if (address) return address
    }
    throw new Error('its output ended')
  }
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}:\n${lines.join('\n')}`)
  })
  const errors = read(child.stderr).catch(() => ended)
  return Promise.race([read(child.stdout).catch(() => ended), errors, ended]).finally(() => {
    child.stdout?.resume()
    child.stderr?.resume()
  })
}

async function signIn(address: string): Promise<string> {
  const body = { login_method: 'secret', username: 'admin', secret: ADMIN_SECRET }
  const answer = await request(address, '', 'POST', '/api/v2/login', body)
  if (answer.status !== 200) throw new Error(`login answered ${JSON.stringify(answer.body)}`)
  return answer.body.data.session_token
}

async function request(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: Buffer | object,
  type = 'application/json'
): Promise<Answer> {
  const content = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(content === undefined ? {} : { 'content-type': type })
    },
    ...(content === undefined ? {} : { body: content })
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const RUNNING = [1, 6, 7]

/** Uploads files as one job and waits for its end. */
export async function uploadAll(
  { request }: Pick<ServerProcess, 'request'>,
  files: readonly { name: string; content: Buffer }[]
) {
  const started = await request('POST', '/api/v2/file-upload/start')
  const id: number = started.body.data.id
  for (const { name, content } of files) {
    const type = name.endsWith('.zip') ? 'application/zip' : 'application/json'
    const { status, body } = await request('POST', `/api/v2/file-upload/${id}`, content, type)
    if (status !== 202) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  }
  await request('POST', `/api/v2/file-upload/${id}/end`)
  return finishedJob(request, id)
}

async function finishedJob(request: ServerProcess['request'], id: number) {
  for (;;) {
    const { status, body } = await request('GET', `/api/v2/file-upload?id=${id}`)
    const job = body.data?.[0]
    if (status === 200 && job && !RUNNING.includes(job.status)) return job
    await sleep(100)
  }
}
