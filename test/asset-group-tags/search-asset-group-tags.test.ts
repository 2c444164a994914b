import { sql } from 'kysely'
import t from 'tap'
import { startMembers } from './members.ts'
import { OWNED, TIER_ZERO } from './tags.ts'

const { db, call, aZone, aLabel, remove, aSelector, aNode, setMembers } = await startMembers(t)

const search = (query: string, tag_type: number, asset_group_tag_id?: number) => {
  const body = { query, tag_type, ...(asset_group_tag_id && { asset_group_tag_id }) }
  return call('searchAssetGroupTags', { body })
}

type Found = { tags: string[]; selectors: string[]; members: [string, number][] }

async function found(...[query, type, tagId]: Parameters<typeof search>): Promise<Found> {
  const { status, body } = await search(query, type, tagId)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const nameOf = ({ name }: { name: string }) => name
  return {
    tags: body.data.tags.map(nameOf),
    selectors: body.data.selectors.map(nameOf),
    members: body.data.members.map(
      (member: { name: string; asset_group_tag_id: number }): [string, number] => [
        member.name,
        member.asset_group_tag_id
      ]
    )
  }
}

const nothing: Found = { tags: [], selectors: [], members: [] }

t.test('200 finds by a part of a name, or of an object id, whatever the case', async (t) => {
  const zone = await aZone('Vault keepers')
  const selector = await aSelector(zone, 'The Vault itself')
  const [keys, door] = [
    aNode(1, { name: 'VAULTKEYS@X.EXAMPLE', objectId: 'S-1-5-21-77-1' }),
    aNode(2, { name: 'DOOR', objectId: 'vAuLt-9', environment: 'S-9', kind: 'Computer', source: 3 })
  ]
  await setMembers(zone, [keys, door, aNode(3, { name: 'Tür 50%_' })])
  const { status, body } = await search('vault', 1)
  t.equal(status, 200)
  t.match(body.data, { tags: [{ id: zone, name: 'Vault keepers' }], selectors: [selector] })
  t.strictSame(body.data.members, [
    {
      id: 2,
      object_id: 'vAuLt-9',
      environment_id: 'S-9',
      primary_kind: 'Computer',
      name: 'DOOR',
      asset_group_tag_id: zone,
      source: 3
    },
    {
      id: 1,
      object_id: 'S-1-5-21-77-1',
      environment_id: keys.environment,
      primary_kind: 'User',
      name: 'VAULTKEYS@X.EXAMPLE',
      asset_group_tag_id: zone,
      source: 1
    }
  ])
  t.strictSame((await found('KEEP', 1)).tags, ['Vault keepers'])
  t.strictSame((await found('21-77', 1)).members, [['VAULTKEYS@X.EXAMPLE', zone]])
  t.strictSame((await found('TÜR', 1)).members, [['Tür 50%_', zone]])
  t.strictSame((await found('0%_', 1)).members, [['Tür 50%_', zone]], 'no wildcards')
  t.strictSame(await found('V%T', 1), nothing)
  await remove(zone)
})

t.test('200 looks in tags of the type, for labels in Owned as well', async (t) => {
  const ids = { zone: await aZone('Twin zone'), label: await aLabel('Twin label') }
  for (const id of [ids.zone, ids.label, OWNED]) {
    await aSelector(id, `Twin selector ${id}`)
    await setMembers(id, [aNode(7, { name: 'TWIN' })])
  }
  const of = (...tags: number[]) => ({
    selectors: tags.map((id) => `Twin selector ${id}`).sort(),
    members: [...tags].sort().map((id): [string, number] => ['TWIN', id])
  })
  t.strictSame(await found('twin', 1), { tags: ['Twin zone'], ...of(ids.zone) })
  t.strictSame(await found('twin', 2), { tags: ['Twin label'], ...of(ids.label, OWNED) })
  t.strictSame(await found('twin', 3), { tags: [], ...of(OWNED) })
  t.strictSame((await found('owned', 3)).tags, ['Owned'])
  t.strictSame((await found('owned', 2)).tags, ['Owned'])
  t.strictSame(await found('owned', 1), nothing)
  t.strictSame(await found('twin', 2, ids.label), { tags: ['Twin label'], ...of(ids.label) })
  t.strictSame(await found('twin', 1, ids.label), nothing, 'of another type')
  t.strictSame(await found('twin', 1, TIER_ZERO), nothing)
  await remove(ids.zone)
  t.strictSame(await found('twin', 1), nothing, 'nothing of a tag that is deleted')
})

t.test('200 finds at most 50 of each, the first by name of all tags together', async (t) => {
  const [one, other] = [await aLabel('Crowd one'), await aLabel('Crowd other')]
  const name = (n: number) => `CROWD ${String(n).padStart(3, '0')}`
  const nodes = Array.from({ length: 60 }, (_, n) => aNode(1000 + n, { name: name(n) }))
  await setMembers(one, nodes.filter((_, n) => n % 2 === 1).toReversed())
  await setMembers(
    other,
    nodes.filter((_, n) => n % 2 === 0)
  )
  await sql`
    insert into asset_group_tags (type, kind_id, name, created_by, updated_by)
    select 2, 20000 + n, 'Crowd ' || lpad(n::text, 3, '0'), 'x', 'x' from generate_series(0, 59) as n`.execute(
    db
  )
  await sql`
    insert into asset_group_tag_selectors (asset_group_tag_id, name, created_by, updated_by)
    select ${one}, 'Crowd ' || lpad(n::text, 3, '0'), 'x', 'x' from generate_series(59, 0, -1) as n`.execute(
    db
  )
  const { tags, selectors, members } = await found('crowd', 2)
  const first = Array.from({ length: 50 }, (_, n) => name(n))
  t.strictSame(
    members.map(([name]) => name),
    first
  )
  t.strictSame(
    tags.map((name) => name.toUpperCase()),
    first
  )
  t.strictSame(
    selectors.map((name) => name.toUpperCase()),
    first
  )
})

t.test('400 for what is not a search', async (t) => {
  for (const [body, context, message] of [
    [{ query: 'ab', tag_type: 1 }, 'query', /at least 3 characters/],
    [{ tag_type: 1 }, 'query', 'is required'],
    [{ query: 'abc' }, 'tag_type', 'is required'],
    [{ query: 'abc', tag_type: 4 }, 'tag_type', 'must be one of 1, 2, 3'],
    [{ query: 'abc', tag_type: 1, asset_group_tag_id: 0 }, 'asset_group_tag_id', /must be >= 1/],
    [{ query: 'a\u0000bc', tag_type: 1 }, 'query', /./]
  ] as const) {
    const { status, body: answer } = await call('searchAssetGroupTags', { body })
    t.equal(status, 400, JSON.stringify(body))
    t.match(answer.errors, [{ context, message }])
  }
})
