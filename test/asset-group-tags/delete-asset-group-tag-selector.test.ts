import t from 'tap'
import { isWaited } from '../support/locks.ts'
import { startSelectors } from './selectors.ts'
import { ANALYSIS, OWNED, TIER_ZERO } from './tags.ts'

const api = await startSelectors(t)
const { db, at, aSelector, strangersTo, aDefault, drop, read, rows, select } = api
const { aPerson, aZone, history, asked } = api

t.test('204 deletes the selector, its seeds and what it selected, and no other', async (t) => {
  const kept = await aSelector(OWNED, 'Kept')
  await select(kept.id, 'EAST')
  const before = await rows()
  const { id } = await aSelector(OWNED, 'Deleted')
  await select(id, 'EAST', 'WEST')
  const { status, body } = await drop(OWNED, id)
  t.equal(status, 204)
  t.equal(body.length, 0)
  t.equal((await read(OWNED, id)).status, 404)
  const { tags: _then, ...left } = (await rows()) as { tags: unknown }
  const { tags: _now, ...expected } = before as { tags: unknown }
  t.strictSame(left, expected)
})

t.test('204 leaves its members to the next analysis', async (t) => {
  const { id } = await aSelector(OWNED, 'With members')
  await db
    .insertInto('asset_group_tag_members')
    .values({
      asset_group_tag_id: OWNED,
      node_id: 1,
      source: 1,
      node_primary_kind: 'User',
      node_environment_id: 'EAST',
      node_object_id: 'A',
      node_name: 'ADA'
    })
    .execute()
  t.equal((await drop(OWNED, id)).status, 204)
  const members = await db.selectFrom('asset_group_tag_members').select('node_id').execute()
  t.strictSame(members, [{ node_id: 1 }])
})

t.test('204 leaves an entry in the history and asks for tagging', async (t) => {
  const { user, call: callAs } = await aPerson('Power User')
  const zone = await aZone('Watched')
  const { id } = await aSelector(zone, 'Watched ones')
  let left: unknown
  const entries = await history(async () => {
    left = await asked(() => callAs('deleteAssetGroupTagSelector', at(zone, id)))
  })
  t.strictSame(entries, [['DeleteSelector', 'Watched ones', zone]])
  t.strictSame(left, {
    request: { requested_by: user.id, request_type: 'tagging' },
    tasks: [ANALYSIS]
  })
})

t.test('204 gives the name free', async (t) => {
  const { id } = await aSelector(OWNED, 'Again')
  await drop(OWNED, id)
  t.not((await aSelector(OWNED, 'Again')).id, id)
})

t.test('400 for ids that are none', async (t) => {
  for (const id of ['x', 0, 2_147_483_648]) {
    const answer = await drop(OWNED, id as number)
    t.equal(answer.status, 400)
    t.match(answer.body.errors, [{ context: 'asset_group_tag_selector_id' }])
  }
})

t.test('403 for one that came with the platform', async (t) => {
  const id = await aDefault(TIER_ZERO, 'Default')
  const before = await rows()
  const { status, body } = await drop(TIER_ZERO, id)
  t.equal(status, 403)
  t.strictSame(body.errors, [
    { context: 'asset_group_tag_selector_id', message: 'cannot delete a default selector' }
  ])
  t.strictSame(await rows(), before)
})

t.test('404 for a tag or a selector that does not exist, or one of another tag', async (t) => {
  const { ways } = await strangersTo(OWNED)
  const before = await rows()
  for (const [tagId, selectorId, context, message] of ways) {
    const { status, body } = await drop(tagId, selectorId)
    t.equal(status, 404)
    t.strictSame(body.errors, [{ context, message }])
  }
  t.strictSame(await rows(), before)
})

t.test('404 for all but one of several who delete it at the same time', async (t) => {
  const { id } = await aSelector(OWNED, 'Contended')
  let statuses: number[] = []
  const entries = await history(async () => {
    const held = await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('asset_group_tag_selectors')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .execute()
      const answers = Array.from({ length: 4 }, () => drop(OWNED, id))
      await isWaited(db, 4)
      return { answers }
    })
    statuses = (await Promise.all(held.answers)).map(({ status }) => status)
  })
  t.strictSame(statuses.sort(), [204, 404, 404, 404])
  t.strictSame(entries, [['DeleteSelector', 'Contended', OWNED]])
})

t.test('404 where the tag is deleted meanwhile', async (t) => {
  const zone = await aZone('Going')
  const { id } = await aSelector(zone, 'Gone with it')
  const entries = await history(async () => {
    const held = await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('asset_group_tags')
        .set({ deleted_at: new Date(), position: null })
        .where('id', '=', zone)
        .execute()
      const answer = drop(zone, id)
      await isWaited(db)
      return { answer }
    })
    t.equal((await held.answer).status, 404)
  })
  t.strictSame(entries, [])
})
