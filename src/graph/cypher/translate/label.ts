/** Labels of nodes and types of relationships as conditions over the ids of kinds. */
import { type RawBuilder, sql } from 'kysely'
import { AD_TRAVERSABLE_EDGE_KINDS, AZURE_TRAVERSABLE_EDGE_KINDS } from '../../kinds.ts'
import type { LabelExpression } from '../ast.ts'

type Kinds = ReadonlyMap<string, number>

/** Types that stand for every kind of edge that an attacker can follow. */
const MACROS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['AD_ATTACK_PATHS', new Set<string>(AD_TRAVERSABLE_EDGE_KINDS)],
  ['AZ_ATTACK_PATHS', new Set<string>(AZURE_TRAVERSABLE_EDGE_KINDS)],
  [
    'ALL_ATTACK_PATHS',
    new Set<string>([...AD_TRAVERSABLE_EDGE_KINDS, ...AZURE_TRAVERSABLE_EDGE_KINDS])
  ]
])

export const isMacro = (type: string): boolean => MACROS.has(type)

/** A kind that nothing has ever had has no id, and then nothing is of it. */
export function nodeCondition(
  labels: LabelExpression,
  kindIds: RawBuilder<unknown>,
  kinds: Kinds
): RawBuilder<unknown> {
  const inner = (operand: LabelExpression) => nodeCondition(operand, kindIds, kinds)
  switch (labels.type) {
    case 'any':
      return sql`cardinality(${kindIds}) > 0`
    case 'label': {
      const id = kinds.get(labels.name)
      return id === undefined ? nothingOf(kindIds) : sql`${kindIds} @> ${[id]}::smallint[]`
    }
    case 'not':
      return sql`not (${inner(labels.operand)})`
    case 'and':
      return sql`(${sql.join(labels.operands.map(inner), sql` and `)})`
    case 'or': {
      const names = labels.operands.map((operand) =>
        operand.type === 'label' ? operand.name : undefined
      )
      if (names.includes(undefined))
        return sql`(${sql.join(labels.operands.map(inner), sql` or `)})`
      const ids = names.flatMap((name) => kinds.get(name ?? '') ?? [])
      return ids.length === 0 ? nothingOf(kindIds) : sql`${kindIds} && ${ids}::smallint[]`
    }
  }
}

/** False, but null of a null. */
const nothingOf = (kindIds: RawBuilder<unknown>) => sql`${kindIds} && '{}'::smallint[]`

/** A relationship has one type, so that any expression comes down to a set of kinds; undefined is any. */
export function kindIdsOf(
  types: LabelExpression | undefined,
  kinds: Kinds
): readonly number[] | undefined {
  if (types === undefined || types.type === 'any') return undefined
  return [...kinds].filter(([name]) => isOfType(types, name)).map(([, id]) => id)
}

function isOfType(types: LabelExpression, name: string): boolean {
  switch (types.type) {
    case 'any':
      return true
    case 'label':
      return types.name === name || MACROS.get(types.name)?.has(name) === true
    case 'not':
      return !isOfType(types.operand, name)
    case 'and':
      return types.operands.every((operand) => isOfType(operand, name))
    case 'or':
      return types.operands.some((operand) => isOfType(operand, name))
  }
}

export const relationshipCondition = (
  types: LabelExpression,
  kindId: RawBuilder<unknown>,
  kinds: Kinds
): RawBuilder<unknown> => {
  const ids = kindIdsOf(types, kinds)
  return ids === undefined ? sql`${kindId} is not null` : kindIn(kindId, ids)
}

export const kindIn = (kindId: RawBuilder<unknown>, ids: readonly number[]) =>
  sql`${kindId} = any(${ids}::smallint[])`

/** The names of all kinds, each at the place of its id: to look there costs less than a join. */
const namesById = (kinds: Kinds): RawBuilder<unknown> => {
  const names: (string | null)[] = new Array(Math.max(0, ...kinds.values())).fill(null)
  for (const [name, id] of kinds) names[id - 1] = name
  return sql`${names}::text[]`
}

export const kindName = (kindId: RawBuilder<unknown>, kinds: Kinds): RawBuilder<unknown> =>
  sql`(${namesById(kinds)})[${kindId}]`

export const kindNames = (kindIds: RawBuilder<unknown>, kinds: Kinds): RawBuilder<unknown> => sql`(
  case when ${kindIds} is not null then (
    select coalesce(jsonb_agg((${namesById(kinds)})[id] order by position), '[]')
    from unnest(${kindIds}) with ordinality as kind (id, position)) end)`
