/** Checks a call: that the function exists, how many arguments it takes, of which types. */
import type { Expression, FunctionExpression } from '../ast.ts'
import {
  type FunctionName,
  findFunction,
  fits,
  functionNames,
  returnType,
  type Signature,
  signatureOf
} from '../functions.ts'
import { didYouMean } from '../suggest.ts'
import type { StaticType } from '../types.ts'
import { partsOf } from '../walk.ts'
import { article, type Checker, type Place, withArticle } from './checker.ts'

const RANDOM: readonly (FunctionName | undefined)[] = ['rand', 'randomUUID']

/** What stands for functions of other languages. */
const INSTEAD: Record<string, string> = {
  startswith: 'write a STARTS WITH b',
  endswith: 'write a ENDS WITH b',
  concat: 'write a + b',
  len: 'write size(…)',
  ifnull: 'write coalesce(…)',
  isnull: 'write a IS NULL'
}

export function checkCall(c: Checker, call: FunctionExpression, place: Place): StaticType {
  const name = findFunction(call.name.text)
  if (!name) {
    const hint =
      INSTEAD[call.name.text.toLowerCase()] ?? didYouMean(call.name.text, functionNames())
    return c.fail('unknownFunction', call.name, `there is no function "${call.name.text}"`, hint)
  }
  const signature = signatureOf(name)
  if (call.distinct && !signature.aggregate) {
    c.fail('invalid', call, `DISTINCT is for aggregates, and ${name}() is none`)
  }
  if (signature.aggregate) checkAggregate(c, call, place)
  if (call.star) return checkStar(c, call, name)
  checkCount(c, call, name, signature)
  const inside = signature.aggregate
    ? { ...place, noAggregates: 'an aggregate cannot contain another' }
    : place
  const types = call.arguments.map((argument) => c.typeOf(argument, inside))
  types.forEach((type, index) => {
    checkType(c, call, { name, signature, index, type })
  })
  return returnType(name, types)
}

function checkAggregate(c: Checker, call: FunctionExpression, { noAggregates }: Place): void {
  if (noAggregates) c.fail('invalid', call, noAggregates)
  const random = call.arguments.map(findRandom).find((found) => found !== undefined)
  if (random) c.fail('invalid', random, 'an aggregate cannot take random values')
}

function findRandom(expression: Expression): Expression | undefined {
  const isRandom =
    expression.type === 'function' && RANDOM.includes(findFunction(expression.name.text))
  if (isRandom) return expression
  for (const part of partsOf(expression)) {
    const found = findRandom(part)
    if (found) return found
  }
  return undefined
}

function checkStar(c: Checker, call: FunctionExpression, name: FunctionName): StaticType {
  if (name !== 'count') c.fail('wrongArgumentCount', call, `${name}() does not take *`)
  if (call.distinct) c.fail('invalid', call, 'count(*) counts rows, DISTINCT needs a value')
  return 'integer'
}

function checkCount(
  c: Checker,
  call: FunctionExpression,
  name: FunctionName,
  { parameters, optional = 0, variadic }: Signature
): void {
  const given = call.arguments.length
  const least = parameters.length - optional
  const most = variadic ? Number.POSITIVE_INFINITY : parameters.length
  if (given >= least && given <= most) return
  const range = variadic ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`
  const plural = range === '1' || range === 'at least 1' ? '' : 's'
  const usage = `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`
  c.fail(
    'wrongArgumentCount',
    call,
    `${name}() takes ${range} argument${plural}, not ${given}`,
    parameters.length > 0 ? `it is ${usage}` : undefined
  )
}

type Argument = { name: FunctionName; signature: Signature; index: number; type: StaticType }

function checkType(c: Checker, call: FunctionExpression, argument: Argument): void {
  const { name, signature, index, type } = argument
  const parameter = signature.parameters[index] ?? signature.parameters.at(-1)
  const given = call.arguments[index]
  if (!parameter || !given || fits(type, parameter)) return
  const accepted = parameter.accepts.filter((one) => one !== 'number').join(' or ')
  c.fail(
    'wrongType',
    given,
    `the ${parameter.name} of ${name}() is ${withArticle(accepted)}, not ${article(type)}`
  )
}
