import type { Handler } from '../handler.ts'

/** GET /api/v2/computers/{object_id}/{related}: List objects related to a computer. */
export const listComputerRelated: Handler<'listComputerRelated'> = async () => {
  throw new Error('listComputerRelated is not written yet')
}
