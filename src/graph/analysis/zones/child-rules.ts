/** What is inside of what, as data: the edges that lead from a node to what belongs to it. */

export type ChildRule = {
  /** A node is a start where it has the base kind and one of the others. */
  base: string
  starts: readonly string[]
  edges: readonly string[]
  /** Whether the edges begin at the start. */
  isOutbound: boolean
  /** Goes on from what it finds, whatever that is, and finds nodes of the base kind only. */
  isTransitive: boolean
}

export const CHILD_RULES: readonly ChildRule[] = [
  {
    base: 'Base',
    starts: ['Group'],
    edges: ['MemberOf'],
    isOutbound: false,
    isTransitive: true
  },
  {
    base: 'Base',
    starts: ['OU', 'Container'],
    edges: ['Contains'],
    isOutbound: true,
    isTransitive: true
  },
  {
    base: 'AZBase',
    starts: ['AZGroup'],
    edges: ['AZMemberOf'],
    isOutbound: false,
    isTransitive: true
  },
  {
    base: 'AZBase',
    starts: ['AZResourceGroup', 'AZManagementGroup', 'AZSubscription'],
    edges: ['AZContains'],
    isOutbound: true,
    isTransitive: true
  },
  {
    base: 'AZBase',
    starts: ['AZRole'],
    edges: ['AZHasRole', 'AZRoleEligible'],
    isOutbound: false,
    isTransitive: false
  }
]
