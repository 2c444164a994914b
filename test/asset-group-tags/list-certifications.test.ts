import t from 'tap'
import { idsOf, type Query, startMembers } from './members.ts'
import { TIER_ZERO } from './tags.ts'

const { aLabel, aNode, aSelector, aZone, call, change, remove, setSelected } = await startMembers(t)
const [zone, label, gone] = [await aZone('Second'), await aLabel('Label'), await aZone('Gone')]
const [first, second, ofZone, ofLabel, ofGone] = [
  await aSelector(TIER_ZERO, 'First'),
  await aSelector(TIER_ZERO, 'Second'),
  await aSelector(zone, 'Of the zone'),
  await aSelector(label, 'Of the label'),
  await aSelector(gone, 'Of a zone that goes')
]
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const list = (query: Query = {}) => call('listCertifications', { query })

const ADA = aNode(1, { name: 'ADA', environment: 'NORTH', objectId: 'A-500' })
const BOB = aNode(2, { name: 'BOB', environment: 'SOUTH', kind: 'Group', objectId: 'B-512' })
const EVE = aNode(3, { name: 'EVE', environment: '', kind: 'Base', objectId: 'C-1' })

t.before(async () => {
  await setSelected(first.id, [BOB, ADA], { created_at: day(2) })
  await setSelected(second.id, [ADA], { certified: 2, certified_by: 'ann', created_at: day(4) })
  await setSelected(ofZone.id, [ADA, EVE], {
    certified: 1,
    certified_by: 'tom',
    created_at: day(3)
  })
  await setSelected(ofLabel.id, [ADA, aNode(9)])
  await setSelected(ofGone.id, [ADA, aNode(8)])
  await remove(gone)
})

t.test('200 shows each object once for each zone, in the best of its states there', async (t) => {
  const { status, body } = await list()
  t.equal(status, 200)
  const ada = {
    id: 1,
    object_id: 'A-500',
    environment_id: 'NORTH',
    primary_kind: 'User',
    name: 'ADA'
  }
  t.strictSame(body, {
    count: 4,
    skip: 0,
    limit: 50,
    data: {
      members: [
        {
          ...ada,
          asset_group_tag_id: TIER_ZERO,
          created_at: '2026-01-04T00:00:00.000Z',
          certified_by: 'ann',
          certified: 2
        },
        {
          ...ada,
          asset_group_tag_id: zone,
          created_at: '2026-01-03T00:00:00.000Z',
          certified_by: 'tom',
          certified: 1
        },
        {
          id: 2,
          object_id: 'B-512',
          environment_id: 'SOUTH',
          primary_kind: 'Group',
          name: 'BOB',
          asset_group_tag_id: TIER_ZERO,
          created_at: '2026-01-02T00:00:00.000Z',
          certified_by: null,
          certified: 0
        },
        {
          id: 3,
          object_id: 'C-1',
          environment_id: '',
          primary_kind: 'Base',
          name: 'EVE',
          asset_group_tag_id: zone,
          created_at: '2026-01-03T00:00:00.000Z',
          certified_by: 'tom',
          certified: 1
        }
      ]
    }
  })
})

t.test('200 pages, and counts every match', async (t) => {
  for (const [query, ids] of [
    [{ limit: 2 }, [1, 1]],
    [{ skip: 1, limit: 2 }, [1, 2]],
    [{ skip: 3 }, [3]],
    [{ skip: 4 }, []],
    [{ limit: 0 }, []]
  ] as [Query, number[]][]) {
    const answer = await list(query)
    t.strictSame(idsOf(answer), ids, JSON.stringify(query))
    t.equal(answer.body.count, 4)
  }
})

t.test('200 filters, the states being those that are shown', async (t) => {
  for (const [query, ids] of [
    [{ asset_group_tag_id: zone }, [1, 3]],
    [{ asset_group_tag_id: `neq:${zone}` }, [1, 2]],
    [{ certified: 0 }, [2]],
    [{ certified: 'gte:1' }, [1, 1, 3]],
    [{ certified: ['eq:0', 'eq:1'] }, [1, 2, 3]],
    [{ certified_by: 'ann' }, [1]],
    [{ certified_by: 'neq:ann' }, [1, 2, 3]],
    [{ certified_by: '~eq:TO' }, [1, 3]],
    [{ created_at: 'gt:2026-01-03T00:00:00Z' }, [1]],
    [{ created_at: '2026-01-02T00:00:00.000Z' }, [2]],
    [{ environments: ['NORTH', 'SOUTH'] }, [1, 1, 2]],
    [{ name: '~eq:ad' }, [1, 1]],
    [{ object_id: 'B-512' }, [2]],
    [{ primary_kind: 'Base' }, [3]],
    [{ primary_kind: 'neq:User', certified: 1 }, [3]]
  ] as [Query, number[]][]) {
    const answer = await list(query)
    t.strictSame(idsOf(answer), ids, JSON.stringify(query))
    t.equal(answer.body.count, ids.length)
  }
})

t.test('200 shows a decision at once', async (t) => {
  await call('certifyMembers', { body: { member_ids: [2], action: 2 } })
  t.strictSame(idsOf(await list({ certified: 2 })), [1, 2])
})

t.test('200 automatic is better than by hand, and among equals the first counts', async (t) => {
  const third = await aSelector(TIER_ZERO, 'Third')
  const state = { certified_by: 'SYSTEM', created_at: day(9) }
  await setSelected(third.id, [ADA, BOB], { certified: 3, ...state })
  await setSelected(second.id, [ADA], { certified: 3, certified_by: 'early', created_at: day(5) })
  const { body } = await list({ certified: 3 })
  t.match(body.data.members, [
    { id: 1, certified_by: 'early', created_at: '2026-01-05T00:00:00.000Z' },
    { id: 2, certified_by: 'SYSTEM' }
  ])
  t.equal(body.count, 2)
  await change(TIER_ZERO, third.id, { disabled: true })
})

t.test('400 for what the list cannot be filtered or paged by', async (t) => {
  for (const [query, context] of [
    [{ certified: 'auto' }, 'certified'],
    [{ certified: '~eq:1' }, 'certified'],
    [{ asset_group_tag_id: 'x' }, 'asset_group_tag_id'],
    [{ created_at: '2026-02-30T00:00:00Z' }, 'created_at'],
    [{ certified_by: 'lt:a' }, 'certified_by'],
    [{ environments: '' }, 'environments'],
    [{ name: 'gt:A' }, 'name'],
    [{ skip: -1 }, 'skip'],
    [{ limit: 'x' }, 'limit']
  ] as [Query, string][]) {
    const { status, body } = await list(query)
    t.equal(status, 400, JSON.stringify(query))
    t.match(body, { errors: [{ context }] })
  }
})

t.test('404 in the community edition', async (t) => {
  const community = await startMembers(t, { env: { EDITION: 'community' } })
  const { status, body } = await community.call('listCertifications')
  t.equal(status, 404)
  t.match(body.errors[0].message, /edition/)
})
