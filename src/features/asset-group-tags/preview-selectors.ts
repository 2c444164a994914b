import { previewMembers } from '../../graph/analysis/zones/select-members.ts'
import type { Handler } from '../handler.ts'
import { asInvalidSeeds, readSeeds } from './selector-rules.ts'
import { previewedMemberView } from './views-selectors.ts'

export const previewSelectors: Handler<'previewSelectors'> = async (
  { graph, signal },
  { query, body }
) => {
  const { expansion = 1 } = body
  const seeds = await readSeeds(body.seeds, signal)
  const preview = { seeds, expansion, limit: query?.limit, signal }
  const found = await previewMembers(graph, preview).catch(asInvalidSeeds)
  const members = found.map(previewedMemberView)
  const [member] = members
  return { data: { ...(member && { member }), members } }
}
