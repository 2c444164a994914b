/** Random values: operators and order against a model in memory, and functions that must never fail otherwise than in words. */
import fc from 'fast-check'
import t from 'tap'
import { CypherError, CypherMap, type CypherValue } from '../../src/graph/cypher/cypher.ts'
import { FUNCTIONS, isAggregate, type Signature } from '../../src/graph/cypher/functions.ts'
import { openExpressions } from '../support/cypher-expressions.ts'
import { binary } from './reference/operators.ts'
import { Refusal } from './reference/refusal.ts'
import { compare, equals, order } from './reference/values.ts'

const SEED = 20_261_121
const { ask, evaluate } = await openExpressions(t)

const text = fc.string({ unit: 'grapheme', maxLength: 4 }).filter((one) => !one.includes('\0'))
const integer = fc.oneof(
  fc.bigInt({ min: -5n, max: 5n }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
)
const float = fc.oneof(
  fc.integer({ min: -4, max: 4 }).map((one) => one / 2 + 0),
  fc.double().map((one) => one + 0),
  fc.constantFrom(2 ** 53, 2 ** 60, 2 ** 63, -(2 ** 63), Number.NaN, Number.POSITIVE_INFINITY)
)
const scalar = fc.oneof(integer, float, text, fc.boolean(), fc.constant(null))
const { value } = fc.letrec<{ value: CypherValue; list: CypherValue[]; map: CypherMap }>((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, { arbitrary: scalar, weight: 4 }, tie('list'), tie('map')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  map: fc
    .dictionary(fc.constantFrom('a', 'b', '~c'), tie('value'), { maxKeys: 3 })
    .map((entries) => new CypherMap(new Map(Object.entries(entries))))
}))

const sampleOf = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: SEED })

/** The sign, or what it stands for. */
const signOf = (result: ReturnType<typeof compare>) =>
  typeof result === 'number' ? Math.sign(result) : result

const holdsFor = {
  '<': (sign: ReturnType<typeof signOf>) => sign === -1,
  '<=': (sign: ReturnType<typeof signOf>) => sign === -1 || sign === 0,
  '>': (sign: ReturnType<typeof signOf>) => sign === 1,
  '>=': (sign: ReturnType<typeof signOf>) => sign === 1 || sign === 0
}

t.test('any two values are equal and less as in the model', async (t) => {
  const pairs = [
    ...sampleOf(fc.tuple(value, value), 1500),
    ...sampleOf(value, 200).map((one): [CypherValue, CypherValue] => [one, one])
  ]
  const rows = await ask(
    `UNWIND $pairs AS pair WITH pair[0] AS a, pair[1] AS b
     RETURN a = b, a <> b, a < b, a <= b, a > b, a >= b, a IN [b], a IN [b, null]`,
    { pairs }
  )
  for (const [i, [a, b]] of pairs.entries()) {
    const equal = equals(a, b)
    const sign = signOf(compare(a, b))
    const expected = [
      equal,
      equal === null ? null : !equal,
      ...Object.values(holdsFor).map((holds) => (sign === null ? null : holds(sign))),
      equal,
      equal || null
    ]
    if (JSON.stringify(rows[i]) !== JSON.stringify(expected)) {
      t.strictSame(rows[i], expected, inWords(a, b))
    }
  }
  t.equal(rows.length, pairs.length)
})

t.test('two values of known types are equal and less as in the model', async (t) => {
  for (const [a, b] of sampleOf(fc.tuple(scalar, scalar), 300)) {
    const [row] = await ask('RETURN $a = $b, $a < $b, $a >= $b', { a, b })
    const sign = signOf(compare(a, b))
    const expected = [
      equals(a, b),
      sign === null ? null : holdsFor['<'](sign),
      sign === null ? null : holdsFor['>='](sign)
    ]
    t.strictSame(row, expected, inWords(a, b))
  }
})

t.test('any values are sorted as in the model', async (t) => {
  const values = sampleOf(value, 600)
  const rows = await ask('UNWIND $values AS one RETURN one ORDER BY one', { values })
  const sorted = rows.map(([one]) => one ?? null)
  t.equal(sorted.length, values.length)
  for (const [i, one] of sorted.entries()) {
    const next = sorted[i + 1]
    if (next !== undefined && order(one, next) > 0) t.fail(`${inWords(one, next)} is out of order`)
  }
  const [extremes] = await ask('UNWIND $values AS one RETURN min(one), max(one)', { values })
  const known = values.filter((one) => one !== null).sort(order)
  t.equal(order(extremes?.[0] ?? null, known[0] ?? null), 0, 'the least')
  t.equal(order(extremes?.[1] ?? null, known.at(-1) ?? null), 0, 'the greatest')
})

