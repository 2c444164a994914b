import type { Transaction } from 'kysely'
import { readNullable } from '../../contract/nullable.ts'
import type { OperationRequest } from '../../contract/operation.ts'
import type { Database } from '../../db/database.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { changeSelection } from './ask-for-analysis.ts'
import { type HistoryEntry, recordHistory, updateOf } from './history.ts'
import {
  countZones,
  lockTags,
  requireFreeGlyph,
  requireFreeName,
  requireTag,
  shiftZones,
  type TagRow,
  updateTag
} from './queries.ts'
import { checkChange, type TagChange } from './tag-rules.ts'
import { tagView } from './views.ts'

/** Fields of which an analysis takes notice. */
const ANALYSED = ['require_certify', 'position', 'analysis_enabled'] as const

export const updateAssetGroupTag: Handler<'updateAssetGroupTag'> = async (
  context,
  { path, body }
) => {
  const wanted = readChange(body)
  const { caller, config } = context
  const tag = await changeSelection(context, async (trx, askForAnalysis) => {
    await lockTags(trx)
    const before = await requireTag(trx, path.asset_group_tag_id)
    const change = differences(before, wanted)
    checkChange(before, change, { zones: await countZones(trx), edition: config.edition })
    // Certification is the enterprise edition's.
    if (config.edition === 'community') delete change.require_certify
    if (Object.keys(change).length === 0) return before

    if (change.name !== undefined) await requireFreeName(trx, change.name, before.id)
    if (change.glyph) await requireFreeGlyph(trx, change.glyph)
    const moved = await makeRoom(trx, before, change, caller.id)
    const after = await updateTag(trx, before, change, caller.id)
    await recordHistory(trx, caller, ...entriesOf(after, change), ...moved.map(updateOf))
    if (ANALYSED.some((field) => field in change)) await askForAnalysis()
    return after
  })
  return { data: tagView(tag) }
}

function readChange(body: OperationRequest<'updateAssetGroupTag'>['body']): TagChange {
  const { name, description, require_certify, position, analysis_enabled, glyph } = body
  const fields = [name, description, require_certify, position, analysis_enabled, glyph]
  if (fields.every((field) => field === undefined)) {
    throw new InvalidRequestError('body', 'no valid fields specified')
  }
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...given('require_certify', readNullable('bool', require_certify)),
    ...given('position', readNullable('int32', position)),
    ...given('analysis_enabled', readNullable('bool', analysis_enabled)),
    ...(glyph === undefined ? {} : { glyph: readNullable('string', glyph) || null })
  }
}

/** Null says nothing here, as in a tag that is sent back the way it came. */
function given<Field extends keyof TagChange>(
  field: Field,
  value: TagChange[Field] | null
): TagChange {
  return value === undefined || value === null ? {} : { [field]: value }
}

function differences(tag: TagRow, wanted: TagChange): TagChange {
  const differing = Object.entries(wanted).filter(
    ([field, value]) => tag[field as keyof TagChange] !== value
  )
  return Object.fromEntries(differing)
}

/** A zone that moves up pushes those that it passes down by one, and the other way round. */
async function makeRoom(
  trx: Transaction<Database>,
  { position: from }: TagRow,
  { position: to }: TagChange,
  userId: string
): Promise<TagRow[]> {
  if (!from || !to) return []
  return to < from
    ? shiftZones(trx, { from: to, to: from - 1, by: 1 }, userId)
    : shiftZones(trx, { from: from + 1, to, by: -1 }, userId)
}

function entriesOf(tag: TagRow, { analysis_enabled }: TagChange): HistoryEntry[] {
  if (analysis_enabled === undefined) return [updateOf(tag)]
  const action = analysis_enabled ? 'AnalysisEnabledTag' : 'AnalysisDisabledTag'
  return [updateOf(tag), { ...updateOf(tag), action }]
}
