/** The pending request for an analysis; whoever changes what one finds makes it in the transaction of the change. */
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

/** `tagging`: the graph is the same, only what selects members has changed. */
export type AnalysisRequestType = 'analysis' | 'tagging'

/** One request is pending at most: a later one changes nothing, save that a whole analysis is more than tagging. */
export async function insertRequest(
  db: Kysely<Database>,
  requestedBy: string,
  type: AnalysisRequestType = 'analysis'
): Promise<void> {
  // The row is locked even where it stays as it is, so that withdrawing it takes turns with this.
  await sql`
    insert into analysis_requests (requested_by, request_type) values (${requestedBy}, ${type})
    on conflict (singleton) do update set request_type =
      case when excluded.request_type = 'analysis' then 'analysis' else analysis_requests.request_type end`.execute(
    db
  )
}
