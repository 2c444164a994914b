/** Turns relations into common table expressions over ids; what two relations share is computed once. */
import { type RawBuilder, sql } from 'kysely'
import { TIER_ZERO_KIND, TIER_ZERO_MARK } from '../marks.ts'
import type { Entity } from './entity.ts'
import type { Direction, Hop, Relation } from './relation.ts'

export type KindIds = ReadonlyMap<string, number>

/** One relation, compiled: the name of the expression that holds each set of ids. */
export type Walk = {
  relation: Relation
  /** What the hops begin at, then what each of them reaches. */
  reached: string[]
  related: string
}

export const ENDS = {
  out: { near: sql.ref('e.start_id'), far: sql.ref('e.end_id') },
  in: { near: sql.ref('e.end_id'), far: sql.ref('e.start_id') }
} satisfies Record<Direction, { near: RawBuilder<unknown>; far: RawBuilder<unknown> }>

export function createCompiler(entity: Entity, kindIds: KindIds) {
  const names = new Map<string, string>()
  const expressions: RawBuilder<unknown>[] = []
  const domain = entity.environmentId ?? entity.objectId

  const idsOf = (kinds: readonly string[]) =>
    sql`${kinds.flatMap((kind) => kindIds.get(kind) ?? [])}::smallint[]`

  /** A kind that no node has ever had has no id, and then nothing is of it. */
  const ofKind = (kind: string) =>
    kindIds.has(kind) ? sql`n.kind_ids @> ${idsOf([kind])}` : sql`false`

  /** @param key what the expression depends on; the same key gives the same name */
  function define(key: unknown[], select: (name: string) => RawBuilder<unknown>): string {
    const text = JSON.stringify(key)
    const known = names.get(text)
    if (known !== undefined) return known
    const name = `s${names.size}`
    names.set(text, name)
    expressions.push(sql`${sql.id(name)} (id) as (${select(name)})`)
    return name
  }

  function beginning(kind: Relation['from']): string {
    if (kind === undefined) return define(['entity'], () => sql`select ${entity.id}::bigint`)
    return define(
      ['from', kind],
      () => sql`select n.id from nodes n where n.environment_id = ${domain} and ${ofKind(kind)}`
    )
  }

  function follow(from: string, direction: Direction, { edges, times, leaving }: Hop): string {
    const { near, far } = ENDS[direction]
    const kinds = idsOf(edges)
    // PostgreSQL overestimates what a recursion yields and would join all edges of the kinds again in every
    // round; offset 0 keeps it to looking up the edges of each node.
    const step = (source: string) => sql`
      select next.id from ${sql.id(source)} s cross join lateral (
        select ${far} as id from edges e where ${near} = s.id and e.kind_id = any(${kinds}) offset 0
      ) as next`
    return define([from, direction, times, leaving, edges], (name) => {
      if (leaving) {
        // Cheaper than to look each of them up: most are of the domain.
        return sql`(${step(from)}) except select id from nodes where environment_id = ${domain}`
      }
      if (times === 'once') return sql`select distinct * from (${step(from)}) as step`
      const first = times === 'any-number' ? sql`select id from ${sql.id(from)}` : step(from)
      return sql`${first} union ${step(name)}`
    })
  }

  function keep(from: string, { kind, otherDomain, tierZero }: Relation): string {
    const conditions = [
      sql`n.id <> ${entity.id}`,
      ...(kind ? [ofKind(kind)] : []),
      ...(otherDomain ? [sql`n.environment_id <> ${domain}`] : []),
      ...(tierZero ? [sql`(${ofKind(TIER_ZERO_KIND)} or ${hasTierZeroMark})`] : [])
    ]
    const select =
      conditions.length > 1
        ? sql`select n.id from ${sql.id(from)} s join nodes n on n.id = s.id
              where ${sql.join(conditions, sql` and `)}`
        : sql`select id from ${sql.id(from)} where id <> ${entity.id}`
    return define(['keep', from, kind, otherDomain, tierZero], () => select)
  }

  return {
    define,
    idsOf,
    add(relation: Relation): Walk {
      const { from, direction = 'out', hops = [] } = relation
      const reached = [beginning(from)]
      for (const hop of hops) reached.push(follow(reached.at(-1) as string, direction, hop))
      return { relation, reached, related: keep(reached.at(-1) as string, relation) }
    },
    /** To stand before the statement that uses the names. */
    with: () => sql`with recursive ${sql.join(expressions, sql`, `)}`
  }
}

export type Compiler = ReturnType<typeof createCompiler>

const hasTierZeroMark = sql`
  ${TIER_ZERO_MARK} = any(string_to_array(n.properties ->> 'system_tags', ' '))`
