/** Rows of members to contract shapes. */
import type { OperationAnswer } from '../../contract/operation.ts'
import type { components } from '../../generated/operations.ts'
import type { CertificationRow } from './queries-certifications.ts'
import type { MemberRow, SelectedRow } from './queries-members.ts'
import type { FoundMember } from './queries-search.ts'

type Schemas = components['schemas']
type Member = OperationAnswer<'listAssetGroupTagMembers'>['data']['members'][number]
type Counts = OperationAnswer<'getAssetGroupTagMemberCounts'>['data']

type Certification = OperationAnswer<'listCertifications'>['data']['members'][number]

/** What every list says of a member, in the words of the last analysis. */
const shownNode = (row: Omit<SelectedRow, 'node_id' | 'source'>) => ({
  object_id: row.node_object_id,
  environment_id: row.node_environment_id,
  primary_kind: row.node_primary_kind,
  name: row.node_name
})

export function memberView(row: MemberRow): Member {
  return {
    id: row.node_id,
    ...shownNode(row),
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
    ...shownNode(row),
    asset_group_tag_id: row.asset_group_tag_id,
    created_at: row.created_at.toISOString(),
    certified_by: row.certified_by,
    certified: row.certified as Certification['certified']
  }
}

export function foundMemberView(row: FoundMember): Schemas['FoundMember'] {
  return {
    id: row.node_id,
    ...shownNode(row),
    asset_group_tag_id: row.asset_group_tag_id,
    source: row.source as Schemas['FoundMember']['source']
  }
}
