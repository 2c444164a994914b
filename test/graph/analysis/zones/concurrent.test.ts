/** Tagging beside whoever reads, certifies, changes and deletes at the same time. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import t from 'tap'
import { startTags } from '../../../asset-group-tags/tags.ts'
import { writeGraph } from '../../../support/graph.ts'
import { isWaited } from '../../../support/locks.ts'
import { aSelector, membersOf, resetTags, runTagging, selectedBy, TIER_ZERO } from './tags.ts'

t.setTimeout(120_000)
const { db, call } = await startTags(t)

const CROWD = Array.from({ length: 400 }, (_, n) => `N${n}`)
const even = CROWD.filter((_, n) => n % 2 === 0)
const third = CROWD.filter((_, n) => n % 3 === 0)

async function begin() {
  await writeGraph(db, { nodes: Object.fromEntries(CROWD.map((id) => [id, 'User'])) })
  await resetTags(db)
}

const select = (id: number, objects: readonly string[]) => sql`
  with gone as (delete from asset_group_tag_selector_seeds where selector_id = ${id} and number >= 0)
  insert into asset_group_tag_selector_seeds (selector_id, number, type, value)
  select ${id}, (select coalesce(max(number), 0) from asset_group_tag_selector_seeds) + place, 1, value
  from unnest(${objects}::text[]) with ordinality as seed (value, place)`

t.test(
  'whoever reads sees the tags as they were or as they are, and nothing between',
  async (t) => {
    await begin()
    const selector = await aSelector(db, TIER_ZERO, { objects: even })
    const seen = new Map<string, number>()
    let isOver = false
    const read = async () => {
      while (!isOver) {
        const { rows } = await sql<Record<string, string>>`
        select
          (select string_agg(node_object_id, ' ' order by node_object_id)
            from asset_group_tag_members where asset_group_tag_id = ${TIER_ZERO}) as members,
          (select string_agg(node_object_id, ' ' order by node_object_id)
            from asset_group_tag_selector_nodes where selector_id = ${selector}) as selected,
          (select string_agg(object_id, ' ' order by object_id) from nodes
            where kind_ids && array(select kind_id from asset_group_tags where id = ${TIER_ZERO})) as kinds,
          (select string_agg(object_id, ' ' order by object_id) from nodes
            where properties ->> 'system_tags' = 'admin_tier_0') as marks`.execute(db)
        for (const state of Object.values(rows[0] ?? {}))
          seen.set(state, (seen.get(state) ?? 0) + 1)
        const [first, ...others] = Object.values(rows[0] ?? {})
        if (others.some((other) => other !== first)) {
          throw new Error(
            `half: ${Object.entries(rows[0] ?? {}).map(([key, text]) => `${key} ${text?.split(' ').length}`)}`
          )
        }
        await pause(1)
      }
    }
    await runTagging(db)
    const readers = Promise.all([read(), read(), read()])
    // Told when it ends, not when it begins.
    readers.catch(() => undefined)
    for (let round = 0; round < 12; round += 1) {
      await select(selector, round % 2 === 0 ? third : even).execute(db)
      const { added, removed } = await runTagging(db)
      t.ok(added > 50 && removed > 50, 'a change worth seeing')
    }
    isOver = true
    await readers
    t.strictSame(
      [...seen.keys()].sort(),
      [even, third].map((ids) => [...ids].sort().join(' ')).sort()
    )
  }
)

t.test('a selector that is being deleted is waited for, and does no harm', async (t) => {
  await begin()
  const gone = await aSelector(db, TIER_ZERO, { objects: even, autoCertify: 1 })
  const kept = await aSelector(db, TIER_ZERO, { objects: third })
  await runTagging(db)
  const remove = await db.startTransaction().execute()
  await remove.deleteFrom('asset_group_tag_selectors').where('id', '=', gone).execute()
  const tagging = runTagging(db)
  await isWaited(db)
  await remove.commit().execute()
  t.equal((await tagging).error, undefined)
  t.strictSame(await selectedBy(db, gone), [])
  t.strictSame(await membersOf(db, TIER_ZERO), third.map((id) => `${id} 1`).sort())
  t.equal((await selectedBy(db, kept)).length, third.length)
})

t.test('whoever certifies is waited for; whoever deletes then waits for both', async (t) => {
  await begin()
  const selector = await aSelector(db, TIER_ZERO, { objects: even })
  const other = await aSelector(db, TIER_ZERO, { objects: third })
  await runTagging(db)
  await select(selector, third).execute(db)
  const certify = await db.startTransaction().execute()
  await certify
    .updateTable('asset_group_tag_selector_nodes')
    .set({ certified: 2, certified_by: 'somebody' })
    .where('node_object_id', '=', 'N0')
    .execute()
  const tagging = runTagging(db)
  await isWaited(db)
  const deleted = call('deleteAssetGroupTagSelector', {
    path: { asset_group_tag_id: TIER_ZERO, asset_group_tag_selector_id: other }
  })
  await isWaited(db, 2)
  await certify.commit().execute()
  t.equal((await tagging).error, undefined)
  t.equal((await deleted).status, 204)
  t.ok((await selectedBy(db, selector)).includes('N0 1 2'), 'what was decided meanwhile counts')
  t.equal((await selectedBy(db, selector)).length, third.length)
  t.strictSame(await selectedBy(db, other), [])
})

const OFTEN = 40
const OPERATIONS = ['create 201', 'change 200', 'move 200', 'certify 200', 'delete 204']

t.test(
  'changes of every sort while tags are evaluated again and again never collide',
  async (t) => {
    await begin()
    await aSelector(db, TIER_ZERO, { objects: CROWD })
    const zones = [TIER_ZERO]
    for (const name of ['One', 'Two', 'Three']) {
      const { body } = await call('createAssetGroupTag', { body: { name, type: 1 } })
      zones.push(body.data.id)
    }
    const answers = new Map<string, number>()
    const failures: string[] = []
    const isOver = () => OPERATIONS.every((one) => (answers.get(one) ?? 0) >= OFTEN)
    const note = (operation: string, { status, body }: { status: number; body: unknown }) => {
      const answer = `${operation} ${status}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      if (!OPERATIONS.includes(answer)) failures.push(`${answer}: ${JSON.stringify(body)}`)
    }
    const write = async (writer: number) => {
      for (let turn = writer; !isOver() && failures.length === 0; turn += 3) {
        const tag = zones[turn % zones.length]
        const path = { asset_group_tag_id: tag }
        const seeds = (turn % 2 === 0 ? even : third).map((value) => ({ type: 1, value }))
        const body = { name: `S${turn}`, seeds }
        const created = await call('createAssetGroupTagSelector', { path, body })
        note('create', created)
        const selector = { ...path, asset_group_tag_selector_id: created.body.data.id }
        const change = { disabled: turn % 3 === 0, name: `R${turn}` }
        note('change', await call('updateAssetGroupTagSelector', { path: selector, body: change }))
        const place = { position: 2 + (turn % (zones.length - 1)) }
        if (tag !== TIER_ZERO)
          note('move', await call('updateAssetGroupTag', { path, body: place }))
        const { rows } = await sql<{ node_id: number }>`
        select distinct node_id from asset_group_tag_selector_nodes limit 20`.execute(db)
        const member_ids = rows.map(({ node_id }) => node_id)
        const decision = { member_ids, action: 1 + (turn % 2) }
        if (rows.length > 0) note('certify', await call('certifyMembers', { body: decision }))
        note('delete', await call('deleteAssetGroupTagSelector', { path: selector }))
      }
    }
    const writers = Promise.all([write(0), write(1), write(2)])
    writers.catch((error) => failures.push(String(error)))
    while (!isOver() && failures.length === 0) {
      const { error } = await runTagging(db)
      if (error !== undefined) failures.push(error)
    }
    await writers
    t.strictSame(failures, [])
  }
)
