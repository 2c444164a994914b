/** What every count of members promises, whosever members they are. */
import t from 'tap'
import type { Answer } from '../support/api.ts'
import type { Node, Query, startMembers } from './members.ts'

type Api = Awaited<ReturnType<typeof startMembers>>
type Counted = {
  /** Makes these nodes all that are counted. */
  fill: (nodes: readonly Node[]) => Promise<void>
  count: (query?: Query) => Promise<Answer>
}

export function proveMemberCounts({ aNode }: Api, { fill, count }: Counted): void {
  t.test('200 counts by kind, everywhere or in some environments', async (t) => {
    await fill([])
    t.strictSame((await count()).body, { data: { total_count: 0, counts: {} } })
    await fill([
      aNode(1, { kind: 'User', environment: 'NORTH' }),
      aNode(2, { kind: 'User', environment: 'SOUTH' }),
      aNode(3, { kind: 'Group', environment: 'SOUTH' }),
      aNode(4, { kind: 'AZUser', environment: '' })
    ])
    for (const [query, total_count, counts] of [
      [{}, 4, { AZUser: 1, Group: 1, User: 2 }],
      [{ environments: 'SOUTH' }, 2, { Group: 1, User: 1 }],
      [{ environments: ['NORTH', 'SOUTH'] }, 3, { Group: 1, User: 2 }],
      [{ environments: 'elsewhere' }, 0, {}]
    ] as [Query, number, object][]) {
      const { status, body } = await count(query)
      t.equal(status, 200)
      t.strictSame(body, { data: { total_count, counts } }, JSON.stringify(query))
    }
  })

  t.test('400 for an environment without a name', async (t) => {
    const { status, body } = await count({ environments: '' })
    t.equal(status, 400)
    t.match(body, { errors: [{ context: 'environments' }] })
  })
}
