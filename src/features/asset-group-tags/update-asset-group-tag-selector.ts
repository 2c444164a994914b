import type { Handler } from '../handler.ts'
import { changeSelection } from './ask-for-analysis.ts'
import { recordHistory } from './history.ts'
import { changeSelector, lockSelector } from './queries-selectors.ts'
import { changesMembers, differences, readChange, requireAllowed } from './selector-rules.ts'
import { selectorView } from './views-selectors.ts'

export const updateAssetGroupTagSelector: Handler<'updateAssetGroupTagSelector'> = async (
  context,
  { path, body }
) => {
  const { caller } = context
  const wanted = await readChange(body, context.signal)
  const selector = await changeSelection(context, async (trx, askForAnalysis) => {
    const { tag, selector: before } = await lockSelector(trx, path)
    const change = differences(before, wanted)
    requireAllowed(tag, before, change)
    if (Object.keys(change).length === 0) return before
    const row = await changeSelector(trx, before.id, caller.id, change)
    await recordHistory(trx, caller, { action: 'UpdateSelector', target: row.name, tagId: tag.id })
    if (changesMembers(change)) await askForAnalysis()
    return row
  })
  return { data: selectorView(selector) }
}
