/** Rough figures of how many nodes a pattern can mean, to decide at which end an expansion starts. */
import type { Expression, LabelExpression } from '../ast.ts'
import { disjunctsOf, variablesIn } from '../walk.ts'
import type { GraphStatistics, TranslateInput } from './input.ts'
import type { Hop } from './pattern.ts'

/** Where no statistics are given. */
const NODES = 100_000

/** Kinds of which one knows how wide they are: along the edge, against it, over all hops. */
const REACH: Readonly<Record<string, readonly [along: number, against: number]>> = {
  Contains: [1000, 5],
  AZContains: [1000, 5],
  MemberOf: [15, 200],
  AZMemberOf: [15, 200],
  PublishedTo: [5, 50],
  IssuedSignedBy: [3, 10],
  HasSession: [5, 5]
}
const REACH_OF_OTHERS = [500, 500] as const
const REACH_PER_HOP = 20

type Guess = {
  readonly input: TranslateInput
  readonly kindNames: ReadonlyMap<number, string>
}

export const guessFor = (input: TranslateInput): Guess => ({
  input,
  kindNames: new Map([...input.kinds].map(([name, id]) => [id, name]))
})

/** How many nodes fit the conditions that speak of this variable and of nothing else that is unbound. */
export function guessRows(
  { input }: Guess,
  name: string,
  conditions: readonly Expression[],
  isBound: (name: string) => boolean
): number {
  const { nodes } = input.statistics ?? { nodes: NODES }
  const share = conditions
    .filter((condition) => onlyOf(condition, name, isBound))
    .map((condition) => shareOf(condition, input))
    .reduce((product, share) => product * share, 1)
  return Math.max(nodes * share, share === 0 ? 0 : 1)
}

export function onlyOf(
  condition: Expression,
  name: string,
  isBound: (name: string) => boolean
): boolean {
  const names = variablesIn(condition)
  return names.has(name) && [...names].every((other) => other === name || isBound(other))
}

/** Share of the nodes that fit a condition. */
function shareOf(condition: Expression, input: TranslateInput): number {
  const of = (inner: Expression) => shareOf(inner, input)
  switch (condition.type) {
    case 'labelTest':
      return shareOfLabels(condition.labels, input)
    case 'comparison': {
      const [only] = condition.rest
      if (condition.rest.length > 1 || only === undefined) return 0.1
      if (only.operator === '=') return shareOfEqual(condition.first, only.operand)
      return only.operator === '<>' ? 0.9 : 0.3
    }
    case 'binary':
      switch (condition.operator) {
        case 'and':
          return of(condition.left) * of(condition.right)
        case 'or':
          return Math.min(
            1,
            disjunctsOf(condition).reduce((sum, one) => sum + of(one), 0)
          )
        case 'endsWith':
          return 0.0005
        case 'startsWith':
          return 0.001
        case 'contains':
        case '=~':
          return 0.005
        case 'in':
          return Math.min(1, shareOfEqual(condition.left, condition.right) * 5)
        default:
          return 0.5
      }
    case 'unary':
      return condition.operator === 'not' ? Math.max(0.5, 1 - of(condition.operand)) : 0.5
    case 'nullTest':
      return condition.negated ? 0.9 : 0.1
    default:
      return 0.5
  }
}

function shareOfEqual(left: Expression, right: Expression): number {
  if ([left, right].some((side) => isLiteral(side, 'boolean'))) return 0.3
  if ([left, right].some(isIdentity)) return 1e-6
  return 0.005
}

const isLiteral = (expression: Expression, type: string) =>
  expression.type === 'literal' && typeof expression.value === type

function isIdentity(expression: Expression): boolean {
  if (expression.type === 'property') {
    return expression.key.text === 'objectid' || expression.key.text === 'name'
  }
  return expression.type === 'function' && /^(id|elementid)$/i.test(expression.name.text)
}

function shareOfLabels(labels: LabelExpression, input: TranslateInput): number {
  const of = (operand: LabelExpression) => shareOfLabels(operand, input)
  switch (labels.type) {
    case 'any':
      return 1
    case 'label':
      return shareOfKind(labels.name, input)
    case 'not':
      return 1 - of(labels.operand)
    case 'and':
      return Math.min(...labels.operands.map(of))
    case 'or':
      return Math.min(
        1,
        labels.operands.map(of).reduce((sum, share) => sum + share, 0)
      )
  }
}

/** Of kinds that every directory has many of; others are few. */
const COMMON: Readonly<Record<string, number>> = {
  Base: 1,
  AZBase: 0.5,
  User: 0.4,
  Computer: 0.3,
  Group: 0.2,
  Container: 0.05,
  OU: 0.02,
  AZUser: 0.3,
  AZGroup: 0.1
}

function shareOfKind(name: string, { kinds, statistics }: TranslateInput): number {
  const id = kinds.get(name)
  if (id === undefined) return 0
  return statistics ? measuredShare(id, statistics) : (COMMON[name] ?? 0.002)
}

const measuredShare = (id: number, { kindShares }: GraphStatistics) => kindShares.get(id) ?? 0.0001

/** How much one node at this end leads to, over the whole length. */
export function guessReach({ kindNames }: Guess, hop: Hop, from: 'left' | 'right'): number {
  const along = hop.direction === 'both' || (hop.direction === 'right') === (from === 'left')
  const side = along ? 0 : 1
  const reaches = hop.kindIds?.map(
    (id) => (REACH[kindNames.get(id) ?? ''] ?? REACH_OF_OTHERS)[side]
  ) ?? [REACH_OF_OTHERS[side] * 2]
  const reach = Math.max(1, ...reaches)
  const max = hop.length ? hop.length.max : 1
  const both = hop.direction === 'both' ? 4 : 1
  return max === undefined ? reach * both : Math.min(reach * both, REACH_PER_HOP ** max)
}
