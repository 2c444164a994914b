/** Which provider an address is of. */
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { NotFoundError } from '../../errors.ts'
import { findProvider, type Provider } from '../../sso/providers.ts'

export const noProvider = () => new NotFoundError('sso_slug', 'resource not found')

export async function providerAt(db: Kysely<Database>, slug: string): Promise<Provider> {
  const provider = await findProvider(db, 'slug', slug)
  if (!provider) throw noProvider()
  return provider
}
