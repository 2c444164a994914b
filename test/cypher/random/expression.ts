/** Random expressions of a type, as text. None of them raises an error, whatever the graph holds. */
import { endOf, idOf, keyOf, lengthOf, nodeProperty, typeOf } from './entity.ts'
import { LABELS, STRINGS } from './graph.ts'
import { comprehension, quantifier, reduction } from './list.ts'
import {
  collectSubquery,
  countSubquery,
  existsSubquery,
  patternComprehension,
  patternPredicate
} from './pattern.ts'
import { deeper, oneWay, propertyOf, type Scope, type Type, variableOf, type Way } from './scope.ts'

const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

type Make = (scope: Scope) => string

/** The deeper ways only while there is depth left. */
function ways(scope: Scope, shallow: [() => string, ...Way[]], deep: (inner: Scope) => Way[]) {
  const [first, ...others] = shallow
  // A constant says less than what is in the graph.
  return oneWay(
    scope,
    first,
    ...others,
    ...others,
    ...others,
    ...(scope.depth > 0 ? deep(deeper(scope)) : [])
  )
}

const choose = <T>({ choices }: Scope, ...options: [T, ...T[]]): T => choices.one(options)

const caseOf = (scope: Scope, make: Make) =>
  choose(scope, true, false)
    ? `CASE WHEN ${boolean(scope)} THEN ${make(scope)} ELSE ${make(scope)} END`
    : `CASE ${integer(scope)} WHEN ${integer(scope)} THEN ${make(scope)} END`

const coalesce = (scope: Scope, make: Make) => `coalesce(${make(scope)}, ${make(scope)})`

export function integer(scope: Scope): string {
  return ways(
    scope,
    [
      () => choose(scope, '1', '0', '2', '-1', '3', 'null'),
      variableOf(scope, 'integer'),
      propertyOf(scope, 'i')
    ],
    (inner) => [
      () => `(${integer(inner)} ${choose(inner, '+', '-', '*')} ${integer(inner)})`,
      () => `(${integer(inner)} ${choose(inner, '/ 2', '% 3', '/ -3', '% -2')})`,
      () => `(- ${integer(inner)})`,
      () => `abs(${integer(inner)})`,
      () => `sign(${number(inner)})`,
      () => `size(${string(inner)})`,
      () => `size(${list(inner)})`,
      () => `toInteger(${choose(inner, string, number)(inner)})`,
      () => `${choose(inner, 'head', 'last')}(${integers(inner)})`,
      () => `${integers(inner)}[${integer(inner)}]`,
      () => `{a: ${integer(inner)}, b: ${string(inner)}}.a`,
      () => coalesce(inner, integer),
      () => caseOf(inner, integer),
      keyOf(inner, 'a'),
      () => reduction(inner, MAKERS_OF_LISTS),
      () => countSubquery(inner, boolean),
      lengthOf(inner),
      idOf(inner),
      endOf(inner, 'i')
    ]
  )
}

function float(scope: Scope): string {
  return ways(
    scope,
    [
      () => choose(scope, '0.5', '1.0', '-2.5', 'null'),
      variableOf(scope, 'float'),
      propertyOf(scope, 'f')
    ],
    (inner) => [
      () => `(${float(inner)} ${choose(inner, '+', '-', '*')} ${number(inner)})`,
      () => `(${number(inner)} / ${choose(inner, '2.0', '-0.5')})`,
      () => `toFloat(${choose(inner, string, number)(inner)})`,
      () => `${choose(inner, 'ceil', 'floor')}(${number(inner)})`,
      () => `(${integer(inner)} ^ 2)`,
      () => coalesce(inner, float),
      () => caseOf(inner, float)
    ]
  )
}

const number: Make = (scope) => choose(scope, integer, float)(scope)

function string(scope: Scope): string {
  return ways(
    scope,
    [
      () => (scope.choices.times(1) ? 'null' : quote(choose(scope, ...STRINGS))),
      variableOf(scope, 'string'),
      propertyOf(scope, 's'),
      nodeProperty(scope, 'objectid')
    ],
    (inner) => [
      () => `(${string(inner)} + ${string(inner)})`,
      () => `(${string(inner)} + ${integer(inner)})`,
      () => `${choose(inner, 'toUpper', 'toLower', 'trim', 'ltrim', 'rtrim')}(${string(inner)})`,
      () => `${choose(inner, 'left', 'right')}(${string(inner)}, ${choose(inner, '0', '1', '5')})`,
      () => `substring(${string(inner)}, ${choose(inner, '0', '1', '1, 1', '0, 0')})`,
      () => `replace(${string(inner)}, 'a', ${string(inner)})`,
      () => `reverse(${string(inner)})`,
      () => `toString(${choose(inner, integer, boolean, float)(inner)})`,
      () => `split(${string(inner)}, 'b')[${integer(inner)}]`,
      () => `{a: ${integer(inner)}, b: ${string(inner)}}['b']`,
      () => coalesce(inner, string),
      () => caseOf(inner, string),
      keyOf(inner, 'b'),
      typeOf(inner)
    ]
  )
}

