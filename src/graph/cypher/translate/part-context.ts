/** What an expression finds around it, where that is a SELECT that grows. */
import { type RawBuilder, sql } from 'kysely'
import type { Expression } from '../ast.ts'
import type { ExpressionContext, NodeColumns, RelationshipColumns } from './context.ts'
import { nodeCondition, relationshipCondition } from './label.ts'
import { findVariable, type Part, tableOf, withNames } from './part.ts'
import { type Typed, typed } from './typed.ts'

type Names = ReadonlyMap<string, Typed>

/** @param more names that hide the part's own */
export function contextOf(
  part: Part,
  more: Names = new Map(),
  substitutes?: ReadonlyMap<Expression, Typed>
): ExpressionContext {
  const { input, alias } = part.statement
  const node = (id: Typed): NodeColumns => {
    const column = columnOf(part, id, 'nodes')
    return {
      properties: column('properties'),
      kindIds: column('kind_ids'),
      name: column('name'),
      objectId: column('object_id')
    }
  }
  const relationship = (id: Typed): RelationshipColumns => {
    const column = columnOf(part, id, 'edges')
    return {
      properties: column('properties'),
      kindId: column('kind_id'),
      lastSeen: column('last_seen'),
      startId: column('start_id'),
      endId: column('end_id')
    }
  }
  return {
    text: input.text,
    parameters: input.parameters,
    kinds: input.kinds,
    now: input.now,
    alias,
    place: part.place,
    ...(substitutes && { substitutes }),
    variable: (name) => {
      const found = more.get(name) ?? findVariable(part, name)
      if (found === undefined) throw new Error(`the check let an undefined variable pass: ${name}`)
      return found
    },
    withVariables: (names) => contextOf(part, new Map([...more, ...names]), substitutes),
    node,
    relationship,
    hasLabels: (entity, labels) =>
      typed(
        'boolean',
        entity.type === 'relationship'
          ? relationshipCondition(labels, relationship(entity).kindId, input.kinds)
          : nodeCondition(labels, node(entity).kindIds, input.kinds)
      ),
    subquery: (expression) => part.statement.subquery(withNames(part, more), expression)
  }
}

function columnOf(part: Part, id: Typed, table: 'nodes' | 'edges') {
  const alias = tableOf(part, id, table)
  return (name: string): RawBuilder<unknown> =>
    alias === undefined
      ? sql`(select ${sql.ref(name)} from ${sql.table(table)} where id = ${id.sql})`
      : sql.ref(`${alias}.${name}`)
}
