/** Rows of members to contract shapes. */
import type { OperationAnswer } from '../../contract/operation.ts'
import type { CertificationRow } from './queries-certifications.ts'
import type { MemberRow } from './queries-members.ts'

type Member = OperationAnswer<'listAssetGroupTagMembers'>['data']['members'][number]
type Counts = OperationAnswer<'getAssetGroupTagMemberCounts'>['data']

type Certification = OperationAnswer<'listCertifications'>['data']['members'][number]

export function memberView(row: MemberRow): Member {
  return {
    id: row.node_id,
    object_id: row.node_object_id,
    environment_id: row.node_environment_id,
    primary_kind: row.node_primary_kind,
    name: row.node_name,
    properties: (row.properties ?? {}) as Member['properties'],
    source: row.source as Member['source']
  }
}

export function countsView(rows: readonly { kind: string; count: number }[]): Counts {
  return {
    total_count: rows.reduce((total, { count }) => total + count, 0),
    counts: Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  }
}

export function certificationView(row: CertificationRow): Certification {
  return {
    id: row.id,
    object_id: row.node_object_id,
    environment_id: row.node_environment_id,
    primary_kind: row.node_primary_kind,
    name: row.node_name,
    asset_group_tag_id: row.asset_group_tag_id,
    created_at: row.created_at.toISOString(),
    certified_by: row.certified_by,
    certified: row.certified as Certification['certified']
  }
}
