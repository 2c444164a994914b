import t from 'tap'
import { CYPHER, NOBODYS_ID, objects, queries, startSelectors } from './selectors.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

const { aSelector, aDefault, aZone, read, remove: removeTag } = await startSelectors(t)

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
  const { id } = await aSelector(OWNED, 'Elsewhere')
  const gone = await aZone('Gone')
  const { id: lost } = await aSelector(gone, 'Lost')
  await removeTag(gone)
  const [tag, selector] = ['asset_group_tag_id', 'asset_group_tag_selector_id']
  for (const [tagId, selectorId, context, message] of [
    [NOBODYS_ID, id, tag, 'resource not found'],
    [gone, lost, tag, 'resource not found'],
    [OWNED, NOBODYS_ID, selector, 'resource not found'],
    [TIER_ZERO, id, selector, 'selector is not part of asset group tag']
  ] as const) {
    const { status, body } = await read(tagId, selectorId)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context, message }])
  }
})
