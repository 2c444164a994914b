/** A server with people who change tags, and what is left of what they did. */
import { sql } from 'kysely'
import type { Test } from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { type ApiOptions, type Call, startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'

export const TIER_ZERO = 1
export const OWNED = 2

export async function startTags(t: Test, options: ApiOptions = {}) {
  const api = await startApi(t, options)
  const { db, sessions, call, enqueued } = api

  /** Somebody with this role, and their calls. */
  async function aPerson(role = 'Administrator') {
    const user = await aUser(db, { role })
    const authorization = `Bearer ${await sessions.start(user.id)}`
    const callAs = (id: OperationId, request: Call = {}) =>
      call(id, { ...request, as: 'nobody', headers: { authorization, ...request.headers } })
    return { user, call: callAs }
  }

  async function create(body: Record<string, unknown>): Promise<number> {
    const { status, body: answer } = await call('createAssetGroupTag', { body })
    if (status !== 201) throw new Error(`the tag was not made: ${JSON.stringify(answer)}`)
    return answer.data.id
  }

  const path = (asset_group_tag_id: number) => ({ asset_group_tag_id })

  return {
    ...api,
    aPerson,
    aZone: (name: string, more: object = {}) => create({ name, type: 1, ...more }),
    aLabel: (name: string, more: object = {}) => create({ name, type: 2, ...more }),
    get: (id: number) => call('getAssetGroupTag', { path: path(id) }),
    update: (id: number, body: object) => call('updateAssetGroupTag', { path: path(id), body }),
    remove: (id: number) => call('deleteAssetGroupTag', { path: path(id) }),

    /** The names of the zones by their ranks; throws where a rank is missing or taken twice. */
    async zones(): Promise<string[]> {
      const { rows } = await sql<{ name: string; position: number }>`
        select name, position from asset_group_tags
        where type = 1 and deleted_at is null order by position`.execute(db)
      const ranks = rows.map(({ position }) => position).join()
      if (ranks !== rows.map((_, index) => index + 1).join()) throw new Error(`ranks: ${ranks}`)
      return rows.map(({ name }) => name)
    },

    /** Every row that a change may touch, to tell whether one did. */
    async everything(): Promise<unknown> {
      const { rows } = await sql`
        select (select json_agg(tag order by id) from asset_group_tags tag) as tags,
          (select json_agg(kind order by id) from kinds kind where name like 'Tag%') as kinds,
          (select json_agg(request) from analysis_requests request) as requests,
          (select count(*) from asset_group_history) as entries`.execute(db)
      return { ...(rows[0] as object), enqueued: enqueued.length }
    },

    /** What was written of the history while the work was done: action, target and id of the tag. */
    async history(work: () => Promise<unknown>): Promise<[string, string, number][]> {
      const { id } = await db
        .selectFrom('asset_group_history')
        .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
        .executeTakeFirstOrThrow()
      await work()
      const rows = await db
        .selectFrom('asset_group_history')
        .selectAll()
        .where('id', '>', id)
        .orderBy('id')
        .execute()
      return rows.map((row) => [row.action, row.target, row.asset_group_tag_id])
    },

    /** The request for an analysis that the work left, and the task that it put into the queue. */
    async asked(work: () => Promise<unknown>) {
      await db.deleteFrom('analysis_requests').execute()
      const before = enqueued.length
      await work()
      const request = await db
        .selectFrom('analysis_requests')
        .select(['requested_by', 'request_type'])
        .executeTakeFirst()
      return { request, tasks: enqueued.slice(before) }
    }
  }
}

export const ANALYSIS = { task: 'analysis', payload: {}, key: 'analysis', queue: 'graph' }
