/** Rows of saved queries to contract shapes. */
import { nullableTime, nullableUuid } from '../../contract/nullable.ts'
import type { components } from '../../generated/operations.ts'
import { CypherError, check, parse } from '../../graph/cypher/cypher.ts'
import type { PermissionRow } from './permissions.ts'
import type { SavedQueryRow } from './queries.ts'

type Schemas = components['schemas']

export function savedQueryView(row: SavedQueryRow): Schemas['SavedQuery'] {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: null,
    user_id: row.user_id,
    name: row.name,
    query: row.query,
    description: row.description,
    scope: row.scope,
    built_in: row.user_id === null
  }
}

/** With a warning where the query cannot be run as it is. */
export function changedQueryView(row: SavedQueryRow): Schemas['ChangedSavedQueryAnswer'] {
  const data = savedQueryView(row)
  try {
    check(row.query, parse(row.query))
    return { data }
  } catch (error) {
    if (!(error instanceof CypherError)) throw error
    const { message, line, column } = error
    const place = line === undefined || column === undefined ? {} : { line, column }
    return { data, warnings: [{ message, ...place }] }
  }
}

export function permissionView(row: PermissionRow): Schemas['SavedQueryPermission'] {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: nullableTime(null),
    shared_to_user_id: nullableUuid(row.shared_to_user_id),
    query_id: row.query_id,
    public: row.public
  }
}
