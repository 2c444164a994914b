/** How long analyses take that are asked for, whole or after a change of a selector, and exposure alone. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import { exposure } from '../../src/graph/analysis/zones/exposure-step.ts'
import { type Client, signIn } from '../demo/client.ts'
import { canMeasureProcesses, watchMemory } from './process-usage.ts'
import type { Row, Target } from './report.ts'
import { ADMINISTRATOR, type ServerProcess } from './server-process.ts'

const MIB = 1024 ** 2
const MEMORY: Target = { must: 512, aim: 350 }
const POLL_MS = 50

type Step = { name: string; finished_at: string; duration_ms: number; error: string | null }
type Status = { status: string; last_analysis_run_at: string | null; steps: Step[] }

/** @param name what the rows call the forest */
export async function measureAnalysis(server: ServerProcess, name: string): Promise<Row[]> {
  const client = await signIn(server.address, ADMINISTRATOR.name, ADMINISTRATOR.secret)
  const whole = await measureRun(server, client, `${name}: full analysis`, () =>
    client.put('/api/v2/analysis')
  )
  const selector = {
    name: 'Benched',
    seeds: [{ type: 2, value: "MATCH (u:User) WHERE u.name STARTS WITH 'SVC' RETURN u" }]
  }
  const tagging = await measureRun(server, client, `${name}: analysis of a changed selector`, () =>
    client.post(
      '/api/v2/asset-group-tags/1/selectors',
      Buffer.from(JSON.stringify(selector)),
      'application/json'
    )
  )
  return [...whole, ...tagging, ...(await measureExposure(server.databaseUrl, name))]
}

const statusOf = async (client: Client) =>
  (await client.get<{ data: Status }>('/api/v2/datapipe/status')).data

async function measureRun(
  server: ServerProcess,
  client: Client,
  what: string,
  ask: () => Promise<unknown>
): Promise<Row[]> {
  const { last_analysis_run_at: before } = await statusOf(client)
  const watch = watchMemory(server.pid, server.postmaster)
  const begun = performance.now()
  await ask()
  let now: Status
  do {
    await sleep(POLL_MS)
    now = await statusOf(client)
  } while (now.status !== 'idle' || now.last_analysis_run_at === before)
  const seconds = (performance.now() - begun) / 1000
  const peaks = watch.stop()
  const ran = now.steps.filter((step) => Date.parse(step.finished_at) > Date.parse(before ?? ''))
  const failed = ran.flatMap(({ name, error }) => (error === null ? [] : [`${name}: ${error}`]))
  const slowest = ran.sort((a, b) => b.duration_ms - a.duration_ms).slice(0, 4)
  return [
    {
      what,
      value: seconds,
      unit: 's',
      note: [
        `${ran.length} steps`,
        ...slowest.map((step) => `${step.name} ${(step.duration_ms / 1000).toFixed(2)} s`)
      ].join(', '),
      ...(failed.length > 0 ? { fault: failed.join('; ') } : {})
    },
    {
      what: `${what}: peak memory, Node`,
      value: canMeasureProcesses ? peaks.node / MIB : undefined,
      unit: 'MB',
      target: MEMORY
    }
  ]
}

/** In this process, so that the memory is its own. */
async function measureExposure(databaseUrl: string, name: string): Promise<Row[]> {
  const db = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    const before = process.memoryUsage.rss()
    let peak = before
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 20)
    const begun = performance.now()
    const changes = await exposure.evaluate({
      db,
      now: new Date(),
      edition: 'enterprise',
      statementTimeoutMs: 600_000,
      signal: undefined
    })
    const seconds = (performance.now() - begun) / 1000
    clearInterval(timer)
    const changed = changes.added + changes.removed
    const rows = await db.selectFrom('zone_exposures').selectAll().execute()
    const exposed = rows.map((row) => `${row.exposed_principals} by ${row.choke_edges} edges`)
    return [
      {
        what: `${name}: exposure alone`,
        value: seconds,
        unit: 's',
        note: `${rows.length} zones and environments; exposed ${exposed.join(', ')}`,
        // The analysis before has just found the same.
        ...(changed > 0 ? { fault: `${changed} figures changed` } : {})
      },
      {
        what: `${name}: exposure alone, growth of memory`,
        value: (peak - before) / MIB,
        unit: 'MB'
      }
    ]
  } finally {
    await db.destroy()
  }
}
