import t from 'tap'
import { idsOf, type Query, startMembers } from './members.ts'
import { proveEnabledSelector } from './prove-enabled-selector.ts'
import { proveMemberList } from './prove-member-list.ts'
import { TIER_ZERO } from './tags.ts'

const api = await startMembers(t)
const { aNode, aSelector, at, call, setMembers, setSelected } = api
const [one, other] = [await aSelector(TIER_ZERO, 'One'), await aSelector(TIER_ZERO, 'Other')]
const list = (id: number, query: Query = {}) =>
  call('listAssetGroupTagSelectorMembers', { ...at(TIER_ZERO, id), query })

proveMemberList(api, {
  fill: (nodes) => setSelected(one.id, nodes),
  list: (query) => list(one.id, query)
})
proveEnabledSelector(api, 'listAssetGroupTagSelectorMembers')

t.test('200 lists what this selector selects, members or not yet', async (t) => {
  await setSelected(one.id, [aNode(1), aNode(2)])
  await setSelected(other.id, [aNode(2, { source: 3 }), aNode(3)], { certified: 1 })
  await setMembers(TIER_ZERO, [aNode(1), aNode(2)])
  t.strictSame(idsOf(await list(other.id)), [2, 3])
  const { body } = await list(other.id, { name: 'NODE 2' })
  t.match(body, { count: 1, data: { members: [{ id: 2, source: 3 }] } }, 'its own source')
})
