/** The work table of a derivation step, and the difference between it and the graph. */
import { sql } from 'kysely'
import type { KindName } from './kind-ids.ts'
import type { Changes, StepContext } from './step.ts'

export async function createWantedEdges({ db }: StepContext): Promise<void> {
  await sql`
    create temporary table wanted_edges (
      start_id bigint not null,
      kind_id smallint not null,
      end_id bigint not null,
      properties jsonb not null default '{}'
    ) on commit drop`.execute(db)
}

const BATCH = 50_000

/** Wants an edge without properties for each pair of start and end; there may be millions of them. */
export async function wantEdges(
  { db, kinds }: StepContext,
  kind: KindName,
  pairs: Iterable<readonly [start: number, end: number]>
): Promise<void> {
  let starts: number[] = []
  let ends: number[] = []
  const flush = async () => {
    await sql`
      insert into wanted_edges (start_id, kind_id, end_id)
      select start_id, ${kinds[kind]}::smallint, end_id
      from unnest(${starts}::bigint[], ${ends}::bigint[]) as pair (start_id, end_id)`.execute(db)
    starts = []
    ends = []
  }
  for (const [start, end] of pairs) {
    starts.push(start)
    ends.push(end)
    if (starts.length === BATCH) await flush()
  }
  if (starts.length > 0) await flush()
}

/**
 * Makes the edges of these kinds between directory or Azure nodes those of wanted_edges. Edges that are
 * there already and do not differ are not written, and edges from or to other nodes are left alone.
 */
export async function applyWantedEdges(
  context: StepContext,
  owned: readonly KindName[]
): Promise<Changes> {
  const { db, now, kinds } = context
  const kindIds = owned.map((kind) => kinds[kind])
  await sql`analyze wanted_edges`.execute(db)
  await dropForeignEnds(context)
  await refuseOtherKinds(context, kindIds)

  const deleted = await sql`
    delete from edges e
    using nodes s, nodes t
    where e.kind_id = any(${kindIds}::smallint[])
      and s.id = e.start_id and s.kind_ids && ${ownKinds(context)}
      and t.id = e.end_id and t.kind_ids && ${ownKinds(context)}
      and not exists (
        select from wanted_edges w
        where w.start_id = e.start_id and w.kind_id = e.kind_id and w.end_id = e.end_id
      )`.execute(db)
  await sql`
    update edges e
    set properties = w.properties, last_seen = ${now}
    from wanted_edges w
    where w.start_id = e.start_id and w.kind_id = e.kind_id and w.end_id = e.end_id
      and e.properties <> w.properties`.execute(db)
  const inserted = await sql`
    insert into edges (start_id, kind_id, end_id, properties, last_seen)
    select w.start_id, w.kind_id, w.end_id, w.properties, ${now}::timestamptz
    from wanted_edges w
    where not exists (
      select from edges e
      where e.start_id = w.start_id and e.kind_id = w.kind_id and e.end_id = w.end_id
    )
    order by w.start_id, w.kind_id, w.end_id
    on conflict do nothing`.execute(db)
  return {
    added: Number(inserted.numAffectedRows ?? 0),
    removed: Number(deleted.numAffectedRows ?? 0)
  }
}

function ownKinds({ kinds }: StepContext) {
  return sql`array[${kinds.Base}, ${kinds.AZBase}]::smallint[]`
}

/** An edge that a later analysis could not remove must not be made. */
async function dropForeignEnds(context: StepContext): Promise<void> {
  for (const end of ['start_id', 'end_id']) {
    await sql`
      delete from wanted_edges w
      where not exists (
        select from nodes n where n.id = w.${sql.ref(end)} and n.kind_ids && ${ownKinds(context)}
      )`.execute(context.db)
  }
}

async function refuseOtherKinds({ db }: StepContext, owned: number[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from kinds
    where id in (select kind_id from wanted_edges) and id <> all(${owned}::smallint[])
    order by name`.execute(db)
  const names = rows.map((row) => row.name).join(', ')
  if (names) throw new Error(`the step wants edges of kinds that it does not own: ${names}`)
}
