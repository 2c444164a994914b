/** Every query over custom_node_kinds: how nodes of kinds that are not built in are drawn. */
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/look-up.ts'

export type CustomNodeRow = Selectable<Database['custom_node_kinds']>

export function allCustomNodes(db: Kysely<Database>): Promise<CustomNodeRow[]> {
  return db.selectFrom('custom_node_kinds').selectAll().orderBy('id').execute()
}

export const findCustomNode = lookUp((db, kindName: string) =>
  db.selectFrom('custom_node_kinds').selectAll().where('kind_name', '=', kindName).compile()
)

/** Leaves out the kinds that exist already; to be undone where that is any. */
export async function insertCustomNodes(
  db: Kysely<Database>,
  kinds: readonly { kind_name: string; config: string }[]
): Promise<CustomNodeRow[]> {
  const rows = await db
    .insertInto('custom_node_kinds')
    .values([...kinds])
    .onConflict((conflict) => conflict.column('kind_name').doNothing())
    .returningAll()
    .execute()
  return rows.sort((one, other) => one.id - other.id)
}

export function replaceConfig(
  db: Kysely<Database>,
  kindName: string,
  config: string
): Promise<CustomNodeRow | undefined> {
  return db
    .updateTable('custom_node_kinds')
    .set({ config, updated_at: new Date() })
    .where('kind_name', '=', kindName)
    .returningAll()
    .executeTakeFirst()
}

export async function removeCustomNode(db: Kysely<Database>, kindName: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('custom_node_kinds')
    .where('kind_name', '=', kindName)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
