/** Calls of functions that give one value for one row. */
import type { FunctionExpression } from '../../ast.ts'
import { findFunction, fits, returnType, signatureOf } from '../../functions.ts'
import { describeType } from '../../types.ts'
import { FUNCTION_SQL } from '../function-sql.ts'
import type { Typed } from '../typed.ts'
import { refuse, type Scope } from './scope.ts'

export function translateFunction(call: FunctionExpression, scope: Scope): Typed {
  const name = findFunction(call.name.text)
  if (!name)
    return refuse(scope, call.name, `there is no function "${call.name.text}"`, 'unknownFunction')
  const signature = signatureOf(name)
  const given = call.arguments.map((argument) => scope.translate(argument))
  for (const [i, { type }] of given.entries()) {
    const parameter = signature.parameters[Math.min(i, signature.parameters.length - 1)]
    const argument = call.arguments[i]
    if (parameter && argument && !fits(type, parameter)) {
      refuse(scope, argument, `${name}() takes no ${describeType(type)} as its ${parameter.name}`)
    }
  }
  const write = FUNCTION_SQL[name]
  if (write === 'aggregate') {
    return refuse(scope, call, `${name}() cannot stand here`, 'invalid')
  }
  const types = given.map(({ type }) => type)
  return write({ given, type: returnType(name, types), scope, call })
}
