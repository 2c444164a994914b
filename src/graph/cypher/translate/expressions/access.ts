/** Properties, elements and slices. */
import { type RawBuilder, sql } from 'kysely'
import type { IndexExpression, PropertyExpression, SliceExpression, Span } from '../../ast.ts'
import { describeType, isList, isTemporal, type StaticType } from '../../types.ts'
import { encodeKey } from '../encode.ts'
import { fromJson, isEntity, NULL, placeOf, type Typed, toForm, toJson, typed } from '../typed.ts'
import { refuse, type Scope, translateAs } from './scope.ts'

/** The property of a relationship that is a column of its own, as ISO 8601 text. */
const LAST_SEEN = 'lastseen'

export function translateProperty({ of, key }: PropertyExpression, scope: Scope): Typed {
  return readProperty(scope.translate(of), key.text, of, scope)
}

export function readProperty(of: Typed, key: string, span: Span, scope: Scope): Typed {
  const { type } = of
  if (type === 'null') return NULL
  if (type === 'relationship' && key === LAST_SEEN) {
    const { lastSeen } = scope.context.relationship(of)
    return typed('string', sql`cypher.iso_text(${lastSeen}) collate "C"`)
  }
  const properties = propertiesOf(of, scope)
  if (properties) return entry(sql`(${properties} -> ${key}::text)`)
  if (type === 'map') return entry(sql`(${of.sql} -> ${encodeKey(key)}::text)`)
  if (type === 'any')
    return typed('any', sql`cypher.property(${of.sql}, ${key}::text, ${placeOf(span)})`)
  if (isTemporal(type)) return componentOf(of, key)
  return refuse(scope, span, `${describeType(type)} has no properties`)
}

const entry = (raw: RawBuilder<unknown>): Typed => ({
  ...typed('any', sql`nullif(${raw}, 'null'::jsonb)`),
  raw
})

/** The column of an entity's properties. */
export function propertiesOf(of: Typed, { context }: Scope): RawBuilder<unknown> | undefined {
  if (of.type === 'node') return context.node(of).properties
  return of.type === 'relationship' ? context.relationship(of).properties : undefined
}

const TEXT_COMPONENTS = new Set(['timezone', 'offset'])

function componentOf(of: Typed, key: string): Typed {
  const component = sql`cypher.component(${of.sql}, ${key}::text)`
  return fromJson(component, TEXT_COMPONENTS.has(key) ? 'string' : 'integer')
}

export function translateIndex(expression: IndexExpression, scope: Scope): Typed {
  const { of, index } = expression
  const container = scope.translate(of)
  const { type } = container
  if (type === 'null') return NULL
  if (isList(type)) {
    const position = translateAs(index, 'integer', scope, expression).sql
    const element = sql`cypher.element(${container.sql}, ${position})`
    return isEntity(type.list) ? typed(type.list, element) : fromJson(element, type.list)
  }
  const properties = type === 'node' && propertiesOf(container, scope)
  if (properties) {
    const key = translateAs(index, 'string', scope, expression).sql
    return typed('any', sql`nullif(${properties} -> ${key}, 'null'::jsonb)`)
  }
  if (type === 'map') {
    return typed(
      'any',
      sql`cypher.map_value(${container.sql}, ${translateAs(index, 'string', scope, expression).sql})`
    )
  }
  if (type !== 'any' && type !== 'relationship') {
    refuse(scope, of, `${describeType(type)} has neither elements nor keys`)
  }
  const key = toJson(scope.translate(index))
  return typed('any', sql`cypher.look_up(${toJson(container)}, ${key}, ${placeOf(expression)})`)
}

const ANY_LIST: StaticType = { list: 'any' }
const END = 9_223_372_036_854_775_807n

export function translateSlice({ of, from, to }: SliceExpression, scope: Scope): Typed {
  const list = asList(scope.translate(of), of, scope)
  const bound = (expression: typeof from, missing: bigint) =>
    expression ? translateAs(expression, 'integer', scope).sql : sql`${String(missing)}::bigint`
  return typed(list.type, sql`cypher.slice(${list.sql}, ${bound(from, 0n)}, ${bound(to, END)})`)
}

/** A list, or what may turn out to be one. */
export function asList(t: Typed, span: Span, scope: Scope): Typed {
  if (isList(t.type)) return t
  if (t.type === 'any' || t.type === 'null') return toForm(t, ANY_LIST, span)
  return refuse(scope, span, `expected list, but got ${describeType(t.type)}`)
}
