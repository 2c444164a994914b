/** Evaluates expressions of the query language, and holds tables of them against what they must give. */
import type { Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import type { LiteralExpression } from '../../src/graph/cypher/ast.ts'
import {
  CypherError,
  CypherMap,
  type CypherValue,
  parse,
  runCypher
} from '../../src/graph/cypher/cypher.ts'
import { testDatabase } from './database.ts'

export type Row = readonly [expression: string, expected: CypherValue]

export const mapOf = (entries: Record<string, CypherValue>): CypherMap =>
  new CypherMap(new Map(Object.entries(entries)))

export async function openExpressions(t: Test) {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  t.teardown(() => db.destroy())

  /** All rows of the query. */
  const ask = async (query: string, parameters?: Record<string, CypherValue>) =>
    (await runCypher(db, { query, parameters, maxRows: 10_000, maxBytes: 1e8 })).rows

  const evaluate = async (expression: string, parameters?: Record<string, CypherValue>) =>
    (await ask(`RETURN ${expression} AS value`, parameters))[0]?.[0]

  /**
   * Every expression gives what it must: as it is written, where types are known beforehand, and with
   * all its literals taken out of a list of anything, where they are not.
   */
  async function holds(t: Test, rows: readonly Row[]): Promise<void> {
    for (const [expression, expected] of rows) {
      t.strictSame(await outcome(evaluate(expression)), expected, expression)
      const hidden = hideLiterals(expression)
      t.strictSame(
        await outcome(evaluate(hidden.expression, hidden.parameters)),
        expected,
        `${expression} with types unknown`
      )
    }
  }

  /** The expression is refused with a reason like this. */
  async function refuses(
    t: Test,
    rows: readonly (readonly [expression: string, reason: RegExp])[]
  ): Promise<void> {
    for (const [expression, reason] of rows) {
      const answer = await outcome(evaluate(expression))
      if (answer instanceof CypherError) t.match(answer.message, reason, expression)
      else t.fail(`${expression} was not refused`, { answer })
    }
  }

  return { db, ask, evaluate, holds, refuses }
}

/** Something of every type, so that nothing is known of an element. */
const ANYTHING: readonly CypherValue[] = [true, 'text', 1n, []]

/** The expression with `$hidden[0]`, `$hidden[1]`, … in the place of its literals. */
function hideLiterals(expression: string) {
  const prefix = 'RETURN '
  const found: LiteralExpression[] = []
  collectLiterals(parse(prefix + expression), found)
  found.sort((a, b) => b.start - a.start)
  let text = prefix + expression
  for (const [i, { start, end }] of found.entries()) {
    text = `${text.slice(0, start)}$hidden[${i}]${text.slice(end)}`
  }
  const hidden = [...found.map(({ value }) => value), ...ANYTHING]
  return { expression: text.slice(prefix.length), parameters: { hidden } }
}

function collectLiterals(part: unknown, found: LiteralExpression[]): void {
  if (typeof part !== 'object' || part === null) return
  if ((part as { type?: string }).type === 'literal') found.push(part as LiteralExpression)
  else for (const inner of Object.values(part)) collectLiterals(inner, found)
}

/** The value, or the error as a value, so that a table shows it beside what was expected. */
async function outcome(value: Promise<CypherValue | undefined>) {
  return value.catch((error: unknown) => error)
}
