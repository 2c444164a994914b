/** Applies a parsed ListQuery to a select: the only place where a client's predicate becomes SQL. */
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type {
  Filter,
  FilterName,
  FilterValue,
  ListOperationId,
  ListQuery,
  Predicate,
  SortName
} from '../contract/list-query.ts'

/** A column whose text is kept a second time, by lower(… collate "default"). */
type FoldedColumn = { column: string; folded: string }

/** What stands behind a name of the contract: a column, or an expression such as a graph property. */
export type ListColumn = string | FoldedColumn | Expression<unknown>

/** The column behind each name a client may filter or sort by. A missing name does not compile. */
export type ListColumns<Id extends ListOperationId> = Record<
  FilterName<Id> | SortName<Id>,
  ListColumn
>

const OPERATOR = {
  eq: '=',
  neq: 'is distinct from',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<='
} as const satisfies Record<Exclude<Predicate, '~eq'>, string>

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const isFolded = (column: ListColumn): column is FoldedColumn =>
  typeof column === 'object' && 'folded' in column

function reference(column: ListColumn): Expression<unknown> {
  if (isFolded(column)) return sql.ref(column.column)
  return typeof column === 'string' ? sql.ref(column) : column
}

/** Columns of ids and names have the collation "C", which knows upper and lower case of ASCII only. */
function contains(column: ListColumn, text: string): RawBuilder<boolean> {
  const pattern = `%${escapeLike(text)}%`
  return isFolded(column)
    ? sql`${sql.ref(column.folded)} like lower(${pattern}::text collate "default")`
    : sql`${reference(column)} collate "default" ilike ${pattern}`
}

/** Numbers are compared as bigint: a value outside a column's own range is unequal, not an error. */
function compare(
  column: ListColumn,
  predicate: Predicate,
  value: FilterValue
): RawBuilder<boolean> {
  if (predicate === '~eq') return contains(column, String(value))
  const operand = typeof value === 'number' ? sql`${value}::bigint` : sql`${value}`
  return sql`${reference(column)} ${sql.raw(OPERATOR[predicate])} ${operand}`
}

/**
 * One condition per name: its eq and ~eq values are alternatives, all its other predicates must hold.
 */
export function conditionsOf<Name extends string>(
  filters: readonly Filter<Name>[],
  columns: Record<Name, ListColumn>
): Expression<boolean>[] {
  const condition = ({ name, predicate, value }: Filter<Name>) =>
    compare(columns[name], predicate, value)
  const isAlternative = ({ predicate }: Filter) => predicate === 'eq' || predicate === '~eq'
  const names = new Set(filters.filter(isAlternative).map(({ name }) => name))
  return [
    ...filters.filter((filter) => !isAlternative(filter)).map(condition),
    ...[...names].map((name) => {
      const alternatives = filters.filter((one) => one.name === name && isAlternative(one))
      return sql<boolean>`(${sql.join(alternatives.map(condition), sql` or `)})`
    })
  ]
}

export type Page<Row> = { count: number; rows: Row[] }

export type Order = { column: ListColumn; direction: 'asc' | 'desc' }

/** What a client asks for restricts and orders the select; the key, last in every order, makes it total. */
function restricted<DB, TB extends keyof DB, Row, Id extends ListOperationId>(
  select: SelectQueryBuilder<DB, TB, Row>,
  list: ListQuery<Id>,
  columns: ListColumns<Id>,
  key: string,
  otherwise: readonly Order[]
) {
  const filtered = conditionsOf(list.filters, columns).reduce(
    (query, condition) => query.where(condition),
    select
  )
  const sorts: readonly Order[] =
    list.sort.length > 0
      ? list.sort.map(({ name, direction }) => ({
          column: (columns as Record<string, ListColumn>)[name] as ListColumn,
          direction
        }))
      : otherwise
  const ordered = sorts
    .reduce((query, { column, direction }) => query.orderBy(reference(column), direction), filtered)
    .orderBy(sql.ref(key), sorts[0]?.direction ?? 'asc')
  return { filtered, ordered }
}

/** Every row of a list that has no pages; the parameters are those of selectPage. */
export function selectWhole<DB, TB extends keyof DB, Row, Id extends ListOperationId>(
  select: SelectQueryBuilder<DB, TB, Row>,
  list: ListQuery<Id>,
  columns: ListColumns<Id>,
  key = 'id',
  otherwise: readonly Order[] = []
): Promise<Row[]> {
  return restricted(select, list, columns, key, otherwise).ordered.execute() as Promise<Row[]>
}

/**
 * The page that the list asks for, and how many rows match in all, from one snapshot.
 * @param key the primary key (qualified where the select joins), last in every order
 * @param otherwise the order where the client asks for none
 */
export async function selectPage<DB, TB extends keyof DB, Row, Id extends ListOperationId>(
  select: SelectQueryBuilder<DB, TB, Row>,
  list: ListQuery<Id>,
  columns: ListColumns<Id>,
  key = 'id',
  otherwise: readonly Order[] = []
): Promise<Page<Row>> {
  const { filtered, ordered } = restricted(select, list, columns, key, otherwise)
  const total = filtered.clearSelect().select(sql<number>`count(*)`.as('count'))
  const page = ordered
    .select(sql<number>`(${total})`.as('full_count'))
    .offset(list.skip)
    .limit(list.limit)
  const rows = list.limit === 0 ? [] : ((await page.execute()) as (Row & { full_count: number })[])
  const count = rows[0]?.full_count ?? (await countBefore(list))
  for (const row of rows) delete (row as { full_count?: number }).full_count
  return { count: Number(count), rows }

  /** How many match where the page has no row to tell; what was not found on it cannot be counted either. */
  async function countBefore({ skip, limit }: { skip: number; limit: number }): Promise<number> {
    if (limit > 0 && skip === 0) return 0
    const found = (await total.executeTakeFirst()) as { count: number } | undefined
    return limit > 0 ? Math.min(Number(found?.count), skip) : Number(found?.count)
  }
}
