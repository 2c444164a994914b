/** The reader of a file of an Azure collection: each row says what it is and carries its data. */
import { isObject, nested, text } from '../fields.ts'
import type { Reader } from '../reader.ts'
import { RowError, rowReader } from '../row-reader.ts'
import { DIRECTORY_ROWS, readDirectoryRow } from './directory-relations.ts'
import {
  readAppRoleAssignment,
  readPolicy,
  readRoleAssignments,
  readRoleEligibility
} from './directory-roles.ts'
import { NODE_ROWS } from './nodes.ts'
import { readNode } from './read-node.ts'
import {
  GRANT_ROWS,
  RESOURCE_ROLE_ROWS,
  readAccessPolicy,
  readDescendant,
  readGrants,
  readResourceRoles
} from './resource-relations.ts'
import type { RowReader } from './row.ts'

const SINGLE_ROWS: readonly (readonly [string, RowReader])[] = [
  ['AZAppRoleAssignment', readAppRoleAssignment],
  ['AZKeyVaultAccessPolicy', readAccessPolicy],
  ['AZManagementGroupDescendant', readDescendant],
  ['AZRoleAssignment', readRoleAssignments],
  ['AZRoleEligibilityScheduleInstance', readRoleEligibility],
  ['AZRoleManagementPolicyAssignment', readPolicy]
]

const ROWS: ReadonlyMap<string, RowReader> = new Map([
  ...NODE_ROWS.map((row) => [row.kind, readNode(row)] as const),
  ...DIRECTORY_ROWS.map((row) => [row.kind, readDirectoryRow(row)] as const),
  ...GRANT_ROWS.map((row) => [row.kind, readGrants(row)] as const),
  ...RESOURCE_ROLE_ROWS.map((row) => [row.kind, readResourceRoles(row)] as const),
  ...SINGLE_ROWS
])

/** Rows of kinds that mean nothing to this graph (storage accounts, say) are passed over silently. */
export function azureReader(): Reader {
  return rowReader((value, sink) => {
    const data = isObject(value) ? nested(value, 'data') : undefined
    const kind = isObject(value) ? text(value, 'kind') : undefined
    if (data === undefined || kind === undefined) throw new RowError('kind or data is missing')
    const read = ROWS.get(kind)
    if (read !== undefined && !read(data, sink)) {
      throw new RowError(`an object id of ${kind} is missing`)
    }
  })
}
