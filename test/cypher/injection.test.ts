/** Whatever its author writes into a query: the SQL is that of a harmless query of the same shape. */
import t from 'tap'
import { CypherMap } from '../../src/graph/cypher/cypher.ts'
import { statementsOf } from '../support/cypher-sql.ts'
import { HOSTILE, HOSTILE_EXPRESSIONS, named, quoted } from './hostile.ts'

/** Every place where a text can stand. */
const STRINGS: ((text: string) => string)[] = [
  (text) => `RETURN ${text}`,
  (text) => `RETURN ${text} AS a, [${text}, 1] AS b, {c: ${text}} AS d`,
  (text) => `MATCH (n) WHERE n.name = ${text} RETURN n`,
  (text) => `MATCH (n) WHERE n.objectid = ${text} OR n.other = ${text} RETURN n`,
  (text) => `MATCH (n) WHERE n.name STARTS WITH ${text} RETURN n`,
  (text) => `MATCH (n) WHERE n.name ENDS WITH ${text} RETURN n`,
  (text) => `MATCH (n) WHERE n.name CONTAINS ${text} RETURN n`,
  (text) => `MATCH (n) WHERE n.other CONTAINS ${text} RETURN n`,
  (text) => `MATCH (n) WHERE toUpper(n.name) CONTAINS toUpper(${text}) RETURN n`,
  (text) => `MATCH (n) WHERE n.name IN [${text}, 'b'] RETURN n`,
  (text) => `MATCH (n) WHERE n.name <> ${text} AND NOT n.name > ${text} RETURN n`,
  (text) => `MATCH (n {name: ${text}, other: ${text}}) RETURN n`,
  (text) => `MATCH (n)-[r {other: ${text}}]->() RETURN r`,
  (text) => `MATCH (n)-[r:R*1..3 {other: ${text}}]->() RETURN r`,
  (text) => `MATCH p = shortestPath((n {name: ${text}})-[*]->(m)) WHERE n <> m RETURN p`,
  (text) => `MATCH p = allShortestPaths((n)-[*..4 {other: ${text}}]-(m)) WHERE n <> m RETURN p`,
  (text) => `MATCH (n) WHERE EXISTS { (n)-->(m) WHERE m.name = ${text} } RETURN n`,
  (text) => `RETURN CASE ${text} WHEN ${text} THEN ${text} ELSE ${text} END`,
  (text) => `RETURN split(${text}, ${text}), replace(${text}, ${text}, ${text}), size(${text})`,
  (text) => `RETURN coalesce(null, ${text}), toString(${text}), toInteger(${text})`,
  (text) => `MATCH (n) RETURN n[${text}], {a: 1}[${text}]`,
  (text) => `UNWIND [${text}] AS x RETURN DISTINCT x ORDER BY x + ${text} LIMIT 1`,
  (text) => `MATCH (n) RETURN collect(${text}), min(${text}), count(DISTINCT ${text})`,
  (text) => `RETURN [x IN [${text}] WHERE x = ${text} | x + ${text}]`,
  (text) =>
    `RETURN any(x IN [${text}] WHERE x = ${text}), reduce(a = ${text}, x IN [1] | a + ${text})`,
  (text) => `RETURN ${text} + ${text} AS x UNION RETURN ${text} AS x`
]

