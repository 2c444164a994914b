/** Writes who did what to tags, selectors and members, in the transaction in which it is done. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../handler.ts'

export type HistoryAction =
  | 'CreateTag'
  | 'UpdateTag'
  | 'DeleteTag'
  | 'AnalysisEnabledTag'
  | 'AnalysisDisabledTag'
  | 'CreateSelector'
  | 'UpdateSelector'
  | 'DeleteSelector'
  | 'CertifyNodeManual'
  | 'CertifyNodeRevoked'

export type HistoryEntry = {
  action: HistoryAction
  /** The name of what it was done to. */
  target: string
  tagId: number
  environmentId?: string
  note?: string
}

export const updateOf = ({ id, name }: { id: number; name: string }): HistoryEntry => ({
  action: 'UpdateTag',
  target: name,
  tagId: id
})

/** Entries of one call keep their order. */
export async function recordHistory(
  trx: Kysely<Database>,
  caller: Pick<Caller, 'id' | 'email'>,
  ...entries: HistoryEntry[]
): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('asset_group_history')
    .values(
      entries.map(({ action, target, tagId, environmentId = null, note = null }) => ({
        actor: caller.id,
        email: caller.email,
        action,
        target,
        asset_group_tag_id: tagId,
        environment_id: environmentId,
        note
      }))
    )
    .execute()
}
