/** Counts, pages and graphs of the nodes that a relation gives, each from one snapshot. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { TIER_ZERO_KIND } from '../marks.ts'
import { createCompiler, type KindIds } from './compile-relation.ts'
import { type Entity, kindNames } from './entity.ts'
import type { Relation } from './relation.ts'

export type RelatedNode = { objectId: string; name: string | null; kinds: string[] }

export type PageRequest = {
  skip: number
  limit: number
  sort: readonly { name: 'name' | 'objectID'; direction: 'asc' | 'desc' }[]
}

/** How many nodes each relation gives; a relation whose edges are not derived yet has no number. */
export async function countRelated<Name extends string>(
  db: Kysely<Database>,
  entity: Entity,
  relations: Readonly<Record<Name, Relation>>
): Promise<{ [N in Name]?: number }> {
  const known = (Object.entries(relations) as [Name, Relation][]).filter(
    ([, relation]) => !relation.notDerivedYet
  )
  const compiler = createCompiler(entity, await kindIdsOf(db, Object.values(relations)))
  const counts = known.map(([name, relation]) => {
    const { related } = compiler.add(relation)
    return sql`(select count(*) from ${sql.id(related)}) as ${sql.id(name)}`
  })
  const { rows } = await sql<{ [N in Name]?: number }>`
    ${compiler.with()} select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? {}
}

const COLUMNS = { name: sql`coalesce(n.name, '')`, objectID: sql`n.object_id` }

/** Newest node first unless the request sorts; equal ones are in the order of their ids. */
export async function pageOfRelated(
  db: Kysely<Database>,
  entity: Entity,
  relation: Relation,
  { skip, limit, sort }: PageRequest
): Promise<{ count: number; nodes: RelatedNode[] }> {
  const compiler = createCompiler(entity, await kindIdsOf(db, [relation]))
  const related = sql.id(compiler.add(relation).related)
  const last = sql.raw(sort[0]?.direction ?? 'desc')
  const order = sql.join([
    ...sort.map(({ name, direction }) => sql`${COLUMNS[name]} ${sql.raw(direction)}`),
    sql`r.id ${last}`
  ])
  // Without a sort the ids are enough to find the page; only its nodes are then read.
  // For a sort the ids pass through an array, which keeps PostgreSQL from planning for millions of them.
  const candidates =
    sort.length > 0
      ? sql`unnest(array(select id from ${related})) as r (id) join nodes n on n.id = r.id`
      : sql`${related} r`
  type Row = { count: number } & (RelatedNode | { objectId: null })
  const { rows } = await sql<Row>`
    ${compiler.with()}
    select total.count, n.object_id as "objectId", n.name, ${kindNames('n.kind_ids')} as kinds
    from (select count(*) from ${related}) as total
    left join (
      select id, row_number() over () as place
      from (
        select r.id from ${candidates} order by ${order} offset ${skip} limit ${limit}
      ) as ordered
    ) as page on true
    left join nodes n on n.id = page.id
    order by page.place`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    // With an empty page there is one row, which carries the count alone.
    nodes: rows.filter((row): row is { count: number } & RelatedNode => row.objectId !== null)
  }
}

/** The ids of all kinds that the relations name, as far as this graph has them. */
export async function kindIdsOf(
  db: Kysely<Database>,
  relations: readonly Relation[]
): Promise<KindIds> {
  const names = new Set<string>([TIER_ZERO_KIND])
  for (const { from, kind, hops = [] } of relations) {
    for (const name of [from, kind, ...hops.flatMap(({ edges }) => edges)]) {
      if (name !== undefined) names.add(name)
    }
  }
  const { rows } = await sql<{ name: string; id: number }>`
    select name, id from kinds where name = any(${[...names]}::text[])`.execute(db)
  return new Map(rows.map(({ name, id }) => [name, id]))
}
