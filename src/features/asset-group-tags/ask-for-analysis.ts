import type { Transaction } from 'kysely'
import { insertRequest } from '../../db/analysis-requests.ts'
import type { Database } from '../../db/database.ts'
import type { Context } from '../handler.ts'

/**
 * Makes a change in one transaction, which may ask for the analysis that shows it: what is changed and not yet
 * analysed is known to be, whatever happens to this process. Where analyses have a schedule it is left to that.
 */
export async function changeSelection<T>(
  { db, caller, config, enqueue }: Context,
  change: (trx: Transaction<Database>, askForAnalysis: () => Promise<void>) => Promise<T>
): Promise<T> {
  let isAsked = false
  const result = await db.transaction().execute((trx) =>
    change(trx, async () => {
      if (config.analysisSchedule !== undefined) return
      isAsked = true
      await insertRequest(trx, caller.id, 'tagging')
    })
  )
  if (isAsked) await enqueue('analysis', {}, { key: 'analysis', queue: 'graph' })
  return result
}
