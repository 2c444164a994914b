/** What can be said of a node, a relationship, a path or a map of the scope, where there is one. */
import { type Scope, variableOf, type Way } from './scope.ts'

export function idOf(scope: Scope): Way {
  const node = variableOf(scope, 'node')
  return node && (() => `id(${node()})`)
}

/** A property of the node where a relationship begins or ends. */
export function endOf(scope: Scope, key: string): Way {
  const relationship = variableOf(scope, 'relationship')
  return (
    relationship &&
    (() => `${scope.choices.one(['startNode', 'endNode'])}(${relationship()}).${key}`)
  )
}

export function lengthOf(scope: Scope): Way {
  const path = variableOf(scope, 'path') ?? variableOf(scope, 'way')
  return path && (() => `length(${path()})`)
}

export function nodeProperty(scope: Scope, key: string): Way {
  const node = variableOf(scope, 'node')
  return node && (() => `${node()}.${key}`)
}

export function keyOf(scope: Scope, key: string): Way {
  const map = variableOf(scope, 'map')
  return map && (() => `${map()}.${key}`)
}

export function typeOf(scope: Scope): Way {
  const relationship = variableOf(scope, 'relationship')
  return relationship && (() => `type(${relationship()})`)
}
