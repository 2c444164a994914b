/** The transaction in which a query runs: it sees one state of the graph, and can read nothing but the graph. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the transaction knows about the graph from its beginning. */
export type GraphState = {
  kinds: ReadonlyMap<string, number>
  kindNames: ReadonlyMap<number, string>
  /** Names this state of the edges, in whatever database. */
  edgesVersion: string
}

export type GraphReader = GraphState & { trx: Transaction<Database> }

const SETTINGS = {
  jit: 'off',
  // The translator begins a long pattern where it is rare. To try more orders takes longer than it gains.
  join_collapse_limit: '8',
  from_collapse_limit: '8',
  // What a query looks up lies in memory, or on a disk without arms.
  random_page_cost: '1.1',
  // To plan one takes longer than most queries run, and a hash joins as well.
  enable_mergejoin: 'off',
  // A cursor is read to its end.
  cursor_tuple_fraction: '1',
  work_mem: '32MB',
  // Only a superuser, as that of the embedded PostgreSQL is, may keep a query from filling the disk.
  temp_file_limit: '4GB'
}

/**
 * The role that the migrations make, where there is one that this user may take. Without it the transaction is
 * READ ONLY still, and the translator names no tables but those of the graph.
 */
const READER = sql`
  select set_config('role', rolname, true) from pg_roles
  where rolname = 'graph_reader'
    and pg_has_role(oid, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end)
    and has_table_privilege(oid, 'nodes', 'select')`

/** @param timeoutMs ends each statement even if nobody cancels it */
export async function readGraph<T>(
  db: Kysely<Database>,
  timeoutMs: number | undefined,
  work: (reader: GraphReader) => Promise<T>
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => work({ trx, ...(await enter(trx, timeoutMs)) }))
}

async function enter(trx: Transaction<Database>, timeoutMs: number | undefined) {
  const settings = Object.entries({
    ...SETTINGS,
    ...(timeoutMs === undefined ? {} : { statement_timeout: String(Math.max(1, timeoutMs)) })
  })
  const { rows } = await sql<{ kinds: Record<string, number>; version: string }>`
    select (select count(set_config(key, value, true))
        from json_each_text(${JSON.stringify(Object.fromEntries(settings))}::json)
        where key <> 'temp_file_limit' or current_setting('is_superuser') = 'on') as settings,
      (${READER}) as role,
      (select json_object_agg(name, id) from kinds) as kinds,
      (select version from edges_version) as version`.execute(trx)
  const kinds = new Map(Object.entries(rows[0]?.kinds ?? {}))
  return {
    kinds,
    kindNames: new Map([...kinds].map(([name, id]) => [id, name])),
    edgesVersion: rows[0]?.version ?? ''
  } satisfies GraphState
}
