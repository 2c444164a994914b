import t from 'tap'
import { startMembers } from './members.ts'
import { proveMemberCounts } from './prove-member-counts.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

const api = await startMembers(t)
const { aNode, aZone, call, remove, setMembers } = api
const count = (asset_group_tag_id: number, query = {}) =>
  call('getAssetGroupTagMemberCounts', { path: { asset_group_tag_id }, query })

proveMemberCounts(api, {
  fill: (nodes) => setMembers(TIER_ZERO, nodes),
  count: (query) => count(TIER_ZERO, query)
})

t.test('200 counts the members of this tag alone', async (t) => {
  await setMembers(OWNED, [aNode(1, { kind: 'Computer' })])
  const { body } = await count(OWNED)
  t.strictSame(body.data, { total_count: 1, counts: { Computer: 1 } })
})

t.test('404 for a tag that is not there, or not any more', async (t) => {
  const zone = await aZone('Gone')
  await remove(zone)
  for (const id of [zone, 2_147_483_647]) {
    const { status, body } = await count(id)
    t.equal(status, 404)
    t.match(body, { errors: [{ context: 'asset_group_tag_id', message: 'resource not found' }] })
  }
})
