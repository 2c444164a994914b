/** The smallest valid row of custom_node_kinds. */
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../src/db/database.ts'

export const VAULT_CONFIG = { icon: { type: 'font-awesome', name: 'vault', color: '#5F9ED1' } }

export function aCustomNode(
  db: Kysely<Database>,
  row: Partial<Insertable<Database['custom_node_kinds']>> = {}
) {
  return db
    .insertInto('custom_node_kinds')
    .values({ kind_name: 'Vault', config: JSON.stringify(VAULT_CONFIG), ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
}
