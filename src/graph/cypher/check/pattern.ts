/** Checks patterns: what their variables are, and which of them are new. */
import type { Name, NodePattern, PathPattern, RelationshipPattern } from '../ast.ts'
import { didYouMean } from '../suggest.ts'
import { isList, listOf, type StaticType } from '../types.ts'
import { article, type Checker, type Place, type Scope } from './checker.ts'

/** Gives the scope with the variables of the patterns, which may be named in any order. */
export function checkPatterns(
  c: Checker,
  patterns: readonly PathPattern[],
  place: Place,
  introduces = true
): Scope {
  const scope = new Map(place.scope)
  const matched = new Set<string>()
  for (const pattern of patterns) {
    if (pattern.search) checkSearch(c, pattern)
    if (pattern.variable) declarePath(c, pattern.variable, scope)
    for (const part of partsInOrder(pattern)) {
      if (!introduces && part.variable) requireDefined(c, part.variable, place)
      if (!part.variable) continue
      declare(c, part.variable, 'labels' in part ? 'node' : relationshipType(part), scope)
      if (!('labels' in part)) refuseTwice(c, part.variable, matched)
    }
  }
  const within = { ...place, scope, noAggregates: 'an aggregate cannot stand in a pattern' }
  for (const part of patterns.flatMap(partsInOrder)) checkConditions(c, part, within)
  return scope
}

const partsInOrder = ({ nodes, relationships }: PathPattern) =>
  nodes.flatMap((node, index): (NodePattern | RelationshipPattern)[] => {
    const relationship = relationships[index]
    return relationship ? [node, relationship] : [node]
  })

const relationshipType = ({ length }: RelationshipPattern): StaticType =>
  length ? listOf('relationship') : 'relationship'

function checkSearch(c: Checker, pattern: PathPattern): void {
  const [relationship, ...more] = pattern.relationships
  if (!relationship || more.length > 0) {
    c.fail('invalid', pattern, `${pattern.search}() takes one relationship between two nodes`)
  }
  if ((relationship?.length?.min ?? 1) > 1) {
    c.fail('invalid', pattern, `${pattern.search}() begins with 0 or 1 hops`)
  }
}

function declarePath(c: Checker, { text, ...span }: Name, scope: Map<string, StaticType>): void {
  if (scope.has(text)) {
    c.fail('redefinedVariable', span, `the variable "${text}" is already defined`)
  }
  scope.set(text, 'path')
}

function requireDefined(c: Checker, { text, ...span }: Name, { scope }: Place): void {
  if (scope.has(text)) return
  const hint = didYouMean(text, scope.keys()) ?? 'EXISTS { … } can have variables of its own'
  c.fail('undefinedVariable', span, `the variable "${text}" is not defined`, hint)
}

function declare(
  c: Checker,
  { text, ...span }: Name,
  type: StaticType,
  scope: Map<string, StaticType>
): void {
  const known = scope.get(text)
  if (known !== undefined && !canBe(known, type)) {
    c.fail('wrongType', span, `the variable "${text}" is ${article(known)}, not ${article(type)}`)
  }
  scope.set(text, type)
}

function canBe(known: StaticType, wanted: StaticType): boolean {
  if (known === 'any' || known === 'null') return true
  if (isList(known)) return isList(wanted) && canBe(known.list, wanted.list)
  return known === wanted
}

function refuseTwice(c: Checker, { text, ...span }: Name, matched: Set<string>): void {
  if (matched.has(text)) {
    c.fail('redefinedVariable', span, `the relationship "${text}" stands twice in the same MATCH`)
  }
  matched.add(text)
}

function checkConditions(
  c: Checker,
  { properties, where }: NodePattern | RelationshipPattern,
  place: Place
): void {
  if (properties?.type === 'parameter') {
    c.fail(
      'invalid',
      properties,
      'a pattern takes no parameter as a whole',
      `write its properties: {name: $${properties.name}.name}`
    )
  }
  if (properties) c.typeOf(properties, place)
  if (where) c.condition(where, place)
}
