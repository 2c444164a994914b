/** Tags as the contract shows them. */
import { nullableBoolean, nullableInteger, nullableString } from '../../contract/nullable.ts'
import type { components } from '../../generated/operations.ts'
import type { TagCounts, TagRow } from './queries.ts'

type Tag = components['schemas']['AssetGroupTag']

export function tagView(row: TagRow, counts?: TagCounts): Tag {
  return {
    id: row.id,
    // The table's check knows no other.
    type: row.type as Tag['type'],
    kind_id: row.kind_id,
    name: row.name,
    description: row.description,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    created_by: row.created_by,
    updated_by: row.updated_by,
    position: nullableInteger(row.position),
    require_certify: nullableBoolean(row.require_certify),
    analysis_enabled: nullableBoolean(row.analysis_enabled),
    glyph: nullableString(row.glyph),
    ...(counts ? { counts } : {})
  }
}
