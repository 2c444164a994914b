/** The states of a job: what two clients, an administrator and the background can and cannot make of them. */
import fc from 'fast-check'
import { sql } from 'kysely'
import t from 'tap'
import { prepareQueue } from '../../src/tasks/prepare-queue.ts'
import { keepUp } from '../../src/tasks/upkeep.ts'
import { collectLog } from '../tasks/background.ts'
import { type Collector, startCollecting } from './collecting.ts'

t.setTimeout(120_000)

const { db, url, call, callAs, newClient, readyJob, runningJob, jobOf } = await startCollecting(t)
await prepareQueue(url, collectLog().log)

/** As it is drawn: Ready, Running, Complete, Canceled, Timed Out, Failed, Ingesting, Analyzing, Partially Complete. */
const DIAGRAM: Record<number, readonly number[]> = {
  0: [1, 3],
  1: [3, 4, 5, 6],
  2: [],
  3: [],
  4: [],
  5: [],
  6: [5, 7, 8],
  7: [2, 5, 8],
  8: []
}

t.test('the database takes the transitions of the diagram and no other', async (t) => {
  const client = await newClient()
  const move = (id: number, status: number) =>
    db.updateTable('client_jobs').set({ status }).where('id', '=', id).execute()
  /** By which statuses a job gets there. */
  const WAY: Record<number, number[]> = {
    0: [],
    1: [1],
    2: [1, 6, 7, 2],
    3: [3],
    4: [1, 4],
    5: [1, 5],
    6: [1, 6],
    7: [1, 6, 7],
    8: [1, 6, 8]
  }
  for (const from of Object.keys(DIAGRAM).map(Number)) {
    for (const to of Object.keys(DIAGRAM).map(Number)) {
      if (from === to) continue
      const id = await readyJob(client)
      for (const status of WAY[from] ?? []) await move(id, status)
      const isDrawn = DIAGRAM[from]?.includes(to)
      if (isDrawn) await t.resolves(move(id, to), `${from} to ${to}`)
      else {
        const message = /^a job does not turn from/
        await t.rejects(move(id, to), { message }, `${from} to ${to}`)
      }
      await db.deleteFrom('client_jobs').where('id', '=', id).execute()
    }
  }
})

t.test('a client runs one job at a time, by the database as well', async (t) => {
  const client = await newClient()
  await runningJob(client)
  const id = await readyJob(client)
  const second = db.updateTable('client_jobs').set({ status: 1 }).where('id', '=', id)
  await t.rejects(second.execute(), { message: /client_jobs_running_key/ })
})

t.test(
  'a client that is silent for 20 minutes loses its job, one that asks does not',
  async (t) => {
    const [silent, busy] = [await newClient(), await newClient()]
    const [lost, kept] = [await runningJob(silent), await runningJob(busy)]
    await sql`
    update client_jobs set last_activity = now() - interval '21 minutes'
    where id in (${lost}, ${kept})`.execute(db)
    await callAs(busy, 'getCurrentJob')
    await keepUp(db)
    const message = /^Ingest timeout: No ingest activity observed/
    t.match(await jobOf(lost), { status: 4, status_message: message })
    t.equal((await jobOf(kept)).status, 1)
    t.equal((await callAs(silent, 'endJob', { body: { status: 'Complete' } })).status, 404)
    const next = await runningJob(silent)
    t.equal((await jobOf(next)).status, 1)
  }
)

type World = { clients: Collector[]; jobs: { id: number; client: number; status: number }[] }

/** A step on the job that the number picks, and what the diagram makes of it. */
type Step = (world: World, client: number, pick: number) => Promise<void>

const jobAt = ({ jobs }: World, pick: number) => jobs[pick % Math.max(jobs.length, 1)]
const runningOf = ({ jobs }: World, client: number) =>
  jobs.find((job) => job.client === client && job.status === 1)

function expectStatus(what: string, status: number, expected: number) {
  if (status !== expected) throw new Error(`${what} answered ${status} instead of ${expected}`)
}

/** As the background does once the files are read, the analysis has run, or either was given up. */
const background =
  (from: number, to: number): Step =>
  async (world, _client, pick) => {
    const waiting = world.jobs.filter(({ status }) => status === from)
    const job = waiting[pick % Math.max(waiting.length, 1)]
    if (!job) return
    await sql`
      update ingest_jobs set status = ${to} where client_job_id = ${job.id}`.execute(db)
    job.status = to
  }

