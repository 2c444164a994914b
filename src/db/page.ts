/** Applies a parsed ListQuery to a select: the only place where a client's predicate becomes SQL. */
import {
  type Expression,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
  sql
} from 'kysely'
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
const contains = (column: ListColumn, text: string): RawBuilder<boolean> =>
  isFolded(column)
    ? sql`strpos(${sql.ref(column.folded)}, lower(${text}::text collate "default")) > 0`
    : sql`${reference(column)} collate "default" ilike ${`%${escapeLike(text)}%`}`

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

function restricted<DB, TB extends keyof DB, Row, Id extends ListOperationId>(
  select: SelectQueryBuilder<DB, TB, Row>,
  list: ListQuery<Id>,
  columns: ListColumns<Id>
): SelectQueryBuilder<DB, TB, Row> {
  return conditionsOf(list.filters, columns).reduce(
    (query, condition) => query.where(condition),
    select
  )
}

/** What the client asks for, or the order otherwise; the key, last in every order, makes it total. */
function orderOf<Id extends ListOperationId>(
  list: ListQuery<Id>,
  columns: ListColumns<Id>,
  key: string,
  otherwise: readonly Order[]
): Order[] {
  const asked = list.sort.map(({ name, direction }) => ({
    column: (columns as Record<string, ListColumn>)[name] as ListColumn,
    direction
  }))
  const order = asked.length > 0 ? asked : otherwise
  return [...order, { column: key, direction: order[0]?.direction ?? 'asc' }]
}

const ordered = <DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  order: readonly Order[]
): SelectQueryBuilder<DB, TB, Row> =>
  order.reduce(
    (query, { column, direction }) => query.orderBy(reference(column), direction),
    select
  )

const countOf = <DB, TB extends keyof DB, Row>(select: SelectQueryBuilder<DB, TB, Row>) =>
  select.clearSelect().select(sql<number>`count(*)`.as('count')) as SelectQueryBuilder<
    DB,
    TB,
    { count: number }
  >

/** Every row of a list that has no pages; the parameters are those of selectPage. */
export function selectWhole<DB, TB extends keyof DB, Row, Id extends ListOperationId>(
  select: SelectQueryBuilder<DB, TB, Row>,
  list: ListQuery<Id>,
  columns: ListColumns<Id>,
  key = 'id',
  otherwise: readonly Order[] = []
): Promise<Row[]> {
  const order = orderOf(list, columns, key, otherwise)
  return ordered(restricted(select, list, columns), order).execute()
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
  const filtered = restricted(select, list, columns)
  const total = countOf(filtered)
  const page = ordered(filtered, orderOf(list, columns, key, otherwise))
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
    const found = await total.executeTakeFirst()
    return limit > 0 ? Math.min(Number(found?.count), skip) : Number(found?.count)
  }
}

export type PageOfKeys = { count: number; keys: number[] }

/**
 * The keys of the page and how many rows match in all, for lists of a hundred thousand: keys are what indexes have.
 * The parameters are those of selectPage; only within one snapshot the count and the keys tell of the same rows.
 */
export async function selectKeys<DB, TB extends keyof DB, Row, Id extends ListOperationId>(
  db: QueryExecutorProvider,
  select: SelectQueryBuilder<DB, TB, Row>,
  list: ListQuery<Id>,
  columns: ListColumns<Id>,
  key = 'id'
): Promise<PageOfKeys> {
  const filtered = restricted(select, list, columns)
  const order = orderOf(list, columns, key, [])
  const few =
    list.filters.length > 0 ? await sortFew(db, filtered, { ...list, order, key }) : undefined
  if (few) return few
  const { count } = await countOf(filtered).executeTakeFirstOrThrow()
  const length = Math.min(list.limit, count - list.skip)
  if (length <= 0) return { count, keys: [] }
  // What is behind the middle is sooner reached from the end.
  const behind = count - list.skip - length
  const isNearEnd = behind < list.skip
  const keys = ordered(filtered.clearSelect(), isNearEnd ? order.map(turned) : order)
    .select(sql.ref<number>(key).as('key'))
    .offset(isNearEnd ? behind : list.skip)
    .limit(length)
  const found = ((await keys.execute()) as { key: number }[]).map((row) => row.key)
  return { count, keys: isNearEnd ? found.reverse() : found }
}

const turned = ({ column, direction }: Order): Order => ({
  column,
  direction: direction === 'asc' ? 'desc' : 'asc'
})

const FEW = 10_000

/**
 * Where a filter has left few rows, one look at all of them is enough to find, count and sort these; an index
 * would have to be followed past all that do not match. Undefined where they are many.
 */
async function sortFew<DB, TB extends keyof DB, Row>(
  db: QueryExecutorProvider,
  filtered: SelectQueryBuilder<DB, TB, Row>,
  { order, key, skip, limit }: { order: Order[]; key: string; skip: number; limit: number }
): Promise<PageOfKeys | undefined> {
  const name = (place: number) => `order_${place}`
  const few = filtered
    .clearSelect()
    .select(sql.ref<number>(key).as('key'))
    .select(order.map(({ column }, place) => sql`${reference(column)}`.as(name(place))))
    .limit(FEW + 1)
  const places = order.map(
    ({ direction }, place) => sql`${sql.ref(name(place))} ${sql.raw(direction)}`
  )
  const [from, to] = [Math.min(skip, FEW) + 1, Math.min(skip + limit, FEW)]
  const { rows } = await sql<PageOfKeys>`
    select count(*) as count,
      coalesce((array_agg(key order by ${sql.join(places)}))[${from}:${to}], '{}') as keys
    from (${few}) as few`.execute(db)
  const [page] = rows
  return page && page.count <= FEW ? page : undefined
}
