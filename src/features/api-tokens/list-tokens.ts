import type { Handler } from '../handler.ts'
import { allTokens } from './queries.ts'
import { ownerIn } from './reach.ts'
import { tokenView } from './views.ts'

export const listTokens: Handler<'listTokens'> = async ({ db, caller }, { list }) => ({
  data: { tokens: (await allTokens(db, ownerIn(caller), list)).map(tokenView) }
})
