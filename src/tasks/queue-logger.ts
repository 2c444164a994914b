import { Logger, type LogLevel } from 'graphile-worker'
import type { TaskLog } from './task.ts'

/** graphile-worker's log in ours; what it tells about every task in its ordinary course is left out. */
export function queueLogger(log: TaskLog): Logger {
  return new Logger((scope) => (level: `${LogLevel}`, message: string) => {
    if (level === 'error') log.error({ ...scope }, message)
    else if (level === 'warning') log.warn({ ...scope }, message)
  })
}
