/** The lists of cloud objects, the same ones for every kind. */
import { AZURE_TRAVERSABLE_EDGE_KINDS } from '../kinds.ts'
import {
  anyNumber,
  type EdgeKind,
  inward,
  once,
  oneOrMore,
  outward,
  type Relation
} from './relation.ts'

/** Where a thing lies, what it belongs to and what it is elsewhere; none of it is control over the end. */
const STRUCTURE: ReadonlySet<EdgeKind> = new Set([
  'AZContains',
  'AZHasRole',
  'AZMemberOf',
  'AZNodeResourceGroup',
  'AZRoleApprover',
  'AZRoleEligible',
  'AZRunsAs',
  'SyncedToADUser'
])

const control = AZURE_TRAVERSABLE_EDGE_KINDS.filter((kind) => !STRUCTURE.has(kind))

export const azureRelations = {
  'inbound-control': inward(once(...control), anyNumber('AZMemberOf')),
  'outbound-control': outward(anyNumber('AZMemberOf'), once(...control)),
  members: inward(oneOrMore('AZMemberOf')),
  memberships: outward(oneOrMore('AZMemberOf')),
  roles: outward(anyNumber('AZMemberOf'), once('AZHasRole')),
  descendants: outward(oneOrMore('AZContains'))
} satisfies Record<string, Relation>
