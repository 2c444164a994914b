/** The shape of the SQL: what is bound, what an index can serve, where an expansion begins. */
import type { RawBuilder } from 'kysely'
import t from 'tap'
import { check, parse } from '../../src/graph/cypher/cypher.ts'
import type { SearchPlan } from '../../src/graph/cypher/search/search-plan.ts'
import { translate } from '../../src/graph/cypher/translate.ts'
import { compile } from '../support/cypher-sql.ts'

const NAMES = ['Base', 'User', 'Group', 'Computer', 'Domain', 'MemberOf', 'AdminTo', 'Contains']
const kinds = new Map(NAMES.map((name, i) => [name, i + 1]))

function translated(text: string) {
  const query = parse(text)
  check(text, query)
  return translate({ text, query, parameters: new Map(), kinds, now: new Date(0), searches: [] })
}

/** On one line, with `?` for what is bound. */
function sqlOf(text: string): string {
  const translation = translated(text)
  if ('pending' in translation) throw new Error('a search has to be made first')
  const { sql } = compile(translation.statement)
  return sql.replace(/\s+/g, ' ').replace(/\$\d+/g, '?').replaceAll('"', '')
}

function searchOf(text: string): SearchPlan {
  const translation = translated(text)
  if ('pending' in translation) return translation.pending
  throw new Error('no search')
}

t.test('nothing of the query stands in the SQL', (t) => {
  const hostile = [
    "MATCH (n:`x'); drop table nodes; --` {`k'y`: 'v\\'al'}) RETURN n.`a\"b` AS `c'd`",
    "MATCH (n)-[r:`T'ype`*1..3 {since: 'secret'}]->(m) WHERE n.x = 'needle' RETURN r LIMIT 4711",
    "MATCH (n) WHERE n.name CONTAINS 'needle' AND n.x =~ 'need.e' RETURN n ORDER BY n.`k'y`"
  ]
  for (const text of hostile) {
    const sql = sqlOf(text)
    for (const word of ['drop', "k'y", 'needle', 'need.e', 'secret', 'a"b', "c'd", '4711', "T'y"]) {
      t.notOk(sql.includes(word), `${word} in ${sql}`)
    }
  }
  t.end()
})

t.test('the same query gives the same SQL', (t) => {
  const text = 'MATCH p = (a:User)-[:MemberOf*]->(b) WHERE NOT (b)-->() RETURN p, [(a)--(c) | c]'
  t.equal(sqlOf(text), sqlOf(text))
  t.end()
})

t.test('tables are joined where something of them is read', (t) => {
  const hop =
    'select e.start_id as c0, e.id as c1 from edges as e where (e.kind_id = any(?::smallint[]))'
  t.equal(sqlOf('MATCH (a)-[r:AdminTo]->(b) RETURN a, r').replace(/\be\d+/g, 'e'), hop)
  t.equal(sqlOf('MATCH (a)-->(b)-->(c) RETURN b.x, b.y').match(/nodes/g)?.length, 1)
  t.notMatch(sqlOf('MATCH (a)-->(b) WITH a MATCH (a)-->(c) RETURN c'), /nodes/)
  t.end()
})

