import { ForbiddenError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { changeSelection } from './ask-for-analysis.ts'
import { recordHistory, updateOf } from './history.ts'
import { countZones, lockTags, markDeleted, requireTag, shiftZones } from './queries.ts'
import { isDefaultTag } from './tag-rules.ts'

export const deleteAssetGroupTag: Handler<'deleteAssetGroupTag'> = async (context, { path }) => {
  const { caller } = context
  await changeSelection(context, async (trx, askForAnalysis) => {
    await lockTags(trx)
    const tag = await requireTag(trx, path.asset_group_tag_id)
    if (isDefaultTag(tag)) {
      throw new ForbiddenError('asset_group_tag_id', 'cannot delete a default tag')
    }
    const last = await countZones(trx)
    await markDeleted(trx, tag, caller.id)
    const moved =
      tag.position === null
        ? []
        : await shiftZones(trx, { from: tag.position + 1, to: last, by: -1 }, caller.id)
    await recordHistory(
      trx,
      caller,
      { action: 'DeleteTag', target: tag.name, tagId: tag.id },
      ...moved.map(updateOf)
    )
    await askForAnalysis()
  })
}
