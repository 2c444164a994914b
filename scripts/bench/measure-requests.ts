/** Our server against a bare one with the same SQL, turn by turn, and our answers one at a time. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/config.ts'
import type { Caller } from '../../src/features/handler.ts'
import { signIn } from '../demo/client.ts'
import type { BareSetup } from './bare-server.ts'
import { type Target as LoadTarget, latencies, type Throughput, throughput } from './load.ts'
import { prepareQuestions, type Question } from './questions.ts'
import { recordSql } from './recorded-sql.ts'
import type { Row } from './report.ts'
import { ADMINISTRATOR, type ServerProcess } from './server-process.ts'
import { median, percentile } from './statistics.ts'

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
const IN_A_ROW = 200

export type Rounds = { rounds: number; roundSeconds: number }

/** Sixteen at a time of what takes longer than this would queue up, and say nothing about our share of it. */
const COMPARABLE_MS = 50

export async function measureRequests(server: ServerProcess, options: Rounds): Promise<Row[]> {
  const client = await signIn(server.address, ADMINISTRATOR.name, ADMINISTRATOR.secret)
  const questions = await prepareQuestions(client, server.databaseUrl)
  const paths = questions.map(({ path }) => path)
  const recorded = await recordSql(server.databaseUrl, await callerOf(client), paths)
  const routes = recorded.map((one) => (one instanceof Error ? [] : one))
  const { databasePoolSize: poolSize } = readConfig({})
  const bare = await startBare({ databaseUrl: server.databaseUrl, poolSize, routes })
  const headers = { authorization: `Bearer ${client.token}` }
  const rows: Row[] = []
  try {
    for (const [number, question] of questions.entries()) {
      const refused = recorded[number]
      if (refused instanceof Error) {
        rows.push({ what: question.what, value: undefined, unit: 'ms', fault: refused.message })
        continue
      }
      const ours = { url: server.address + question.path, pid: server.pid, headers }
      const theirs = { url: `${bare.address}/${number}`, pid: bare.pid, headers: {} }
      await latencies(ours, 10)
      const times = await latencies(ours, IN_A_ROW)
      rows.push(latencyRow(question, times))
      if (question.ratio || median(times) < COMPARABLE_MS) {
        rows.push(await compare(question, ours, theirs, options))
      }
    }
    return rows
  } finally {
    await bare.stop()
  }
}

/** All that matters to a read: somebody who may. */
async function callerOf(client: Awaited<ReturnType<typeof signIn>>): Promise<Caller> {
  type Role = { permissions: { authority: string; name: string }[] }
  const { data } = await client.get<{ data: { id: string; roles: Role[] } }>('/api/v2/self')
  const permissions = data.roles.flatMap((role) => role.permissions)
  return {
    kind: 'user',
    id: data.id,
    name: ADMINISTRATOR.name,
    email: null,
    permissions: new Set(permissions.map(({ authority, name }) => `${authority}/${name}`)),
    sessionId: undefined
  }
}

async function startBare(setup: BareSetup) {
  const child: ChildProcess = fork(BARE, { execArgv: ['--import', 'tsx'] })
  const exited = once(child, 'exit')
  child.send(setup)
  const [address] = await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => Promise.reject(new Error(`the bare server ended with ${code}`)))
  ])
  if (child.pid === undefined) throw new Error('the bare server has gone away')
  return {
    address: String(address),
    pid: child.pid,
    async stop() {
      child.kill()
      await exited
    }
  }
}

async function compare(
  { what, ratio }: Question,
  ours: LoadTarget,
  theirs: LoadTarget,
  { rounds, roundSeconds }: Rounds
): Promise<Row> {
  await throughput(theirs, 1)
  await throughput(ours, 1)
  const pairs: [our: Throughput, their: Throughput][] = []
  for (let round = 0; round < rounds; round += 1) {
    // Whoever comes second finds a warmer machine.
    const first = round % 2 === 0 ? theirs : ours
    const one = await throughput(first, roundSeconds)
    const other = await throughput(first === ours ? theirs : ours, roundSeconds)
    pairs.push(first === ours ? [one, other] : [other, one])
  }
  const best = (side: 0 | 1) => Math.max(...pairs.map((pair) => pair[side].perSecond))
  const leastCpu = (side: 0 | 1) => Math.min(...pairs.map((pair) => pair[side].cpuMsPerRequest))
  const middle = median(pairs.map(([our, their]) => our.perSecond / their.perSecond))
  return {
    what: `${what}: requests/s against a bare server, best`,
    value: best(0) / best(1),
    unit: 'ratio',
    note: [
      `median ${middle.toFixed(2)}`,
      `${Math.round(best(0))}/s of ${Math.round(best(1))}/s`,
      `CPU ${(leastCpu(1) / leastCpu(0)).toFixed(2)}`
    ].join(', '),
    ...(ratio && { target: ratio })
  }
}

function latencyRow({ what, latency }: Question, times: number[]): Row {
  return {
    what: `${what}: one at a time, p95`,
    value: percentile(times, 95),
    unit: 'ms',
    note: `p50 ${median(times).toFixed(1)} ms`,
    ...(latency && { target: latency })
  }
}
