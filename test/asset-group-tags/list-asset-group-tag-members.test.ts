import { createHash } from 'node:crypto'
import t from 'tap'
import { idsOf, startMembers } from './members.ts'
import { proveMemberList } from './prove-member-list.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

const api = await startMembers(t)
const { aNode, aSelector, aZone, setMembers, setSelected, members, remove } = api

proveMemberList(api, {
  fill: (nodes) => setMembers(TIER_ZERO, nodes),
  list: (query) => members(TIER_ZERO, query)
})

t.test('200 keeps the members of tags apart', async (t) => {
  const zone = await aZone('Apart')
  await setMembers(zone, [aNode(71)])
  await setMembers(OWNED, [aNode(71), aNode(72)])
  t.strictSame(idsOf(await members(zone)), [71])
  t.strictSame(idsOf(await members(OWNED)), [71, 72])
})

t.test('200 shows the longest names, ids and kinds that can be ingested', async (t) => {
  // Digests cannot be compressed, as an index would otherwise do.
  const bytes = (from: number, length: number) =>
    Array.from({ length: Math.ceil(length / 128) }, (_, index) =>
      createHash('sha512').update(`${from} ${index}`).digest('hex')
    )
      .join('')
      .slice(0, length)
  const [name, objectId, environment] = [bytes(1, 2048), bytes(2, 2048), bytes(3, 2048)]
  const kind = String.fromCodePoint(...Array.from({ length: 256 }, (_, n) => 0x4e00 + n * 37))
  const longest = aNode(81, { name, objectId, environment, kind })
  await setMembers(OWNED, [longest])
  const selector = await aSelector(OWNED, 'Longest')
  await setSelected(selector.id, [longest])
  t.strictSame(idsOf(await members(OWNED, { environments: environment, sort_by: 'name' })), [81])
})

t.test('404 for a tag that is not there, or not any more', async (t) => {
  const zone = await aZone('Gone')
  await setMembers(zone, [aNode(1)])
  await remove(zone)
  for (const id of [zone, 2_147_483_647]) {
    const { status, body } = await members(id)
    t.equal(status, 404)
    t.match(body, { errors: [{ context: 'asset_group_tag_id', message: 'resource not found' }] })
  }
})
