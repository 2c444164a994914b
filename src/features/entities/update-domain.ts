import { NotFoundError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { setCollected } from './queries.ts'

/** PATCH /api/v2/domains/{object_id}: Mark a domain as collected or not. */
export const updateDomain: Handler<'updateDomain'> = async ({ db }, { path, body }) => {
  const collected = await setCollected(db, path.object_id, body.collected)
  if (collected === undefined) throw new NotFoundError('object_id', 'node not found')
  return { data: { collected } }
}
