/** The scenarios of the TCK: those that only read, what they start from and what they expect. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CypherValue } from '../../src/graph/cypher/values.ts'
import { beside } from './beside.ts'
import { readFeature, type Scenario, type Step } from './cypher-gherkin.ts'
import { notationOf, readValue } from './cypher-notation.ts'

const { path: TCK, skip } = beside('cypher/tck')

export const withoutTck = skip

export type Expectation =
  | {
      readonly type: 'rows'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly CypherValue[])[]
      readonly isOrdered: boolean
      readonly ignoreListOrder: boolean
    }
  | { readonly type: 'error'; readonly text: string }

export type TckCase = {
  readonly name: string
  /** Apart: the temporal features. */
  readonly group: 'rows' | 'errors' | 'temporal'
  readonly setUp: readonly string[]
  readonly parameters: Readonly<Record<string, CypherValue>>
  readonly query: string
  readonly expected: Expectation
}

const QUOTED = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const UPDATE = /\b(?:create|merge|set|delete|remove|foreach|call|load)\b/i

/** `updates` is how many scenarios change the graph in the query that they are about. */
export function tckCases(): { cases: TckCase[]; updates: number } {
  const files = readdirSync(TCK, { recursive: true, encoding: 'utf8' })
  const cases: TckCase[] = []
  let updates = 0
  for (const file of files.filter((name) => name.endsWith('.feature')).sort()) {
    const path = relative(TCK, join(TCK, file)).replace('.feature', '')
    for (const scenario of readFeature(readFileSync(join(TCK, file), 'utf8'))) {
      const queries = scenario.steps.filter(({ text }) => text.startsWith('executing '))
      if (queries.some(({ doc = '' }) => UPDATE.test(doc.replace(QUOTED, '')))) updates++
      else cases.push(caseOf(path, scenario))
    }
  }
  return { cases, updates }
}

function caseOf(path: string, { name, steps }: Scenario): TckCase {
  const queries = steps.filter(({ text }) => text.startsWith('executing '))
  const [query] = queries
  if (queries.length !== 1 || query?.doc === undefined) throw new Error(`${name} is not one query`)
  const expected = expectationOf(steps, name)
  const isTemporal = path.startsWith('expressions/temporal')
  return {
    name: `${path} ${name}`,
    group: expected.type === 'error' ? 'errors' : isTemporal ? 'temporal' : 'rows',
    setUp: steps.filter(({ text }) => text === 'having executed:').map(({ doc = '' }) => doc),
    parameters: parametersOf(steps),
    query: query.doc,
    expected
  }
}

function parametersOf(steps: readonly Step[]): Record<string, CypherValue> {
  const table = steps.find(({ text }) => text === 'parameters are:')?.table ?? []
  return Object.fromEntries(table.map(([name = '', value = '']) => [name, readValue(value)]))
}

function expectationOf(steps: readonly Step[], name: string): Expectation {
  const error = steps.find(({ text }) => / should be raised at /.test(text))
  if (error) return { type: 'error', text: error.text }
  const step = steps.find(({ text }) => text.startsWith('the result should be'))
  if (!step) throw new Error(`nothing is expected of ${name}`)
  const [columns = [], ...rows] = step.table
  return {
    type: 'rows',
    columns,
    rows: rows.map((cells) => cells.map(readValue)),
    isOrdered: step.text.includes('in order'),
    ignoreListOrder: step.text.includes('ignoring element order')
  }
}

type Found = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CypherValue[])[]
}

/** What is wrong with the rows; nothing where they are right. */
export function difference(
  expected: Extract<Expectation, { type: 'rows' }>,
  found: Found
): string | undefined {
  const { ignoreListOrder, isOrdered } = expected
  const lines = ({ columns, rows }: Found) => {
    const written = rows.map((row) =>
      row.map((value) => notationOf(value, { ignoreListOrder })).join(' | ')
    )
    const sorted = isOrdered ? written : written.sort()
    // A result that is said to be empty has no names either.
    return [...(expected.columns.length > 0 ? [columns.join(' | ')] : []), ...sorted].join('\n')
  }
  const [wanted, got] = [lines(expected), lines(found)]
  return wanted === got ? undefined : `expected\n${wanted}\ngot\n${got}`
}
