import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { type Period, pageOfAuditLogs } from './queries.ts'
import { auditLogView } from './views.ts'

export const listAuditLogs: Handler<'listAuditLogs'> = async ({ db }, { query, list }) => {
  const { count, rows } = await pageOfAuditLogs(db, periodOf(query ?? {}), list)
  return { count, skip: list.skip, limit: list.limit, data: { logs: rows.map(auditLogView) } }
}

/** Without `before` the newest entry is never missed, whatever the clocks of two machines say. */
function periodOf({ before, after }: { before?: string; after?: string }): Period {
  const end = before === undefined ? undefined : timeOf('before', before)
  if (after !== undefined) return { after: timeOf('after', after), before: end }
  const yearEarlier = new Date(end ?? Date.now())
  yearEarlier.setUTCFullYear(yearEarlier.getUTCFullYear() - 1)
  return { after: yearEarlier, before: end }
}

/** The contract admits a leap second, JavaScript does not. */
function timeOf(name: string, text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) {
    throw new InvalidRequestError(name, `${text} is not a time that exists`)
  }
  return time
}
