/** A Cypher query as a request brings it, and what is wrong with it as an answer says it. */
import type { Config } from '../config.ts'
import { InvalidRequestError } from '../errors.ts'
import { CypherError, CypherMap, type CypherValue } from './cypher/cypher.ts'

type Body = { query: string; parameters?: Record<string, unknown> }

export const cypherRequest = (
  { query, parameters = {} }: Body,
  { cypherMaxRows: maxRows, cypherMaxBytes: maxBytes }: Config
) => ({ query, parameters: Object.fromEntries(entriesOf(parameters)), maxRows, maxBytes })

/** For `catch`: what its author can repair is no fault of ours. */
export function asInvalidRequest(error: unknown): never {
  if (error instanceof CypherError) {
    throw new InvalidRequestError('query', error.message, { cause: error })
  }
  throw error
}

const entriesOf = (object: object): [string, CypherValue][] =>
  Object.entries(object).map(([key, value]) => [key, cypherValue(value)])

/** JSON has one type of numbers: those without a fraction are integers as far as they are exact. */
function cypherValue(value: unknown): CypherValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.map(cypherValue)
  if (typeof value === 'object' && value !== null) return new CypherMap(new Map(entriesOf(value)))
  return value as null | boolean | string
}
