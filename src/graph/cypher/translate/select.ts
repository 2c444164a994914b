/** A finished SELECT, and what stands on one. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression } from '../ast.ts'
import type { StaticType } from '../types.ts'
import { keyOf, partsOf } from '../walk.ts'
import { bind, newPart, type Part } from './part.ts'
import { type Typed, typed } from './typed.ts'

export type Column = {
  readonly name: string
  readonly type: StaticType
  readonly present?: boolean | undefined
  readonly elements?: RawBuilder<unknown> | undefined
}

/** A SELECT without the common table expressions before it; its columns are called c0, c1, … */
export type Select = {
  readonly sql: RawBuilder<unknown>
  readonly columns: readonly Column[]
  /** Whether its rows come in an order that the query has asked for. */
  readonly ordered: boolean
  /** Whether it has one row at most, whatever it reads. */
  readonly single?: boolean
}

/** A projected expression under its name. */
export type Item = { readonly name: string; readonly expression: Expression }

/** A part that reads the columns of a SELECT. */
export function partOver(
  part: Part,
  source: RawBuilder<unknown>,
  columns: readonly Column[],
  alias: string
): Part {
  const over = newPart(part.statement, part.outer, part.expressions)
  over.from.push({ join: 'inner', source: sql`${source} as ${sql.id(alias)}` })
  columns.forEach(({ name, type, present, elements }, i) => {
    const column = typed(type, sql.ref(`${alias}.c${i}`))
    bind(over, name, { ...column, present: present === true, elements })
  })
  return over
}

/** Every part of the expressions that is the same as one of those known. */
export function substitutesFor(
  expressions: readonly Expression[],
  known: readonly (readonly [Expression, Typed | undefined])[]
): Map<Expression, Typed> {
  const byKey = new Map(known.map(([expression, value]) => [keyOf(expression), value]))
  const found = new Map<Expression, Typed>()
  const visit = (expression: Expression): void => {
    const value = byKey.get(keyOf(expression))
    if (value) found.set(expression, value)
    else for (const part of partsOf(expression)) visit(part)
  }
  for (const expression of expressions) visit(expression)
  return found
}