/** Lists with an order. */
export function integers(scope: Scope): string {
  return ways(
    scope,
    [
      () => `[${scope.choices.one(['1, 2', '', '3', '0, null, 1', '2, 2'])}]`,
      variableOf(scope, 'integers'),
      propertyOf(scope, 'l')
    ],
    (inner) => [
      () => `[${integer(inner)}, ${integer(inner)}]`,
      () => `range(${choose(inner, '0, 3', '3, 0', '3, 0, -1', '1, 5, 2')})`,
      () => `(${integers(inner)} + ${choose(inner, integers, integer)(inner)})`,
      () => `${choose(inner, 'tail', 'reverse')}(${integers(inner)})`,
      () => `${integers(inner)}[${choose(inner, '1..', '..1', '0..2', '-2..', '1..-1', '..')}]`,
      () => comprehension(inner, MAKERS_OF_LISTS),
      () => coalesce(inner, integers),
      () => caseOf(inner, integers)
    ]
  )
}

const strings = (scope: Scope): string =>
  oneWay(
    scope,
    () => `[${string(scope)}, ${string(scope)}]`,
    () => `split(${string(scope)}, 'a')`,
    variableOf(scope, 'strings')
  )

/** Of which only the elements are known, not their order. */
export function bag(scope: Scope): string {
  const node = variableOf(scope, 'node')
  return oneWay(
    scope,
    () => integers(scope),
    variableOf(scope, 'bag'),
    node && (() => `labels(${node()})`),
    node && (() => `keys(${node()})`),
    scope.depth > 0
      ? () => patternComprehension(deeper(scope), boolean, (found) => anything(found))
      : undefined,
    scope.depth > 0
      ? () => collectSubquery(deeper(scope), boolean, (found) => anything(found))
      : undefined
  )
}

const list: Make = (scope) => choose(scope, integers, strings, bag)(scope)

/** Compared, collected and returned, and never taken for a value of some type. */
export function anything(scope: Scope): string {
  return oneWay(
    scope,
    () => integer(scope),
    propertyOf(scope, 'm'),
    propertyOf(scope, 'name'),
    variableOf(scope, 'any'),
    () => choose(scope, string, float, boolean, integers, strings)(scope),
    variableOf(scope, 'node'),
    variableOf(scope, 'relationship'),
    scope.depth > 0 ? () => caseOf(deeper(scope), (inner) => anything(inner)) : undefined
  )
}

function boolean(scope: Scope): string {
  return ways(
    scope,
    [
      () => choose(scope, 'true', 'false', 'null'),
      propertyOf(scope, 'b'),
      variableOf(scope, 'boolean'),
      labelTest(scope)
    ],
    (inner) => [
      () => comparison(inner),
      () => `(${boolean(inner)} ${choose(inner, 'AND', 'OR', 'XOR')} ${boolean(inner)})`,
      () => `NOT ${boolean(inner)}`,
      () => `(${anything(inner)} IS ${choose(inner, '', 'NOT ')}NULL)`,
      () => `(${text(inner)} ${choose(inner, 'STARTS', 'ENDS')} WITH ${string(inner)})`,
      () => `(${text(inner)} CONTAINS ${string(inner)})`,
      () => `(${text(inner)} =~ ${choose(inner, "'a.*'", "'[ab]+'", "'.'", "''", "'(a|ab)'")})`,
      () => `(${anything(inner)} IN ${list(inner)})`,
      () => `(${integer(inner)} IN ${choose(inner, integers, bag)(inner)})`,
      () => `(${string(inner)} IN ${strings(inner)})`,
      () => quantifier(inner, MAKERS_OF_LISTS),
      () => existsSubquery(inner, boolean),
      () => `isEmpty(${choose(inner, string, list)(inner)})`,
      () => coalesce(inner, boolean),
      () => caseOf(inner, boolean)
    ]
  )
}

/** What a WHERE asks for; only there a pattern stands for whether it is found. */
export function condition(scope: Scope): string {
  const predicate = patternPredicate(scope)
  if (!predicate || !scope.choices.times(2)) return boolean(scope)
  const operator = choose(scope, 'AND', 'OR', 'XOR')
  const [found, other] = [predicate(), boolean(scope)]
  return choose(scope, found, `NOT ${found}`, `(${found} ${operator} ${other})`)
}

/** Where another type than a string makes null. */
function text(scope: Scope): string {
  return oneWay(scope, () => string(scope), propertyOf(scope, 'name'), propertyOf(scope, 'm'))
}

function labelTest(scope: Scope): Way {
  const node = variableOf(scope, 'node')
  return node && (() => `${node()}:${choose(scope, ...LABELS)}`)
}

function comparison(scope: Scope): string {
  const operator = () => choose(scope, '=', '<>', '<', '<=', '>', '>=')
  return oneWay(
    scope,
    () => `(${integer(scope)} ${operator()} ${number(scope)})`,
    () => `(${string(scope)} ${operator()} ${text(scope)})`,
    () => `(${anything(scope)} ${operator()} ${anything(scope)})`,
    () => `(${integer(scope)} ${operator()} ${integer(scope)} ${operator()} ${float(scope)})`,
    () => `(${integers(scope)} ${operator()} ${integers(scope)})`,
    () => `(${boolean(scope)} ${operator()} ${boolean(scope)})`,
    () => `({a: ${integer(scope)}} = {a: ${integer(scope)}})`
  )
}

const MAKERS_OF_LISTS = { boolean, integer, integers }

const MAKERS: Partial<Record<Type, Make>> = {
  integer,
  float,
  string,
  boolean,
  integers,
  strings,
  bag,
  any: anything,
  map: (scope) => `{a: ${integer(scope)}, b: ${string(scope)}, c: ${anything(scope)}}`
}

export const MADE = Object.keys(MAKERS) as [Type, ...Type[]]

/** A value of the type; an entity or a path only where the scope has one. */
export const expressionOf = (scope: Scope, type: Type): string =>
  MAKERS[type]?.(scope) ?? variableOf(scope, type)?.() ?? 'null'
