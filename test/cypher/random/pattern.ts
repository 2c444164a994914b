/** Random patterns, as text, and the expressions that are made of them. */
import { LABELS, TYPES } from './graph.ts'
import { deeper, namesOf, type Scope, type Variable, type Way, within } from './scope.ts'

type Make = (scope: Scope) => string

export type Pattern = { readonly text: string; readonly added: readonly Variable[] }

type Options = {
  /** Names of what is new; without, everything new is anonymous. */
  named: boolean
  most: number
}

const propertiesText = ({ choices }: Scope): string =>
  choices.below(16) === 15
    ? choices.one([' {i: 1}', " {s: 'a'}", ' {b: true}', ' {f: 1.0}', ' {l: []}'])
    : ''

const labelsText = ({ choices }: Scope): string => {
  if (choices.below(8) < 7) return ''
  const label = choices.one(LABELS)
  return choices.times(2) ? choices.one([`:${label}:A`, `:${label}|B`, `:!${label}`]) : `:${label}`
}

const LENGTHS = ['*', '*1..2', '*0..1', '*2', '*..2', '*0..', '*2..3', '*0'] as const

/** A chain of nodes and relationships; `added` is what it binds. */
export function pattern(scope: Scope, { named, most }: Options): Pattern {
  const { choices } = scope
  const added: Variable[] = []
  const known = namesOf(scope, 'node')
  const name = (prefix: string, type: Variable['type'], outOfTen: number): string => {
    if (!named || !choices.times(outOfTen)) return ''
    const fresh = choices.fresh(prefix)
    added.push({ name: fresh, type })
    return fresh
  }
  const node = (): string => {
    const old = [...known, ...added.filter(({ type }) => type === 'node').map((one) => one.name)]
    const [first, ...others] = old
    const isOld = first !== undefined && choices.times(3)
    const variable = isOld ? choices.one([first, ...others]) : name('n', 'node', 8)
    return `(${variable}${labelsText(scope)}${propertiesText(scope)})`
  }
  const relationship = (): string => {
    const length = choices.times(3) ? choices.one(LENGTHS) : ''
    const variable = name('r', length ? 'relationships' : 'relationship', 4)
    const types = choices.times(4) ? `:${choices.one([...TYPES, 'R|S', 'R|T|S', '!S'])}` : ''
    const body = `${variable}${types}${length}${propertiesText(scope)}`
    const [left, right] = choices.one([
      ['-', '->'],
      ['<-', '-'],
      ['-', '-']
    ])
    return `${left}${body ? `[${body}]` : ''}${right}`
  }
  const path = named && choices.times(2) ? choices.fresh('p') : undefined
  let text = node()
  for (let left = choices.below(most + 1); left > 0; left--) text += relationship() + node()
  if (path !== undefined) added.push({ name: path, type: 'path' })
  return { text: path === undefined ? text : `${path} = ${text}`, added }
}

/** True where the pattern is there; it begins at a node of the scope. */
export function patternPredicate(scope: Scope): Way {
  const [first, ...others] = namesOf(scope, 'node')
  if (first === undefined) return undefined
  return () => {
    const { text } = pattern({ ...scope, variables: [] }, { named: false, most: 1 })
    const end = text.indexOf(')') + 1
    // Only a relationship makes a pattern of what otherwise were a variable in brackets.
    const rest = end < text.length ? text.slice(end) : '-->()'
    return `(${scope.choices.one([first, ...others])})${rest}`
  }
}

function subquery(scope: Scope, boolean: Make): string {
  const { text, added } = pattern(scope, { named: true, most: 1 })
  const inner = within(deeper(scope), ...added)
  const where = scope.choices.times(5) ? ` WHERE ${boolean(inner)}` : ''
  return scope.choices.times(7) ? `${text}${where}` : `MATCH ${text}${where} RETURN 1 AS one`
}

export const existsSubquery = (scope: Scope, boolean: Make): string =>
  `EXISTS { ${subquery(scope, boolean)} }`

export const countSubquery = (scope: Scope, boolean: Make): string =>
  `COUNT { ${subquery(scope, boolean)} }`

/** In no order. */
export function collectSubquery(scope: Scope, boolean: Make, map: Make): string {
  const { text, added } = pattern(scope, { named: true, most: 1 })
  const inner = within(deeper(scope), ...added)
  const where = scope.choices.times(4) ? ` WHERE ${boolean(inner)}` : ''
  const distinct = scope.choices.times(2) ? 'DISTINCT ' : ''
  return `COLLECT { MATCH ${text}${where} RETURN ${distinct}${map(inner)} AS one }`
}

/** In no order. */
export function patternComprehension(scope: Scope, boolean: Make, map: Make): string {
  const [known] = namesOf(scope, 'node')
  const name = scope.choices.fresh('n')
  const start = known === undefined ? '()' : `(${known})`
  const step = scope.choices.one(['-->', '<--', '--', '-[:R]->', '-[:R|S]-', '-[*1..2]->'])
  const inner = within(deeper(scope), { name, type: 'node' })
  const where = scope.choices.times(4) ? ` WHERE ${boolean(inner)}` : ''
  return `[${start}${step}(${name})${where} | ${map(inner)}]`
}
