/** Random expressions that go through a list, as text. */
import { type Scope, type Type, variableOf, within } from './scope.ts'

type Make = (scope: Scope) => string

/** Of what the expressions consist. */
type Makers = { readonly boolean: Make; readonly integer: Make; readonly integers: Make }

/** The nodes or the relationships of a path, or those of a step of any length. */
export function entities(scope: Scope): { list: () => string; type: Type } | undefined {
  const path = variableOf(scope, 'path')
  const steps = variableOf(scope, 'relationships')
  if (steps && (!path || scope.choices.times(5))) return { list: steps, type: 'relationship' }
  if (!path) return undefined
  return scope.choices.times(5)
    ? { list: () => `nodes(${path()})`, type: 'node' }
    : { list: () => `relationships(${path()})`, type: 'relationship' }
}

export function reduction(scope: Scope, { integer, integers }: Makers): string {
  const [total, element] = [scope.choices.fresh('total'), scope.choices.fresh('x')]
  const body = integer(
    within(scope, { name: total, type: 'integer' }, { name: element, type: 'integer' })
  )
  return `reduce(${total} = ${integer(scope)}, ${element} IN ${integers(scope)} | ${body})`
}

export function comprehension(scope: Scope, makers: Makers): string {
  const { boolean, integer, integers } = makers
  const name = scope.choices.fresh('x')
  const found = scope.choices.times(4) ? entities(scope) : undefined
  if (found) {
    const inner = within(scope, { name, type: found.type })
    const where = scope.choices.times(4) ? ` WHERE ${boolean(inner)}` : ''
    return `[${name} IN ${found.list()}${where} | ${integer(inner)}]`
  }
  const inner = within(scope, { name, type: 'integer' })
  const where = scope.choices.times(5) ? ` WHERE ${boolean(inner)}` : ''
  const map = scope.choices.times(5) || where === '' ? ` | ${integer(inner)}` : ''
  return `[${name} IN ${integers(scope)}${where}${map}]`
}

export function quantifier(scope: Scope, { boolean, integers }: Makers): string {
  const name = scope.choices.fresh('x')
  const kind = scope.choices.one(['any', 'all', 'none', 'single'])
  const found = scope.choices.times(6) ? entities(scope) : undefined
  const test = boolean(within(scope, { name, type: found?.type ?? 'integer' }))
  return `${kind}(${name} IN ${found?.list() ?? integers(scope)} WHERE ${test})`
}
