/** The nodes that a relation gives, and every edge that leads to them from where its walk begins. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Graph, readEdges, readNodes } from '../items.ts'
import { type Compiler, createCompiler, ENDS, type Walk } from './compile-relation.ts'
import type { Entity } from './entity.ts'
import { kindIdsOf } from './related.ts'
import type { Relation } from './relation.ts'

/** The entity, the related nodes and the nodes between them, with the edges of the walk. */
export async function graphOfRelated(
  db: Kysely<Database>,
  entity: Entity,
  relation: Relation
): Promise<Graph> {
  const compiler = createCompiler(entity, await kindIdsOf(db, [relation]))
  const walk = compiler.add(relation)
  const ways = edgesOfWalk(compiler, walk)
  const found = compiler.define(['found'], () => ways.edges)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const definitions = compiler.with()
      const edges = await readEdges(snapshot, sql`select id from ${sql.id(found)}`, definitions)
      const between = edges.flatMap(({ startId, endId }) => [startId, endId])
      const nodes = await readNodes(
        snapshot,
        sql`select id from ${sql.id(walk.related)}
          union select unnest(${[entity.id, ...new Set(between)]}::bigint[])`,
        definitions
      )
      return { nodes, edges }
    })
}

/**
 * From the related nodes back, hop by hop: an edge belongs to the walk where it leads from a node that the
 * hop came by to one from which a related node is reached.
 */
function edgesOfWalk(compiler: Compiler, { relation, reached, related }: Walk) {
  const { direction = 'out', hops = [] } = relation
  const { near, far } = ENDS[direction]
  const edges: RawBuilder<unknown>[] = []
  let wanted = related
  for (const [place, hop] of [...hops.entries()].reverse()) {
    const before = sql.id(reached[place] as string)
    const kinds = compiler.idsOf(hop.edges)
    const transitive = hop.times !== 'once'
    const passed = sql.id((transitive ? reached[place + 1] : reached[place]) as string)
    const edgeTo = (target: string, select: RawBuilder<unknown>) => sql`
      select back.result from ${sql.id(target)} t cross join lateral (
        select ${select} as result, ${near} as near from edges e
        where ${far} = t.id and e.kind_id = any(${kinds}) offset 0
      ) as back
      where back.near in (select id from ${before}${transitive ? sql` union select id from ${passed}` : sql``})`
    const ways = transitive
      ? compiler.define(
          ['ways', place],
          (name) => sql`select id from ${sql.id(wanted)} union ${edgeTo(name, near)}`
        )
      : wanted
    edges.push(edgeTo(ways, sql.ref('e.id')))
    wanted = transitive
      ? ways
      : compiler.define(
          ['ways', place],
          () => sql`select distinct * from (${edgeTo(ways, near)}) step`
        )
  }
  return {
    edges:
      edges.length > 0
        ? sql`${sql.join(edges, sql` union `)}`
        : sql`select null::bigint where false`
  }
}
