/** Decisions on random selections: each is taken as a whole or not at all, by the states that there are. */
import fc from 'fast-check'
import t from 'tap'
import { startMembers } from './members.ts'
import { TIER_ZERO } from './tags.ts'

const { db, aLabel, aSelector, aZone, call, setSelected, states } = await startMembers(t)
const [zone, label] = [await aZone('Second'), await aLabel('Label')]
const [first, second, ofZone, ofLabel] = [
  await aSelector(TIER_ZERO, 'First'),
  await aSelector(TIER_ZERO, 'Second'),
  await aSelector(zone, 'Of the zone'),
  await aSelector(label, 'Of the label')
]
const certify = (body: object) => call('certifyMembers', { body })

const SELECTORS = [first, second, ofZone, ofLabel]
const place = fc.record({
  selector: fc.nat({ max: 3 }),
  node: fc.integer({ min: 1, max: 4 }),
  state: fc.constantFrom(0, 0, 1, 2, 3)
})
const decision = fc.record({
  member_ids: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  action: fc.constantFrom(1, 2),
  asset_group_tag_id: fc.constantFrom(undefined, TIER_ZERO, zone)
})

t.test('200 or 400 by the states that there are, all of it or nothing', async (t) => {
  const places = fc.uniqueArray(place, {
    minLength: 1,
    maxLength: 10,
    selector: ({ selector, node }) => `${selector} ${node}`
  })
  await fc.assert(
    fc.asyncProperty(places, fc.array(decision, { maxLength: 4 }), async (selected, decisions) => {
      for (const [number, { id }] of SELECTORS.entries()) {
        await setSelected(id, [])
        const own = selected.filter(({ selector }) => selector === number)
        for (const { node, state } of own) {
          await db
            .insertInto('asset_group_tag_selector_nodes')
            .values({
              selector_id: id,
              node_id: node,
              source: 1,
              certified: state,
              node_primary_kind: 'User',
              node_environment_id: '',
              node_object_id: String(node),
              node_name: String(node)
            })
            .execute()
        }
      }
      const model = selected.map(({ selector, node, state }) => ({
        selector: SELECTORS[selector]?.id,
        zone: [TIER_ZERO, TIER_ZERO, zone, undefined][selector],
        node,
        state
      }))
      for (const { asset_group_tag_id, ...body } of decisions) {
        const concerned = model.filter(
          (one) =>
            body.member_ids.includes(one.node) &&
            one.zone !== undefined &&
            (asset_group_tag_id === undefined || one.zone === asset_group_tag_id)
        )
        const isKnown = body.member_ids.every((id) => concerned.some(({ node }) => node === id))
        const isAutomatic = concerned.some(({ state }) => state === 3)
        const { status } = await certify({
          ...body,
          ...(asset_group_tag_id === undefined ? {} : { asset_group_tag_id })
        })
        t.equal(status, isKnown && !isAutomatic ? 200 : 400)
        if (status === 200) for (const one of concerned) one.state = body.action
        t.strictSame(
          await states(),
          Object.fromEntries(model.map((one) => [`${one.selector} ${one.node}`, one.state]))
        )
      }
    }),
    { numRuns: 40 }
  )
})
