/** Starts the server with a small fictional forest in it, loaded through the public API, and shows what to ask. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { ConfigError, readConfig } from '../src/config.ts'
import { type RunningServer, startServer } from '../src/start.ts'
import { describeStartFailure } from '../src/start-failure.ts'
import { onStopSignal } from '../src/stop-signal.ts'
import { type Client, signIn } from './demo/client.ts'
import { questions } from './demo/questions.ts'
import { writeForestZip } from './sample-forest/zip.ts'

const FOREST = { seed: 1, users: 300 }

/** The demo's own password: whoever may read the file may sign in, so it is kept as keys are. */
async function demoSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-password')
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const secret = `Demo-${randomBytes(9).toString('base64url')}-1a`
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

async function loadForest(client: Client): Promise<void> {
  const { count } = await client.get<{ count: number }>('/api/v2/file-upload?status=2&limit=0')
  if (count > 0) return
  console.log('Loading the sample forest through the API …')
  const archive = join(tmpdir(), `sample-forest-${process.pid}.zip`)
  try {
    await writeForestZip(archive, FOREST)
    const started = await client.post<{ data: { id: number } }>('/api/v2/file-upload/start')
    const job = `/api/v2/file-upload/${started.data.id}`
    await client.post(job, await readFile(archive), 'application/zip')
    await client.post(`${job}/end`)
    await finished(client, started.data.id)
  } finally {
    await rm(archive, { force: true })
  }
}

type Job = { status: number; status_message: string; objects_done: number }

async function finished(client: Client, id: number): Promise<void> {
  const [COMPLETE, RUNNING, INGESTING, ANALYZING] = [2, 1, 6, 7]
  for (;;) {
    const { data } = await client.get<{ data: [Job] }>(`/api/v2/file-upload?id=${id}`)
    const [job] = data
    if (job.status === COMPLETE) {
      console.log(`Loaded the sample forest: ${job.objects_done} objects.`)
      return
    }
    if (![RUNNING, INGESTING, ANALYZING].includes(job.status)) throw new Error(job.status_message)
    await sleep(250)
  }
}

async function show(server: RunningServer, secret: string): Promise<void> {
  const { address = '' } = server
  const client = await signIn(address, config.adminPrincipal, secret)
  await loadForest(client)
  console.log(`
Administrator:  ${config.adminPrincipal}
Password:       ${secret}
Documentation:  ${address}/docs

TOKEN=${client.token}
`)
  for (const { says, path } of await questions(client)) {
    console.log(`# ${says}\ncurl -s -H "Authorization: Bearer $TOKEN" '${address}${path}'\n`)
  }
  console.log('Stop with Ctrl-C; `npm run demo` starts it again with the same data.')
}

const dataDir = process.env.DATA_DIR ?? '.data-demo'
const secret = process.env.ADMIN_SECRET ?? (await demoSecret(dataDir))
const config = readDemoConfig()
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' })

function readDemoConfig() {
  try {
    // Unless somebody chose it, the folder may be moved to where PostgreSQL can reach it.
    return { ...readConfig({ ...process.env, ADMIN_SECRET: secret }), dataDir }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

try {
  const starting = startServer(config, log, resolve('.'))
  onStopSignal(async () => (await starting).stop())
  const server = await starting
  await show(server, secret)
} catch (error) {
  console.error(describeStartFailure(error, config))
  process.exit(1)
}