const STEPS: Record<string, Step> = {
  async create({ clients, jobs }, client) {
    jobs.push({ id: await readyJob(clients[client] as Collector), client, status: 0 })
  },
  async start(world, other, pick) {
    const job = jobAt(world, pick)
    if (!job) return
    // Now and then somebody else tries.
    const client = pick > 7 ? other : job.client
    const body = { id: job.id }
    const answer = await callAs(world.clients[client] as Collector, 'startJob', { body })
    const running = runningOf(world, client)
    if (job.client !== client) return expectStatus('start', answer.status, 404)
    const isAllowed = job === running || (job.status === 0 && !running)
    expectStatus('start', answer.status, isAllowed ? 200 : 400)
    if (isAllowed) job.status = 1
  },
  async complete(world, client) {
    const job = runningOf(world, client)
    const body = { status: 'Complete' }
    const { status } = await callAs(world.clients[client] as Collector, 'endJob', { body })
    expectStatus('end', status, job ? 200 : 404)
    if (job) job.status = 6
  },
  async fail(world, client) {
    const job = runningOf(world, client)
    const body = { status: 'Failed' }
    const { status } = await callAs(world.clients[client] as Collector, 'endJob', { body })
    expectStatus('end', status, job ? 200 : 404)
    if (job) job.status = 5
  },
  async cancel(world, _client, pick) {
    const job = jobAt(world, pick)
    if (!job) return
    const { status } = await call('cancelJob', { path: { job_id: job.id } })
    const isAllowed = job.status === 0 || job.status === 1
    expectStatus('cancel', status, isAllowed ? 200 : 400)
    if (isAllowed) job.status = 3
  },
  async silence(world, client) {
    const job = runningOf(world, client)
    if (!job) return
    await sql`
      update client_jobs set last_activity = now() - interval '21 minutes'
      where id = ${job.id}`.execute(db)
    await keepUp(db)
    job.status = 4
  },
  ingested: background(6, 7),
  refused: background(6, 5),
  readInPart: background(6, 8),
  analysed: background(7, 2),
  notAnalysed: background(7, 5),
  analysedInPart: background(7, 8)
}

async function statusesOf({ jobs }: World): Promise<number[]> {
  return Promise.all(jobs.map(async ({ id }) => (await jobOf(id)).status))
}

t.test('no sequence of calls leads to a state that the diagram lacks', async (t) => {
  const seen = new Set<string>()
  const command = (name: string) =>
    fc.record({ client: fc.nat(1), pick: fc.nat(9) }).map(({ client, pick }) => ({
      check: () => true,
      async run(world: World) {
        const before = world.jobs.map(({ status }) => status)
        await STEPS[name]?.(world, client, pick)
        const expected = world.jobs.map(({ status }) => status)
        const found = await statusesOf(world)
        before.forEach((from, index) => {
          if (from !== found[index]) seen.add(`${from}-${found[index]}`)
        })
        if (String(found) !== String(expected)) {
          throw new Error(`after ${name}: ${found} instead of ${expected}`)
        }
      },
      toString: () => `${name}(${client}, ${pick})`
    }))
  // The longer a way, the more often its steps.
  const early = ['start', 'start', 'start', 'start', 'complete', 'complete', 'complete', 'cancel']
  const late = ['ingested', 'ingested', 'ingested', 'analysed', 'analysedInPart', 'notAnalysed']
  const names = [...Object.keys(STEPS), ...early, ...late]
  await fc.assert(
    fc.asyncProperty(
      fc.commands(names.map(command), { maxCommands: 30, size: 'max' }),
      async (commands) => {
        const world: World = { clients: [await newClient(), await newClient()], jobs: [] }
        for (const client of [0, 1, 0, 1]) await STEPS.create?.(world, client, 0)
        await fc.asyncModelRun(() => ({ model: world, real: {} }), commands)
      }
    ),
    { numRuns: 60, seed: 20_261_121 }
  )
  const drawn = Object.entries(DIAGRAM).flatMap(([from, all]) => all.map((to) => `${from}-${to}`))
  t.strictSame([...seen].sort(), drawn, 'each of its ways was gone, and no other')
})
