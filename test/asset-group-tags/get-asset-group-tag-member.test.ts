import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { startMembers } from './members.ts'
import { NOBODYS_ID } from './selectors.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

const { db, aNode, aSelector, aZone, call, drop, read, remove, setMembers, setSelected } =
  await startMembers(t)
const get = (asset_group_tag_id: number, member_id: number) =>
  call('getAssetGroupTagMember', { path: { asset_group_tag_id, member_id } })

const [one, other] = [await aSelector(TIER_ZERO, 'One'), await aSelector(TIER_ZERO, 'Other')]
const owned = await aSelector(OWNED, 'Owned')

t.test(
  '200 a member with its properties and the selectors of the tag that select it',
  async (t) => {
    const properties = { domain: 'NORTH.EXAMPLE', admincount: true }
    const id = Number((await addToGraph(db, { nodes: { ADA: ['User', properties] } })).get('ADA'))
    await setMembers(TIER_ZERO, [aNode(id, { source: 2, name: 'ADA' })])
    await setSelected(other.id, [aNode(id, { source: 3 }), aNode(id + 1)])
    await setSelected(one.id, [aNode(id, { source: 2 })])
    await setSelected(owned.id, [aNode(id, { source: 1 })])
    const { status, body } = await get(TIER_ZERO, id)
    t.equal(status, 200)
    const selectors = await Promise.all(
      [one, other].map(async (selector) => (await read(TIER_ZERO, selector.id)).body.data.selector)
    )
    t.strictSame(body.data, {
      member: {
        id,
        object_id: `S-1-5-21-1-${id}`,
        environment_id: 'S-1-5-21-1',
        primary_kind: 'User',
        name: 'ADA',
        properties,
        source: 2,
        selectors
      }
    })
  }
)

t.test('200 what is selected and no member, with the best of its sources', async (t) => {
  await setMembers(TIER_ZERO, [])
  await setSelected(one.id, [aNode(20, { source: 3 })])
  await setSelected(other.id, [aNode(20, { source: 2 })])
  const { status, body } = await get(TIER_ZERO, 20)
  t.equal(status, 200)
  t.match(body.data.member, { id: 20, source: 2, properties: {} })
  t.strictSame(
    body.data.member.selectors.map(({ name }: { name: string }) => name),
    ['One', 'Other']
  )
})

t.test('200 a member whose selector is gone, until the next analysis', async (t) => {
  const last = await aSelector(TIER_ZERO, 'Last')
  await setMembers(TIER_ZERO, [aNode(30)])
  await setSelected(last.id, [aNode(30)])
  await drop(TIER_ZERO, last.id)
  const { status, body } = await get(TIER_ZERO, 30)
  t.equal(status, 200)
  t.strictSame(body.data.member.selectors, [])
})

t.test('400 for ids that are none', async (t) => {
  for (const id of ['x', '0', '-1', '1.5', '9007199254740992']) {
    const { status, body } = await get(TIER_ZERO, id as unknown as number)
    t.equal(status, 400, id)
    t.match(body, { errors: [{ context: 'member_id' }] })
  }
})

t.test(
  '404 for a node that the tag does not select, and for a tag that is not there',
  async (t) => {
    const zone = await aZone('Gone')
    await setMembers(zone, [aNode(40)])
    await remove(zone)
    await setMembers(OWNED, [aNode(41)])
    for (const [tagId, id, context] of [
      [TIER_ZERO, 41, 'member_id'],
      [TIER_ZERO, Number.MAX_SAFE_INTEGER, 'member_id'],
      [zone, 40, 'asset_group_tag_id'],
      [NOBODYS_ID, 41, 'asset_group_tag_id']
    ] as const) {
      const { status, body } = await get(tagId, id)
      t.equal(status, 404)
      t.match(body, { errors: [{ context, message: 'resource not found' }] })
    }
  }
)
