/** Rows of selectors to contract shapes. */
import type { components } from '../../generated/operations.ts'
import type { PreviewedMember } from '../../graph/analysis/zones/select-members.ts'
import type { SelectorRow } from './queries-selectors.ts'

type Schemas = components['schemas']

/** @param row with the number of its members where they were counted */
export function selectorView(
  row: SelectorRow & { members?: number }
): Schemas['AssetGroupTagSelector'] {
  return {
    id: row.id,
    asset_group_tag_id: row.asset_group_tag_id,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    disabled_by: row.disabled_by,
    name: row.name,
    description: row.description,
    auto_certify: row.auto_certify as 0 | 1 | 2,
    is_default: row.is_default,
    allow_disable: row.allow_disable,
    seeds: row.seeds,
    ...(row.members === undefined ? {} : { counts: { members: row.members } })
  }
}

export function previewedMemberView({
  id,
  objectId,
  primaryKind,
  name,
  source
}: PreviewedMember): Schemas['PreviewedMember'] {
  return { id, object_id: objectId, primary_kind: primaryKind, name, properties: {}, source }
}
