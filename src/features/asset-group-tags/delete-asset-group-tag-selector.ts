import { ForbiddenError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { changeSelection } from './ask-for-analysis.ts'
import { recordHistory } from './history.ts'
import { lockSelector, removeSelector } from './queries-selectors.ts'

export const deleteAssetGroupTagSelector: Handler<'deleteAssetGroupTagSelector'> = async (
  context,
  { path }
) => {
  await changeSelection(context, async (trx, askForAnalysis) => {
    const { tag, selector } = await lockSelector(trx, path)
    if (selector.is_default) {
      throw new ForbiddenError('asset_group_tag_selector_id', 'cannot delete a default selector')
    }
    await removeSelector(trx, selector.id)
    const entry = { action: 'DeleteSelector', target: selector.name, tagId: tag.id } as const
    await recordHistory(trx, context.caller, entry)
    await askForAnalysis()
  })
}
