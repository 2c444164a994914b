/** Speed and memory of the whole server, side by side with a bare one. Sets everything up in a temporary folder. */
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ApiError } from '../src/errors.ts'
import { onStopSignal } from '../src/stop-signal.ts'
import { writeLargeFile } from './bench/large-file.ts'
import { measureAnalysis } from './bench/measure-analysis.ts'
import { measureCypher } from './bench/measure-cypher.ts'
import { measureExport } from './bench/measure-export.ts'
import { measureRepeat, measureUpload } from './bench/measure-ingest.ts'
import { measureMembers } from './bench/measure-members.ts'
import { measureRequests } from './bench/measure-requests.ts'
import { type BenchOptions, parseOptions, SEED, USAGE } from './bench/options.ts'
import { judge, type Row, table } from './bench/report.ts'
import { type ServerProcess, startServerProcess } from './bench/server-process.ts'
import { writeForestZip } from './sample-forest/zip.ts'

const RESULTS = 'bench-results.json'
const SMALL_FOREST = { seed: SEED, users: 300 }
const START = { must: 5, aim: 2 }
const SMALL = { must: 5, aim: 2 }
const LARGE = { must: 60, aim: 25 }
const GIGABYTE = 1e9

const say = (text: string) => console.error(`bench: ${text} …`)

function parseOrExit(): BenchOptions {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    const context = error instanceof ApiError ? `--${error.context}: ` : ''
    console.error(`${context}${(error as Error).message}\n\n${USAGE}`)
    process.exit(1)
  }
}

/** Stops the server whatever happens. */
async function withServer<T>(folder: string, work: (server: ServerProcess) => Promise<T>) {
  const server = await startServerProcess(folder)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function makeFolder(parent: string, name: string): Promise<string> {
  const folder = join(parent, name)
  await mkdir(folder)
  // As root PostgreSQL runs as somebody else, who must get in.
  await chmod(folder, 0o711)
  return folder
}

const startRow = (which: string, { readyMs }: ServerProcess): Row => ({
  what: `${which} start to ready`,
  value: readyMs / 1000,
  unit: 's',
  target: START
})

/** Adds to the rows as it goes, so that what was measured before a failure is not lost. */
async function measure(folder: string, options: BenchOptions, rows: Row[]): Promise<void> {
  const zip = { path: join(folder, 'small.zip'), contentType: 'application/zip' }
  const largeZip = { path: join(folder, 'large.zip'), contentType: 'application/zip' }
  const large = `forest of ${options.users} users`
  say('writing the forests')
  await writeForestZip(zip.path, SMALL_FOREST)
  await writeForestZip(largeZip.path, { seed: SEED, users: options.users })

  say('starting, and ingesting the small forest')
  const small = await makeFolder(folder, 'small')
  await withServer(small, async (server) => {
    rows.push(startRow('first', server))
    rows.push(...(await measureUpload(server, 'sample forest', zip, { first: SMALL })))
    rows.push(...(await measureCypher(server.databaseUrl, 'sample forest')))
    rows.push(...(await measureExport(server)))
  })
  await withServer(small, async (server) => void rows.push(startRow('second', server)))

  await withServer(await makeFolder(folder, 'large'), async (server) => {
    say(`ingesting the ${large}`)
    rows.push(...(await measureUpload(server, large, largeZip, { first: LARGE })))
    rows.push(...(await measureRepeat(server, large, largeZip)))
    say('analysing')
    rows.push(...(await measureAnalysis(server, large)))
    say('asking')
    rows.push(...(await measureRequests(server, options)))
    rows.push(...(await measureMembers(server)))
    rows.push(...(await measureCypher(server.databaseUrl, large)))
  })
  if (!options.largeFile) return

  say('writing and ingesting a file of 1 GB')
  const file = { path: join(folder, 'large.json'), contentType: 'application/json' }
  await writeLargeFile(file.path, GIGABYTE)
  await withServer(await makeFolder(folder, 'file'), async (server) => {
    rows.push(...(await measureUpload(server, 'file of 1 GB', file, { memory: { must: 512 } })))
  })
}

const options = parseOrExit()
const root = fileURLToPath(new URL('..', import.meta.url))
execFileSync(process.execPath, [join(root, 'scripts', 'build.js'), '--if-stale'], {
  stdio: 'inherit'
})
const rows: Row[] = []
const folder = await mkdtemp(join(tmpdir(), 'graph-bench-'))
onStopSignal(async () => rm(folder, { recursive: true, force: true }))
try {
  await chmod(folder, 0o711)
  await measure(folder, options, rows)
  const machine = {
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    processors: availableParallelism(),
    memory: totalmem()
  }
  const results = rows.map((row) => ({ ...row, verdict: judge(row) }))
  const report = { measuredAt: new Date().toISOString(), machine, options, results }
  await writeFile(RESULTS, `${JSON.stringify(report, undefined, 2)}\n`)
} finally {
  console.log(table(rows))
  await rm(folder, { recursive: true, force: true })
}
