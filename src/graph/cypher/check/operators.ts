/** The types that arithmetic takes and gives; nothing where it takes no such operands. */
import type { BinaryOperator } from '../ast.ts'
import { commonType, isList, isNumeric, listOf, type StaticType } from '../types.ts'

type Combine = (left: StaticType, right: StaticType) => StaticType | undefined

const INSTANTS: readonly StaticType[] = ['date', 'localtime', 'time', 'localdatetime', 'datetime']
const ENTITIES: readonly StaticType[] = ['node', 'relationship', 'path', 'map']

const isUnknown = (type: StaticType): boolean => type === 'any' || type === 'null'
const isInstant = (type: StaticType): boolean => INSTANTS.includes(type)

const numeric: Combine = (left, right) => {
  if (!isNumeric(left) || !isNumeric(right)) return undefined
  if (left === 'integer' && right === 'integer') return 'integer'
  return left === 'float' || right === 'float' ? 'float' : 'number'
}

const concatenated: Combine = (left, right) => {
  if (isList(left)) return listOf(commonType(left.list, isList(right) ? right.list : right))
  if (isList(right)) return listOf(commonType(left, right.list))
  if (left !== 'string' && right !== 'string') return undefined
  return ENTITIES.includes(left) || ENTITIES.includes(right) ? undefined : 'string'
}

const shifted: Combine = (left, right) => {
  if (right !== 'duration') return undefined
  return isInstant(left) || left === 'duration' ? left : undefined
}

const COMBINE: Partial<Record<BinaryOperator, Combine>> = {
  '+': (left, right) =>
    concatenated(left, right) ??
    numeric(left, right) ??
    shifted(left, right) ??
    shifted(right, left),
  '-': (left, right) => numeric(left, right) ?? shifted(left, right),
  '*': (left, right) => {
    const isScaled =
      left === 'duration' ? isNumeric(right) : right === 'duration' && isNumeric(left)
    return isScaled ? 'duration' : numeric(left, right)
  },
  '/': (left, right) =>
    left === 'duration' && isNumeric(right) ? 'duration' : numeric(left, right),
  '%': numeric,
  '^': (left, right) => numeric(left, right) && 'float'
}

/** Both operands may be of any type where one of them is known only when the query runs. */
export function arithmeticType(
  operator: BinaryOperator,
  left: StaticType,
  right: StaticType
): StaticType | undefined {
  if (!isUnknown(left) && !isUnknown(right)) return COMBINE[operator]?.(left, right)
  if (operator === '+') return 'any'
  const known = isUnknown(left) ? right : left
  return takesPart(operator, known) ? 'any' : undefined
}

const takesPart = (operator: BinaryOperator, type: StaticType): boolean =>
  isUnknown(type) ||
  isNumeric(type) ||
  (type === 'duration' && operator !== '%' && operator !== '^') ||
  (operator === '-' && isInstant(type))
