import type { Handler } from '../handler.ts'
import { changeSelection } from './ask-for-analysis.ts'
import { recordHistory } from './history.ts'
import { holdTag, insertSelector } from './queries-selectors.ts'
import { readSeeds, readSwitches, requireCertifiable } from './selector-rules.ts'
import { selectorView } from './views-selectors.ts'

export const createAssetGroupTagSelector: Handler<'createAssetGroupTagSelector'> = async (
  context,
  { path, body }
) => {
  const { caller } = context
  const { name, description = '' } = body
  const { auto_certify = 0, disabled = false } = readSwitches(body)
  const seeds = await readSeeds(body.seeds, context.signal)
  const values = { name, description, auto_certify, disabled, seeds }
  const selector = await changeSelection(context, async (trx, askForAnalysis) => {
    const tag = await holdTag(trx, path.asset_group_tag_id)
    requireCertifiable(tag, values)
    const row = await insertSelector(trx, tag.id, caller.id, values)
    await recordHistory(trx, caller, { action: 'CreateSelector', target: name, tagId: tag.id })
    await askForAnalysis()
    return row
  })
  return { data: selectorView(selector) }
}
