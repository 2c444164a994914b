import type { Caller } from '../handler.ts'

/** The only owner whose tokens the caller reaches; undefined for who reaches those of all users. */
export function ownerIn({ id, permissions }: Caller): string | undefined {
  return permissions.has('auth/ManageUsers') ? undefined : id
}
