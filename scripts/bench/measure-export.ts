/** How long it takes to export many saved queries, and what memory that takes. */
import { signIn } from '../demo/client.ts'
import { canMeasureProcesses, watchMemory } from './process-usage.ts'
import type { Row, Target } from './report.ts'
import { ADMINISTRATOR, type ServerProcess } from './server-process.ts'

const MIB = 1024 ** 2
const QUERIES = 10_000
const GROWTH: Target = { must: 128, aim: 64 }

export async function measureExport(
  server: Pick<ServerProcess, 'address' | 'pid' | 'postmaster'>
): Promise<Row[]> {
  const { token } = await signIn(server.address, ADMINISTRATOR.name, ADMINISTRATOR.secret)
  const headers = { authorization: `Bearer ${token}` }
  const url = `${server.address}/api/v2/saved-queries`
  const queries = Array.from({ length: QUERIES }, (_, number) => ({
    name: `Question ${number}`,
    query: `MATCH (u:User) WHERE u.name STARTS WITH 'A${number}' RETURN u`,
    description: 'Which users have a name that begins with these letters. '.repeat(4)
  }))
  const imported = await fetch(`${url}/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(queries)
  })
  if (!imported.ok) throw new Error(`the import answered ${imported.status}`)

  const before = watchMemory(server.pid, server.postmaster).stop().node
  const watch = watchMemory(server.pid, server.postmaster)
  const started = performance.now()
  const exported = await fetch(`${url}/export?scope=owned`, { headers })
  let bytes = 0
  for await (const chunk of exported.body ?? []) bytes += (chunk as Uint8Array).length
  const seconds = (performance.now() - started) / 1000
  const growth = watch.stop().node - before
  return [
    {
      what: `export of ${QUERIES} saved queries`,
      value: seconds,
      unit: 's',
      note: `${(bytes / MIB).toFixed(1)} MB`,
      ...(exported.ok ? {} : { fault: `answered ${exported.status}` })
    },
    {
      what: `export of ${QUERIES} saved queries: growth of memory, Node`,
      value: canMeasureProcesses ? growth / MIB : undefined,
      unit: 'MB',
      target: GROWTH
    }
  ]
}
