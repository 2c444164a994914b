/** Checks a query that is to be asked for nodes, whenever that may be and with nothing but its text. */
import type { Expression, ParameterExpression, ReturnClause } from './ast.ts'
import { check } from './check.ts'
import { CypherError } from './errors.ts'
import { parse } from './parse.ts'
import { isList, type StaticType } from './types.ts'
import { everythingIn } from './walk.ts'

type Types = ReadonlyMap<Expression, StaticType>

/** Throws a CypherError where the query is wrong, needs values, or can have no node in its result. */
export function checkNodeQuery(text: string): void {
  const query = parse(text)
  const types = check(text, query)
  const parameter = [...everythingIn(query)].find(isParameter)
  if (parameter) {
    throw new CypherError({
      kind: 'invalid',
      reason: `nothing gives the parameter $${parameter.name} a value`,
      hint: 'write the value itself',
      place: { query: text, span: parameter }
    })
  }
  const results = [query.first, ...query.unions.map((union) => union.query)].flatMap(
    ({ clauses }) => clauses.filter((clause) => clause.type === 'return')
  )
  const [result] = results
  if (result && !results.some((one) => mayHoldNodes(one, types))) {
    throw new CypherError({
      kind: 'invalid',
      reason: 'the query returns no nodes',
      hint: 'return the nodes themselves, as in MATCH (n) RETURN n',
      place: { query: text, span: result }
    })
  }
}

const mayHoldNodes = ({ star, items }: ReturnClause, types: Types): boolean =>
  star ||
  items.some(({ expression }) => !isProperty(expression, types) && mayHold(types, expression))

const mayHold = (types: Types, expression: Expression): boolean => {
  let type = types.get(expression) ?? 'any'
  while (isList(type)) type = type.list
  return ['node', 'path', 'map', 'any'].includes(type)
}

/** What is stored with a node or a relationship is never a node. */
function isProperty(expression: Expression, types: Types): boolean {
  if (expression.type !== 'property' && expression.type !== 'index') return false
  const of = types.get(expression.of)
  return of === 'node' || of === 'relationship'
}

const isParameter = (part: object): part is ParameterExpression =>
  'type' in part && part.type === 'parameter'
