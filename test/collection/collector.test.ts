/** A collector that speaks HTTP alone, and a server that is killed after each of its steps. */
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { testDatabase } from '../support/database.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { signedHeaders, type Token } from '../support/signing.ts'

t.setTimeout(240_000)

const SID = 'S-1-5-21-3300000001-3300000002-3300000003'
const inDomain = (name: string) => ({
  name: `${name}@CORP.EXAMPLE`,
  domain: 'CORP.EXAMPLE',
  domainsid: SID
})
const object = (rid: number, name: string, more: object = {}) => ({
  ObjectIdentifier: `${SID}-${rid}`,
  Properties: inDomain(name),
  Aces: [],
  ...more
})
const file = (type: string, data: object[]) =>
  JSON.stringify({ data, meta: { type, version: 6, count: data.length, methods: 0 } })

const USERS = file('users', [
  object(1101, 'ANN', { PrimaryGroupSID: `${SID}-513` }),
  object(1102, 'BEN', { PrimaryGroupSID: `${SID}-513` }),
  object(1103, 'CLEO', { PrimaryGroupSID: `${SID}-513` })
])
const GROUPS = file('groups', [
  object(512, 'DOMAIN ADMINS', {
    Members: [{ ObjectIdentifier: `${SID}-1101`, ObjectType: 'User' }]
  }),
  object(513, 'DOMAIN USERS', { Members: [] })
])
const DOMAIN = file('domains', [
  {
    ObjectIdentifier: SID,
    Properties: { ...inDomain(''), name: 'CORP.EXAMPLE', collected: true },
    Trusts: [],
    Aces: [],
    Links: [],
    ChildObjects: []
  }
])
const MORE_USERS = file('users', [object(1103, 'CLEO'), object(1104, 'DAN')])

type Body = object | string | Buffer

async function openForest() {
  const { url } = await testDatabase(t)
  const env = { DATABASE_URL: url, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }
  const start = () => startServerProcess(t, { ...env, DATA_DIR: t.testdir() })
  let server: ServerProcess = await start()

  return {
    server: () => server,
    async crash() {
      const exited = once(server.child, 'exit')
      server.child.kill('SIGKILL')
      await exited
      server = await start()
    }
  }
}

const forest = await openForest()
const { crash } = forest
const admin = (method: string, path: string, body?: object) =>
  forest.server().request(method, path, body)

function collectorOf(token: Token) {
  const prepare = (method: string, target: string, body: Body | undefined) => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const content = body === undefined || isRaw ? (body as string | Buffer) : JSON.stringify(body)
    const signing = { method, target, ...(content !== undefined && { body: content }) }
    const type: Record<string, string> =
      content === undefined ? {} : { 'content-type': 'application/json' }
    return { content, headers: { ...type, ...signedHeaders(token, signing) } }
  }
  return {
    async call(method: string, target: string, body?: Body) {
      const { content, headers } = prepare(method, target, body)
      const response = await fetch(`${forest.server().address}${target}`, {
        method,
        headers,
        ...(content !== undefined && { body: content })
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    /** Sends half of a batch and goes away. */
    async breakOff(body: Buffer) {
      const { headers } = prepare('POST', '/api/v2/ingest', body)
      const request = httpRequest(`${forest.server().address}/api/v2/ingest`, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length }
      })
      request.on('error', () => undefined)
      await new Promise<void>((resolve) => {
        request.write(body.subarray(0, body.length / 2), () => resolve())
      })
      await sleep(50)
      request.destroy()
    }
  }
}

async function settled(id: number, onStatus: (status: number) => Promise<void> = async () => {}) {
  for (let waited = 0; waited < 1200; waited += 1) {
    const { body } = await admin('GET', `/api/v2/jobs/${id}`)
    if ([2, 3, 4, 5, 8].includes(body.data.status)) return body.data
    await onStatus(body.data.status)
    await sleep(50)
  }
  throw new Error(`job ${id} did not end`)
}

const COUNTS = { user_count: 4, group_count: 2, computer_count: 0, deleted_count: 0 }

const created = await admin('POST', '/api/v2/clients', { name: 'berlin', type: 'sharphound' })
const client = created.body.data
const collector = collectorOf(client.token)
const newJob = async (): Promise<number> => {
  const body = { ad_structure_collection: true, domains: [SID] }
  return (await admin('POST', `/api/v2/clients/${client.id}/jobs`, body)).body.data.id
}

