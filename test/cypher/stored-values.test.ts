/** Properties that look like what stands for a node or a time, and are not: an answer or an error with words. */
import { sql } from 'kysely'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { CypherError, runCypher } from '../../src/graph/cypher/cypher.ts'
import { testDatabase } from '../support/database.ts'

const LIMITS = { maxRows: 100, maxBytes: 1_000_000, timeoutMs: 10_000 }

const STORED = [
  ...['{"~date":"x"}', '{"~datetime":"x"}', '{"~time":""}', '{"~duration":"x"}', '{"~date":5}'],
  ...['{"~float":"x"}', '{"~float":"NaN"}', '{"~":1}', '{"~~x":1}', '[1, {"~node": 7}]'],
  ...['{"~node":99}', '{"~node":"x"}', '{"~node":1.5}', '{"~node":1e300}', '{"~relationship":-1}'],
  ...['{"~path":[1]}', '{"~path":["x"]}', '{"~path":[1, 2, 1]}', '{"~path":{}}', '1e400', '1e-400']
]

const EXPRESSIONS = [
  ...[
    'x',
    'n',
    'n {.*}',
    'x < date()',
    'x = x',
    'x + 1',
    'x * 2',
    '-x',
    'x.year',
    "x['a']",
    'x[0]'
  ],
  ...['toString(x)', 'toInteger(x)', 'toFloat(x)', 'size(x)', 'keys(x)', 'properties(x)', 'id(x)'],
  ...['labels(x)', 'type(x)', 'startNode(x)', 'nodes(x)', 'relationships(x)', 'length(x)', 'x:A'],
  ...['collect(x)', 'min(x)', 'sum(x)', 'avg(x)', 'x IN [x]', '[y IN x | y]', 'date(x)', 'abs(x)'],
  ...["x + duration('P1D')", 'duration(x)', 'CASE x WHEN 1 THEN 1 END', "x STARTS WITH 'a'"]
]

t.test('whatever a collector wrote, no query fails without words', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  let rows = 0
  for (const value of STORED) {
    await sql`delete from nodes`.execute(db)
    await sql`
      insert into nodes (id, object_id, kind_ids, properties) overriding system value
      values (1, 'A', '{}', jsonb_build_object('p', ${value}::jsonb))`.execute(db)
    for (const expression of EXPRESSIONS) {
      const query = `MATCH (n) WITH n, n.p AS x RETURN ${expression} AS v ORDER BY v`
      try {
        rows += (await runCypher(db, { query, ...LIMITS })).rows.length
      } catch (error) {
        t.type(error, CypherError, `${value}: ${query}`)
      }
    }
  }
  t.ok(rows > STORED.length, 'most of them still have rows')
})

t.test('a key that begins with a tilde is a key', async (t) => {
  const { url } = await testDatabase(t)
  const db = openDatabase(url, { poolSize: 1 })
  t.teardown(() => db.destroy())
  const query = 'RETURN {`~node`: 1}.`~node` AS a, keys({`~date`: 2}) AS b, {`~~`: 3}[$key] AS c'
  const { rows } = await runCypher(db, { query, parameters: { key: '~~' }, ...LIMITS })
  t.strictSame(rows, [[1n, ['~date'], 3n]])
})
