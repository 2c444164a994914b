/** What the server and its worker process tell each other. */
import type { ArchiveLimits } from './graph/ingest/archive.ts'

export type WorkerSettings = {
  /** A way to the database that leads through no pooler. */
  url: string
  archive: ArchiveLimits
  /** How long a task may go on after the worker is told to stop. */
  graceMs: number
}

export type ToWorker = { start: WorkerSettings } | { stop: true }

export type FromWorker = { level: 'info' | 'warn' | 'error'; fields: object; message: string }
