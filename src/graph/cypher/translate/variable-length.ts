/** Following relationships any number of times: a recursion that starts at one end. */
import { type RawBuilder, sql } from 'kysely'
import { translatePredicate } from './expression.ts'
import { kindIn } from './label.ts'
import { newPart, type Part } from './part.ts'
import { contextOf } from './part-context.ts'
import type { Hop } from './pattern.ts'
import { typed } from './typed.ts'

/** How far an open range goes. */
export const MAX_OPEN_HOPS = 15

type Expansion = {
  readonly hop: Hop
  readonly from: 'left' | 'right'
  /** Id of the node at that end. */
  readonly start: RawBuilder<unknown>
  /** Whether each node that can be reached is wanted once only, however many ways there are. */
  readonly distinct: boolean
  /** Whether `steps` is read: relationship, node, relationship, node from left to right, without the first node. */
  readonly steps: boolean
  /** The only relationships that may be followed. */
  readonly within?: RawBuilder<unknown> | undefined
}

/** A FROM item with the columns `far_id`, `edge_ids` and `steps`, from left to right as the pattern has it. */
export function expand(part: Part, expansion: Expansion, alias: string): RawBuilder<unknown> {
  const { hop, start, distinct } = expansion
  const walk = sql.id(`${alias}w`)
  const min = hop.length?.min ?? 1
  const max = hop.length?.max ?? Math.max(MAX_OPEN_HOPS, min)
  const carried = carriedBy(expansion)
  const next = stepFrom(part, expansion, carried.length > 0)
  const first = sql.join([sql`${start}`, sql`0`, ...carried.map(() => sql`'{}'::bigint[]`)])
  const columns = sql.join([sql`far_id`, sql`depth`, ...carried.map(({ name }) => sql.ref(name))])
  const advanced = sql.join([
    sql`step.far_id`,
    sql`walk.depth + 1`,
    ...carried.map(({ advance }) => advance)
  ])
  const unseen = distinct ? sql`` : sql` and step.id <> all(walk.edge_ids)`
  const results = distinct
    ? sql`distinct far_id`
    : sql.join([sql`far_id`, ...carried.map(({ name }) => sql.ref(name))])
  return sql`lateral (
    with recursive ${walk} (${columns}) as (
      select ${first} union ${distinct ? sql`` : sql`all `}
      select ${advanced} from ${walk} as walk cross join lateral (${next} offset 0) as step
      where walk.depth < ${max}::int${unseen}
    ) select ${results} from ${walk} where depth >= ${min}::int
  ) as ${sql.id(alias)}`
}

function carriedBy({ distinct, from, steps }: Expansion) {
  if (distinct) return []
  const forward = from === 'left'
  const edgeIds = {
    name: 'edge_ids',
    advance: forward ? sql`walk.edge_ids || step.id` : sql`step.id || walk.edge_ids`
  }
  if (!steps) return [edgeIds]
  const advance = forward
    ? sql`walk.steps || array[step.id, step.far_id]`
    : sql`array[step.id, walk.far_id] || walk.steps`
  return [edgeIds, { name: 'steps', advance }]
}

/** The relationships that lead on from where the walk is. */
function stepFrom(part: Part, { hop, from, within }: Expansion, ids: boolean): RawBuilder<unknown> {
  const edge = part.statement.alias('e')
  const column = (name: string) => sql.ref(`${edge}.${name}`)
  const inner = newPart(part.statement, part)
  const each = typed('relationship', column('id'))
  inner.variables.set(hop.name, { ...each, present: true })
  const entity = inner.variables.get(hop.name)
  if (entity) inner.tables.set(entity, edge)
  const conditions = [
    ...(hop.kindIds ? [kindIn(column('kind_id'), hop.kindIds)] : []),
    ...(within ? [sql`${column('id')} = any(${within})`] : []),
    ...hop.each.map((condition) => sql`(${translatePredicate(condition, contextOf(inner))})`)
  ]
  const along = (near: string, far: string, more: RawBuilder<unknown>[] = []) => sql`
    select ${ids ? sql`${column('id')}, ` : sql``}${column(far)} as far_id
    from edges as ${sql.id(edge)}
    where ${sql.join([sql`${column(near)} = walk.far_id`, ...conditions, ...more], sql` and `)}`
  const out = () => along('start_id', 'end_id')
  if (hop.direction === 'both') {
    const other = along('end_id', 'start_id', [sql`${column('start_id')} <> ${column('end_id')}`])
    return sql`${out()} union all ${other}`
  }
  return (hop.direction === 'right') === (from === 'left') ? out() : along('end_id', 'start_id')
}
