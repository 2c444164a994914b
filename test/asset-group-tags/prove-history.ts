/** What both ways to read the history promise of filters, order and paging. */
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import type { Database } from '../../src/db/database.ts'
import type { Answer } from '../support/api.ts'

type Query = Record<string, string | number | string[]>

/** @param read asks for the history of everything with this query; all targets contain `Zone` */
export function proveHistoryList(
  t: Test,
  db: Kysely<Database>,
  read: (query: Query) => Promise<Answer>
): void {
  const targets = async (query: Query) => {
    const { status, body } = await read({ asset_group_tag_id: 'lte:30', ...query })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.data.records.map(({ target }: { target: string }) => target)
  }

  t.before(() =>
    sql`
      insert into asset_group_history
        (created_at, actor, email, action, target, asset_group_tag_id, environment_id, note)
      values
        ('2026-01-01T00:00:00.001Z', 'u-1', 'ada@x.example', 'CreateTag', 'Zone A', 11, null, null),
        ('2026-01-02T00:00:00Z', 'u-2', null, 'UpdateTag', 'Zone B', 12, null, null),
        ('2026-01-02T00:00:00Z', 'u-1', 'ada@x.example', 'DeleteTag', 'Zone C', 12, null, null),
        ('2026-01-03T00:00:00Z', 'SYSTEM', null, 'CertifyNodeManual', 'Zone D', 30, 'S-1-5-21', 'Änderung 7')
    `.execute(db)
  )

  t.test('200 filters', async (t) => {
    for (const [query, expected] of [
      [{}, ['Zone D', 'Zone C', 'Zone B', 'Zone A']],
      [{ created_at: 'eq:2026-01-01T00:00:00.001Z' }, ['Zone A']],
      [
        { created_at: ['gt:2026-01-01T12:00:00Z', 'lt:2026-01-03T00:00:00Z'] },
        ['Zone C', 'Zone B']
      ],
      [{ actor: 'u-1' }, ['Zone C', 'Zone A']],
      [{ email: '~eq:ADA' }, ['Zone C', 'Zone A']],
      [{ email: 'neq:ada@x.example' }, ['Zone D', 'Zone B']],
      [{ action: '~eq:tag', actor: 'u-2' }, ['Zone B']],
      [{ target: ['Zone A', '~eq:d'] }, ['Zone D', 'Zone A']],
      [{ asset_group_tag_id: '12' }, ['Zone C', 'Zone B']],
      [{ environment_id: 'S-1-5-21' }, ['Zone D']],
      [{ note: '~eq:änd' }, ['Zone D']],
      [{ note: 'nothing' }, []]
    ] as const) {
      t.strictSame(await targets(query as unknown as Query), expected, JSON.stringify(query))
    }
  })

  t.test('200 sorts and pages', async (t) => {
    const oldest = ['Zone A', 'Zone B', 'Zone C', 'Zone D']
    t.strictSame(await targets({ sort_by: 'created_at' }), oldest)
    t.strictSame(await targets({ sort_by: '-created_at' }), oldest.toReversed())
    t.strictSame(await targets({ skip: 1, limit: 2 }), ['Zone C', 'Zone B'])
    const { body } = await read({ asset_group_tag_id: 'lte:30', skip: 3, limit: 0 })
    t.match(body, { count: 4, skip: 3, limit: 0, data: { records: [] } })
    t.strictSame(await targets({ skip: 9 }), [])
  })

  t.test('400 for a filter, an order or a page that is none', async (t) => {
    for (const query of [
      { created_at: '~eq:2026' },
      { asset_group_tag_id: 'one' },
      { action: 'gt:CreateTag' },
      { sort_by: 'target' },
      { sort_by: '' },
      { limit: '-1' },
      { skip: 'x' }
    ]) {
      const { status, body } = await read(query as Query)
      t.equal(status, 400, JSON.stringify(query))
      t.match(body.errors, [{ context: Object.keys(query)[0] }])
    }
  })
}