t.test('arithmetic is that of the model, with types known and unknown', async (t) => {
  const operand = fc.oneof(
    integer,
    fc.integer({ min: -40, max: 40 }).map((one) => one / 4),
    fc.constant(null)
  )
  const operators = fc.constantFrom('+', '-', '*', '/', '%')
  for (const [a, operator, b] of sampleOf(fc.tuple(operand, operators, operand), 300)) {
    const expected = attempt(() => binary(operator, a, () => b))
    const name = `${inWords(a)} ${operator} ${inWords(b)}`
    const known = await outcome(evaluate(`$a ${operator} $b`, { a, b }))
    const unknown = await outcome(evaluate(`$l[0] ${operator} $l[1]`, { l: [a, b, 'x', true] }))
    t.strictSame(known, expected, name)
    t.strictSame(unknown, expected, `${name} with types unknown`)
  }
})

const OPERATORS = [
  ...['+', '-', '*', '/', '%', '^', 'AND', 'XOR', 'IN', 'CONTAINS', 'STARTS WITH', '=~'].map(
    (operator) => `$l[0] ${operator} $l[1]`
  ),
  ...['NOT $l[0]', '- $l[0]', '+ $l[0]', '$l[0].a', '$l[0][$l[1]]', '$l[0][$l[1]..$l[2]]'],
  ...[
    '[x IN $l[0] WHERE x = $l[1] | x]',
    'all(x IN $l[0] WHERE x)',
    'single(x IN $l[0] WHERE $l[1])'
  ],
  ...['reduce(a = $l[0], x IN $l[1] | a + x)', 'CASE WHEN $l[0] THEN $l[1] ELSE 1 END'],
  ...[
    'CASE $l[0] WHEN $l[1] THEN 1 END',
    '$l[0] + "x"',
    '[1] + $l[0]',
    '1 + $l[0]',
    '{a: $l[0]}.a'
  ],
  ...['$l[0] < 1', '$l[0] >= "x"', '$l[0] < 1.5', '$l[0] = $l[1] = $l[2]', '$l[0]:User']
]
const AGGREGATES = ['sum(x)', 'avg(x)', 'min(x)', 'max(x)', 'stDev(x)', 'percentileDisc(x, 0.5)']

t.test('anything applied to anything gives a value or says what is wrong', async (t) => {
  const calls = Object.entries<Signature>(FUNCTIONS).flatMap(
    ([name, { parameters, optional = 0 }]) =>
      isAggregate(name)
        ? []
        : Array.from({ length: optional + 1 }, (_, less) => {
            const given = parameters.slice(less).map((_, i) => `$l[${i}]`)
            return `${name}(${given.join(', ')})`
          })
  )
  const aggregates = AGGREGATES.map((call) => `COLLECT { UNWIND $l AS x RETURN ${call} }`)
  for (const expression of [...OPERATORS, ...calls, ...aggregates]) {
    for (const l of sampleOf(fc.array(value, { minLength: 3, maxLength: 3 }), 8)) {
      const failure = await evaluate(expression, { l: [...l, 1n, 'x', true] }).then(
        () => undefined,
        (error: unknown) => error
      )
      if (failure !== undefined && !(failure instanceof CypherError)) {
        t.fail(`${expression} where ${inWords(...l)}: ${failure}`)
      }
    }
  }
  t.ok(calls.length > 80)
})

/** The value, or 'refused'. */
async function outcome(value: Promise<CypherValue | undefined>) {
  return value.catch((error: unknown) => {
    if (error instanceof CypherError) return 'refused'
    throw error
  })
}

function attempt(work: () => CypherValue): CypherValue {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    throw error
  }
}

function inWords(...values: CypherValue[]): string {
  const write = (_: string, one: unknown) =>
    typeof one === 'bigint'
      ? `${one}n`
      : typeof one === 'number'
        ? `float ${one}`
        : one instanceof CypherMap
          ? Object.fromEntries(one.entries)
          : one
  return values.map((one) => JSON.stringify(one, write)).join(' and ')
}
