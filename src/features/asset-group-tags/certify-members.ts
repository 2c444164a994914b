import type { Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { changeSelection } from './ask-for-analysis.ts'
import { type HistoryEntry, recordHistory } from './history.ts'
import {
  AUTOMATIC,
  type CertificationRow,
  isZone,
  lockCertifications,
  MANUAL,
  REVOKED,
  writeDecision
} from './queries-certifications.ts'

const DECISIONS = {
  1: { certified: REVOKED, action: 'CertifyNodeRevoked' },
  2: { certified: MANUAL, action: 'CertifyNodeManual' }
} as const

/** Entries of the history that one statement writes. */
const BATCH = 1000

export const certifyMembers: Handler<'certifyMembers'> = async (context, { body }) => {
  const { caller } = context
  const { asset_group_tag_id: zoneId, note } = body
  const nodeIds = [...new Set(body.member_ids)]
  const { certified, action } = DECISIONS[body.action]
  await changeSelection(context, async (trx, askForAnalysis) => {
    await requireZone(trx, zoneId)
    const rows = await lockCertifications(trx, nodeIds, zoneId)
    requireAll(nodeIds, rows)
    requireUndecided(rows)
    await writeDecision(trx, nodeIds, zoneId, { certified, certified_by: caller.id })
    const entries = rows.map((row) => entryOf(row, action, note))
    for (let begin = 0; begin < entries.length; begin += BATCH) {
      await recordHistory(trx, caller, ...entries.slice(begin, begin + BATCH))
    }
    await askForAnalysis()
  })
}

async function requireZone(trx: Transaction<Database>, id: number | undefined): Promise<void> {
  if (id === undefined || (await isZone(trx, id))) return
  throw new InvalidRequestError('asset_group_tag_id', 'there is no such zone')
}

function requireAll(nodeIds: readonly number[], rows: readonly CertificationRow[]): void {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = nodeIds.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new InvalidRequestError('member_ids', `no zone asked for selects ${some(unknown)}`)
}

function requireUndecided(rows: readonly CertificationRow[]): void {
  const automatic = rows.filter((row) => row.certified === AUTOMATIC)
  if (automatic.length === 0) return
  const message = 'cannot change certification status for auto-certified members'
  const ids = [...new Set(automatic.map(({ id }) => id))]
  throw new InvalidRequestError('member_ids', `${message}: ${some(ids)}`)
}

/** Enough of them to see which are meant. */
function some(ids: readonly number[]): string {
  const shown = ids.slice(0, 10).join(', ')
  return ids.length > 10 ? `${shown} and ${ids.length - 10} more` : shown
}

function entryOf(
  { node_name, node_environment_id, asset_group_tag_id }: CertificationRow,
  action: HistoryEntry['action'],
  note: string | undefined
): HistoryEntry {
  return {
    action,
    target: node_name,
    tagId: asset_group_tag_id,
    ...(node_environment_id === '' ? {} : { environmentId: node_environment_id }),
    ...(note === undefined ? {} : { note })
  }
}
