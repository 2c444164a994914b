/** Starts an embedded server in a process of its own, reports on stdout, and obeys `stop` on stdin. */
import { createInterface } from 'node:readline'
import { startEmbedded } from '../../src/db/embedded/server.ts'

const report = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`)
const log = {
  info: (message: string) => report({ info: message }),
  warn: (message: string) => report({ warning: message })
}
try {
  const server = await startEmbedded({ ...JSON.parse(process.argv[2] ?? ''), log })
  report({ url: server.url, dataDir: server.dataDir, adopted: server.adopted })
  server.lost.then((error) => report({ lost: error.message }))
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') await server.stop()
    report({ done: line })
  }
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) })
}
process.exit()