/** An event that is due in a moment, and then once a day. */
async function newEvent() {
  const due = new Date(Math.floor(Date.now() / 1000) * 1000 + 2000)
  const start = due.toISOString().replace(/[-:]|\.000/g, '')
  const { body } = await admin('POST', '/api/v2/events', {
    client_id: client.id,
    rrule: `DTSTART:${start}\nRRULE:FREQ=DAILY`,
    ad_structure_collection: true,
    domains: [SID]
  })
  return { id: body.data.id as number, due: due.toISOString() }
}

/** The one job that its client finds, once the schedules were looked at. */
async function jobOf(t: Test, event: { id: number; due: string }): Promise<number> {
  for (let waited = 0; waited < 600; waited += 1) {
    const { data } = (await collector.call('GET', '/api/v2/jobs/available')).body
    if (data.length > 0) {
      t.match(data, [{ event_id: event.id, execution_time: event.due, status: 0, domains: [{}] }])
      t.equal(data.length, 1)
      return data[0].id
    }
    await sleep(50)
  }
  throw new Error(`event ${event.id} made no job`)
}

t.test('a job is scheduled, collected, ingested and analysed', async (t) => {
  const id = await jobOf(t, await newEvent())
  t.equal((await collector.call('PUT', '/api/v2/clients/update', { Version: '2.6' })).status, 200)
  const started = await collector.call('POST', '/api/v2/jobs/start', { id })
  t.match(started, { status: 200, body: { data: { id, status: 1 } } })
  // The members of a group come before the users themselves.
  for (const batch of [GROUPS, USERS, USERS, DOMAIN, MORE_USERS, GROUPS, USERS]) {
    t.equal((await collector.call('POST', '/api/v2/ingest', gzipSync(batch))).status, 202)
  }
  await collector.breakOff(gzipSync(file('users', [object(1999, 'NOBODY')])))
  const ended = await collector.call('POST', '/api/v2/jobs/end', { status: 'COMPLETE' })
  t.match(ended, { status: 200, body: { data: { status: 6 } } })
  const job = await settled(id)
  t.match(job, { status: 2, domain_results: [{ domain_name: 'CORP.EXAMPLE', success: true }] })
  t.match(job.domain_results[0], COUNTS)
  t.equal(job.domain_results.length, 1)
  const { body } = await admin('GET', `/api/v2/domains/${SID}`)
  t.equal(body.data.users, 4)
  const { log } = (await admin('GET', `/api/v2/jobs/${id}/log`)).body.data
  t.match(log, /Running\n.*Ingesting\n.*Analyzing: 4 files read.*\n.*Complete: 4 files read/s)
})

t.test('the same with a crash of the server after each step', async (t) => {
  const event = await newEvent()
  await crash()
  const id = await jobOf(t, event)
  await crash()
  t.match((await collector.call('GET', '/api/v2/jobs/available')).body.data, [{ id }])
  t.equal((await collector.call('POST', '/api/v2/jobs/start', { id })).status, 200)
  await crash()
  const again = await collector.call('POST', '/api/v2/jobs/start', { id })
  t.match(again, { status: 200, body: { data: { status: 1 } } }, 'whose answer was lost, perhaps')
  const deliver = async (batch: string) => {
    t.equal((await collector.call('POST', '/api/v2/ingest', gzipSync(batch))).status, 202)
  }
  for (const batch of [GROUPS, USERS]) await deliver(batch)
  await collector.breakOff(gzipSync(DOMAIN))
  await crash()
  t.equal((await collector.call('GET', '/api/v2/jobs/current')).body.data.id, id)
  for (const batch of [USERS, DOMAIN, MORE_USERS]) await deliver(batch)
  await collector.call('POST', '/api/v2/jobs/end', { status: 'Complete' })
  await crash()
  let killed = false
  const job = await settled(id, async (status) => {
    if (status !== 7 || killed) return
    killed = true
    await crash()
  })
  t.match(job, { status: 2 }, job.status_message)
  t.match(job.domain_results[0], COUNTS)
  t.equal(job.domain_results.length, 1, 'nothing is counted twice')
  const { body } = await admin('GET', `/api/v2/domains/${SID}`)
  t.equal(body.data.users, 4)
  const next = await newJob()
  t.equal((await collector.call('POST', '/api/v2/jobs/start', { id: next })).status, 200)
})
