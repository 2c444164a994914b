/** From the seeds of a selector to everything that it selects, in one statement. */
import { type RawBuilder, sql } from 'kysely'
import type { GraphReader } from '../../cypher/cypher.ts'
import { CHILD_RULES, type ChildRule } from './child-rules.ts'

/** 0 nothing but the seeds, 1 children and the parents of all, 2 children, 3 children and the seeds' parents. */
export type Expansion = 0 | 1 | 2 | 3

/** 1 a seed, 2 inside of one, 3 around one. */
export type Source = 1 | 2 | 3

/** A node has the first source that fits. */
export type Selected = { source: Source; ids: number[] }

/** By source and then by id; what comes after the limit is not looked for where the seeds reach it. */
export async function expand(
  reader: GraphReader,
  seeds: readonly number[],
  expansion: Expansion,
  limit?: number
): Promise<Selected[]> {
  if (limit !== undefined && seeds.length >= limit && expansion !== 0) {
    const alone = await expand(reader, seeds, 0, limit)
    if (alone.reduce((sum, { ids }) => sum + ids.length, 0) === limit) return alone
  }
  const { trx, kinds } = reader
  const idsOf = (names: readonly string[]) =>
    sql`${names.flatMap((name) => kinds.get(name) ?? [])}::smallint[]`
  const has = (node: string, ...names: string[]) =>
    sql`${sql.ref(`${node}.kind_ids`)} && ${idsOf(names)}`
  const definitions = [
    sql`seeds as (select id from nodes where id = any(${seeds}::bigint[]))`,
    ...(expansion === 0 ? [] : [children()]),
    ...(expansion === 1 || expansion === 3 ? parents(expansion === 1) : [])
  ]
  const sources = [
    sql`select id, 1 as source from seeds`,
    ...(expansion === 0 ? [] : [sql`select id, 2 from children`]),
    ...(expansion === 1 || expansion === 3 ? [sql`select id, 3 from parents`] : [])
  ]
  const { rows } = await sql<Selected>`
    with recursive ${sql.join(definitions)}
    select source, array_agg(id order by id) as ids
    from (
      select id, min(source) as source from (${sql.join(sources, sql` union all `)}) as found
      group by id order by min(source), id limit ${limit ?? null}::bigint
    ) as selected
    group by source order by source`.execute(trx)
  return rows

  /** The way on which a node was found may go on from it. */
  function children(): RawBuilder<unknown> {
    const steps = CHILD_RULES.map((rule, index) => step(rule, index + 1))
    return sql`children (id, way) as (
      select id, 0 from seeds
      union
      select step.id, step.way
      from children
      join nodes n on n.id = children.id
      cross join lateral (${sql.join(steps, sql` union all `)}) as step (id, way)
    )`
  }

  function step({ base, starts, edges, isOutbound, isTransitive }: ChildRule, way: number) {
    const [near, far] = isOutbound ? ['start_id', 'end_id'] : ['end_id', 'start_id']
    const isStart = sql`(${has('n', base)} and ${has('n', ...starts)})`
    return sql`
      select o.id, ${sql.lit(way)}
      from edges e join nodes o on o.id = e.${sql.ref(far)}
      where e.${sql.ref(near)} = n.id and e.kind_id = any(${idsOf(edges)})
        and ${isTransitive ? sql`(children.way = ${sql.lit(way)} or ${isStart}) and ${has('o', base)}` : isStart}`
  }

  function parents(ofChildren: boolean): RawBuilder<unknown>[] {
    const above = (near: string, edge: string, ...from: string[]) => sql`
      join edges e on e.end_id = ${sql.ref(`${near}.id`)} and e.kind_id = any(${idsOf([edge])})
      join nodes o on o.id = e.start_id ${from.length > 0 ? sql`and ${has('o', ...from)}` : sql``}`
    /** Goes up as long as there are nodes of these kinds, or of any. */
    const chain = (
      name: string,
      start: RawBuilder<unknown>,
      edge: string,
      ...through: string[]
    ) => sql`${sql.id(name)} (id) as (
        select o.id from targets t ${above('t', edge, ...through)} where ${start}
        union
        select o.id from ${sql.id(name)} ${above(name, edge, ...through)}
      )`
    const isUnprotected = sql`t.properties -> 'isaclprotected' = 'false'`
    return [
      sql`targets as (
        select n.id, n.kind_ids, n.properties from nodes n
        where n.id in (select id from ${sql.ref(ofChildren ? 'children' : 'seeds')})
      )`,
      chain('units', has('t', 'Base'), 'Contains', 'OU'),
      chain('containers', sql`${has('t', 'Base')} and ${isUnprotected}`, 'Contains', 'Container'),
      chain('resources', has('t', 'AZBase'), 'AZContains'),
      sql`linked as (
        select id from units
        union
        select id from targets t where ${has('t', 'Base')} and ${has('t', 'OU', 'Domain')}
      )`,
      sql`parents (id) as (
        select id from units
        union all select id from containers
        union all select o.id from linked ${above('linked', 'GPLink', 'GPO')}
        union all select o.id from resources r join nodes o on o.id = r.id
          where ${has('o', 'AZSubscription', 'AZResourceGroup', 'AZManagementGroup')}
        union all select o.id from targets t ${above('t', 'AZRunsAs', 'AZApp')}
          where ${has('t', 'AZBase')} and ${has('t', 'AZServicePrincipal')}
      )`
    ]
  }
}
