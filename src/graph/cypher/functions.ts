/** What each function takes and gives. The check reads it, and the translator has SQL for every name. */
import {
  commonType,
  isList,
  isTemporal,
  listOf,
  type ScalarType,
  type StaticType
} from './types.ts'

/** `list` is a list of anything, `temporal` any of the types of time but a duration. */
export type Accepted = ScalarType | 'list' | 'temporal'

export type Parameter = {
  readonly name: string
  readonly accepts: readonly Accepted[]
}

export type Signature = {
  readonly parameters: readonly Parameter[]
  /** How many of the last parameters may be left out. */
  readonly optional?: number
  /** The last parameter may come again and again. */
  readonly variadic?: true
  readonly returns: StaticType | ((given: readonly StaticType[]) => StaticType)
  readonly aggregate?: true
}

const parameter = (name: string, ...accepts: Accepted[]): Parameter => ({ name, accepts })

const anything = parameter('value', 'any')
const text = parameter('text', 'string')
const numeric = parameter('number', 'integer', 'float', 'number')
const list = parameter('list', 'list')
const relationship = parameter('relationship', 'relationship')
const entity = parameter('entity', 'node', 'relationship')
const keyed = parameter('value', 'node', 'relationship', 'map')
const percentile = parameter('percentile', 'float', 'integer', 'number')

const elementOf = ([type = 'any']: readonly StaticType[]): StaticType =>
  isList(type) ? type.list : type === 'null' ? 'null' : 'any'
const sameAsFirst = ([type = 'any']: readonly StaticType[]): StaticType => type
const numberLikeFirst = ([type = 'any']: readonly StaticType[]): StaticType =>
  type === 'integer' || type === 'float' ? type : 'number'

const simple = (returns: Signature['returns'], ...parameters: Parameter[]): Signature => ({
  parameters,
  returns
})
const toFloat = simple('float', numeric)
const conversion = (returns: StaticType, ...accepts: Accepted[]): Signature =>
  simple(returns, parameter('value', ...accepts))

const NUMBERS = ['integer', 'float', 'number'] as const
const TEMPORALS = ['temporal', 'duration'] as const

/** A constructor of time: now, or of a text, a map, or another time. */
const temporal = (returns: StaticType): Signature => ({
  parameters: [parameter('input', 'string', 'map', 'temporal')],
  optional: 1,
  returns
})
const clock = (returns: StaticType): Signature => ({
  parameters: [parameter('timezone', 'string')],
  optional: 1,
  returns
})
const truncate = (returns: StaticType): Signature => ({
  parameters: [
    parameter('unit', 'string'),
    parameter('input', 'temporal'),
    parameter('fields', 'map')
  ],
  optional: 2,
  returns
})
const between = simple('duration', parameter('from', 'temporal'), parameter('to', 'temporal'))

