import t from 'tap'
import { type Query, startMembers } from './members.ts'
import { proveEnabledSelector } from './prove-enabled-selector.ts'
import { proveMemberCounts } from './prove-member-counts.ts'
import { TIER_ZERO } from './tags.ts'

const api = await startMembers(t)
const { aNode, aSelector, at, call, setSelected } = api
const [one, other] = [await aSelector(TIER_ZERO, 'One'), await aSelector(TIER_ZERO, 'Other')]
const count = (id: number, query: Query = {}) =>
  call('getAssetGroupTagSelectorMemberCounts', { ...at(TIER_ZERO, id), query })

proveMemberCounts(api, {
  fill: (nodes) => setSelected(one.id, nodes),
  count: (query) => count(one.id, query)
})
proveEnabledSelector(api, 'getAssetGroupTagSelectorMemberCounts')

t.test('200 counts what this selector selects alone', async (t) => {
  await setSelected(other.id, [aNode(1, { kind: 'Computer' })])
  t.strictSame((await count(other.id)).body.data, { total_count: 1, counts: { Computer: 1 } })
})
