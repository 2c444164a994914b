/** The ids that this database gave to the built-in kinds. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  AD_BASE_KIND,
  AD_NODE_KINDS,
  AD_OTHER_EDGE_KINDS,
  AD_TRAVERSABLE_EDGE_KINDS,
  AZURE_BASE_KIND,
  AZURE_NODE_KINDS,
  AZURE_OTHER_EDGE_KINDS,
  AZURE_TRAVERSABLE_EDGE_KINDS
} from '../kinds.ts'

const NAMES = [
  AD_BASE_KIND,
  AZURE_BASE_KIND,
  ...AD_NODE_KINDS,
  ...AZURE_NODE_KINDS,
  ...AD_TRAVERSABLE_EDGE_KINDS,
  ...AD_OTHER_EDGE_KINDS,
  ...AZURE_TRAVERSABLE_EDGE_KINDS,
  ...AZURE_OTHER_EDGE_KINDS
] as const

export type KindName = (typeof NAMES)[number]
export type KindIds = Readonly<Record<KindName, number>>

/** Registers the kinds that are missing, so that every name has an id. */
export async function loadKindIds(db: Kysely<Database>): Promise<KindIds> {
  const names = [...new Set(NAMES)]
  // Filtered before it is inserted: a conflict would use up one of the 32,767 ids each time.
  await sql`
    insert into kinds (name)
    select name from unnest(${names}::text[]) as name
    where not exists (select from kinds where kinds.name = name.name)
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ name: KindName; id: number }>`
    select name, id from kinds where name = any(${names}::text[])`.execute(db)
  // Every name was just ensured, so the record is complete.
  return Object.fromEntries(rows.map(({ name, id }) => [name, id])) as KindIds
}