export const FUNCTIONS = {
  id: simple('integer', entity),
  elementId: simple('string', entity),
  type: simple('string', relationship),
  labels: simple(listOf('string'), parameter('node', 'node')),
  properties: simple('map', keyed),
  keys: simple(listOf('string'), keyed),
  startNode: simple('node', relationship),
  endNode: simple('node', relationship),
  size: simple('integer', parameter('value', 'string', 'list')),
  length: simple('integer', parameter('path', 'path')),
  isEmpty: simple('boolean', parameter('value', 'string', 'list', 'map')),
  head: simple(elementOf, list),
  last: simple(elementOf, list),
  tail: simple(sameAsFirst, list),
  reverse: simple(sameAsFirst, parameter('value', 'string', 'list')),
  range: {
    parameters: [
      parameter('start', 'integer'),
      parameter('end', 'integer'),
      parameter('step', 'integer')
    ],
    optional: 1,
    returns: listOf('integer')
  },
  coalesce: {
    parameters: [anything],
    variadic: true,
    returns: (given) => given.reduce(commonType, 'null')
  },
  exists: simple('boolean', anything),
  nullIf: simple(sameAsFirst, anything, parameter('other', 'any')),
  timestamp: simple('integer'),
  randomUUID: simple('string'),
  toInteger: conversion('integer', ...NUMBERS, 'string', 'boolean'),
  toFloat: conversion('float', ...NUMBERS, 'string'),
  toBoolean: conversion('boolean', 'boolean', 'string', 'integer'),
  toString: conversion('string', 'string', ...NUMBERS, 'boolean', ...TEMPORALS),
  toIntegerOrNull: conversion('integer', 'any'),
  toFloatOrNull: conversion('float', 'any'),
  toBooleanOrNull: conversion('boolean', 'any'),
  toStringOrNull: conversion('string', 'any'),
  toIntegerList: conversion(listOf('integer'), 'list'),
  toFloatList: conversion(listOf('float'), 'list'),
  toBooleanList: conversion(listOf('boolean'), 'list'),
  toStringList: conversion(listOf('string'), 'list'),

  toLower: simple('string', text),
  toUpper: simple('string', text),
  trim: simple('string', text),
  ltrim: { parameters: [text, parameter('characters', 'string')], optional: 1, returns: 'string' },
  rtrim: { parameters: [text, parameter('characters', 'string')], optional: 1, returns: 'string' },
  btrim: { parameters: [text, parameter('characters', 'string')], optional: 1, returns: 'string' },
  split: simple(listOf('string'), text, parameter('delimiter', 'string', 'list')),
  replace: simple('string', text, parameter('search', 'string'), parameter('by', 'string')),
  substring: {
    parameters: [text, parameter('start', 'integer'), parameter('length', 'integer')],
    optional: 1,
    returns: 'string'
  },
  left: simple('string', text, parameter('length', 'integer')),
  right: simple('string', text, parameter('length', 'integer')),
  normalize: { parameters: [text, parameter('form', 'string')], optional: 1, returns: 'string' },

  nodes: simple(listOf('node'), parameter('path', 'path')),
  relationships: simple(listOf('relationship'), parameter('path', 'path')),

  abs: simple(numberLikeFirst, numeric),
  sign: simple('integer', numeric),
  ceil: toFloat,
  floor: toFloat,
  round: {
    parameters: [numeric, parameter('precision', 'integer'), parameter('mode', 'string')],
    optional: 2,
    returns: 'float'
  },
  sqrt: toFloat,
  exp: toFloat,
  log: toFloat,
  log10: toFloat,
  sin: toFloat,
  cos: toFloat,
  tan: toFloat,
  cot: toFloat,
  asin: toFloat,
  acos: toFloat,
  atan: toFloat,
  atan2: simple('float', parameter('y', ...NUMBERS), parameter('x', ...NUMBERS)),
  degrees: toFloat,
  radians: toFloat,
  haversin: toFloat,
  isNaN: simple('boolean', numeric),
  rand: simple('float'),
  pi: simple('float'),
  e: simple('float'),

  count: { ...simple('integer', anything), aggregate: true },
  collect: { ...simple(([type = 'any']) => listOf(type), anything), aggregate: true },
  min: { ...simple(sameAsFirst, anything), aggregate: true },
  max: { ...simple(sameAsFirst, anything), aggregate: true },
  sum: {
    parameters: [parameter('number', ...NUMBERS, 'duration')],
    returns: ([type = 'any']) =>
      type === 'integer' || type === 'float' || type === 'duration' ? type : 'any',
    aggregate: true
  },
  avg: {
    parameters: [parameter('number', ...NUMBERS, 'duration')],
    returns: ([type = 'any']) =>
      type === 'duration' ? type : type === 'integer' || type === 'float' ? 'float' : 'any',
    aggregate: true
  },
  stDev: { ...toFloat, aggregate: true },
  stDevP: { ...toFloat, aggregate: true },
  percentileCont: { ...simple('float', numeric, percentile), aggregate: true },
  percentileDisc: { ...simple(numberLikeFirst, numeric, percentile), aggregate: true },

  date: temporal('date'),
  time: temporal('time'),
  localtime: temporal('localtime'),
  datetime: temporal('datetime'),
  localdatetime: temporal('localdatetime'),
  duration: simple('duration', parameter('input', 'string', 'map', 'duration')),
  'date.transaction': clock('date'),
  'date.statement': clock('date'),
  'date.realtime': clock('date'),
  'date.truncate': truncate('date'),
  'time.transaction': clock('time'),
  'time.statement': clock('time'),
  'time.realtime': clock('time'),
  'time.truncate': truncate('time'),
  'localtime.transaction': clock('localtime'),
  'localtime.statement': clock('localtime'),
  'localtime.realtime': clock('localtime'),
  'localtime.truncate': truncate('localtime'),
  'datetime.transaction': clock('datetime'),
  'datetime.statement': clock('datetime'),
  'datetime.realtime': clock('datetime'),
  'datetime.truncate': truncate('datetime'),
  'datetime.fromepoch': simple(
    'datetime',
    parameter('seconds', ...NUMBERS),
    parameter('nanoseconds', ...NUMBERS)
  ),
  'datetime.fromepochmillis': simple('datetime', parameter('milliseconds', ...NUMBERS)),
  'localdatetime.transaction': clock('localdatetime'),
  'localdatetime.statement': clock('localdatetime'),
  'localdatetime.realtime': clock('localdatetime'),
  'localdatetime.truncate': truncate('localdatetime'),
  'duration.between': between,
  'duration.inMonths': between,
  'duration.inDays': between,
  'duration.inSeconds': between
} as const satisfies Record<string, Signature>

export type FunctionName = keyof typeof FUNCTIONS

/** Other names that are in use for the same. */
const ALIASES: Readonly<Record<string, FunctionName>> = {
  toint: 'toInteger',
  lower: 'toLower',
  upper: 'toUpper',
  rels: 'relationships',
  char_length: 'size',
  character_length: 'size',
  ceiling: 'ceil'
}

const byLowerCase = new Map<string, FunctionName>([
  ...(Object.keys(FUNCTIONS) as FunctionName[]).map((name): [string, FunctionName] => [
    name.toLowerCase(),
    name
  ]),
  ...Object.entries(ALIASES)
])

/** Names of functions are the same in upper and lower case. */
export const findFunction = (name: string): FunctionName | undefined =>
  byLowerCase.get(name.toLowerCase())

/** Every name that may be written, for suggestions. */
export const functionNames = (): readonly string[] => [
  ...Object.keys(FUNCTIONS),
  ...Object.keys(ALIASES)
]

export const signatureOf = (name: FunctionName): Signature => FUNCTIONS[name]

export const isAggregate = (name: string): boolean => {
  const known = findFunction(name)
  return known !== undefined && signatureOf(known).aggregate === true
}

export function returnType(name: FunctionName, given: readonly StaticType[]): StaticType {
  const { returns } = signatureOf(name)
  return typeof returns === 'function' ? returns(given) : returns
}

/** Whether a value of the static type can be what the parameter takes; `any` and null always can. */
export function fits(type: StaticType, { accepts }: Parameter): boolean {
  if (type === 'any' || type === 'null' || accepts.includes('any')) return true
  if (isList(type)) return accepts.includes('list')
  if (type === 'number') return accepts.some((accepted) => NUMBERS.includes(accepted as 'number'))
  if (accepts.includes(type)) return true
  return isTemporal(type) && type !== 'duration' && accepts.includes('temporal')
}
