/** What a change of a tag leaves behind it: the kind of its members, entries of the history, a request for an analysis. */
import t from 'tap'
import { addToGraph } from '../support/graph.ts'
import { ANALYSIS, startTags } from './tags.ts'

const { db, call, aPerson, aZone, aLabel, get, update, remove, history, asked } = await startTags(t)

t.test('200 renames the graph kind, which members keep', async (t) => {
  const id = await aLabel('Old name')
  await addToGraph(db, { nodes: { ada: ['User Tag_Old_name', { name: 'ADA' }] } })
  const count = async (kind: string) => {
    const query = `MATCH (n:${kind}) RETURN count(n) AS n`
    const { body } = await call('runCypherQuery', { body: { query } })
    return body.data.literals[0].value
  }
  t.equal(await count('Tag_Old_name'), 1)
  const { kind_id } = (await get(id)).body.data.tag
  const entries = await history(() => update(id, { name: 'New name 2' }))
  t.equal(await count('Tag_Old_name'), 0)
  t.equal(await count('Tag_New_name_2'), 1)
  t.equal((await get(id)).body.data.tag.kind_id, kind_id)
  t.strictSame(entries, [['UpdateTag', 'New name 2', id]])
})

t.test('200 tells the history who did it, and whether a zone is analysed', async (t) => {
  const { user, call: callAs } = await aPerson()
  const id = await aZone('Analysed')
  const path = { asset_group_tag_id: id }
  const entries = await history(async () => {
    for (const analysis_enabled of [false, false, true]) {
      await callAs('updateAssetGroupTag', { path, body: { analysis_enabled } })
    }
  })
  t.strictSame(entries, [
    ['UpdateTag', 'Analysed', id],
    ['AnalysisDisabledTag', 'Analysed', id],
    ['UpdateTag', 'Analysed', id],
    ['AnalysisEnabledTag', 'Analysed', id]
  ])
  const last = await db
    .selectFrom('asset_group_history')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()
  t.match(last, { actor: user.id, email: user.email_address, environment_id: null, note: null })
  await remove(id)
})

t.test('200 asks for an analysis where members or exposure may change', async (t) => {
  const { user, call: callAs } = await aPerson()
  const id = await aZone('Asking')
  await aZone('Below')
  const change = (body: object) =>
    asked(() => callAs('updateAssetGroupTag', { path: { asset_group_tag_id: id }, body }))
  for (const body of [{ require_certify: true }, { analysis_enabled: false }, { position: 3 }]) {
    t.strictSame(await change(body), {
      request: { requested_by: user.id, request_type: 'tagging' },
      tasks: [ANALYSIS]
    })
  }
  const cosmetic = { name: 'Asked', description: 'x', glyph: 'fire' }
  for (const body of [cosmetic, { require_certify: true }]) {
    t.strictSame(await change(body), { request: undefined, tasks: [] })
  }
})

t.test('200 leaves the analysis to the schedule where there is one', async (t) => {
  const env = { ANALYSIS_SCHEDULE: 'DTSTART:20260101T020000Z\nRRULE:FREQ=DAILY' }
  const { aZone, update, asked } = await startTags(t, { env })
  const id = await aZone('Scheduled')
  t.strictSame(await asked(() => update(id, { require_certify: true })), {
    request: undefined,
    tasks: []
  })
})
