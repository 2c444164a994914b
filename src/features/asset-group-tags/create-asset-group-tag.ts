import { readNullable } from '../../contract/nullable.ts'
import type { OperationRequest } from '../../contract/operation.ts'
import { InvalidRequestError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { recordHistory, updateOf } from './history.ts'
import {
  countZones,
  insertTag,
  lockTags,
  requireFreeGlyph,
  requireFreeName,
  shiftZones,
  ZONE
} from './queries.ts'
import { checkGlyph, checkName, checkPosition } from './tag-rules.ts'
import { tagView } from './views.ts'

export const createAssetGroupTag: Handler<'createAssetGroupTag'> = async (
  { db, caller },
  { body }
) => {
  const { name, type, description } = body
  const zone = readZone(body)
  checkName(name)
  const tag = await db.transaction().execute(async (trx) => {
    await lockTags(trx)
    const last = (await countZones(trx)) + 1
    const position = type === ZONE ? (zone.position ?? last) : null
    if (position !== null) checkPosition(position, last)
    await requireFreeName(trx, name)
    if (zone.glyph !== null) await requireFreeGlyph(trx, zone.glyph)
    const moved =
      position === null ? [] : await shiftZones(trx, { from: position, to: last, by: 1 }, caller.id)
    const created = await insertTag(trx, {
      ...zone,
      name,
      type,
      description,
      position,
      created_by: caller.id,
      updated_by: caller.id
    })
    await recordHistory(
      trx,
      caller,
      { action: 'CreateTag', target: created.name, tagId: created.id },
      ...moved.map(updateOf)
    )
    return created
  })
  return { data: tagView(tag) }
}

/** What only zones have. */
function readZone(body: OperationRequest<'createAssetGroupTag'>['body']) {
  const position = readNullable('int32', body.position) ?? null
  const require_certify = readNullable('bool', body.require_certify) ?? null
  const analysis_enabled = readNullable('bool', body.analysis_enabled) ?? null
  const glyph = readNullable('string', body.glyph) || null
  if (body.type === ZONE) {
    checkGlyph(glyph)
    return {
      position,
      require_certify: require_certify ?? false,
      analysis_enabled: analysis_enabled ?? true,
      glyph
    }
  }
  const forTiers = 'position and require_certify are only allowed for tiers'
  if (position !== null) throw new InvalidRequestError('position', forTiers)
  if (require_certify !== null) throw new InvalidRequestError('require_certify', forTiers)
  if (analysis_enabled !== null) {
    throw new InvalidRequestError('analysis_enabled', 'only zones support analysis_enabled')
  }
  if (glyph !== null) throw new InvalidRequestError('glyph', 'only zones support custom glyphs')
  return { position, require_certify, analysis_enabled, glyph }
}
