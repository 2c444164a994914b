/** API and worker as processes of their own share nothing but PostgreSQL. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import t from 'tap'
import { testDatabase } from '../support/database.ts'
import { startServerProcess, uploadAll } from '../support/server-process.ts'

t.setTimeout(240_000)

const USERS = {
  meta: { type: 'users', version: 6 },
  data: [{ ObjectIdentifier: 'S-1-5-21-1-2-3-1104', Properties: { name: 'ada@corp.example' } }]
}

t.test(
  'what one process takes in, another reads; each is ready as far as the other lives',
  async (t) => {
    const { url } = await testDatabase(t)
    const shared = { DATABASE_URL: url, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }
    const api = await startServerProcess(t, { ...shared, ROLE: 'api', DATA_DIR: t.testdir() })
    const alone = await fetch(`${api.address}/ready`)
    t.equal(alone.status, 503, 'no worker yet')
    t.match(await alone.json(), { errors: [{ context: 'worker' }] })

    const worker = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LOG_LEVEL: 'warn',
        ROLE: 'worker',
        ...shared
      },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    const ended = once(worker, 'exit')
    t.teardown(async () => {
      worker.kill('SIGKILL')
      await ended
    })
    for await (const line of createInterface({ input: worker.stdout })) {
      if (line.startsWith('Working')) break
    }
    const job = await uploadAll(api, [
      { name: 'users.json', content: Buffer.from(JSON.stringify(USERS)) }
    ])
    t.equal(job.status, 2, job.status_message)
    t.equal((await fetch(`${api.address}/ready`)).status, 200)
    const { body } = await api.request('GET', '/api/v2/users/S-1-5-21-1-2-3-1104?counts=false')
    t.equal(body.data.props.name, 'ADA@CORP.EXAMPLE')

    worker.kill('SIGTERM')
    t.strictSame(await ended, [0, null], 'the worker ends in order')
    t.equal(await api.stop(), 0)
  }
)
