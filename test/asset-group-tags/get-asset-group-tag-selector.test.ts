import t from 'tap'
import { CYPHER, objects, queries, startSelectors } from './selectors.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

const { aSelector, strangersTo, aDefault, read } = await startSelectors(t)

t.test('200 shows the selector with its seeds, without counts', async (t) => {
  const made = await aSelector(OWNED, 'Two hosts', { seeds: objects('B', 'A') })
  const { status, body } = await read(OWNED, made.id)
  t.equal(status, 200)
  t.strictSame(body, { data: { selector: made } })
  t.strictSame(made.seeds, objects('B', 'A'))
  t.notOk('counts' in made)
})

t.test('200 shows one that came with the platform', async (t) => {
  const { body } = await read(TIER_ZERO, await aDefault(TIER_ZERO, 'All groups', false))
  t.match(body.data.selector, {
    created_by: 'SYSTEM',
    is_default: true,
    allow_disable: false,
    disabled_at: null,
    seeds: queries(CYPHER)
  })
})

t.test('400 for ids that are none', async (t) => {
  for (const id of ['x', 0, 2_147_483_648]) {
    t.match((await read(id as number, 1)).body.errors, [{ context: 'asset_group_tag_id' }])
    t.match((await read(1, id as number)).body.errors, [{ context: 'asset_group_tag_selector_id' }])
  }
})

t.test('404 for a tag or a selector that does not exist, or one of another tag', async (t) => {
  const { ways } = await strangersTo(OWNED)
  for (const [tagId, selectorId, context, message] of ways) {
    const { status, body } = await read(tagId, selectorId)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context, message }])
  }
})