/** Every place where a name that the author chooses can stand; `known` says whether it is a kind. */
const NAMES: ((name: string) => string)[] = [
  (name) => `MATCH (n) WHERE n.${name} = 1 RETURN n.${name}`,
  (name) => `MATCH (n {${name}: 'a'}) RETURN n`,
  (name) => `MATCH (n)-[r {${name}: 1}]->() WHERE r.${name} IS NOT NULL RETURN r`,
  (name) => `MATCH (n) WHERE n.${name} CONTAINS 'a' OR n.${name} IN ['a'] RETURN n`,
  (name) => `MATCH (n) RETURN n.${name} AS x ORDER BY n.${name}`,
  (name) => `MATCH (n) RETURN n {.${name}, other: 1}, n {${name}: 2}`,
  (name) => `RETURN {${name}: 1}, {${name}: {${name}: 'a'}}.${name}`,
  (name) => `MATCH (n:${name}) RETURN n`,
  (name) => `MATCH (n:${name}|A) WHERE NOT n:${name} RETURN n:${name}`,
  (name) => `MATCH (n:!${name})-[r:${name}]->(:${name}) RETURN type(r)`,
  (name) => `MATCH (n)-[r:${name}|R]->() RETURN r`,
  (name) => `MATCH (n)-[r:${name}*1..3]->() RETURN r`,
  (name) => `MATCH p = shortestPath((n:${name})-[:${name}*]->(m)) WHERE n <> m RETURN p`,
  (name) => `MATCH (${name}) RETURN ${name}`,
  (name) => `MATCH (${name})-->(m) WHERE ${name}.a = 1 RETURN ${name}.a, count(m)`,
  (name) => `MATCH ()-[${name}]->() RETURN type(${name})`,
  (name) => `MATCH ()-[${name}*1..2]->() RETURN size(${name})`,
  (name) => `MATCH ${name} = (n)-->() RETURN length(${name})`,
  (name) => `RETURN 1 AS ${name} ORDER BY ${name}`,
  (name) => `WITH 1 AS ${name} WITH ${name} AS b, ${name} AS ${name} RETURN *`,
  (name) => `MATCH (n) WITH n AS ${name}, count(*) AS b RETURN ${name}, b`,
  (name) => `UNWIND [1, 2] AS ${name} RETURN DISTINCT ${name}`,
  (name) => `RETURN [${name} IN [1] | ${name} + 1], all(${name} IN [1] WHERE ${name} > 0)`,
  (name) => `RETURN reduce(${name} = 0, x IN [1] | ${name} + x)`,
  (name) => `RETURN 1 AS ${name} UNION ALL RETURN 2 AS ${name}`,
  (name) => `MATCH (n) WHERE n.name = $${name} RETURN n`,
  (name) => `MATCH (n) WHERE EXISTS { MATCH (${name}:${name}) WHERE ${name}.${name} = 1 } RETURN n`
]

const sqlOf = (...query: Parameters<typeof statementsOf>) =>
  statementsOf(...query).map((statement) => statement.sql)

t.test('text is never part of the SQL', async (t) => {
  for (const write of STRINGS) {
    const harmless = sqlOf(write("'harmless'"))
    for (const text of HOSTILE) {
      t.strictSame(sqlOf(write(quoted(text))), harmless, write(quoted(text)).slice(0, 200))
    }
  }
})

t.test('nor are names, whether the graph knows them or not', async (t) => {
  for (const write of NAMES) {
    for (const isKnown of [false, true]) {
      const statements = (name: string) =>
        sqlOf(write(named(name)), { [name]: 'a' }, isKnown ? [name, 'A', 'R'] : [])
      const harmless = statements('harmless')
      for (const name of HOSTILE) {
        t.strictSame(statements(name), harmless, write(named(name)).slice(0, 200))
      }
    }
  }
})

t.test('nor are regular expressions', async (t) => {
  const write = (text: string) =>
    `MATCH (n) WHERE n.name =~ ${quoted(text)} OR n.x =~ ${quoted(text)} RETURN n`
  const harmless = sqlOf(write('harmless'))
  for (const text of [...HOSTILE, ...HOSTILE_EXPRESSIONS]) {
    t.strictSame(sqlOf(write(text)), harmless, text.slice(0, 200))
  }
})

t.test('nor are the values of parameters', async (t) => {
  const text = 'MATCH (n) WHERE n.name = $p OR n.x IN [$p] OR n[$p] = 1 RETURN $p, size($p) AS s'
  const map = (key: string) => new CypherMap(new Map([[key, [key]]]))
  for (const value of HOSTILE) {
    t.strictSame(sqlOf(text, { p: value }), sqlOf(text, { p: 'harmless' }))
    const query = 'RETURN $p, keys($p) AS k'
    t.strictSame(sqlOf(query, { p: map(value) }), sqlOf(query, { p: map('harmless') }))
  }
})

t.test('nor are numbers', async (t) => {
  const write = (number: string) =>
    `MATCH (n)-[*1..${number}]->() WHERE n.x = ${number} RETURN n SKIP ${number} LIMIT ${number}`
  for (const number of ['3', '15', '999', '123456789']) {
    t.strictSame(sqlOf(write(number)), sqlOf(write('2')), number)
  }
})
