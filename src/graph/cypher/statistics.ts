/** What PostgreSQL knows about the nodes, for choosing where a pattern starts. */
import { sql } from 'kysely'
import type { GraphReader } from './reader-role.ts'
import type { GraphStatistics } from './translate.ts'

/** Reading them takes longer than most queries. */
const KEPT_MS = 60_000

let kept: { version: string; until: number; statistics: GraphStatistics | undefined } | undefined

/** Undefined as long as nobody has analysed the table. */
export async function readStatistics(reader: GraphReader): Promise<GraphStatistics | undefined> {
  const { edgesVersion: version } = reader
  if (kept?.version === version && performance.now() < kept.until) return kept.statistics
  const statistics = await measure(reader)
  kept = { version, until: performance.now() + KEPT_MS, statistics }
  return statistics
}

async function measure({ trx }: GraphReader): Promise<GraphStatistics | undefined> {
  const { rows } = await sql<{ nodes: number; kinds: number[] | null; shares: number[] }>`
    select reltuples as nodes, most_common_elems::text::smallint[] as kinds,
      most_common_elem_freqs::float8[] as shares
    from pg_class join pg_stats on tablename = relname and attname = 'kind_ids'
    where pg_class.oid = 'nodes'::regclass and schemaname = relnamespace::regnamespace::text`.execute(
    trx
  )
  const [row] = rows
  if (!row?.kinds) return undefined
  const { nodes, kinds, shares } = row
  return { nodes, kindShares: new Map(kinds.map((kind, place) => [kind, shares[place] ?? 0])) }
}
