import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'
import { HYGIENE } from '../../graph/analysis/zones/exposure-input.ts'
import type { Handler } from '../handler.ts'
import {
  type AnalysedZone,
  findTag,
  findTierZero,
  knownExposures,
  nameOf
} from './queries-meta-node.ts'
import { metaNodeView } from './views-meta-node.ts'

/** GET /api/v2/meta-nodes/{domain_id}: Get the latest combined node of a zone. */
export const getMetaNode: Handler<'getMetaNode'> = async ({ db, graph }, { path, query }) => {
  const { domain_id: environment } = path
  const zone = await analysedZone(db, query?.asset_group_tag_id)
  const { lastRun, exposures } = await knownExposures(db, environment)
  if (exposures.length === 0) {
    throw new NotFoundError(
      'domain_id',
      lastRun === null
        ? 'no analysis has been made yet'
        : 'the latest analysis knows no such domain or tenant'
    )
  }
  const exposure = exposures.find((one) => one.asset_group_tag_id === zone.id)
  if (!exposure) throw noZone('the zone has not been analysed yet')
  return { data: metaNodeView(exposure, zone, await nameOf(graph, environment)) }
}

const noZone = (reason: string) => new NotFoundError('asset_group_tag_id', reason)

/** Throws where no analysis is about the zone. */
async function analysedZone(db: Kysely<Database>, id: number | undefined): Promise<AnalysedZone> {
  if (id === HYGIENE) return { id, name: 'Hygiene', glyph: null }
  if (id === undefined) return findTierZero(db)
  const tag = await findTag(db, id)
  if (!tag) throw noZone('there is no such asset group tag')
  if (tag.deleted_at !== null) throw noZone('the asset group tag is deleted')
  if (tag.type !== 1) throw noZone('the asset group tag is no zone')
  if (!tag.analysis_enabled) throw noZone('the analysis of the zone is not enabled')
  return tag
}
