/** Memory and CPU time of processes, from /proc; where there is none, nothing is measured. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const PAGE = 4096
/** Of USER_HZ, which is 100 on every Linux that Node runs on. */
const TICK_MS = 10

export const canMeasureProcesses = existsSync('/proc/self/statm')

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended.
    return undefined
  }
}

/** The fields of /proc/<pid>/stat that follow the name, which itself may hold spaces. */
function statFields(pid: number): string[] | undefined {
  const text = read(`/proc/${pid}/stat`)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')
}

export function cpuMs(pid: number): number {
  const fields = statFields(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : Number.NaN
}

/** The processes below these, and these themselves. */
function treeOf(roots: readonly number[]): Set<number> {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const parent = Number.isInteger(pid) ? Number(statFields(pid)?.[1]) : Number.NaN
    if (Number.isInteger(parent)) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const found = new Set<number>()
  const visit = (pid: number) => {
    if (found.has(pid)) return
    found.add(pid)
    for (const child of children.get(pid) ?? []) visit(child)
  }
  for (const root of roots) visit(root)
  return found
}

function memoryOf(pid: number): { resident: number; shared: number } {
  const [, resident = 0, shared = 0] = (read(`/proc/${pid}/statm`) ?? '').split(' ').map(Number)
  return { resident: resident * PAGE, shared: shared * PAGE }
}

/** In bytes; of what the processes of PostgreSQL share, only the largest part is counted. */
export type MemoryPeaks = { node: number; postgres: number }

/** @param postmaster the root of PostgreSQL's processes, which may be a child of the server's own */
export function watchMemory(server: number, postmaster: number): { stop(): MemoryPeaks } {
  const peaks = { node: 0, postgres: 0 }
  function sample() {
    const database = treeOf([postmaster])
    const own = [...treeOf([server])].filter((pid) => !database.has(pid))
    const node = own.reduce((sum, pid) => sum + memoryOf(pid).resident, 0)
    const parts = [...database].map(memoryOf)
    const postgres =
      parts.reduce((sum, { resident, shared }) => sum + resident - shared, 0) +
      Math.max(0, ...parts.map(({ shared }) => shared))
    peaks.node = Math.max(peaks.node, node)
    peaks.postgres = Math.max(peaks.postgres, postgres)
  }
  const timer = canMeasureProcesses ? setInterval(sample, 200) : undefined
  return {
    stop() {
      clearInterval(timer)
      if (canMeasureProcesses) sample()
      return peaks
    }
  }
}
