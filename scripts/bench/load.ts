/** Two ways to ask: as much as sixteen connections can, and one request after the other. */
import { Agent, get } from 'node:http'
import autocannon from 'autocannon'
import { cpuMs } from './process-usage.ts'

export type Target = { url: string; pid: number; headers: Record<string, string> }

export type Throughput = { perSecond: number; cpuMsPerRequest: number }

const CONNECTIONS = 16

export async function throughput(target: Target, seconds: number): Promise<Throughput> {
  const before = cpuMs(target.pid)
  const { url, headers } = target
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  const used = cpuMs(target.pid) - before
  const answered = result['2xx']
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `GET ${url}: ${result.non2xx} refused, ${result.errors} failed, ${answered} answered`
    )
  }
  return { perSecond: answered / result.duration, cpuMsPerRequest: used / answered }
}

/** Enough of them, even if they were fewer than asked for. */
const LATENCY_LIMIT_MS = 20_000

/** Milliseconds of each of so many requests in a row, over one connection. */
export async function latencies({ url, headers }: Target, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  try {
    const end = performance.now() + LATENCY_LIMIT_MS
    while (times.length < count && performance.now() < end) {
      const begun = performance.now()
      await answerOf(url, headers, agent)
      times.push(performance.now() - begun)
    }
  } finally {
    agent.destroy()
  }
  return times
}

function answerOf(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent }, (response) => {
      response.resume().once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`GET ${url}: ${response.statusCode}`))
      })
    })
    request.once('error', reject)
  })
}
