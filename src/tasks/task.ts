/** What a background task is given. */
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Edition } from '../graph/analysis/step.ts'
import type { ArchiveLimits } from '../graph/ingest/archive.ts'

export type TaskLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type TaskContext = {
  /** For a connection of the task's own. */
  url: string
  db: Kysely<Database>
  log: TaskLog
  edition: Edition
  archive: ArchiveLimits
  /** A folder of this process for temporary files. */
  folder: string
  /** Aborted when the process must end; the task is run again later. */
  signal: AbortSignal
  /** Which attempt this is, from 1, of how many. */
  attempt: number
  maxAttempts: number
}

/** Runs to the end or rejects; may be killed at any moment, and is then run again. */
export type BackgroundTask = (payload: unknown, context: TaskContext) => Promise<void>

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
