import type { Handler } from '../handler.ts'

/** GET /api/v2/computers/{object_id}: Get a computer. */
export const getComputerEntity: Handler<'getComputerEntity'> = async () => {
  throw new Error('getComputerEntity is not written yet')
}
