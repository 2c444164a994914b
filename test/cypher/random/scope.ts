/** What a random expression may be made of. */
import type { Choices } from './choices.ts'

/** A `bag` is a list whose order the language leaves open; a `way` is any of several shortest paths. */
export type Type =
  | 'integer'
  | 'float'
  | 'string'
  | 'boolean'
  | 'any'
  | 'integers'
  | 'strings'
  | 'bag'
  | 'map'
  | 'node'
  | 'relationship'
  | 'relationships'
  | 'path'
  | 'way'

export type Variable = { readonly name: string; readonly type: Type }

export type Scope = {
  readonly choices: Choices
  readonly variables: readonly Variable[]
  /** How much deeper an expression may become. */
  readonly depth: number
}

export const within = (scope: Scope, ...more: Variable[]): Scope => ({
  ...scope,
  variables: [...scope.variables, ...more]
})

export const deeper = (scope: Scope): Scope => ({ ...scope, depth: scope.depth - 1 })

export const namesOf = ({ variables }: Scope, type: Type): string[] =>
  variables.filter((variable) => variable.type === type).map(({ name }) => name)

/** One of several ways to write something; those that are not possible here are undefined. */
export type Way = (() => string) | undefined

export function oneWay({ choices }: Scope, first: () => string, ...more: Way[]): string {
  const possible = more.filter((way) => way !== undefined)
  return choices.one<() => string>([first, ...possible])()
}

/** Reads a variable of the type, where there is one. */
export function variableOf(scope: Scope, type: Type): Way {
  const [first, ...others] = namesOf(scope, type)
  return first === undefined ? undefined : () => scope.choices.one([first, ...others])
}

/** A property of a node or a relationship in scope. */
export function propertyOf(scope: Scope, key: string): Way {
  const [first, ...others] = [...namesOf(scope, 'node'), ...namesOf(scope, 'relationship')]
  return first === undefined ? undefined : () => `${scope.choices.one([first, ...others])}.${key}`
}
