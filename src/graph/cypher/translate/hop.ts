/** What the pieces of a pattern become: a hop an edge, a node its id, a path an array of both. */
import { type RawBuilder, sql } from 'kysely'
import { kindIn } from './label.ts'
import { bind, findVariable, type Part } from './part.ts'
import type { Hop, PathBinding } from './pattern.ts'
import { toForm, typed } from './typed.ts'

/** A variable that is null matches nothing. */
export function requirePresence(part: Part, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const variable = findVariable(part, name)
    if (variable === undefined || variable.present) continue
    const id = toForm(variable, 'node')
    part.where.push(sql`${id.sql} is not null`)
    if (part.variables.has(name)) bind(part, name, { ...id, present: true })
  }
}

/** The id of a node, which is read from the table of all nodes where nothing has led to it yet. */
export function nodeId(part: Part, name: string): RawBuilder<unknown> {
  const known = findVariable(part, name)
  if (known) return toForm(known, 'node').sql
  const alias = part.statement.alias('n')
  part.from.push({ join: 'inner', source: sql`nodes as ${sql.id(alias)}` })
  const variable = bind(part, name, {
    ...typed('node', sql.ref(`${alias}.id`)),
    present: true
  })
  part.tables.set(variable, alias)
  return variable.sql
}

export function connect(part: Part, name: string, id: RawBuilder<unknown>): void {
  const known = findVariable(part, name)
  if (known) part.where.push(sql`${id} = ${toForm(known, 'node').sql}`)
  else bind(part, name, { ...typed('node', id), present: true })
}

export function emitHop(part: Part, hop: Hop): void {
  const alias = part.statement.alias('e')
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const both = hop.direction === 'both'
  part.from.push({
    join: 'inner',
    source: both ? sql`(${BOTH_WAYS}) as ${sql.id(alias)}` : sql`edges as ${sql.id(alias)}`
  })
  if (both) {
    part.where.push(sql`not (${column('turned')} and ${column('start_id')} = ${column('end_id')})`)
  }
  const [left, right] = both
    ? ['left_id', 'right_id']
    : hop.direction === 'right'
      ? ['start_id', 'end_id']
      : ['end_id', 'start_id']
  connect(part, hop.left, column(left ?? ''))
  connect(part, hop.right, column(right ?? ''))
  if (hop.kindIds) part.where.push(kindIn(column('kind_id'), hop.kindIds))
  const bound = findVariable(part, hop.name)
  if (bound) {
    part.where.push(sql`${column('id')} = ${toForm(bound, 'relationship').sql}`)
    return
  }
  const variable = bind(part, hop.name, {
    ...typed('relationship', column('id')),
    present: true
  })
  part.tables.set(variable, alias)
}

/** Each edge from either end. Without conditions, so that PostgreSQL looks up either end in its index. */
const BOTH_WAYS = sql`
  select id, kind_id, properties, last_seen, start_id, end_id,
    start_id as left_id, end_id as right_id, false as turned from edges
  union all
  select id, kind_id, properties, last_seen, start_id, end_id, end_id, start_id, true from edges`

/** Within one MATCH no two relationships are the same. */
export function uniqueness(part: Part, hops: readonly Hop[]): RawBuilder<unknown>[] {
  return hops.flatMap((one, i) =>
    hops.slice(i + 1).flatMap((other) => {
      if (!canMeet(one, other)) return []
      const [a, b] = [findVariable(part, one.name), findVariable(part, other.name)]
      if (a === undefined || b === undefined) throw new Error('a relationship was left out')
      if (one.length && other.length) return [sql`not ${a.sql} && ${b.sql}`]
      if (one.length) return [sql`${b.sql} <> all(${a.sql})`]
      return [other.length ? sql`${a.sql} <> all(${b.sql})` : sql`${a.sql} <> ${b.sql}`]
    })
  )
}

const canMeet = (one: Hop, other: Hop): boolean =>
  one.kindIds === undefined ||
  other.kindIds === undefined ||
  one.kindIds.some((id) => other.kindIds?.includes(id))

/**
 * The ends of the shortest ways are the ends of all ways, but against the direction a way can go back to
 * where it began over the relationship that it came by.
 */
export const canBeDistinct = (hop: Hop, hops: readonly Hop[]): boolean =>
  !hop.named &&
  !hop.inPath &&
  hop.direction !== 'both' &&
  (hop.length?.min ?? 1) <= 1 &&
  hops.every((other) => other === hop || !canMeet(hop, other))

export function bindPath(
  part: Part,
  { name, start, hops }: PathBinding,
  steps: ReadonlyMap<Hop, RawBuilder<unknown>>
): void {
  const pieces: RawBuilder<unknown>[] = []
  let fixed = [nodeId(part, start)]
  for (const hop of hops) {
    const along = steps.get(hop)
    if (along) {
      if (fixed.length > 0) pieces.push(sql`array[${sql.join(fixed)}]`)
      pieces.push(along)
      fixed = []
    } else {
      const relationship = findVariable(part, hop.name)
      if (relationship) fixed.push(relationship.sql)
      fixed.push(nodeId(part, hop.right))
    }
  }
  if (fixed.length > 0) pieces.push(sql`array[${sql.join(fixed)}]`)
  bind(part, name, typed('path', sql`(${sql.join(pieces, sql` || `)})`))
}
