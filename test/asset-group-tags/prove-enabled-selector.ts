/** What everything about the members of a selector asks of the selector. */
import t from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import type { startMembers } from './members.ts'
import { NOBODYS_ID } from './selectors.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

type Api = Awaited<ReturnType<typeof startMembers>>

export function proveEnabledSelector(api: Api, id: OperationId): void {
  const { aNode, aSelector, aZone, at, call, change, remove, setSelected } = api

  t.test('404 for a tag or a selector that is not there, or is another tag’s', async (t) => {
    const zone = await aZone('Gone')
    const [ofZone, selector] = [
      await aSelector(zone, 'Of a zone that goes'),
      await aSelector(TIER_ZERO, 'Of Tier Zero')
    ]
    await remove(zone)
    for (const [tagId, selectorId, context, message] of [
      [zone, ofZone.id, 'asset_group_tag_id', 'resource not found'],
      [NOBODYS_ID, selector.id, 'asset_group_tag_id', 'resource not found'],
      [TIER_ZERO, NOBODYS_ID, 'asset_group_tag_selector_id', 'resource not found'],
      [OWNED, selector.id, 'asset_group_tag_selector_id', 'selector is not part of asset group tag']
    ] as const) {
      const { status, body } = await call(id, at(tagId, selectorId))
      t.equal(status, 404, message)
      t.match(body, { errors: [{ context, message }] })
    }
  })

  t.test('409 while the selector is disabled, whatever it selected before', async (t) => {
    const selector = await aSelector(TIER_ZERO, 'Off and on')
    await setSelected(selector.id, [aNode(1)])
    await change(TIER_ZERO, selector.id, { disabled: true })
    const { status, body } = await call(id, at(TIER_ZERO, selector.id))
    t.equal(status, 409)
    t.match(body, {
      errors: [{ context: 'asset_group_tag_selector_id', message: 'selector is disabled' }]
    })
    await change(TIER_ZERO, selector.id, { disabled: false })
    t.equal((await call(id, at(TIER_ZERO, selector.id))).status, 200)
  })
}
