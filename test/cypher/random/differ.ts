/** One random query over one random graph, asked of the translator and of the reference. */
import type { Kysely } from 'kysely'
import type { Database } from '../../../src/db/database.ts'
import {
  CypherError,
  type CypherValue,
  parse,
  runCypher
} from '../../../src/graph/cypher/cypher.ts'
import { replaceGraph } from '../../support/cypher-database.ts'
import { notationOf } from '../../support/cypher-notation.ts'
import { addNode, emptyGraph, type MemoryGraph } from '../reference/graph.ts'
import { answer } from '../reference/reference.ts'
import { Exhausted, Refusal } from '../reference/refusal.ts'
import { isOpen, typeCase } from './any-type.ts'
import { choicesOf } from './choices.ts'
import { linesOf, type Rows } from './compare.ts'
import { describeGraph, randomGraph } from './graph.ts'
import { type RandomQuery, randomQuery } from './query.ts'

/** More is not worth the wait. */
const STEPS = 20_000
const LIMITS = { maxRows: 100_000, maxBytes: 100_000_000, timeoutMs: 20_000 }

type Asked = Pick<RandomQuery, 'text' | 'columns' | 'isOrdered'> & {
  readonly parameters?: Readonly<Record<string, CypherValue>>
}

/** The rows, or that there are none because of an error of the query. */
async function attempt(query: Asked, rowsOf: () => Promise<{ rows: Rows }>) {
  try {
    const { rows } = await rowsOf()
    return linesOf(rows, query).join('\n')
  } catch (error) {
    if (error instanceof Refusal || error instanceof CypherError) return 'an error'
    if (error instanceof Exhausted) return undefined
    return `a fault: ${error instanceof Error ? error.stack : error}`
  }
}

/** What differs, in words; nothing where they agree. */
export async function difference(
  db: Kysely<Database>,
  forGraph: readonly number[],
  forQuery: readonly number[]
): Promise<string | undefined> {
  return compare(db, randomGraph(choicesOf(forGraph)), randomQuery(choicesOf(forQuery)))
}

/** The same for one operator or function on values of any types. */
export async function typeDifference(
  db: Kysely<Database>,
  forCase: readonly number[]
): Promise<string | undefined> {
  const { properties, ...asked } = typeCase(choicesOf(forCase))
  const graph = emptyGraph()
  addNode(graph, [], properties)
  const columns = [{ name: 'v', type: 'integer' }] as const
  const query = { ...asked, columns, isOrdered: true }
  return compare(db, graph, query, (expected, found) => isOpen(query.text, expected, found))
}

type Agree = (expected: string, found: string) => boolean

async function compare(
  db: Kysely<Database>,
  graph: MemoryGraph,
  query: Asked,
  agree: Agree = (expected, found) => expected === found
) {
  const { text, parameters = {} } = query
  const given = new Map(Object.entries(parameters))
  const expected = await attempt(query, async () => {
    return answer(parse(text), { graph, parameters: given, steps: STEPS })
  })
  if (expected === undefined) return undefined
  await replaceGraph(db, graph)
  const found = await attempt(query, () => runCypher(db, { query: text, parameters, ...LIMITS }))
  if (expected === found || agree(expected, found ?? '')) return undefined
  const values = Object.entries(parameters).map(
    ([name, value]) => `$${name} = ${notationOf(value)}`
  )
  return [describeGraph(graph), text, ...values, `expected\n${expected}`, `got\n${found}`].join(
    '\n\n'
  )
}
