/** Queries over the API tokens of users. */
import type { Kysely, Selectable } from 'kysely'
import type { ListQuery } from '../../contract/list-query.ts'
import type { Database } from '../../db/database.ts'
import { type ListColumns, selectWhole } from '../../db/page.ts'
import { InvalidRequestError } from '../../errors.ts'

/** Without its key, which only a new one shows. */
export type TokenRow = Omit<Selectable<Database['auth_tokens']>, 'key' | 'client_id'>

const SHOWN = [
  'id',
  'user_id',
  'name',
  'hmac_method',
  'last_access',
  'expires_at',
  'created_by',
  'created_at',
  'updated_at'
] as const

const COLUMNS: ListColumns<'listTokens'> = {
  id: 'id',
  user_id: 'user_id',
  name: 'name',
  hmac_method: 'hmac_method',
  last_access: 'last_access',
  created_at: 'created_at',
  updated_at: 'updated_at'
}

/** @param owner whose tokens; undefined for those of all users */
export function allTokens(
  db: Kysely<Database>,
  owner: string | undefined,
  list: ListQuery<'listTokens'>
): Promise<TokenRow[]> {
  const tokens = db
    .selectFrom('auth_tokens')
    .select(SHOWN)
    .where('user_id', 'is not', null)
    .$if(owner !== undefined, (query) => query.where('user_id', '=', owner ?? null))
  return selectWhole(tokens, list, COLUMNS, 'id', [{ column: 'created_at', direction: 'asc' }])
}

/** Throws an InvalidRequestError where there is no such user. */
export function insertToken(
  db: Kysely<Database>,
  token: {
    id: string
    user_id: string
    name: string | null
    key: string
    expires_at: Date | null
    created_by: string
  }
): Promise<TokenRow> {
  return db
    .insertInto('auth_tokens')
    .values(token)
    .returning(SHOWN)
    .executeTakeFirstOrThrow()
    .catch((error) => {
      if (error.constraint !== 'auth_tokens_user_id_fkey') throw error
      throw new InvalidRequestError('user_id', 'there is no such user', { cause: error })
    })
}

/** @param owner whose token it must be; undefined for anyone's */
export async function removeToken(
  db: Kysely<Database>,
  id: string,
  owner: string | undefined
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_tokens')
    .where('id', '=', id)
    .where('user_id', 'is not', null)
    .$if(owner !== undefined, (query) => query.where('user_id', '=', owner ?? null))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
