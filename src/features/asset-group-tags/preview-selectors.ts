import { previewMembers } from '../../graph/analysis/zones/select-members.ts'
import type { Handler } from '../handler.ts'
import { invalidSeed, readSeeds } from './selector-rules.ts'
import { previewedMemberView } from './views-selectors.ts'

export const previewSelectors: Handler<'previewSelectors'> = async (
  { graph, signal },
  { query, body }
) => {
  const { expansion = 1 } = body
  const seeds = readSeeds(body.seeds)
  const found = await previewMembers(graph, {
    seeds,
    expansion,
    limit: query?.limit,
    signal
  }).catch((error) => {
    throw invalidSeed(error, undefined)
  })
  const members = found.map(previewedMemberView)
  const [member] = members
  return { data: { ...(member && { member }), members } }
}
