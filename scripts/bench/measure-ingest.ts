/** How long an upload takes, and what it takes meanwhile. */
import pg from 'pg'
import { type Client, signIn } from '../demo/client.ts'
import { canMeasureProcesses, watchMemory } from './process-usage.ts'
import type { Row, Target } from './report.ts'
import { ADMINISTRATOR, type ServerProcess } from './server-process.ts'
import { uploadAndWait } from './upload.ts'

const MIB = 1024 ** 2
const MEMORY: Target = { must: 512, aim: 350 }
const LOOP_DELAY: Target = { must: 200, aim: 20 }

export type Targets = { first?: Target; memory?: Target; loopDelay?: Target }

type Counts = { nodes: number; edges: number; derived: number }

async function countsOf(databaseUrl: string): Promise<Counts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Counts>(`
      select (select count(*) from nodes)::int as nodes, (select count(*) from edges)::int as edges,
        (select coalesce(sum(added - removed), 0) from analysis_steps
          where name <> all(array['tagging', 'exposure']))::int as derived`)
    return rows[0] ?? { nodes: 0, edges: 0, derived: 0 }
  } finally {
    await client.end()
  }
}

/** @param name what the rows call the file */
export async function measureUpload(
  server: ServerProcess,
  name: string,
  file: { path: string; contentType: string },
  { first, memory = MEMORY, loopDelay = LOOP_DELAY }: Targets
): Promise<Row[]> {
  const client = await signIn(server.address, ADMINISTRATOR.name, ADMINISTRATOR.secret)
  await server.loopDelay()
  const watch = watchMemory(server.pid, server.postmaster)
  const times = await uploadAndWait(server.address, client, file.path, file.contentType)
  const peaks = watch.stop()
  const delay = await server.loopDelay()
  const { nodes, edges, derived } = await countsOf(server.databaseUrl)
  const { objects, upload, ingest, analysis, total } = times
  const perSecond = (count: number) => Math.round(count / ingest)
  const megabytes = (bytes: number) => (canMeasureProcesses ? bytes / MIB : undefined)
  return [
    {
      what: `${name}: upload to queryable`,
      value: total,
      unit: 's',
      note: `${objects} objects; ${nodes} nodes, ${edges} edges, ${derived} of them derived`,
      ...(first && { target: first })
    },
    { what: `${name}: upload alone`, value: upload, unit: 's' },
    {
      what: `${name}: ingest alone`,
      value: ingest,
      unit: 's',
      note: `${perSecond(objects)} objects/s, ${perSecond(edges - derived)} edges/s`
    },
    { what: `${name}: analysis alone`, value: analysis, unit: 's', note: await slowest(client) },
    {
      what: `${name}: peak memory, Node`,
      value: megabytes(peaks.node),
      unit: 'MB',
      target: memory
    },
    { what: `${name}: peak memory, PostgreSQL`, value: megabytes(peaks.postgres), unit: 'MB' },
    {
      what: `${name}: event-loop delay of the API, p99`,
      value: delay.p99,
      unit: 'ms',
      note: `p50 ${delay.p50.toFixed(1)}, max ${delay.max.toFixed(1)}`,
      target: loopDelay
    }
  ]
}

/** The steps of the last analysis that took longest. */
async function slowest(client: Client): Promise<string> {
  type Step = { name: string; duration_ms: number }
  const { data } = await client.get<{ data: { steps: Step[] } }>('/api/v2/datapipe/status')
  return data.steps
    .sort((a, b) => b.duration_ms - a.duration_ms)
    .slice(0, 3)
    .map((step) => `${step.name} ${(step.duration_ms / 1000).toFixed(2)} s`)
    .join(', ')
}

/** The same file once more: it must change no count. */
export async function measureRepeat(
  server: ServerProcess,
  name: string,
  file: { path: string; contentType: string }
): Promise<Row[]> {
  const client = await signIn(server.address, ADMINISTRATOR.name, ADMINISTRATOR.secret)
  const before = await countsOf(server.databaseUrl)
  const times = await uploadAndWait(server.address, client, file.path, file.contentType)
  const after = await countsOf(server.databaseUrl)
  const unchanged = before.nodes === after.nodes && before.edges === after.edges
  const change = `nodes ${before.nodes} to ${after.nodes}, edges ${before.edges} to ${after.edges}`
  return [
    {
      what: `${name}: the same file again`,
      value: times.total,
      unit: 's',
      note: `ingest ${times.ingest.toFixed(2)} s, analysis ${times.analysis.toFixed(2)} s`,
      ...(unchanged ? {} : { fault: `counts changed: ${change}` })
    }
  ]
}