t.test('what indexes can serve', (t) => {
  t.match(sqlOf('MATCH (n:User) RETURN n'), /n\d+\.kind_ids @> \?::smallint\[\]/)
  t.match(sqlOf("MATCH (n {objectid: 'x'}) RETURN n"), /n\d+\.object_id = \?/)
  t.match(sqlOf("MATCH (n) WHERE n.name = 'x' RETURN n"), /n\d+\.name = \?/)
  t.match(sqlOf("MATCH (n) WHERE n.name CONTAINS 'x' RETURN n"), /n\d+\.name like \?/)
  t.match(sqlOf("MATCH ()-[r]->() WHERE type(r) = 'AdminTo' RETURN r"), /kind_id = any\(\?/)
  t.match(sqlOf("MATCH (n) WHERE 'User' IN labels(n) RETURN n"), /kind_ids @> \?/)
  t.end()
})

t.test('an expansion begins at the rarer end', (t) => {
  const beginsAt = (text: string) => {
    const sql = sqlOf(text)
    const step = /(start|end)_id = walk\.far_id/.exec(sql)?.[1]
    return step === 'start' ? 'left' : 'right'
  }
  t.equal(beginsAt("MATCH (a:User {name: 'x'})-[:MemberOf*]->(b:Group) RETURN b"), 'left')
  t.equal(beginsAt("MATCH (a:User)-[:MemberOf*]->(b {name: 'x'}) RETURN a"), 'right')
  t.equal(
    beginsAt("MATCH (a:User)-[:MemberOf*]->(b:Group) WHERE b.name ENDS WITH 'x' RETURN a"),
    'right'
  )
  t.equal(beginsAt('MATCH (a:User) MATCH (a)-[:MemberOf*]->(b:Group) RETURN b'), 'left')
  t.equal(beginsAt("MATCH (a)-[:MemberOf*]->(b)-[:AdminTo]->({name: 'x'}) RETURN a"), 'right')
  t.equal(beginsAt('MATCH (d:Domain)-[:Contains*]->(c:Base) RETURN c'), 'left')
  t.end()
})

t.test('an OR over both ends is two expansions', (t) => {
  const sql = sqlOf("MATCH (a)-[:MemberOf*]->(b) WHERE a.name = 'x' OR b.name = 'y' RETURN a")
  t.match(sql, /e\d+\.start_id = walk\.far_id.* union all select .*e\d+\.end_id = walk\.far_id/)
  const one = sqlOf("MATCH (a)-[:MemberOf*]->(b) WHERE a.name = 'x' OR a.name = 'y' RETURN a")
  t.equal(one.match(/with recursive/g)?.length, 1)
  t.end()
})

t.test('paths are followed only where they are asked for', (t) => {
  const distinct = /union select step\.far_id, walk\.depth \+ 1 from/
  t.match(sqlOf('MATCH (a:User)-[:MemberOf*]->(b) RETURN DISTINCT b'), distinct)
  t.match(sqlOf('MATCH (a:User)-[:MemberOf*]->(b) RETURN a, count(DISTINCT b)'), distinct)
  t.match(sqlOf('MATCH (a:User) WHERE (a)-[:MemberOf*]->(:Group) RETURN a'), distinct)
  t.match(sqlOf('MATCH (a)-[:MemberOf*]->(b) WITH a WITH DISTINCT a RETURN a'), distinct)
  for (const all of [
    'MATCH (a:User)-[:MemberOf*]->(b) RETURN b',
    'MATCH (a:User)-[:MemberOf*]->(b) RETURN a, count(b)',
    'MATCH (a:User)-[:MemberOf*2..]->(b) RETURN DISTINCT b',
    'MATCH (a:User)-[:MemberOf*]-(b) RETURN DISTINCT b',
    'MATCH (a:User)-[:MemberOf*]->(b)-[:MemberOf]->(c) RETURN DISTINCT b',
    'MATCH (a)-[:MemberOf*]->(b) WITH a LIMIT 3 RETURN DISTINCT a',
    'MATCH p = (a:User)-[:MemberOf*]->(b) RETURN DISTINCT p'
  ]) {
    t.match(sqlOf(all), /step\.id <> all\(walk\.edge_ids\)/, all)
  }
  t.end()
})

t.test('a LIMIT stands where the rows are read', (t) => {
  t.match(sqlOf('MATCH (n:User) RETURN n LIMIT 5'), /where .* limit \?::bigint$/)
  t.notMatch(sqlOf('MATCH (n:User) RETURN n LIMIT 5'), /\(select/)
  t.end()
})

t.test('a condition that nothing has a pattern stays an anti-join', (t) => {
  t.match(
    sqlOf('MATCH (a:User) WHERE NOT (a)-[:AdminTo]->() RETURN a'),
    /not exists \(select from edges/
  )
  t.match(
    sqlOf("MATCH (a:User) WHERE NOT (a)-[:MemberOf*]->({name: 'x'}) RETURN a"),
    /not \(n\d+\.id in \(select/
  )
  t.end()
})

t.test('what is searched for a shortest path', (t) => {
  const shown = (select: RawBuilder<unknown> | undefined) =>
    select && compile(select).sql.replace(/\s+/g, ' ').replaceAll('"', '')
  const plan = searchOf(`MATCH p = shortestPath((a:User)-[:MemberOf*1..]->(b:Group))
    WHERE a.enabled = true AND a <> b RETURN p LIMIT 7`)
  t.match(plan, { all: false, direction: 'right', min: 1, max: undefined, limit: 7 })
  t.same(plan.kindIds, [kinds.get('MemberOf')])
  t.equal(plan.excludesEqualEnds, true)
  if (!('sources' in plan.ends)) throw new Error('two sets were expected')
  t.match(shown(plan.ends.sources), /kind_ids @> .* and .*properties/)
  t.match(shown(plan.ends.targets), /kind_ids @> \$1::smallint\[\]\)$/)

  const filtered = searchOf(`MATCH p = allShortestPaths((a:User)<-[*..4]-(b))
    WHERE all(r IN relationships(p) WHERE r.since > 1) AND length(p) > 2 RETURN p LIMIT 7`)
  t.match(filtered, { all: true, direction: 'left', max: 4, limit: undefined })
  t.equal(filtered.excludesEqualEnds, false)
  t.match(shown(filtered.edgeFilter), /^select .* from edges as .* where .*properties/)

  const rare = searchOf(`MATCH p = shortestPath((a:User)-[*]->(b:Group))
    WHERE any(x IN a.spns WHERE x = 'y') AND a <> b RETURN p`)
  if (!('sources' in rare.ends)) throw new Error('two sets were expected')
  t.match(shown(rare.ends.sources), /kind_ids @> .* and .*properties/)

  const pairs = searchOf('MATCH (a:User)-->(b) MATCH p = shortestPath((a)-[*0..]-(b)) RETURN p')
  t.match(pairs, { direction: 'both', min: 0, kindIds: undefined })
  t.ok('pairs' in pairs.ends)
  t.end()
})
