/** From rows of PostgreSQL to values: every form, the limits, and what a query's transaction may not do. */
import { type RawBuilder, sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { TimeoutError } from '../../src/errors.ts'
import { type AnswerOptions, answer } from '../../src/graph/cypher/answer.ts'
import { CypherError, parse } from '../../src/graph/cypher/cypher.ts'
import type { ResultColumn } from '../../src/graph/cypher/fetch-rows.ts'
import { readGraph } from '../../src/graph/cypher/reader-role.ts'
import { describeFailure } from '../../src/graph/cypher/runtime-error.ts'
import { listOf, type StaticType } from '../../src/graph/cypher/types.ts'
import {
  CypherMap,
  GraphNode,
  GraphPath,
  GraphRelationship,
  TemporalValue
} from '../../src/graph/cypher/values.ts'
import { testDatabase } from '../support/database.ts'
import { writeGraph } from '../support/graph.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())

const ids = await writeGraph(db, {
  nodes: {
    a: ['User', { name: 'ANN', age: 7, share: 1.5 }],
    b: ['Group', { name: 'ADMINS' }],
    c: '!Thing Base'
  },
  edges: [['a -MemberOf-> b', { since: 3 }], 'b -GenericAll-> c']
})
const id = (key: string) => ids.get(key) ?? 0
const edges = await db.selectFrom('edges').select(['id', 'last_seen']).orderBy('id').execute()
const [memberOf] = edges.map((edge) => edge.id)
const [lastSeen] = edges.map((edge) => edge.last_seen)

/** The query of statements that none was made for. */
const ANY_TEXT = 'RETURN 1'

const UNLIMITED = { maxRows: 100, maxBytes: 1e6 }

const ask = (
  statement: RawBuilder<unknown>,
  types: Record<string, StaticType>,
  options: AnswerOptions = UNLIMITED
) => {
  const columns: ResultColumn[] = Object.entries(types).map(([name, type]) => ({ name, type }))
  return readGraph(db, undefined, (reader) => answer(reader, { statement, columns }, options))
}

const evaluate = async (statement: RawBuilder<unknown>, type: StaticType) =>
  (await ask(sql`select ${statement}`, { value: type })).rows[0]?.[0]

const mapOf = (entries: Record<string, unknown>) =>
  new CypherMap(new Map(Object.entries(entries)) as never)

t.test('native forms', async (t) => {
  t.equal(await evaluate(sql`true`, 'boolean'), true)
  t.equal(await evaluate(sql`false`, 'boolean'), false)
  t.equal(await evaluate(sql`9007199254740993::bigint`, 'integer'), 9007199254740993n)
  t.equal(await evaluate(sql`0.1::float8 + 0.2::float8`, 'float'), 0.1 + 0.2)
  t.equal(await evaluate(sql`'-Infinity'::float8`, 'float'), Number.NEGATIVE_INFINITY)
  t.ok(Number.isNaN(await evaluate(sql`'NaN'::float8`, 'float')))
  t.equal(await evaluate(sql`'{"a": 1}'::text`, 'string'), '{"a": 1}')
  t.equal(await evaluate(sql`null::bigint`, 'integer'), null)
  t.equal(await evaluate(sql`''::text`, 'string'), '')
})

t.test('jsonb keeps integers, floats and large numbers apart', async (t) => {
  const json = (text: string) => evaluate(sql`${text}::jsonb`, 'any')
  t.equal(await json('1'), 1n)
  t.equal(await json('1.0'), 1)
  t.equal(await json('-9223372036854775808'), -(2n ** 63n))
  t.equal(await json('9223372036854775808'), 2 ** 63)
  t.equal(await json('"~"'), '~')
  t.equal(await json('"a\\"b\\\\c\\n\\u0001é"'), 'a"b\\c\n\u0001é')
  t.strictSame(await json('[]'), [])
  t.strictSame(await json('{}'), mapOf({}))
  t.strictSame(await json('[1, [true, null], {"k": {"l": 2.5}}]'), [
    1n,
    [true, null],
    mapOf({ k: mapOf({ l: 2.5 }) })
  ])
})

t.test('what JSON cannot say is tagged', async (t) => {
  const json = (value: unknown) => evaluate(sql`${JSON.stringify(value)}::jsonb`, 'any')
  t.equal(await json({ '~float': 'Infinity' }), Number.POSITIVE_INFINITY)
  t.strictSame(await json({ '~date': '2020-01-31' }), new TemporalValue('date', '2020-01-31'))
  t.strictSame(await json({ '~~date': 'x' }), mapOf({ '~date': 'x' }), 'a key of the query itself')
  t.strictSame(await json({ '~date': 'x', a: 'y' }), mapOf({ '~date': 'x', a: 'y' }))
  t.strictSame(await json({ '~node': 'x' }), mapOf({ '~node': 'x' }))
  t.strictSame(await json({ '~node': 4_000_000 }), mapOf({ '~node': 4_000_000n }), 'no such node')
})

t.test('entities in every form are read once each', async (t) => {
  const ann = new GraphNode(id('a'), ['Base', 'User'], mapOf({ age: 7n, name: 'ANN', share: 1.5 }))
  const admins = new GraphNode(id('b'), ['Base', 'Group'], mapOf({ name: 'ADMINS' }))
  const ends = { startId: id('a'), endId: id('b') }
  const since = mapOf({ since: 3n })
  const member = new GraphRelationship(memberOf ?? 0, 'MemberOf', ends, since, lastSeen)
  const { rows } = await ask(
    sql`select ${id('a')}::bigint, ${memberOf}::bigint, array[${id('a')}, ${memberOf}, ${id('b')}]::bigint[],
      array[${id('b')}, null]::bigint[],
      ${JSON.stringify([{ '~node': id('a') }, { '~path': [id('b')] }, { '~relationship': memberOf }])}::jsonb`,
    { n: 'node', r: 'relationship', p: 'path', list: listOf('node'), any: 'any' }
  )
  const [row = []] = rows
  t.same(row[0], ann)
  t.same(row[1], member)
  t.same(row[2], new GraphPath([ann, admins], [member]))
  t.same(row[3], [admins, null])
  t.same(row[4], [ann, new GraphPath([admins], []), member])
  t.equal((row[2] as GraphPath).nodes[0], row[0], 'one object for one node')
  t.ok(row[0] instanceof GraphNode)
  t.ok(row[1] instanceof GraphRelationship)
})

t.test('properties can stay where they are, but for what shows a node', async (t) => {
  const { rows } = await ask(
    sql`select ${id('a')}::bigint, ${memberOf}::bigint`,
    { n: 'node', r: 'relationship' },
    { ...UNLIMITED, properties: false }
  )
  const shown = mapOf({ objectid: 'a', name: 'ANN' })
  const ends = { startId: id('a'), endId: id('b') }
  t.same(rows, [
    [
      new GraphNode(id('a'), ['Base', 'User'], shown),
      new GraphRelationship(memberOf ?? 0, 'MemberOf', ends, mapOf({}), lastSeen)
    ]
  ])
})

t.test('a kind keeps the place that the node gives it', async (t) => {
  const node = (await evaluate(sql`${id('c')}::bigint`, 'node')) as GraphNode
  t.strictSame(node.labels, ['Thing', 'Base'])
})

t.test('rows are cut, and only when there are more', async (t) => {
  const numbers = sql`select number from generate_series(1, 5) as number order by number desc`
  const all = await ask(numbers, { n: 'integer' }, { maxRows: 5, maxBytes: 1e6 })
  t.same([all.rows.length, all.cut], [5, undefined])
  const some = await ask(numbers, { n: 'integer' }, { maxRows: 4, maxBytes: 1e6 })
  t.same([some.rows.flat(), some.cut], [[5n, 4n, 3n, 2n], 'rows'])
  const none = await ask(numbers, { n: 'integer' }, { maxRows: 0, maxBytes: 1e6 })
  t.same([none.rows.length, none.cut], [0, 'rows'])
})

t.test('rows beyond one batch come in their order', async (t) => {
  const { rows } = await ask(
    sql`select number from generate_series(1, 25000) as number order by number desc`,
    { n: 'integer' },
    { maxRows: 1e6, maxBytes: 1e8 }
  )
  t.equal(rows.length, 25_000)
  t.ok(rows.every(([value], place) => value === BigInt(25_000 - place)))
})

t.test('bytes are cut, also within a batch', async (t) => {
  const texts = sql`select repeat('x', 1000) from generate_series(1, 50)`
  const { rows, cut } = await ask(texts, { text: 'string' }, { maxRows: 100, maxBytes: 10_500 })
  t.same([rows.length, cut], [10, 'bytes'])
})

t.test('one value that is too large does not leave PostgreSQL', async (t) => {
  const statement = sql`select repeat('é', number * 3000) from generate_series(1, 3) as number`
  const { rows, cut } = await ask(statement, { text: 'string' }, { maxRows: 9, maxBytes: 12_000 })
  t.same([rows.length, cut], [1, 'bytes'])
})

t.test('nodes count as well, each of them once', async (t) => {
  const [{ size } = { size: 0 }] = (
    await sql<{
      size: number
    }>`select octet_length(properties::text) as size from nodes where id = ${id('a')}`.execute(db)
  ).rows
  const statement = sql`select unnest(array[${id('a')}, ${id('a')}, ${id('b')}]::bigint[])`
  const { rows, cut } = await ask(statement, { n: 'node' }, { maxRows: 9, maxBytes: size + 20 })
  t.same([rows.map(([node]) => (node as GraphNode).id), cut], [[id('a'), id('a')], 'bytes'])
})

t.test('a failure of the query is its own, any other is not', async (t) => {
  const failing = async (statement: RawBuilder<unknown>) => {
    try {
      return await ask(sql`select ${statement}`, { value: 'integer' })
    } catch (error) {
      return describeFailure(error, ANY_TEXT, parse(ANY_TEXT))
    }
  }
  t.match(await failing(sql`1 / 0`), { kind: 'runtime', reason: 'division by zero' })
  t.match(await failing(sql`9223372036854775807::bigint + 1`), {
    reason: 'a number is out of range'
  })
  const pattern = (await failing(sql`('a' ~ '(')::int`)) as CypherError
  t.ok(pattern instanceof CypherError)
  t.equal(pattern.reason, 'invalid regular expression: parentheses () not balanced')
  t.match(await failing(sql`no_such_column`), { code: '42703' })
})

t.test('a statement ends at its time, deadline or not', async (t) => {
  const begun = performance.now()
  const slow = readGraph(db, 100, ({ trx }) => sql`select pg_sleep(20)`.execute(trx)).catch(
    (error) => {
      throw describeFailure(error, ANY_TEXT, parse(ANY_TEXT))
    }
  )
  await t.rejects(slow, TimeoutError)
  t.ok(performance.now() - begun < 5000)
})

t.test('who gives up gets no further batch', async (t) => {
  const stop = new AbortController()
  stop.abort(new Error('gone'))
  await t.rejects(
    ask(sql`select 1`, { n: 'integer' }, { ...UNLIMITED, signal: stop.signal }),
    new Error('gone')
  )
})
