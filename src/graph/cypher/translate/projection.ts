/** WITH and RETURN: columns, grouping, DISTINCT, order and pages. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression, Projection, SortItem } from '../ast.ts'
import { hasAggregate, variable } from '../walk.ts'
import { translateExpression, translatePredicate } from './expression.ts'
import { group } from './grouping.ts'
import { fromAndWhere, newPart, type Part, type Variable } from './part.ts'
import { contextOf } from './part-context.ts'
import { type Column, type Item, partOver, type Select, substitutesFor } from './select.ts'
import { type Typed, toForm, toSortKey } from './typed.ts'

export function itemsOf(part: Part, projection: Projection): Item[] {
  const stars = projection.star
    ? [...part.variables.keys()].filter((name) => !name.startsWith(' ')).sort()
    : []
  return [
    ...stars.map((name) => ({ name, expression: variable(name, projection) })),
    ...projection.items.map(({ alias, text, expression }) => ({
      name: alias?.text ?? text,
      expression
    }))
  ]
}

/** @param where of a WITH without DISTINCT and pages: it sees what is projected and what was there before */
export function project(part: Part, projection: Projection, where?: Expression): Select {
  const items = itemsOf(part, projection)
  const { distinct, orderBy } = projection
  const isGrouped = [...items, ...orderBy].some(({ expression }) => hasAggregate(expression))
  const { source, values, substitutes } = isGrouped
    ? group(part, items, orderBy)
    : {
        source: part,
        values: items.map(({ expression }) => translateExpression(expression, contextOf(part))),
        substitutes: undefined
      }
  const single = isGrouped && items.every(({ expression }) => hasAggregate(expression))
  const columns = items.map(({ name }, i) => columnOf(name, values[i]))
  const names = new Map(items.map(({ name }, i): [string, Typed] => [name, valueAt(values, i)]))
  if (where) {
    source.where.push(translatePredicate(where, contextOf(source, names, substitutes)))
  }
  const select = (more: readonly RawBuilder<unknown>[] = []) =>
    selectFrom(source, distinct, [...values.map((value) => value.sql), ...more])
  const page = pageOf(part, projection)
  const keys = distinct
    ? []
    : [
        ...orderBy.map(({ expression, descending }) => ({
          key: toSortKey(translateExpression(expression, contextOf(source, names, substitutes))),
          descending
        })),
        // The rows stay as they were put in order before.
        ...(source === part && part.place ? [{ key: part.place, descending: false }] : [])
      ]
  if (keys.length + orderBy.length === 0) {
    return { columns, ordered: false, single, sql: sql`${select()}${page}` }
  }
  const inner = part.statement.alias('q')
  const listed = sql.join(columns.map((_, i) => sql.ref(`${inner}.c${i}`)))
  if (distinct) {
    const sorted = sortProjected(part, select(), { items, columns, orderBy, alias: inner })
    return { columns, ordered: true, sql: sql`select ${listed}${sorted}${page}` }
  }
  const read = select(keys.map(({ key }) => key))
  const order = keys.map(({ descending }, i) =>
    direction(sql.ref(`${inner}.c${columns.length + i}`), descending)
  )
  return {
    columns,
    ordered: true,
    sql: sql`select ${listed} from (${read}) as ${sql.id(inner)} order by ${sql.join(order)}${page}`
  }
}

const columnOf = (name: string, value: Variable | undefined): Column => ({
  name,
  type: value?.type ?? 'null',
  present: value?.present,
  elements: value?.elements
})

function valueAt(values: readonly Typed[], i: number): Typed {
  const value = values[i]
  if (value === undefined) throw new Error(`no column ${i}`)
  return value
}

function selectFrom(
  part: Part,
  distinct: boolean,
  columns: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> {
  const listed = columns.map((column, i) => sql`${column} as ${sql.ref(`c${i}`)}`)
  return sql`select ${distinct ? sql`distinct ` : sql``}${sql.join(listed)}${fromAndWhere(part)}`
}

/** After DISTINCT only what is projected is left to sort by. */
function sortProjected(
  part: Part,
  select: RawBuilder<unknown>,
  given: {
    items: readonly Item[]
    columns: readonly Column[]
    orderBy: readonly SortItem[]
    alias: string
  }
): RawBuilder<unknown> {
  const { items, columns, orderBy, alias } = given
  const outer = partOver(part, sql`(${select})`, columns, alias)
  const substitutes = substitutesFor(
    orderBy.map(({ expression }) => expression),
    items.map(({ expression, name }) => [expression, outer.variables.get(name)])
  )
  const order = orderBy.map(({ expression, descending }) =>
    direction(
      toSortKey(translateExpression(expression, contextOf(outer, undefined, substitutes))),
      descending
    )
  )
  return sql`${fromAndWhere(outer)} order by ${sql.join(order)}`
}

const direction = (key: RawBuilder<unknown>, descending: boolean): RawBuilder<unknown> =>
  descending ? sql`${key} desc` : key

/** SKIP and LIMIT */
function pageOf(part: Part, { skip, limit }: Projection): RawBuilder<unknown> {
  // What they say may not depend on any row.
  const context = contextOf(newPart(part.statement, undefined))
  const count = (expression: Expression) =>
    toForm(translateExpression(expression, context), 'integer', expression).sql
  return sql`${limit ? sql` limit ${count(limit)}` : sql``}${skip ? sql` offset ${count(skip)}` : sql``}`
}
