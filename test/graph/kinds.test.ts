import t from 'tap'
import {
  ACL_EDGE_KINDS,
  AD_NODE_KINDS,
  AD_OTHER_EDGE_KINDS,
  AD_TRAVERSABLE_EDGE_KINDS,
  AZURE_OTHER_EDGE_KINDS,
  AZURE_TRAVERSABLE_EDGE_KINDS,
  isTagKind,
  isTraversable,
  primaryKind
} from '../../src/graph/kinds.ts'

t.test('a node is shown as the first kind that says more than its base', async (t) => {
  const cases: [string[], string][] = [
    [['Base', 'User'], 'User'],
    [['User', 'Base'], 'User'],
    [['AZBase', 'AZUser'], 'AZUser'],
    [['Base', 'ADLocalGroup'], 'ADLocalGroup'],
    [['Base', 'ADLocalGroup', 'Group'], 'Group'],
    [['Group', 'Base', 'ADLocalGroup'], 'Group'],
    [['Tag_Tier_Zero', 'Base', 'Computer'], 'Computer'],
    [['GH_User', 'GitHub'], 'GH_User'],
    [['Base'], 'Base'],
    [[], 'Unknown']
  ]
  for (const [kinds, shown] of cases) t.equal(primaryKind(kinds), shown, kinds.join())
})

t.test('raw and describing edges cannot be traversed, control and membership can', async (t) => {
  const no = ['OwnsRaw', 'WriteOwnerRaw', 'Enroll', 'GetChanges', 'LocalToComputer', 'PublishedTo']
  const foreign = ['CrossForestTrust', 'AZScopedTo', 'AZMGGroup_ReadWrite_All', 'GH_Owns', '']
  for (const kind of [...no, ...foreign]) t.notOk(isTraversable(kind), kind)
  const yes = ['MemberOf', 'Owns', 'Contains', 'SameForestTrust', 'SpoofSIDHistory', 'ManageCA']
  const azure = ['AZMemberOf', 'AZHasRole', 'AZRoleEligible', 'AZRoleApprover', 'AZMGGrantRole']
  for (const kind of [...yes, ...azure]) t.ok(isTraversable(kind), kind)
})

t.test('every edge kind has one place in the tables', async (t) => {
  const tables = [
    AD_TRAVERSABLE_EDGE_KINDS,
    AD_OTHER_EDGE_KINDS,
    AZURE_TRAVERSABLE_EDGE_KINDS,
    AZURE_OTHER_EDGE_KINDS
  ]
  const all = tables.flatMap((table): string[] => [...table])
  const repeated = all.filter((kind, index) => all.indexOf(kind) !== index)
  t.strictSame(
    repeated,
    ['SyncedToADUser'],
    'only the edge from Azure to the directory belongs to both'
  )
  const directory: readonly string[] = [...AD_TRAVERSABLE_EDGE_KINDS, ...AD_OTHER_EDGE_KINDS]
  t.ok(ACL_EDGE_KINDS.every((kind) => directory.includes(kind)))
  t.equal(ACL_EDGE_KINDS.length, 28)
  t.equal(new Set(AD_NODE_KINDS).size, AD_NODE_KINDS.length)
})

t.test('kinds of asset group tags are reserved in any case, others are not', async (t) => {
  for (const kind of ['tag', 'Tag', 'TAG_x', 'tag_', 'Tag_Tier_Zero']) t.ok(isTagKind(kind), kind)
  for (const kind of ['tags', 'stage', 'Tagged', 'my_tag', '']) t.notOk(isTagKind(kind), kind)
})
