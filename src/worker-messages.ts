/** What the server and its worker process tell each other. */
import type { Edition } from './graph/analysis/step.ts'
import type { ArchiveLimits } from './graph/ingest/archive.ts'

export type WorkerSettings = {
  /** A way to the database that leads through no pooler. */
  url: string
  edition: Edition
  archive: ArchiveLimits
  /** A recurrence, by which the graph is analysed. */
  analysisSchedule: string | undefined
  /** How long a task may go on after the worker is told to stop. */
  graceMs: number
}

export type ToWorker = { start: WorkerSettings } | { stop: true }

export type FromWorker = { level: 'info' | 'warn' | 'error'; fields: object; message: string }
